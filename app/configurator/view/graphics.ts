import type {Mesh} from './mesh';

/** A shader program with its uniforms by name. Throws when the driver rejects it. */
interface Program {
  use(): void;
  at(name: string): WebGLUniformLocation | null;
}

export type Graphics = WebGL2RenderingContext;

/** The locations of attributes, the same in every program. */
const attributes = ['a_at', 'a_normal', 'a_wood', 'a_look'];

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
  attributes.forEach((name, index) => gl.bindAttribLocation(program, index, name));
  gl.linkProgram(program);
  const places = new Map<string, WebGLUniformLocation | null>();
  return {
    use() {
      if (!gl.getProgramParameter(program, gl.LINK_STATUS))
        throw new Error(gl.getProgramInfoLog(program) ?? 'No program');
      gl.useProgram(program);
    },
    at(name) {
      if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
      return places.get(name) ?? null;
    },
  };
}

/** Buffers of corners and triangles, in the layout of `buildMesh`. */
export function createBuffer(gl: Graphics) {
  const array = gl.createVertexArray();
  const [corners, indices] = [gl.createBuffer(), gl.createBuffer()];
  let drawn: Uint32Array = new Uint32Array();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, corners);
  let offset = 0;
  [3, 3, 3, 2].forEach((size, index) => {
    gl.enableVertexAttribArray(index);
    gl.vertexAttribPointer(index, size, gl.FLOAT, false, 44, offset);
    offset += size * 4;
  });
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices);
  return {
    fill(mesh: Mesh) {
      gl.bindVertexArray(array);
      gl.bindBuffer(gl.ARRAY_BUFFER, corners);
      gl.bufferData(gl.ARRAY_BUFFER, mesh.corners, gl.DYNAMIC_DRAW);
      // A step of a slider moves corners, but rarely changes the triangles.
      const {indices} = mesh;
      if (indices.length === drawn.length && indices.every((corner, at) => corner === drawn[at])) return;
      drawn = indices;
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, drawn, gl.DYNAMIC_DRAW);
    },
    draw() {
      gl.bindVertexArray(array);
      gl.drawElements(gl.TRIANGLES, drawn.length, gl.UNSIGNED_INT, 0);
    },
  };
}

/** A 3D texture of deterministic white noise, with mipmaps. */
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
