import type {Part, Vector} from '../../families/part';
import {axes} from '../../plan/facing';

/** Where a wall of a cut ends: at a place across it, so deep. Millimetres. */
interface GroundEdge {
  at: number;
  depth: number;
}

/** A cut that is not a box, seen along the axis on which it is straight. */
export interface Profile {
  /** The own axis across the cut (0, 1, 2) on which mouth and ground differ. */
  axis: number;
  /** At the face that it is made from. */
  mouth: readonly [from: number, to: number];
  ground: readonly [from: GroundEdge, to: GroundEdge];
  /** Degrees of both walls to the normal of the face: above zero where it leans to the high side. */
  walls: readonly [number, number];
}

const turnOf = ({turn}: Part) => (turn ? `${turn.axis}${turn.degrees}` : '');

/** How far above the middle of its low end, cut level, a turned part begins at a place along its own axis. */
function levelEnd({turn, size}: Part, axis: number, at: number): number {
  if (!turn || axes.indexOf(turn.axis) === 2 || 3 - axes.indexOf(turn.axis) - 2 !== axis) return 0;
  const tangent = Math.tan((turn.degrees * Math.PI) / 180);
  return (at - size[axis]! / 2) * tangent * (turn.axis === 'y' ? 1 : -1);
}

/**
 * The profile of a cut in a part for one that is turned against it; `undefined` where the cut is a box. What lies along a leaning part
 * is measured from the sawn end of the face that the measure lies on.
 */
export function leaningProfile(
  part: Part,
  other: Part,
  {axis, isLow, through}: {axis: number; isLow: boolean; through: boolean},
  corners: readonly Vector[],
): Profile | undefined {
  const turned = axes.indexOf((part.turn ?? other.turn)?.axis ?? 'z');
  if (turnOf(part) === turnOf(other) || turned === 2 || axis === turned || (part.turn && axis === 2)) return undefined;
  const across = 3 - axis - turned;
  const entry = isLow ? 0 : part.size[axis]!;
  const points = corners.map((corner) => ({at: corner[across]!, depth: Math.abs(corner[axis]! - entry)}));
  const sorted = (which: (depth: number) => boolean) =>
    points.filter(({depth}) => which(depth)).sort((a, b) => a.at - b.at || a.depth - b.depth);
  const [mouth, ground] = [sorted((depth) => depth < 0.05), sorted((depth) => depth >= 0.05)];
  if (mouth.length < 2 || ground.length < 2) return undefined;
  const sawn = (at: number) => (across === 2 ? levelEnd(part, axis, at) : 0);
  const [near, far] = [sawn(entry), sawn(through ? part.size[axis]! - entry : entry)];
  const [low, high] = [mouth[0]!.at, mouth.at(-1)!.at];
  const [lowest, highest] = [ground[0]!, ground.at(-1)!];
  return {
    axis: across,
    mouth: [low - near, high - near],
    ground: [move(lowest, -far), move(highest, -far)],
    walls: [wallOf(low, lowest), wallOf(high, highest)],
  };
}

const wallOf = (mouth: number, {at, depth}: GroundEdge) => (Math.atan2(at - mouth, depth) * 180) / Math.PI;

const move = ({at, depth}: GroundEdge, by: number): GroundEdge => ({at: at + by, depth});

/** Half as deep: each wall ends half-way. */
export function halve({mouth, ground, ...same}: Profile): Profile {
  const half = ({at, depth}: GroundEdge, end: 0 | 1) => ({at: (at + mouth[end]) / 2, depth: depth / 2});
  return {...same, mouth, ground: [half(ground[0], 0), half(ground[1], 1)]};
}
