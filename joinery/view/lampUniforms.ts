import type {Vector} from '../families/parts/part';
import type {Graphics, Program} from './graphics';
import type {Lamp} from './lamps';
import {cross, dot, normalize} from '../plan/vector';

/** The lamps of a picture as uniforms. */
interface LampUniforms {
  /** The projection of each lamp, and all of them in one array. */
  matrices: readonly Float32Array[];
  allMatrices: Float32Array;
  directions: Float32Array;
  strengths: Float32Array;
  blurs: Float32Array;
}

/** Places the lamps around a sphere that contains the piece. Metres. */
export function createLampUniforms(lamps: readonly Lamp[], middle: Vector, radius: number): LampUniforms {
  const allMatrices = new Float32Array(16 * lamps.length);
  const [directions, strengths] = [new Float32Array(3 * lamps.length), new Float32Array(3 * lamps.length)];
  const matrices = lamps.map(({direction, strength}, index) => {
    directions.set(direction, index * 3);
    strengths.set(strength, index * 3);
    const matrix = allMatrices.subarray(index * 16, index * 16 + 16);
    writeProjection(matrix, direction, middle, radius);
    return matrix;
  });
  const blurs = Float32Array.from(lamps, ({blur}) => blur / radius);
  return {matrices, allMatrices, directions, strengths, blurs};
}

export function setLampUniforms(gl: Graphics, {getUniform}: Program, uniforms: LampUniforms) {
  gl.uniformMatrix4fv(getUniform('u_lamps'), false, uniforms.allMatrices);
  gl.uniform3fv(getUniform('u_directions'), uniforms.directions);
  gl.uniform3fv(getUniform('u_strengths'), uniforms.strengths);
  gl.uniform1fv(getUniform('u_blur'), uniforms.blurs);
}

/** Writes the parallel projection of a lamp, by columns. */
function writeProjection(matrix: Float32Array, direction: Vector, middle: Vector, radius: number) {
  const isSteep = Math.abs(direction[2]) > 0.9;
  const right = normalize(cross(isSteep ? [0, 1, 0] : [0, 0, 1], direction));
  const forward: Vector = [-direction[0], -direction[1], -direction[2]];
  const rows: Vector[] = [right, cross(direction, right), forward];
  rows.forEach((row, index) => {
    for (let axis = 0; axis < 3; axis += 1) matrix[axis * 4 + index] = row[axis]! / radius;
    matrix[12 + index] = -dot(row, middle) / radius;
  });
  matrix[15] = 1;
}
