import type {Graphics} from './graphics';
import {lampCount} from './lamps';

/** Width and height of a shadow map, in pixels. */
export const shadowSize = 512;

/** Samples of a pixel, which smooth the edges of a piece. */
const sampleCount = 4;

/** Creates a depth texture with a layer and a framebuffer for each lamp. */
export function createShadowTargets(gl: Graphics) {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture);
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 1, gl.DEPTH_COMPONENT16, shadowSize, shadowSize, lampCount);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
  const frames = Array.from({length: lampCount}, (_, layer) => {
    const frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.framebufferTextureLayer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, texture, 0, layer);
    return frame;
  });
  return {texture, frames};
}

/**
 * Creates the framebuffers for a picture with several samples of each pixel, for its `resolved` samples, and for the `mean` of all
 * pictures. Half floats store linear light.
 */
export function createPictureTargets(gl: Graphics, width: number, height: number) {
  const createTextureTarget = () => {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA16F, width, height);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    const frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    return {texture, frame};
  };
  const [resolved, mean] = [createTextureTarget(), createTextureTarget()];
  const multisampleFrame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, multisampleFrame);
  const attachments = [
    {attachment: gl.COLOR_ATTACHMENT0, format: gl.RGBA16F},
    {attachment: gl.DEPTH_ATTACHMENT, format: gl.DEPTH_COMPONENT24},
  ];
  const buffers = attachments.map(({attachment, format}) => {
    const buffer = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, buffer);
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, sampleCount, format, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, attachment, gl.RENDERBUFFER, buffer);
    return buffer;
  });
  return {
    multisampleFrame,
    resolved,
    mean,
    width,
    height,
    dispose() {
      for (const frame of [multisampleFrame, resolved.frame, mean.frame]) gl.deleteFramebuffer(frame);
      for (const texture of [resolved.texture, mean.texture]) gl.deleteTexture(texture);
      for (const buffer of buffers) gl.deleteRenderbuffer(buffer);
    },
  };
}
