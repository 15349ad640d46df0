import type {Vector} from '../families/part';
import type {Graphics} from './graphics';
import type {Light} from './lights';
import {cross, dot, normalize} from '../plan/vector';

/** The lamps of a picture as uniforms. */
interface LightUniforms {
  /** The projection of each lamp, and all of them in one array. */
  matrices: readonly Float32Array[];
  all: Float32Array;
  directions: Float32Array;
  strengths: Float32Array;
  blurs: Float32Array;
}

/** Lamps around a sphere that contains the piece. Metres. */
export function lightUniforms(lights: readonly Light[], middle: Vector, radius: number): LightUniforms {
  const all = new Float32Array(16 * lights.length);
  const [directions, strengths] = [new Float32Array(3 * lights.length), new Float32Array(3 * lights.length)];
  const matrices = lights.map(({direction, strength}, index) => {
    directions.set(direction, index * 3);
    strengths.set(strength, index * 3);
    const matrix = all.subarray(index * 16, index * 16 + 16);
    look(matrix, direction, middle, radius);
    return matrix;
  });
  return {matrices, all, directions, strengths, blurs: Float32Array.from(lights, ({blur}) => blur / radius)};
}

export function setLightUniforms(
  gl: Graphics,
  at: (name: string) => WebGLUniformLocation | null,
  lamps: LightUniforms,
) {
  gl.uniformMatrix4fv(at('u_lamps'), false, lamps.all);
  gl.uniform3fv(at('u_directions'), lamps.directions);
  gl.uniform3fv(at('u_strengths'), lamps.strengths);
  gl.uniform1fv(at('u_blur'), lamps.blurs);
}

/** Writes the projection matrix of a lamp, by columns. */
function look(matrix: Float32Array, direction: Vector, middle: Vector, radius: number) {
  const u = normalize(cross(Math.abs(direction[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1], direction));
  const rows = [u, cross(direction, u), [-direction[0], -direction[1], -direction[2]]] as [Vector, Vector, Vector];
  rows.forEach((row, at) => {
    for (let axis = 0; axis < 3; axis += 1) matrix[axis * 4 + at] = row[axis]! / radius;
    matrix[12 + at] = -dot(row, middle) / radius;
  });
  matrix[15] = 1;
}
