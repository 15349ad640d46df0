import type {Graphics} from './graphics';
import {lightCount} from './lights';

/** Width and height of a shadow map, in pixels. */
export const shadowSize = 512;

/** A depth texture for each lamp. */
export function shadowTargets(gl: Graphics) {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture);
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 1, gl.DEPTH_COMPONENT16, shadowSize, shadowSize, lightCount);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
  const frames = Array.from({length: lightCount}, (_, layer) => {
    const frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.framebufferTextureLayer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, texture, 0, layer);
    return frame;
  });
  return {texture, frames};
}

/** The framebuffers for drawing with multisampling, resolving, and adding up pictures. Half floats store linear light. */
export function pictureTargets(gl: Graphics, width: number, height: number) {
  const texture = () => {
    const made = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, made);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA16F, width, height);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    const frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, made, 0);
    return {texture: made, frame};
  };
  const [one, mean] = [texture(), texture()];
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  const buffers = [
    [gl.COLOR_ATTACHMENT0, gl.RGBA16F],
    [gl.DEPTH_ATTACHMENT, gl.DEPTH_COMPONENT24],
  ].map(([attachment, format]) => {
    const buffer = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, buffer);
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, 4, format!, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, attachment!, gl.RENDERBUFFER, buffer);
    return buffer;
  });
  return {
    drawing: frame,
    one,
    mean,
    width,
    height,
    dispose() {
      for (const made of [frame, one.frame, mean.frame]) gl.deleteFramebuffer(made);
      for (const made of [one.texture, mean.texture]) gl.deleteTexture(made);
      for (const made of buffers) gl.deleteRenderbuffer(made);
    },
  };
}
