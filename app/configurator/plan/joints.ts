import type {Axis, JointKind, Part, PartKind, Vector} from '../families/part';
import {createBody, meet, type Body} from './contact';
import {
  axes,
  high,
  indexOf,
  low,
  type ConnectionKind,
  type Facing,
  type Fastener,
  type Fitting,
  type Hole,
  type Rule,
} from './facing';
import {rules} from './fittings';

/** Where two parts of a plan are joined, and how. */
export interface PlacedJoint {
  /** Of dovetails, `pins` are those of a corner; the others slide in. */
  kind: JointKind | ConnectionKind | 'glue' | 'pins';
  /** First the part that goes in, or that is screwed onto the other. */
  parts: readonly [Part, Part];
  /** Corners of what they share, in mm of the piece. */
  corners: readonly Vector[];
  fasteners: readonly Fastener[];
  /** The axis of the gap between them that a fitting bridges. */
  gap?: Axis;
}

/** A box along the piece's axes. */
interface Box {
  from: Vector;
  to: Vector;
}

/** Kinds that are glued where they touch. */
const glued: readonly (readonly [PartKind, PartKind])[] = [
  ['stave', 'stave'],
  ['end', 'end'],
  ['batten', 'board'],
];

/** Ends of sheets that meet in less are part of the weld beside them, in mm. */
const shortestWeld = 8;

/** Least material around a hole, in mm. */
export const wall = 2;

const tolerance = 0.1;

/** All joints of a piece: those that its parts declare, what is glued or welded, and what fittings hold. Pure. */
export function placeJoints(parts: readonly Part[]): PlacedJoint[] {
  const joints: PlacedJoint[] = [];
  const bodies = parts.map(createBody);
  bodies.forEach((body, index) => {
    for (const other of bodies.slice(index + 1)) {
      const corners = meet(body, other);
      const joint = corners.length ? touching(body, other, corners) : null;
      if (joint) joints.push(joint);
    }
  });
  const taken = new Taken(joints);
  for (const rule of rules) {
    const [firsts, seconds] = rule.between.map((kind) => parts.filter((part) => part.kind === kind)) as [
      Part[],
      Part[],
    ];
    for (const first of firsts)
      for (const second of seconds) {
        const facing = facingOf(rule, first, second);
        if (!facing || joints.some((joint) => joint.parts.includes(first) && joint.parts.includes(second))) continue;
        const fasteners: Fastener[] = [];
        for (const fastener of rule.fasten(facing, parts))
          if (fasteners.length < (rule.most ?? Infinity) && taken.take(fastener)) fasteners.push(fastener);
        const touches = Math.abs(facing.faces[0] - facing.faces[1]) < tolerance;
        if (!fasteners.length && !(touches && rule.orGlue)) continue;
        const kind = fasteners.length ? rule.kind : 'glue';
        const gap = touches ? {} : {gap: rule.axis};
        joints.push({kind, parts: facing.parts, corners: [facing.from, facing.to], fasteners, ...gap});
      }
  }
  return joints;
}

/** The joint that parts declare, or that their material makes; the corners are what they have in common. */
function touching(body: Body, otherBody: Body, corners: Vector[]): PlacedJoint | null {
  const [one, other] = [body.part, otherBody.part];
  const found = one.joints.find((joint) => joint.with === other.id);
  const declared = found ?? other.joints.find((joint) => joint.with === one.id);
  const pair = found || !declared ? ([one, other] as const) : ([other, one] as const);
  if (declared) {
    const kind = declared.kind === 'dovetail' && isCorner(pair, corners) ? 'pins' : declared.kind;
    return {kind, parts: pair, corners: meet(body, otherBody, 1e-6), fasteners: []};
  }
  // Along an edge or at a corner nothing holds.
  const {from, to} = boundsOf(corners);
  const lengths = axes.map((_, axis) => to[axis]! - from[axis]!);
  if (lengths.filter((length) => length < 0.5).length > 1) return null;
  if (one.material === 'steel' && other.material === 'steel' && Math.max(...lengths) > shortestWeld)
    return {kind: 'weld', parts: pair, corners, fasteners: []};
  const kinds = [one.kind, other.kind];
  const isGlued = glued.some(([a, b]) => (kinds[0] === a && kinds[1] === b) || (kinds[0] === b && kinds[1] === a));
  return isGlued ? {kind: 'glue', parts: pair, corners, fasteners: []} : null;
}

