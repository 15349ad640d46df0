import type {View} from '../families/family';
import type {Axis, Part, Vector} from '../families/parts/part';
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

/** The corners of the face perpendicular to each axis, in their order around it, as indices of the list of `computeCorners`. */
const faceCorners = {x: [0, 1, 3, 2], y: [0, 1, 5, 4], z: [0, 2, 6, 4]};

/**
 * Projects the parts to a view, farthest first: drawn in this order, each covers what it hides. It is exact, because a part seen
 * along an axis is a prism whose nearest face is its whole outline; one that is turned about another axis counts as its box. A part that
 * another one covers completely is left out.
 */
export function project(parts: readonly Part[], view: View): PartOutline[] {
  const {axis, toPoint, getNearness} = projections[view];
  const outlines = parts.map((part) => {
    const corners = computeCorners(part);
    const cornerPoints = corners.map(toPoint);
    const box = computeBox(cornerPoints);
    const turnsAboutViewAxis = part.turn?.axis === axis;
    const points = turnsAboutViewAxis ? faceCorners[axis].map((index) => cornerPoints[index]!) : listBoxCorners(box);
    return {part, points, box, turnsAboutViewAxis, nearness: Math.max(...corners.map(getNearness))};
  });
  // The sort is stable: equally near parts stay in the order of the plan.
  outlines.sort((a, b) => a.nearness - b.nearness);
  return outlines.filter(
    ({box}, index) =>
      !outlines.slice(index + 1).some((nearer) => !nearer.turnsAboutViewAxis && contains(nearer.box, box)),
  );
}

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
type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

export function computeBox(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys)};
}

const listBoxCorners = ({left, top, right, bottom}: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const contains = (outer: Box, inner: Box) =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;
