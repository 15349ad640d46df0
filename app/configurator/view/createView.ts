import type {Size} from '../families/family';
import {computeBounds} from '../plan/geometry';
import type {Part, Vector} from '../families/part';
import {createCamera, createMatrix, type Turn} from './camera';
import {finishName, createFinish} from './finish';
import {createBuffer, createNoise, createProgram, type Graphics} from './graphics';
import {createLights} from './lights';
import {lightUniforms, setLightUniforms} from './lightUniforms';
import {buildMesh} from './mesh';
import {
  addFragment,
  floorFragment,
  floorVertex,
  finishCount,
  pieceFragment,
  pieceVertex,
  shadowFragment,
  shadowVertex,
  showFragment,
  wholeVertex,
} from './shaders';
import {pictureTargets, shadowSize, shadowTargets} from './targets';

/** The 3D view of a piece on a canvas. It draws only after a change. */
export interface View {
  /** Sets the parts and the chosen colour, `#rrggbb`. */
  show(parts: readonly Part[], color: string): void;
  turn(to: Turn): void;
  /** Call it when the canvas has changed its size. */
  resize(): void;
  dispose(): void;
}

interface Options {
  /** The product's largest piece. */
  largest: Size;
  /** The piece stands at a wall, so the window lights its front. */
  wall: boolean;
  /** Called when rendering starts, and when the picture is final. */
  settled(final: boolean): void;
  /** The time limit for rendering, in ms. A slow device stops with a coarser picture. */
  patience: number;
}

/** The number of pictures, each with lamps of its own, whose mean is the final one. */
const pictureCount = 24;
const leastPictures = 2;

/** Maximum number of pixels. */
const maxPixels = 1_600_000;

/** The rotation of the window towards the front of a piece at a wall, in degrees, as in its photographs. */
const wallTurn = 24;

/** Light of the ground of the photographs, which their film shows as #ECEAE6, and what makes that the page's `--paper`. */
const ground = [1.3, 1.1935, 1.024] as const;
const print = [246 / 236, 243 / 234, 238 / 230] as const;

/**
 * Draws pieces with WebGL 2 (decision 022). `null` without the required features. Throws when a driver rejects the shaders.
 */
