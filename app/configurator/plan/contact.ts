import type {Part, Vector} from '../families/part';
import {boxShape} from './faces';
import {computeBounds, computeCorners} from './geometry';
import {cross, dot, minus, unit} from './vector';

/** In mm: parts that are nearer than this touch. */
const tolerance = 1e-5;

/** The outside of a face: where `normal · point > distance`. */
interface Plane {
  normal: Vector;
  distance: number;
}

/** A part as its corners, faces and planes. */
export interface Body {
  part: Part;
  faces: Vector[][];
  planes: Plane[];
  from: Vector;
  to: Vector;
}

export function createBody(part: Part): Body {
  const corners = computeCorners(part);
  const faces = boxShape.map((face) => face.map((index) => corners[index] as Vector));
  const planes = faces.map(([a, b, c]) => {
    const normal = unit(cross(minus(b!, a!), minus(c!, a!)));
    return {normal, distance: dot(normal, a!)};
  });
  return {part, faces, planes, ...computeBounds([part])};
}

/** What a face has in common with the inside of planes (Sutherland and Hodgman). */
function clip(face: readonly Vector[], planes: readonly Plane[], slack: number): Vector[] {
  return planes.reduce<Vector[]>(
    (corners, {normal, distance}) => {
      const outside = corners.map((corner) => dot(normal, corner) - distance - slack);
      return corners.flatMap((corner, index) => {
        const next = (index + 1) % corners.length;
        const [here, there] = [outside[index]!, outside[next]!];
        const kept = here <= 0 ? [corner] : [];
        if (here <= 0 === there <= 0) return kept;
        const share = here / (here - there);
        const step = minus(corners[next]!, corner);
        return [...kept, [0, 1, 2].map((axis) => corner[axis]! + share * step[axis]!) as unknown as Vector];
      });
    },
    [...face],
  );
}

/**
 * The corners of what two parts have in common: a body where they overlap, a polygon where they touch; `[]` if neither. Parts are
 * taken as larger by `slack`.
 */
export function meet(one: Body, other: Body, slack = tolerance): Vector[] {
  const apart = [0, 1, 2].some(
    (axis) => one.from[axis]! > other.to[axis]! + tolerance || other.from[axis]! > one.to[axis]! + tolerance,
  );
  if (apart) return [];
  return [
    ...one.faces.flatMap((face) => clip(face, other.planes, slack)),
    ...other.faces.flatMap((face) => clip(face, one.planes, slack)),
  ];
}
