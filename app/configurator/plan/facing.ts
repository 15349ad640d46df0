import type {Axis, Part, PartKind, Vector} from '../families/part';

/** What is bought, and counted in a list. */
export type Fitting =
  | 'bolt'
  | 'bracket'
  | 'dowel6x30'
  | 'dowel8x30'
  | 'dowel8x40'
  | 'euroScrew6.3x11'
  | 'foot'
  | 'frontWasher'
  | 'hangingRailHolder'
  | 'hingeFull'
  | 'hingeHalf'
  | 'pin'
  | 'pushLatch'
  | 'railHolder'
  | 'screw3.5x10'
  | 'screw3.5x15'
  | 'screw3x30'
  | 'screw4x16'
  | 'screw4x25'
  | 'screw4x40'
  | 'screw5x60'
  | 'tiltGuard'
  | 'weldNut'
  | `slide${number}`;

/** How parts are joined that only touch, or that a fitting holds across a gap. */
export type ConnectionKind = 'bolt' | 'bracket' | 'dowel' | 'foot' | 'hinge' | 'pin' | 'railHolder' | 'screw' | 'slide';

/** A bore in a part, in mm of the piece. */
export interface Hole {
  part: Part;
  /** Middle of its opening, on a face of the part. */
  at: Vector;
  /** Into the part. */
  axis: Axis;
  sign: 1 | -1;
  diameter: number;
  depth: number;
}

/** Holes that belong together, and what goes into them. */
export interface Fastener {
  holes: Hole[];
  fittings: Partial<Record<Fitting, number>>;
}

/** Two parts whose faces look at each other across a gap, which may be zero. Millimetres. */
export interface Facing {
  /** The parts in the order of the rule. */
  parts: readonly [first: Part, second: Part];
  axis: Axis;
  /** From the first part to the second along the axis. */
  sign: 1 | -1;
  /** Where the faces of the two are on the axis. */
  faces: readonly [first: number, second: number];
  /** What the faces share; on the axis, the gap. */
  from: Vector;
  to: Vector;
}

export interface Rule {
  between: readonly [PartKind, PartKind];
  axis: Axis;
  /** The widest gap that the fitting bridges, in mm. */
  gap?: number;
  kind: ConnectionKind;
  /** How many fasteners hold such a pair; else all that have room. */
  most?: number;
  /** They are glued where no fastener has room. */
  orGlue?: true;
  /** All places where a fastener may go. Those that would meet another joint are left out. */
  fasten(facing: Facing, parts: readonly Part[]): Fastener[];
}

export const axes = ['x', 'y', 'z'] as const;
export const indexOf = (axis: Axis) => axes.indexOf(axis);
export const low = (part: Part, axis: number) => part.place[axis]! - part.size[axis]! / 2;
export const high = (part: Part, axis: number) => part.place[axis]! + part.size[axis]! / 2;

/** A point by its coordinates on three axes. */
function pointAt(...coordinates: readonly (readonly [axis: Axis, at: number])[]): Vector {
  const point: [number, number, number] = [0, 0, 0];
  for (const [axis, at] of coordinates) point[indexOf(axis)] = at;
  return point;
}

/** From one end to the other, the first and the last so far from the ends, and the others evenly, at most so far apart. */
export function spread(from: number, to: number, edge: number, apart: number): number[] {
  const inset = Math.min(edge, (to - from) / 4);
  const length = to - from - 2 * inset;
  const steps = Math.max(1, Math.ceil(length / apart - 1e-9));
  return Array.from({length: steps + 1}, (_, index) => from + inset + (index * length) / steps);
}

/** The two axes across a facing, the longer side of what is shared first. */
export function across({axis, from, to}: Facing): [along: Axis, short: Axis] {
  const [one, two] = axes.filter((other) => other !== axis) as [Axis, Axis];
  const wide = (of: Axis) => to[indexOf(of)]! - from[indexOf(of)]!;
  return wide(one) >= wide(two) ? [one, two] : [two, one];
}

const middle = ({from, to}: Facing, axis: Axis) => (from[indexOf(axis)]! + to[indexOf(axis)]!) / 2;

/** Places along the middle of what two parts share. */
export function alongMiddle(facing: Facing, edge: number, apart: number): Vector[] {
  const [along, short] = across(facing);
  const index = indexOf(along);
  return spread(facing.from[index]!, facing.to[index]!, edge, apart).map((at) =>
    pointAt([along, at], [short, middle(facing, short)]),
  );
}

const onAxis = (point: Vector, axis: Axis, at: number): Vector =>
  point.map((value, index) => (index === indexOf(axis) ? at : value)) as unknown as Vector;

/** A bore into each of the two at the same place: what sits in both. */
export function boreBoth(
  {parts, axis, sign, faces}: Facing,
  place: Vector,
  ...bores: readonly (readonly [number, number])[]
) {
  return parts.map((part, index): Hole => {
    const [diameter, depth] = bores[index] ?? bores[0]!;
    return {
      part,
      at: onAxis(place, axis, faces[index]!),
      axis,
      sign: index ? sign : (-sign as 1 | -1),
      diameter,
      depth,
    };
  });
}

/** A hole through the first part, and a pilot hole in the second: for a screw that goes through. */
export function screwThrough(facing: Facing, place: Vector, clear: number, pilot: readonly [number, number]): Hole[] {
  const {parts, axis, sign, faces} = facing;
  const thick = parts[0].size[indexOf(axis)]!;
  const head: Hole = {
    part: parts[0],
    at: onAxis(place, axis, faces[0] - sign * thick),
    axis,
    sign,
    diameter: clear,
    depth: thick,
  };
  return [head, boreBoth(facing, place, pilot)[1]!];
}
