import {computeBounds, computeCorners} from './geometry';
import {cutToBox, findTenon} from './tenons';
import type {Part, Vector} from '../families/parts/part';

/** A flat face, counterclockwise from outside, in mm of the plan. */
export type Polygon = readonly Vector[];

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

/** The number of sides that a round rod is drawn with. */
const rodSides = 16;

/** A prism of `rings` rings of `count` corners, the lowest first, each counterclockwise seen from above. */
function createPrism(rings: number, count: number): Shape {
  const ring = Array.from({length: count}, (_, index) => index);
  const top = ring.map((index) => index + (rings - 1) * count);
  const walls = Array.from({length: rings - 1}, (_, level) =>
    ring.map((index) => {
      const [corner, next] = [level * count + index, level * count + ((index + 1) % count)];
      return [corner, next, next + count, corner + count];
    }),
  );
  return [[...ring].reverse(), top, ...walls.flat()];
}

/** The shapes of one box, of two and of three. */
const boxShapes = [1, 2, 3].map(
  (count): Shape =>
    Array.from({length: count}, (_, box) => boxShape.map((face) => face.map((corner) => corner + 8 * box))).flat(),
);
const beveledBoxShape = createPrism(3, 4);
const rodShape = createPrism(2, rodSides);

/** `parts` are all parts of the piece: edges that are glued to a neighbour have no bevel. */
export function buildFaces(part: Part, parts: readonly Part[]): Polygon[] {
  const {corners, shape} = buildSolid(part, parts);
  return shape.map((face) => face.map((index) => corners[index] as Vector));
}

/** The same faces as corners and shape. */
export function buildSolid(part: Part, parts: readonly Part[]): Solid {
  if (part.bevel && !part.turn)
    return {corners: computeBeveledCorners(part, part.bevel, parts), shape: beveledBoxShape};
  if (part.radius) {
    const [thinnest = 0, middle = 0] = [...part.size].sort((a, b) => a - b);
    const isRod = part.radius * 2 >= middle && thinnest === middle;
    if (isRod) return {corners: computeRodCorners(part), shape: rodShape};
  }
  const boxes = splitAtShoulders(part, parts);
  return {corners: boxes.flatMap(computeCorners), shape: boxShapes[boxes.length - 1]!};
}

/** A part as boxes: what is between its shoulders, and its tenons. Most have none and are one box. */
function splitAtShoulders(part: Part, parts: readonly Part[]): Part[] {
  if (!part.joints.some(({tenon}) => tenon)) return [part];
  const tenons = parts.flatMap((other) => findTenon(part, other) ?? []);
  const {from, to} = computeBounds([part]);
  const [bodyFrom, bodyTo] = [[...from], [...to]];
  for (const {axis, sign, from: low, to: high} of tenons)
    if (sign > 0) bodyTo[axis] = low[axis]!;
    else bodyFrom[axis] = high[axis]!;
  const body = cutToBox(part, bodyFrom as unknown as Vector, bodyTo as unknown as Vector);
  return [body, ...tenons.map((tenon) => cutToBox(part, tenon.from, tenon.to))];
}

/** A box whose lower edges are cut off: the bevel rises over half the thickness. */
function computeBeveledCorners(part: Part, bevel: number, parts: readonly Part[]): Vector[] {
  const {place, size} = part;
  const getEnd = (axis: 0 | 1, sign: 1 | -1) => place[axis] + (sign * size[axis]) / 2;
  const getBeveledEnd = (axis: 0 | 1, sign: 1 | -1) => {
    const otherAxis = axis === 0 ? 1 : 0;
    const isGlued = parts.some(
      (one) =>
        one !== part &&
        one.bevel === bevel &&
        one.place[2] === place[2] &&
        Math.abs(one.place[axis] - (sign * one.size[axis]) / 2 - getEnd(axis, sign)) < 0.01 &&
        Math.abs(one.place[otherAxis] - place[otherAxis]) < 0.01,
    );
    return getEnd(axis, sign) - (isGlued ? 0 : sign * bevel);
  };
  const [low, middle, top] = [place[2] - size[2] / 2, place[2], place[2] + size[2] / 2];
  const full = [getEnd(0, -1), getEnd(0, 1), getEnd(1, -1), getEnd(1, 1)] as const;
  const beveled = [getBeveledEnd(0, -1), getBeveledEnd(0, 1), getBeveledEnd(1, -1), getBeveledEnd(1, 1)] as const;
  const createRing = ([left, right, front, back]: readonly [number, number, number, number], z: number): Vector[] => [
    [left, front, z],
    [right, front, z],
    [right, back, z],
    [left, back, z],
  ];
  return [...createRing(beveled, low), ...createRing(full, middle), ...createRing(full, top)];
}

function computeRodCorners(part: Part): Vector[] {
  const {place, size} = part;
  const axis = size.indexOf(Math.max(...size));
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as [number, number];
  const createRing = (sign: number): Vector[] =>
    Array.from({length: rodSides}, (_, index) => {
      const angle = (2 * Math.PI * index) / rodSides;
      const point: [number, number, number] = [...place];
      point[axis]! += (sign * size[axis]!) / 2;
      point[u]! += (Math.cos(angle) * size[u]!) / 2;
      point[v]! += (Math.sin(angle) * size[v]!) / 2;
      return point;
    });
  return [...createRing(-1), ...createRing(1)];
}
