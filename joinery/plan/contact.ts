import type {Part, Vector} from '../families/parts/part';
import {boxShape} from './faces';
import {computeBounds, computeCorners} from './geometry';
import {cross, dot, normalize, subtract} from './vector';

/** Parts that are nearer than this touch, in mm. */
const tolerance = 1e-5;

/** The plane of a face. A point lies outside where `normal · point > distance`. */
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
    const normal = normalize(cross(subtract(b!, a!), subtract(c!, a!)));
    return {normal, distance: dot(normal, a!)};
  });
  return {part, faces, planes, ...computeBounds([part])};
}

/** Cuts off what of a face lies outside one of the planes (Sutherland and Hodgman). Each plane counts as `slack` mm further out. */
const clip = (face: readonly Vector[], planes: readonly Plane[], slack: number): Vector[] =>
  planes.reduce<Vector[]>((corners, plane) => clipAtPlane(corners, plane, slack), [...face]);

function clipAtPlane(corners: readonly Vector[], {normal, distance}: Plane, slack: number): Vector[] {
  const distances = corners.map((corner) => dot(normal, corner) - distance - slack);
  return corners.flatMap((corner, index) => {
    const nextIndex = (index + 1) % corners.length;
    const [cornerDistance, nextDistance] = [distances[index]!, distances[nextIndex]!];
    const isInside = cornerDistance <= 0;
    const insideCorners = isInside ? [corner] : [];
    if (isInside === nextDistance <= 0) return insideCorners;
    // The edge to the next corner crosses the plane.
    const share = cornerDistance / (cornerDistance - nextDistance);
    const step = subtract(corners[nextIndex]!, corner);
    return [...insideCorners, corner.map((value, axis) => value + share * step[axis]!) as unknown as Vector];
  });
}

/**
 * The corners of what two parts have in common: a body where they overlap, a polygon where they touch; `[]` if neither. Each part
 * counts as `slack` mm larger.
 */
export function intersect(one: Body, other: Body, slack = tolerance): Vector[] {
  const isApart = [0, 1, 2].some(
    (axis) => one.from[axis]! > other.to[axis]! + tolerance || other.from[axis]! > one.to[axis]! + tolerance,
  );
  if (isApart) return [];
  return [
    ...one.faces.flatMap((face) => clip(face, other.planes, slack)),
    ...other.faces.flatMap((face) => clip(face, one.planes, slack)),
  ];
}
