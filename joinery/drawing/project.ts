import type {View} from '../families/family';
import type {Axis, Part, Vector} from '../families/parts/part';
import {boxShape} from '../plan/faces';
import {computeCorners} from '../plan/geometry';

/** In mm. In a view `x` is to the right and `y` down; in an outline `y` is up. */
export type Point = readonly [x: number, y: number];

/** The outline of a part in a view, in mm. The origin is that of the plan. */
interface PartOutline {
  part: Part;
  points: Point[];
}

/** The axis of a projection, and how a point of the plan is seen: its place, and how near it is to the eye. */
interface Projection {
  axis: Axis;
  toPoint(corner: Vector): Point;
  getNearness(corner: Vector): number;
}

const projections: Record<View, Projection> = {
  front: {axis: 'y', toPoint: ([x, , z]) => [x, -z], getNearness: ([, y]) => -y},
  left: {axis: 'x', toPoint: ([, y, z]) => [-y, -z], getNearness: ([x]) => -x},
  top: {axis: 'z', toPoint: ([x, y]) => [x, -y], getNearness: ([, , z]) => z},
};

/** The axis along which a view looks. */
export const getViewAxis = (view: View): Axis => projections[view].axis;

/** A face of a part in a view, and what of it counts for what it covers. */
interface ProjectedFace extends PartOutline {
  box: Box;
  /** Its outline is its box. */
  isUpright: boolean;
  /** How near its middle is to the eye. */
  nearness: number;
}

/**
 * Projects the parts to a view, farthest first: drawn in this order, each covers what it hides. It is exact for parts that don't
 * lean or lean across the view, because seen along an axis they are prisms whose nearest face is their whole outline. Of one that leans towards
 * the eye or away from it each face that is seen counts by its middle, so that a seat hides what of a leaning tenon lies below it. A face that
 * another one covers completely is left out.
 */
export function project(parts: readonly Part[], view: View): PartOutline[] {
  const faces = parts.flatMap((part) => projectFaces(part, projections[view]));
  // The sort is stable: equally near parts stay in the order of the plan.
  faces.sort((a, b) => a.nearness - b.nearness);
  return faces.filter(
    ({box}, index) => !faces.slice(index + 1).some((nearer) => nearer.isUpright && contains(nearer.box, box)),
  );
}

/** The faces of a part that are turned to the eye. Those that are seen from their edge have no area. */
function projectFaces(part: Part, {axis, toPoint, getNearness}: Projection): ProjectedFace[] {
  const corners = computeCorners(part);
  return boxShape.flatMap((face) => {
    const faceCorners = face.map((index) => corners[index]!);
    const points = faceCorners.map(toPoint);
    if (computeSignedArea(points) > -leastArea) return [];
    const nearness = faceCorners.reduce((sum, corner) => sum + getNearness(corner), 0) / faceCorners.length;
    return [{part, points, box: computeBox(points), isUpright: part.turn?.axis !== axis, nearness}];
  });
}

/** A smaller face is seen from its edge, in mm². */
const leastArea = 1e-3;

/** Twice the area of a polygon, below zero if its corners go round counterclockwise, which they do seen from outside. */
const computeSignedArea = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);

/** Rounds to a tenth, which is finer than a screen's pixels, to keep the document small. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A closed SVG path through rounded points. */
export function closedPath(points: readonly Point[]): string {
  const steps = points.map(([x, y], index) => {
    const previous = points[index - 1];
    if (!previous) return `M${x} ${y}`;
    if (previous[1] === y) return `H${x}`;
    return previous[0] === x ? `V${y}` : `L${x} ${y}`;
  });
  return `${steps.join('')}z`;
}

/** The box around points. */
export type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

export function computeBox(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys)};
}

const contains = (outer: Box, inner: Box) =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;
