import type {Size} from '../families/family';
import {computeBounds} from '../plan/geometry';
import type {Part, Vector} from '../families/parts/part';
import {createCamera, createMatrix, type Rotation} from './camera';
import {createFinish, getFinishKey} from './finish';
import {createMeshBuffers, createNoise, createProgram, type Graphics} from './graphics';
import {createLamps, getSequencePoint} from './lamps';
import {createLampUniforms, setLampUniforms} from './lampUniforms';
import {buildMesh} from './mesh';
import {
  filmFragment,
  finishCount,
  floorFragment,
  floorVertex,
  meanFragment,
  pictureVertex,
  pieceFragment,
  pieceVertex,
  shadowFragment,
  shadowVertex,
} from './shaders';
import {createPictureTargets, createShadowTargets, shadowSize} from './targets';

/** The 3D view of a piece on a canvas. It draws only after a change. */
export interface PieceView {
  /** Sets the parts and the chosen colour, `#rrggbb`. */
  show(parts: readonly Part[], color: string): void;
  setRotation(rotation: Rotation): void;
  /** Call it when the canvas has changed its size. */
  resize(): void;
  dispose(): void;
}

interface Options {
  /** The product's largest piece. */
  largest: Size;
  /** The piece stands at a wall, so the window lights its front. */
  isAtWall: boolean;
  /** Called when rendering starts, and when the picture is final. */
  onProgress(isFinal: boolean): void;
  /** The time limit for rendering, in ms. A slow device stops with a coarser picture. */
  timeLimit: number;
}

/** The number of pictures, each with lamps of its own, whose mean is the final one. */
const pictureCount = 24;
const minPictureCount = 2;

/** Maximum number of pixels. */
const maxPixels = 1_600_000;

/** The rotation of the window towards the front of a piece at a wall, in degrees, as in its photographs. */
const wallYaw = 24;

/** How far the floor reaches, as a multiple of the piece's radius. */
const floorReach = 4;

/** The light of the photographs' ground, which their film shows as #ECEAE6, and the factors from that to the page's `--paper`. */
const groundLight = [1.3, 1.1935, 1.024] as const;
const paperCorrection = [246 / 236, 243 / 234, 238 / 230] as const;

/**
 * Creates a view that draws pieces with WebGL 2 (decision 022). `null` without the required features. Throws when a driver rejects the
 * shaders.
 */
