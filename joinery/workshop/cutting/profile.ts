import type {Part, Vector} from '../../families/parts/part';
import {axes} from '../../plan/facing';

/** Where a wall of a cut meets its ground: the position on the profile's axis, and the depth below the face. Millimetres. */
interface GroundEdge {
  position: number;
  depth: number;
}

/** The shape of a cut that is not a box, seen along the axis on which it is straight. */
export interface CutProfile {
  /** The part's own axis (0, 1, 2) on which mouth and ground differ. */
  axis: number;
  /** The opening at the face that the cut is made from. */
  mouth: readonly [from: number, to: number];
  ground: readonly [from: GroundEdge, to: GroundEdge];
  /** The angles of both walls to the normal of the face, in degrees: above zero where a wall leans to the high side. */
  walls: readonly [number, number];
}

/** Walls whose angles differ by less are parallel, and a wall that leans less stands square, in degrees. */
const minAngle = 0.2;

export const isSquare = ({walls}: CutProfile): boolean => walls.every((angle) => Math.abs(angle) < minAngle);

/** Whether both walls lean in the same way. */
export const isLeaning = (profile: CutProfile): boolean =>
  !isSquare(profile) && Math.abs(profile.walls[0] - profile.walls[1]) < minAngle;

const isTurnedAlike = ({turn: one}: Part, {turn: other}: Part) =>
  one?.axis === other?.axis && one?.degrees === other?.degrees;

/** The third of three axes (0, 1, 2). */
const getThirdAxis = (one: number, other: number) => 3 - one - other;

const heightAxis = 2;

/**
 * A leaning part's low end is cut level. So the face at `position` on the part's own `axis` begins above or below the middle of that end:
 * by this much, in mm along the part.
 */
export function computeLevelEnd({turn, size}: Part, axis: number, position: number): number {
  if (!turn || turn.axis === 'z' || getThirdAxis(axes.indexOf(turn.axis), heightAxis) !== axis) return 0;
  const tangent = Math.tan((turn.degrees * Math.PI) / 180);
  return (position - size[axis]! / 2) * tangent * (turn.axis === 'y' ? 1 : -1);
}

/** The ground of a cut is at least this deep, in mm. */
const minDepth = 0.05;

/**
 * The profile of a cut in a part for one that is turned against it; `undefined` where the cut is a box. Positions along a leaning part
 * are measured along the face that they lie on, from its sawn end.
 */
export function computeLeaningProfile(
  part: Part,
  other: Part,
  {axis, isLow, isThrough}: {axis: number; isLow: boolean; isThrough: boolean},
  corners: readonly Vector[],
): CutProfile | undefined {
  const turnAxis = axes.indexOf((part.turn ?? other.turn)?.axis ?? 'z');
  const isCutAtLevelEnd = part.turn && axis === heightAxis;
  if (isTurnedAlike(part, other) || turnAxis === heightAxis || axis === turnAxis || isCutAtLevelEnd) return undefined;
  const profileAxis = getThirdAxis(axis, turnAxis);
  const entry = isLow ? 0 : part.size[axis]!;
  const exit = isThrough ? part.size[axis]! - entry : entry;
  const edges = corners
    .map((corner): GroundEdge => ({position: corner[profileAxis]!, depth: Math.abs(corner[axis]! - entry)}))
    .sort((a, b) => a.position - b.position || a.depth - b.depth);
  const mouth = edges.filter(({depth}) => depth < minDepth);
  const ground = edges.filter(({depth}) => depth >= minDepth);
  if (mouth.length < 2 || ground.length < 2) return undefined;
  const getSawnEnd = (face: number) => (profileAxis === heightAxis ? computeLevelEnd(part, axis, face) : 0);
  const [mouthEnd, groundEnd] = [getSawnEnd(entry), getSawnEnd(exit)];
  const [low, high] = [mouth[0]!.position, mouth.at(-1)!.position];
  const [lowest, highest] = [ground[0]!, ground.at(-1)!];
  return {
    axis: profileAxis,
    mouth: [low - mouthEnd, high - mouthEnd],
    ground: [move(lowest, -groundEnd), move(highest, -groundEnd)],
    walls: [computeWallAngle(low, lowest), computeWallAngle(high, highest)],
  };
}

const computeWallAngle = (mouth: number, {position, depth}: GroundEdge) =>
  (Math.atan2(position - mouth, depth) * 180) / Math.PI;

const move = ({position, depth}: GroundEdge, distance: number): GroundEdge => ({position: position + distance, depth});

/** The profile of a cut that is half as deep: each wall ends half-way. */
export function halveProfile({mouth, ground, ...profile}: CutProfile): CutProfile {
  const halveEdge = ({position, depth}: GroundEdge, end: 0 | 1) => ({
    position: (position + mouth[end]) / 2,
    depth: depth / 2,
  });
  return {...profile, mouth, ground: [halveEdge(ground[0], 0), halveEdge(ground[1], 1)]};
}