export function createView(canvas: HTMLCanvasElement, {largest, wall, settled, patience}: Options): View | null {
  const gl = canvas.getContext('webgl2', {alpha: false, antialias: false, depth: false});
  if (!gl || !(gl.getExtension('EXT_color_buffer_float') || gl.getExtension('EXT_color_buffer_half_float')))
    return null;
  const programs = {
    shadow: createProgram(gl, shadowVertex, shadowFragment),
    piece: createProgram(gl, pieceVertex, pieceFragment),
    floor: createProgram(gl, floorVertex, floorFragment),
    add: createProgram(gl, wholeVertex, addFragment),
    show: createProgram(gl, wholeVertex, showFragment),
  };
  const buffer = createBuffer(gl);
  const empty = gl.createVertexArray();
  const shadows = shadowTargets(gl);
  const noise = createNoise(gl);
  let targets = pictureTargets(gl, 1, 1);
  let piece: {parts: readonly Part[]; size: Size; names: string[]} | undefined;
  let color = '#ffffff';
  /** The finishes that the shader program has as uniforms. */
  let uploadedLooks = '';
  let turn: Turn = {yaw: 0, pitch: 0, zoom: 1};
  let done = 0;
  let request = 0;
  let began = 0;

  const again = () => {
    if (done !== 0 || !request) settled(false);
    done = 0;
    began = performance.now();
    request ||= requestAnimationFrame(next);
  };
  const next = () => {
    request = 0;
    if (!piece || gl.isContextLost()) return;
    draw(piece.size, piece.names);
    done += 1;
    if (done < pictureCount && (done < leastPictures || performance.now() - began < patience))
      request = requestAnimationFrame(next);
    else settled(true);
  };

  function draw(size: Size, names: readonly string[]) {
    if (!gl) return;
    const middle: Vector = [0, 0, size.height / 2000];
    const radius = Math.hypot(size.length, size.depth, size.height) / 2000;
    const lamps = lightUniforms(createLights(done, turn.yaw + (wall ? wallTurn : 0)), middle, radius);
    drawShadows(gl, lamps.matrices);
    const camera = createCamera(size, largest, targets.width / targets.height, turn);
    const shift = [0.7548776662, 0.5698402909].map((step) => ((0.5 + done * step) % 1) - 0.5) as [number, number];
    const matrix = createMatrix(camera, [shift[0] / targets.width, shift[1] / targets.height]);
    const eye = camera.eye.map((value) => value / 1000);

    gl.bindFramebuffer(gl.FRAMEBUFFER, targets.drawing);
    gl.viewport(0, 0, targets.width, targets.height);
    gl.clearColor(...ground, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D_ARRAY, shadows.texture);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_3D, noise);

    const {piece: own, floor} = programs;
    for (const program of [floor, own]) {
      program.use();
      gl.uniformMatrix4fv(program.at('u_matrix'), false, matrix);
      setLightUniforms(gl, program.at, lamps);
    }
    gl.uniform3fv(own.at('u_eye'), eye);
    gl.uniform1i(own.at('u_noise'), 1);
    gl.uniform1f(own.at('u_texel'), (2.5 * radius) / shadowSize);
    tellLooks(gl, names);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.CULL_FACE);
    buffer.draw();
    floor.use();
    gl.disable(gl.CULL_FACE);
    gl.bindVertexArray(empty);
    gl.uniform3fv(floor.at('u_paper'), ground);
    gl.uniform1f(floor.at('u_reach'), radius * 4);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.disable(gl.DEPTH_TEST);
    present(gl);
  }

  /** Uploads the finishes, unless they are unchanged. */
  function tellLooks(gl: Graphics, names: readonly string[]) {
    const telling = `${color} ${names.join()}`;
    if (telling === uploadedLooks) return;
    uploadedLooks = telling;
    const {at} = programs.piece;
    const looks = names.slice(0, finishCount).map((name) => createFinish(name, color));
    gl.uniform3fv(
      at('u_light'),
      looks.flatMap(({light}) => light),
    );
    gl.uniform3fv(
      at('u_dark'),
      looks.flatMap(({dark}) => dark),
    );
    gl.uniform4fv(
      at('u_grain'),
      looks.flatMap(({grain}) => grain),
    );
    gl.uniform4fv(
      at('u_surface'),
      looks.flatMap(({surface}) => surface),
    );
  }

  function drawShadows(gl: Graphics, lamps: readonly Float32Array[]) {
    programs.shadow.use();
    gl.viewport(0, 0, shadowSize, shadowSize);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.POLYGON_OFFSET_FILL);
    gl.polygonOffset(1.5, 3);
    lamps.forEach((lamp, index) => {
      gl.bindFramebuffer(gl.FRAMEBUFFER, shadows.frames[index]!);
      gl.clear(gl.DEPTH_BUFFER_BIT);
      gl.uniformMatrix4fv(programs.shadow.at('u_matrix'), false, lamp);
      buffer.draw();
    });
    gl.disable(gl.POLYGON_OFFSET_FILL);
  }

  /** Resolves the samples, adds the picture to the mean and draws the mean to the screen. */
  function present(gl: Graphics) {
    const {width, height, drawing, one, mean} = targets;
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, drawing);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, one.frame);
    gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindFramebuffer(gl.FRAMEBUFFER, mean.frame);
    gl.bindTexture(gl.TEXTURE_2D, one.texture);
    programs.add.use();
    gl.uniform1f(programs.add.at('u_part'), 1 / (done + 1));
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.disable(gl.BLEND);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.bindTexture(gl.TEXTURE_2D, mean.texture);
    programs.show.use();
    gl.uniform3fv(programs.show.at('u_print'), print);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  return {
    show(parts, chosen) {
      color = chosen;
      if (piece?.parts !== parts) {
        const names = [...new Set(parts.map(finishName))];
        const {from, to} = computeBounds(parts);
        piece = {parts, names, size: {length: to[0] - from[0], depth: to[1] - from[1], height: to[2]}};
        buffer.fill(buildMesh(parts, (part) => names.indexOf(finishName(part))));
      }
      again();
    },
    turn(to) {
      turn = to;
      again();
    },
    resize() {
      const {clientWidth, clientHeight} = canvas;
      const ratio = Math.min(devicePixelRatio, 2, Math.sqrt(maxPixels / (clientWidth * clientHeight || 1)));
      const [width, height] = [clientWidth, clientHeight].map((size) => Math.max(1, Math.round(size * ratio)));
      if (width === targets.width && height === targets.height) return;
      Object.assign(canvas, {width, height});
      targets.dispose();
      targets = pictureTargets(gl, width!, height!);
      again();
    },
    dispose() {
      cancelAnimationFrame(request);
      piece = undefined;
      targets.dispose();
      gl.deleteTexture(shadows.texture);
    },
  };
}
