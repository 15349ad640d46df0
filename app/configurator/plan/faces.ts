import {cornersOf} from './geometry';
import type {Part, Vector} from './part';

/** A flat face, counterclockwise from outside, in mm of the plan. */
export type Face = readonly Vector[];

/** Corners of a part (`cornersOf`) around each of its faces. */
const boxFaces = [
  [0, 1, 3, 2],
  [4, 6, 7, 5],
  [0, 4, 5, 1],
  [2, 3, 7, 6],
  [0, 2, 6, 4],
  [1, 5, 7, 3],
];

/** How many sides a round rod has. */
const sides = 16;

/** The faces of a part, with its bevel. `parts` are all of the piece: edges that are glued to a neighbour have no bevel. */
export function facesOf(part: Part, parts: readonly Part[]): Face[] {
  if (part.bevel && !part.turn) return beveled(part, part.bevel, parts);
  const [thinnest = 0, middle = 0] = [...part.size].sort((a, b) => a - b);
  if (part.radius && part.radius * 2 >= middle && thinnest === middle) return rod(part);
  const corners = cornersOf(part);
  return boxFaces.map((face) => face.map((index) => corners[index] as Vector));
}

/** A box whose lower edges are cut off: the bevel rises over half the thickness. */
function beveled(part: Part, bevel: number, parts: readonly Part[]): Face[] {
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
  const rings = [ring(small, low), ring(full, middle), ring(full, top)];
  return prism(rings);
}

function rod(part: Part): Face[] {
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
  return prism([ring(-1), ring(1)]);
}

/** The faces between rings of corners, the lowest first, each counterclockwise seen from its upper side. */
function prism(rings: readonly Vector[][]): Face[] {
  const faces: Face[] = [[...(rings[0] ?? [])].reverse(), rings.at(-1) ?? []];
  for (let level = 1; level < rings.length; level += 1) {
    const [lower = [], upper = []] = [rings[level - 1], rings[level]];
    lower.forEach((corner, index) => {
      const next = (index + 1) % lower.length;
      faces.push([corner, lower[next]!, upper[next]!, upper[index]!]);
    });
  }
  return faces;
}
