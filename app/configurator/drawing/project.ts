import type {View} from '../families/family';
import type {Part, Vector} from '../families/part';
import {computeCorners} from '../plan/geometry';

export type Point = readonly [across: number, down: number];

/** The outline of a part in a view, in mm. The origin is that of the plan. */
interface Face {
  part: Part;
  points: Point[];
}

/** For each view the coordinates across, down and towards the viewer, and the axis of the projection. */
const views: Record<
  View,
  {axis: 'x' | 'y' | 'z'; across(at: Vector): number; down(at: Vector): number; near(at: Vector): number}
> = {
  front: {axis: 'y', across: ([x]) => x, down: ([, , z]) => -z, near: ([, y]) => -y},
  left: {axis: 'x', across: ([, y]) => -y, down: ([, , z]) => -z, near: ([x]) => -x},
  top: {axis: 'z', across: ([x]) => x, down: ([, y]) => -y, near: ([, , z]) => z},
};

/** The corners of a part (`computeCorners`) around one of its faces. */
const around = {x: [0, 1, 3, 2], y: [0, 1, 5, 4], z: [0, 2, 6, 4]};

/**
 * Projects the parts to a view, farthest first: drawn in this order, each covers what it hides. It is exact, because a part seen
 * along an axis is a prism whose nearest face is its whole outline. A part that another one covers completely is left out.
 */
export function project(parts: readonly Part[], view: View): Face[] {
  const {axis, across, down, near} = views[view];
  const faces = parts.map((part) => {
    const corners = computeCorners(part);
    const all = corners.map((corner): Point => [across(corner), down(corner)]);
    const box = boxOf(all);
    const turned = part.turn?.axis === axis;
    const points = turned ? around[axis].map((index) => all[index] ?? ([0, 0] as const)) : cornersOfBox(box);
    return {part, points, box, turned, near: Math.max(...corners.map(near))};
  });
  // The sort is stable: equally near parts stay in the order of the plan.
  faces.sort((a, b) => a.near - b.near);
  return faces.filter(
    ({box}, index) => !faces.slice(index + 1).some((nearer) => !nearer.turned && contains(nearer.box, box)),
  );
}

/** Rounds to a tenth, which is finer than a screen's pixels, to keep the document small. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A closed SVG path through rounded points. */
export function closedPath(points: readonly Point[]): string {
  const steps = points.map(([x, y], index) => {
    const before = points[index - 1];
    if (!before) return `M${x} ${y}`;
    return before[1] === y ? `H${x}` : before[0] === x ? `V${y}` : `L${x} ${y}`;
  });
  return `${steps.join('')}z`;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

function boxOf(points: readonly Point[]): Box {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}

const cornersOfBox = ([left, top, right, bottom]: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const contains = (outer: Box, inner: Box) =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
