import {cornerSize, type Mesh} from './mesh';

/** A shader program with its uniforms by name. */
export interface Program {
  /** Throws when the driver rejects the program. */
  use(): void;
  getUniform(name: string): WebGLUniformLocation | null;
}

export type Graphics = WebGL2RenderingContext;

/** The values of a corner in the order of `buildMesh`. An attribute has the same location in every program. */
const attributes = [
  {name: 'a_position', size: 3},
  {name: 'a_normal', size: 3},
  {name: 'a_wood', size: 3},
  {name: 'a_finish', size: 2},
] as const;

const bytesPerValue = Float32Array.BYTES_PER_ELEMENT;

export function createProgram(gl: Graphics, vertex: string, fragment: string): Program {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('The context is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  attributes.forEach(({name}, location) => gl.bindAttribLocation(program, location, name));
  gl.linkProgram(program);
  const uniforms = new Map<string, WebGLUniformLocation | null>();
  return {
    use() {
      if (!gl.getProgramParameter(program, gl.LINK_STATUS))
        throw new Error(gl.getProgramInfoLog(program) ?? 'No program');
      gl.useProgram(program);
    },
    getUniform(name) {
      if (!uniforms.has(name)) uniforms.set(name, gl.getUniformLocation(program, name));
      return uniforms.get(name) ?? null;
    },
  };
}

/** Creates buffers of corners and triangles, in the layout of `buildMesh`. */
export function createMeshBuffers(gl: Graphics) {
  const array = gl.createVertexArray();
  const [cornerBuffer, indexBuffer] = [gl.createBuffer(), gl.createBuffer()];
  let uploadedIndices: Uint32Array = new Uint32Array();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, cornerBuffer);
  let offset = 0;
  attributes.forEach(({size}, location) => {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, gl.FLOAT, false, cornerSize * bytesPerValue, offset);
    offset += size * bytesPerValue;
  });
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indexBuffer);
  return {
    fill({corners, indices}: Mesh) {
      gl.bindVertexArray(array);
      gl.bindBuffer(gl.ARRAY_BUFFER, cornerBuffer);
      gl.bufferData(gl.ARRAY_BUFFER, corners, gl.DYNAMIC_DRAW);
      // A step of a slider moves corners, but rarely changes the triangles.
      const isUploaded =
        indices.length === uploadedIndices.length &&
        indices.every((corner, position) => corner === uploadedIndices[position]);
      if (isUploaded) return;
      uploadedIndices = indices;
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.DYNAMIC_DRAW);
    },
    draw() {
      gl.bindVertexArray(array);
      gl.drawElements(gl.TRIANGLES, uploadedIndices.length, gl.UNSIGNED_INT, 0);
    },
  };
}

/** Creates a 3D texture of deterministic white noise, with mipmaps. */
export function createNoise(gl: Graphics): WebGLTexture | null {
  const size = 32;
  const values = new Uint8Array(size ** 3);
  let state = 1;
  for (let index = 0; index < values.length; index += 1) {
    state = Math.imul(state, 1664525) + 1013904223;
    values[index] = state >>> 24;
  }
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_3D, texture);
  gl.texImage3D(gl.TEXTURE_3D, 0, gl.R8, size, size, size, 0, gl.RED, gl.UNSIGNED_BYTE, values);
  gl.generateMipmap(gl.TEXTURE_3D);
  gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  return texture;
}