/** Whether two boards share all of their thickness. */
function isCorner(pair: readonly Part[], corners: readonly Vector[]): boolean {
  const {from, to} = boundsOf(corners);
  return pair.every(({size}) => {
    const thin = size.indexOf(Math.min(...size));
    return to[thin]! - from[thin]! > size[thin]! - tolerance;
  });
}

export function boundsOf(corners: readonly Vector[]): Box {
  const end = (pick: typeof Math.min) =>
    [0, 1, 2].map((axis) => pick(...corners.map((corner) => corner[axis]!))) as unknown as Vector;
  return {from: end(Math.min), to: end(Math.max)};
}

function facingOf({axis, gap = 0, between}: Rule, first: Part, second: Part): Facing | null {
  if (first === second || first.turn || second.turn) return null;
  // A pair of one kind comes twice.
  if (between[0] === between[1] && first.place[indexOf(axis)]! > second.place[indexOf(axis)]!) return null;
  const along = indexOf(axis);
  const sign = second.place[along]! > first.place[along]! ? 1 : -1;
  const faces = sign > 0 ? [high(first, along), low(second, along)] : [low(first, along), high(second, along)];
  const [here, there] = faces as [number, number];
  const apart = (there - here) * sign;
  if (apart < -tolerance || apart > gap + tolerance) return null;
  const ends = axes.map((_, index) =>
    index === along
      ? [Math.min(here, there), Math.max(here, there)]
      : [Math.max(low(first, index), low(second, index)), Math.min(high(first, index), high(second, index))],
  );
  if (ends.some(([from, to], index) => index !== along && to! - from! < 1)) return null;
  const [from, to] = [0, 1].map((end) => ends.map((pair) => pair[end]!)) as unknown as [Vector, Vector];
  return {parts: [first, second], axis, sign, faces: [here, there], from, to};
}

/** The room that a hole takes of its part. */
export function boxOfHole({at, axis, sign, diameter, depth}: Hole): Box {
  const along = indexOf(axis);
  const end = (side: 1 | -1) =>
    at.map((value, index) => {
      if (index !== along) return value + (side * diameter) / 2;
      return side === sign ? value + sign * depth : value;
    }) as unknown as Vector;
  return {from: end(-1), to: end(1)};
}

/** What joints and holes have taken of each part. */
class Taken {
  readonly #boxes = new Map<Part, Box[]>();

  constructor(joints: readonly PlacedJoint[]) {
    for (const {kind, parts, corners} of joints)
      if (kind !== 'glue' && kind !== 'weld') for (const part of parts) this.#add(part, boundsOf(corners));
  }

  #add(part: Part, box: Box) {
    this.#boxes.set(part, [...(this.#boxes.get(part) ?? []), box]);
  }

  /** Takes the room of a fastener, if all its holes have enough material around them. */
  take({holes}: Fastener): boolean {
    const free = holes.every(
      (hole) => isInside(hole) && !(this.#boxes.get(hole.part) ?? []).some(near(boxOfHole(hole))),
    );
    if (free) for (const hole of holes) this.#add(hole.part, boxOfHole(hole));
    return free;
  }
}

const near = (one: Box) => (other: Box) =>
  axes.every(
    (_, axis) => one.from[axis]! - wall + 0.01 < other.to[axis]! && one.to[axis]! + wall - 0.01 > other.from[axis]!,
  );

/** Whether a hole lies in its part, with a wall around it. */
function isInside(hole: Hole): boolean {
  const {from, to} = boxOfHole(hole);
  return axes.every((axis, index) => {
    const margin = axis === hole.axis ? -tolerance : wall - tolerance;
    return from[index]! - margin >= low(hole.part, index) && to[index]! + margin <= high(hole.part, index);
  });
}

/** How many of each fitting a piece needs. */
export function countFittings(joints: readonly PlacedJoint[]): [Fitting, number][] {
  const counts = new Map<Fitting, number>();
  for (const {fittings} of joints.flatMap(({fasteners}) => fasteners))
    for (const [name, count] of Object.entries(fittings) as [Fitting, number][])
      counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}