export function createView(
  canvas: HTMLCanvasElement,
  {largest, isAtWall, onProgress, timeLimit}: Options,
): PieceView | null {
  const gl = canvas.getContext('webgl2', {alpha: false, antialias: false, depth: false});
  if (!gl || !(gl.getExtension('EXT_color_buffer_float') || gl.getExtension('EXT_color_buffer_half_float')))
    return null;
  const programs = {
    shadow: createProgram(gl, shadowVertex, shadowFragment),
    piece: createProgram(gl, pieceVertex, pieceFragment),
    floor: createProgram(gl, floorVertex, floorFragment),
    mean: createProgram(gl, pictureVertex, meanFragment),
    film: createProgram(gl, pictureVertex, filmFragment),
  };
  const buffer = createMeshBuffers(gl);
  const emptyArray = gl.createVertexArray();
  const shadows = createShadowTargets(gl);
  const noise = createNoise(gl);
  let targets = createPictureTargets(gl, 1, 1);
  let piece: {parts: readonly Part[]; size: Size; finishKeys: string[]} | undefined;
  let color = '#ffffff';
  /** The finishes that the shader program has as uniforms. */
  let uploadedFinishes = '';
  let rotation: Rotation = {yaw: 0, pitch: 0, zoom: 1};
  let finishedPictures = 0;
  let frameRequest = 0;
  let startTime = 0;

  const restart = () => {
    if (finishedPictures !== 0 || !frameRequest) onProgress(false);
    finishedPictures = 0;
    startTime = performance.now();
    frameRequest ||= requestAnimationFrame(drawNext);
  };
  const drawNext = () => {
    frameRequest = 0;
    if (!piece || gl.isContextLost()) return;
    drawPicture(piece.size, piece.finishKeys);
    finishedPictures += 1;
    const hasTime = finishedPictures < minPictureCount || performance.now() - startTime < timeLimit;
    if (finishedPictures < pictureCount && hasTime) frameRequest = requestAnimationFrame(drawNext);
    else onProgress(true);
  };

  function drawPicture(size: Size, finishKeys: readonly string[]) {
    if (!gl) return;
    const middle: Vector = [0, 0, size.height / 2000];
    const radius = Math.hypot(size.length, size.depth, size.height) / 2000;
    const lamps = createLamps(finishedPictures, rotation.yaw + (isAtWall ? wallYaw : 0));
    const lampUniforms = createLampUniforms(lamps, middle, radius);
    drawShadows(gl, lampUniforms.matrices);
    const camera = createCamera(size, largest, targets.width / targets.height, rotation);
    // Each picture is shifted by another part of a pixel, so that their mean has smooth edges.
    const [shiftX, shiftY] = getSequencePoint(finishedPictures);
    const matrix = createMatrix(camera, [(shiftX - 0.5) / targets.width, (shiftY - 0.5) / targets.height]);
    const eye = camera.eye.map((value) => value / 1000);

    gl.bindFramebuffer(gl.FRAMEBUFFER, targets.multisampleFrame);
    gl.viewport(0, 0, targets.width, targets.height);
    gl.clearColor(...groundLight, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D_ARRAY, shadows.texture);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_3D, noise);

    const {piece: pieceProgram, floor: floorProgram} = programs;
    for (const program of [floorProgram, pieceProgram]) {
      program.use();
      gl.uniformMatrix4fv(program.getUniform('u_matrix'), false, matrix);
      setLampUniforms(gl, program, lampUniforms);
    }
    gl.uniform3fv(pieceProgram.getUniform('u_eye'), eye);
    gl.uniform1i(pieceProgram.getUniform('u_noise'), 1);
    gl.uniform1f(pieceProgram.getUniform('u_texel'), (2.5 * radius) / shadowSize);
    uploadFinishes(gl, finishKeys);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.CULL_FACE);
    buffer.draw();
    floorProgram.use();
    gl.disable(gl.CULL_FACE);
    gl.bindVertexArray(emptyArray);
    gl.uniform3fv(floorProgram.getUniform('u_paper'), groundLight);
    gl.uniform1f(floorProgram.getUniform('u_radius'), radius * floorReach);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.disable(gl.DEPTH_TEST);
    showMean(gl);
  }

  /** Uploads the finishes to the piece's program, which is in use, unless they are unchanged. */
  function uploadFinishes(gl: Graphics, finishKeys: readonly string[]) {
    const state = `${color} ${finishKeys.join()}`;
    if (state === uploadedFinishes) return;
    uploadedFinishes = state;
    const {getUniform} = programs.piece;
    const finishes = finishKeys.slice(0, finishCount).map((key) => createFinish(key, color));
    const lights = finishes.flatMap(({light}) => light);
    const darks = finishes.flatMap(({dark}) => dark);
    const grains = finishes.flatMap(({grain}) => grain);
    const surfaces = finishes.flatMap(({surface}) => surface);
    gl.uniform3fv(getUniform('u_light'), lights);
    gl.uniform3fv(getUniform('u_dark'), darks);
    gl.uniform4fv(getUniform('u_grain'), grains);
    gl.uniform4fv(getUniform('u_surface'), surfaces);
  }

  function drawShadows(gl: Graphics, lampMatrices: readonly Float32Array[]) {
    programs.shadow.use();
    gl.viewport(0, 0, shadowSize, shadowSize);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.POLYGON_OFFSET_FILL);
    gl.polygonOffset(1.5, 3);
    lampMatrices.forEach((matrix, index) => {
      gl.bindFramebuffer(gl.FRAMEBUFFER, shadows.frames[index]!);
      gl.clear(gl.DEPTH_BUFFER_BIT);
      gl.uniformMatrix4fv(programs.shadow.getUniform('u_matrix'), false, matrix);
      buffer.draw();
    });
    gl.disable(gl.POLYGON_OFFSET_FILL);
  }

  /** Resolves the samples, adds the picture to the mean and draws the mean to the screen. */
  function showMean(gl: Graphics) {
    const {width, height, multisampleFrame, resolved, mean} = targets;
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, multisampleFrame);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, resolved.frame);
    gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindFramebuffer(gl.FRAMEBUFFER, mean.frame);
    gl.bindTexture(gl.TEXTURE_2D, resolved.texture);
    programs.mean.use();
    gl.uniform1f(programs.mean.getUniform('u_weight'), 1 / (finishedPictures + 1));
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.disable(gl.BLEND);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.bindTexture(gl.TEXTURE_2D, mean.texture);
    programs.film.use();
    gl.uniform3fv(programs.film.getUniform('u_correction'), paperCorrection);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  return {
    show(parts, chosenColor) {
      color = chosenColor;
      if (piece?.parts !== parts) {
        const finishKeys = [...new Set(parts.map(getFinishKey))];
        const {from, to} = computeBounds(parts);
        const size = {length: to[0] - from[0], depth: to[1] - from[1], height: to[2]};
        piece = {parts, finishKeys, size};
        buffer.fill(buildMesh(parts, (part) => finishKeys.indexOf(getFinishKey(part))));
      }
      restart();
    },
    setRotation(newRotation) {
      rotation = newRotation;
      restart();
    },
    resize() {
      const {clientWidth, clientHeight} = canvas;
      const ratio = Math.min(devicePixelRatio, 2, Math.sqrt(maxPixels / (clientWidth * clientHeight || 1)));
      const width = Math.max(1, Math.round(clientWidth * ratio));
      const height = Math.max(1, Math.round(clientHeight * ratio));
      if (width === targets.width && height === targets.height) return;
      Object.assign(canvas, {width, height});
      targets.dispose();
      targets = createPictureTargets(gl, width, height);
      restart();
    },
    dispose() {
      cancelAnimationFrame(frameRequest);
      piece = undefined;
      targets.dispose();
      gl.deleteTexture(shadows.texture);
    },
  };
}
