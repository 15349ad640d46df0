import type {Vector} from '../families/parts/part';

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

// `Math.hypot` is several times slower.
export const magnitude = (vector: Vector): number => Math.sqrt(dot(vector, vector));

/** A vector of length 1 in the same direction; the zero vector stays as it is. */
export function normalize(vector: Vector): Vector {
  const length = magnitude(vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
