import {computeCorners} from './geometry';
import type {Part, Vector} from '../families/part';

/** A flat face, counterclockwise from outside, in mm of the plan. */
export type Face = readonly Vector[];

/** The indices of each face's corners, counterclockwise from outside. */
export type Shape = readonly (readonly number[])[];

/** The faces of a part by indices of shared corners. All parts of a kind have the same `shape` object. */
export interface Solid {
  corners: readonly Vector[];
  shape: Shape;
}

/** Indices refer to the corners of `computeCorners`. */
export const boxShape: Shape = [
  [0, 1, 3, 2],
  [4, 6, 7, 5],
  [0, 4, 5, 1],
  [2, 3, 7, 6],
  [0, 2, 6, 4],
  [1, 5, 7, 3],
];

/** Number of sides of a round rod. */
const sides = 16;

/** A prism of rings of `count` corners, the lowest first, each counterclockwise seen from above. */
function prism(rings: number, count: number): Shape {
  const ring = Array.from({length: count}, (_, index) => index);
  const top = ring.map((index) => index + (rings - 1) * count);
  const between = Array.from({length: rings - 1}, (_, level) =>
    ring.map((index) => {
      const [here, next] = [level * count + index, level * count + ((index + 1) % count)];
      return [here, next, next + count, here + count];
    }),
  );
  return [[...ring].reverse(), top, ...between.flat()];
}

const beveledBox = prism(3, 4);
const rod = prism(2, sides);

/** `parts` are all parts of the piece: edges that are glued to a neighbour have no bevel. */
export function buildFaces(part: Part, parts: readonly Part[]): Face[] {
  const {corners, shape} = buildSolid(part, parts);
  return shape.map((face) => face.map((index) => corners[index] as Vector));
}

/** The same as corners and shape. */
export function buildSolid(part: Part, parts: readonly Part[]): Solid {
  if (part.bevel && !part.turn) return {corners: beveledCorners(part, part.bevel, parts), shape: beveledBox};
  if (part.radius) {
    const [thinnest = 0, middle = 0] = [...part.size].sort((a, b) => a - b);
    if (part.radius * 2 >= middle && thinnest === middle) return {corners: rodCorners(part), shape: rod};
  }
  return {corners: computeCorners(part), shape: boxShape};
}

/** A box whose lower edges are cut off: the bevel rises over half the thickness. */
function beveledCorners(part: Part, bevel: number, parts: readonly Part[]): Vector[] {
  const {place, size} = part;
  const end = (axis: 0 | 1, sign: 1 | -1) => place[axis] + (sign * size[axis]) / 2;
  const cut = (axis: 0 | 1, sign: 1 | -1) => {
    const other = axis === 0 ? 1 : 0;
    const glued = parts.some(
      (one) =>
        one !== part &&
        one.bevel === bevel &&
        one.place[2] === place[2] &&
        Math.abs(one.place[axis] - (sign * one.size[axis]) / 2 - end(axis, sign)) < 0.01 &&
        Math.abs(one.place[other] - place[other]) < 0.01,
    );
    return end(axis, sign) - (glued ? 0 : sign * bevel);
  };
  const [low, middle, top] = [place[2] - size[2] / 2, place[2], place[2] + size[2] / 2];
  const full = [end(0, -1), end(0, 1), end(1, -1), end(1, 1)] as const;
  const small = [cut(0, -1), cut(0, 1), cut(1, -1), cut(1, 1)] as const;
  const ring = ([left, right, front, back]: readonly [number, number, number, number], z: number): Vector[] => [
    [left, front, z],
    [right, front, z],
    [right, back, z],
    [left, back, z],
  ];
  return [...ring(small, low), ...ring(full, middle), ...ring(full, top)];
}

function rodCorners(part: Part): Vector[] {
  const {place, size} = part;
  const axis = size.indexOf(Math.max(...size));
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as [number, number];
  const ring = (sign: number): Vector[] =>
    Array.from({length: sides}, (_, index) => {
      const angle = (2 * Math.PI * index) / sides;
      const point: [number, number, number] = [...place];
      point[axis]! += (sign * size[axis]!) / 2;
      point[u]! += (Math.cos(angle) * size[u]!) / 2;
      point[v]! += (Math.sin(angle) * size[v]!) / 2;
      return point;
    });
  return [...ring(-1), ...ring(1)];
}
