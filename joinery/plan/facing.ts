import type {Axis, JointKind, Opening, Part, PartKind, Vector} from '../families/parts/part';

/** A fitting that the workshop buys, as the list of fittings counts it. */
export type Fitting =
  | 'bolt'
  | 'bracket'
  | 'camConnector'
  | 'dowel6x30'
  | 'dowel8x30'
  | 'dowel8x40'
  | 'doorStraightener'
  | 'euroScrew6.3x11'
  | 'foot'
  | 'frontWasher'
  | 'hangerBoltM8x60'
  | 'hangingRailHolder'
  | 'hingeFull'
  | 'hingeHalf'
  | 'legPlate'
  | 'pin'
  | 'pushLatch'
  | 'railHolder'
  | 'screw3.5x10'
  | 'screw3.5x15'
  | 'screw3x30'
  | 'screw4x16'
  | 'screw4x25'
  | 'screw4x30'
  | 'screw4x40'
  | 'screw5x50'
  | 'screw5x60'
  | 'tiltGuard'
  | 'wallScrew'
  | 'weldNut'
  | `slide${number}`;

/** How parts are joined that only touch, or that a fitting holds across a gap. */
export type ConnectionKind = 'bolt' | 'bracket' | 'dowel' | 'foot' | 'hinge' | 'pin' | 'railHolder' | 'screw' | 'slide';

/** A bore in a part, in mm of the piece. */
export interface Hole {
  part: Part;
  /** The middle of its opening, on a face of the part. */
  opening: Vector;
  /** With `sign` the direction of the bore, into the part. */
  axis: Axis;
  sign: 1 | -1;
  diameter: number;
  depth: number;
}

/** Diameter and depth of a bore, in mm. */
export type Bore = readonly [diameter: number, depth: number];

/** Holes that belong together, and the fittings that go into them. */
export interface Fastener {
  holes: Hole[];
  fittings: Partial<Record<Fitting, number>>;
}

/** Two parts that face each other across a gap, which may be zero. Millimetres. */
export interface Facing {
  /** The parts in the order of the rule. */
  parts: readonly [first: Part, second: Part];
  axis: Axis;
  /** From the first part to the second along the axis. */
  sign: 1 | -1;
  /** The coordinates of the two faces on the axis. */
  faces: readonly [first: number, second: number];
  /** The box that the faces share; on the axis, the gap. */
  from: Vector;
  to: Vector;
}

/** Which fasteners hold a pair of parts that face each other along an axis. */
export interface FittingRule {
  pair: readonly [first: PartKind, second: PartKind];
  axis: Axis;
  /** The pair declares a joint of this kind, and the fitting holds what lies in it. Without it the pair declares none. */
  declared?: JointKind;
  /** The widest gap that the fitting bridges, in mm. */
  maxGap?: number;
  kind: ConnectionKind;
  /** How many fasteners hold such a pair; without it, all that have room. */
  maxFasteners?: number;
  /** The pair is glued if no fastener has room. */
  orGlue?: true;
  /** All places where a fastener may go. Those that would meet another joint are left out. */
  fasten(facing: Facing, parts: readonly Part[]): Fastener[];
}

export const axes = ['x', 'y', 'z'] as const;
export const toIndex = (axis: Axis) => axes.indexOf(axis);

/** The ends of a part along an axis (0, 1, 2), before it is tilted. */
export const getLow = (part: Part, axis: number) => part.place[axis]! - part.size[axis]! / 2;
export const getHigh = (part: Part, axis: number) => part.place[axis]! + part.size[axis]! / 2;

/** Places evenly from one end to the other: the outer ones `edge` mm from the ends, at most `maxDistance` mm between two. */
export function spread(from: number, to: number, edge: number, maxDistance: number): number[] {
  const inset = Math.min(edge, (to - from) / 4);
  const length = to - from - 2 * inset;
  const steps = Math.max(1, Math.ceil(length / maxDistance - 1e-9));
  return Array.from({length: steps + 1}, (_, index) => from + inset + (index * length) / steps);
}

/** The two axes of the faces, first the one along which they share more. */
export function getFaceAxes({axis, from, to}: Facing): [long: Axis, short: Axis] {
  const [one, two] = axes.filter((other) => other !== axis) as [Axis, Axis];
  const getExtent = (side: Axis) => to[toIndex(side)]! - from[toIndex(side)]!;
  return getExtent(one) >= getExtent(two) ? [one, two] : [two, one];
}

/** Places along the middle of what two parts share. Their coordinate on the axis of the facing is 0. */
export function placeAlongMiddle(facing: Facing, edge: number, maxDistance: number): Vector[] {
  const [long, short] = getFaceAxes(facing).map(toIndex) as [number, number];
  const {from, to} = facing;
  const middle = withCoordinate([0, 0, 0], short, (from[short]! + to[short]!) / 2);
  return spread(from[long]!, to[long]!, edge, maxDistance).map((place) => withCoordinate(middle, long, place));
}

const withCoordinate = (point: Vector, axis: number, coordinate: number): Vector =>
  point.map((value, index) => (index === axis ? coordinate : value)) as unknown as Vector;

/** The room that an opening takes in its part, in mm of the piece. */
export function computeOpeningBox(part: Part, {axis, middle, size}: Opening): {from: Vector; to: Vector} {
  const across = axes.filter((other) => other !== axis);
  const halves = axes.map((name, index) => (name === axis ? part.size[index]! : size[across.indexOf(name)]!) / 2);
  const getEnd = (side: 1 | -1) => middle.map((value, index) => value + side * halves[index]!) as unknown as Vector;
  return {from: getEnd(-1), to: getEnd(1)};
}

/** Bores into both parts at the same place, for what sits in both of them. One bore counts for both. */
export function boreBoth({parts, axis, sign, faces}: Facing, place: Vector, ...bores: readonly Bore[]) {
  return parts.map((part, index): Hole => {
    const [diameter, depth] = bores[index] ?? bores[0]!;
    return {
      part,
      opening: withCoordinate(place, toIndex(axis), faces[index]!),
      axis,
      sign: index ? sign : (-sign as 1 | -1),
      diameter,
      depth,
    };
  });
}

/** A hole through the first part and a pilot hole in the second, for a screw that goes through. */
export function boreForScrew(facing: Facing, place: Vector, throughDiameter: number, pilot: Bore): Hole[] {
  const {parts, axis, sign, faces} = facing;
  const thickness = parts[0].size[toIndex(axis)]!;
  const through: Hole = {
    part: parts[0],
    opening: withCoordinate(place, toIndex(axis), faces[0] - sign * thickness),
    axis,
    sign,
    diameter: throughDiameter,
    depth: thickness,
  };
  return [through, boreBoth(facing, place, pilot)[1]!];
}
