import type {Part, Vector} from '../families/parts/part';
import {add} from './vector';

/** A bounding box in mm. */
interface Bounds {
  from: Vector;
  to: Vector;
}

const signs = [-1, 1] as const;

/**
 * The eight corners of a part in the piece, in mm: x changes slowest, z fastest. The ends along `z` of a tilted part are
 * level; its other ends are square. A sheared box has the volume of the box.
 */
export function computeCorners({size, place, turn}: Part): Vector[] {
  const [a, b, c] = size;
  const radians = ((turn?.degrees ?? 0) * Math.PI) / 180;
  const [sine, cosine, tangent] = [Math.sin(radians), Math.cos(radians), Math.tan(radians)];
  return signs.flatMap((x) =>
    signs.flatMap((y) =>
      signs.map((z): Vector => {
        const [u, v] = [(x * a) / 2, (y * b) / 2];
        // About `y` a positive turn brings +z to +x; about `x` it brings +z to -y.
        if (turn?.axis === 'y') {
          const w = (z * c) / 2 + u * tangent;
          return add(place, [u * cosine + w * sine, v, w * cosine - u * sine]);
        }
        if (turn?.axis === 'x') {
          const w = (z * c) / 2 - v * tangent;
          return add(place, [u, v * cosine - w * sine, w * cosine + v * sine]);
        }
        return add(place, [u * cosine - v * sine, u * sine + v * cosine, (z * c) / 2]);
      }),
    ),
  );
}

export function computeBounds(parts: readonly Part[]): Bounds {
  const corners = parts.flatMap(computeCorners);
  const getCorner = (pick: (...values: number[]) => number): Vector => {
    const getEnd = (axis: 0 | 1 | 2) =>
      corners.reduce((best, corner) => pick(best, corner[axis]), corners[0]?.[axis] ?? 0);
    return [getEnd(0), getEnd(1), getEnd(2)];
  };
  return {from: getCorner(Math.min), to: getCorner(Math.max)};
}

/** Cubic millimetres, before joints and edges are cut. */
export const computeVolume = ({size}: Part): number => size[0] * size[1] * size[2];

/** A point of the piece in a part's own axes, from the low corner of its box: the inverse of the turn in `computeCorners`. */
export function toOwnAxes({size, place, turn}: Part, point: Vector): Vector {
  const radians = ((turn?.degrees ?? 0) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const [x, y, z] = [point[0] - place[0], point[1] - place[1], point[2] - place[2]];
  const half: Vector = [size[0] / 2, size[1] / 2, size[2] / 2];
  if (turn?.axis === 'y') return add(half, [x * cosine - z * sine, y, x * sine + z * cosine]);
  if (turn?.axis === 'x') return add(half, [x, y * cosine + z * sine, z * cosine - y * sine]);
  return add(half, [x * cosine + y * sine, y * cosine - x * sine, z]);
}
