import type {Axis, JointKind, Part, PartKind, Vector} from '../families/parts/part';
import {createBody, intersect, type Body} from './contact';
import {
  axes,
  computeOpeningBox,
  getHigh,
  getLow,
  toIndex,
  type ConnectionKind,
  type Facing,
  type Fastener,
  type Fitting,
  type FittingRule,
  type Hole,
} from './facing';
import {fittingRules} from './fittings';
import {cutToBox, findTenon} from './tenons';

/** Where two parts of a plan are joined, and how. */
export interface PlacedJoint {
  /** Of dovetails, `pins` are those of a corner; the others slide in. */
  kind: JointKind | ConnectionKind | 'glue' | 'pins' | 'weld';
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
const gluedPairs: readonly (readonly [PartKind, PartKind])[] = [
  ['stave', 'stave'],
  ['end', 'end'],
  ['batten', 'board'],
];

/** Two parts of steel that touch along less than this have no weld of their own, but the one beside them, in mm. */
const shortestWeld = 8;

/** Joints that take no room. */
const flatJoints: readonly PlacedJoint['kind'][] = ['glue', 'weld'];

/** A contact that is narrower than this is an edge or a corner, in mm. */
const edgeWidth = 0.5;

/** Least material around a hole, in mm. */
const minWall = 2;

const tolerance = 0.1;

/** All joints of a piece: those that its parts declare, those that are glued or welded, and those that fittings hold. Pure. */
export function placeJoints(parts: readonly Part[]): PlacedJoint[] {
  const joints: PlacedJoint[] = [];
  const bodies = parts.map(createBody);
  bodies.forEach((body, index) => {
    for (const other of bodies.slice(index + 1)) {
      const corners = intersect(body, other);
      const joint = corners.length ? findContactJoint(body, other, corners) : null;
      if (joint) joints.push(joint);
    }
  });
  const occupied = new OccupiedSpace(joints, parts);
  for (const rule of fittingRules) {
    const [firsts, seconds] = rule.pair.map((kind) => parts.filter((part) => part.kind === kind)) as [Part[], Part[]];
    for (const first of firsts)
      for (const second of seconds) {
        const found = joints.find((joint) => joint.parts.includes(first) && joint.parts.includes(second));
        if (found?.kind !== rule.declared) continue;
        const facing = found ? findFacingInJoint(rule, first, second, found) : findFacing(rule, first, second);
        const joint = facing && fasten(rule, facing, parts, occupied, found);
        if (!joint) continue;
        if (found) joints[joints.indexOf(found)] = {...found, fasteners: joint.fasteners};
        else joints.push(joint);
      }
  }
  return joints;
}

/** The joint that two parts declare, or that their kinds or materials make. `corners` are those of what they have in common. */
function findContactJoint(body: Body, otherBody: Body, corners: Vector[]): PlacedJoint | null {
  const [one, other] = [body.part, otherBody.part];
  const declaredByOne = one.joints.find((joint) => joint.with === other.id);
  const declared = declaredByOne ?? other.joints.find((joint) => joint.with === one.id);
  const [first, second] = declaredByOne || !declared ? [body, otherBody] : [otherBody, body];
  const pair = [first.part, second.part] as const;
  if (declared) {
    const kind = declared.kind === 'dovetail' && isCorner(pair, corners) ? 'pins' : declared.kind;
    const tenon = findTenon(...pair);
    const inserted = tenon ? createBody(cutToBox(first.part, tenon.from, tenon.to)) : first;
    return {kind, parts: pair, corners: intersect(inserted, second, 1e-6), fasteners: []};
  }
  // Neither glue nor a weld holds along an edge or at a corner.
  const {from, to} = computePointBounds(corners);
  const lengths = axes.map((_, axis) => to[axis]! - from[axis]!);
  if (lengths.filter((length) => length < edgeWidth).length > 1) return null;
  if (one.material === 'steel' && other.material === 'steel' && Math.max(...lengths) > shortestWeld)
    return {kind: 'weld', parts: pair, corners, fasteners: []};
  const isGlued = gluedPairs.some(
    ([a, b]) => (one.kind === a && other.kind === b) || (one.kind === b && other.kind === a),
  );
  return isGlued ? {kind: 'glue', parts: pair, corners, fasteners: []} : null;
}

/** Whether two boards share all of their thickness. */
function isCorner(pair: readonly Part[], corners: readonly Vector[]): boolean {
  const {from, to} = computePointBounds(corners);
  return pair.every(({size}) => {
    const thin = size.indexOf(Math.min(...size));
    return to[thin]! - from[thin]! > size[thin]! - tolerance;
  });
}

export function computePointBounds(points: readonly Vector[]): Box {
  const getEnd = (pick: typeof Math.min) =>
    [0, 1, 2].map((axis) => pick(...points.map((point) => point[axis]!))) as unknown as Vector;
  return {from: getEnd(Math.min), to: getEnd(Math.max)};
}

function findFacing({axis, maxGap = 0, pair}: FittingRule, first: Part, second: Part): Facing | null {
  if (first === second || first.turn || second.turn) return null;
  const normal = toIndex(axis);
  // Two parts of one kind come in both orders.
  if (pair[0] === pair[1] && first.place[normal]! > second.place[normal]!) return null;
  const sign = second.place[normal]! > first.place[normal]! ? 1 : -1;
  const [firstFace, secondFace] =
    sign > 0 ? [getHigh(first, normal), getLow(second, normal)] : [getLow(first, normal), getHigh(second, normal)];
  const distance = (secondFace - firstFace) * sign;
  if (distance < -tolerance || distance > maxGap + tolerance) return null;
  const ends = axes.map((_, index) =>
    index === normal
      ? [Math.min(firstFace, secondFace), Math.max(firstFace, secondFace)]
      : [
          Math.max(getLow(first, index), getLow(second, index)),
          Math.min(getHigh(first, index), getHigh(second, index)),
        ],
  );
  // Their faces share at least a millimetre on both other axes.
  if (ends.some(([from, to], index) => index !== normal && to! - from! < 1)) return null;
  const [from, to] = [0, 1].map((end) => ends.map((range) => range[end]!)) as unknown as [Vector, Vector];
  return {parts: [first, second], axis, sign, faces: [firstFace, secondFace], from, to};
}

/** Where a part lies in the groove or rebate of another: its own face across the axis, as far as it lies inside. */
function findFacingInJoint({axis}: FittingRule, first: Part, second: Part, {corners}: PlacedJoint): Facing {
  const normal = toIndex(axis);
  const sign = second.place[normal]! > first.place[normal]! ? 1 : -1;
  const face = sign > 0 ? getHigh(first, normal) : getLow(first, normal);
  const bounds = computePointBounds(corners);
  const atFace = (end: Vector) => end.map((value, index) => (index === normal ? face : value)) as unknown as Vector;
  return {parts: [first, second], axis, sign, faces: [face, face], from: atFace(bounds.from), to: atFace(bounds.to)};
}

/** The joint of a rule with all fasteners that have room, or with glue instead; `null` if nothing holds. */
function fasten(
  rule: FittingRule,
  facing: Facing,
  parts: readonly Part[],
  occupied: OccupiedSpace,
  declared?: PlacedJoint,
): PlacedJoint | null {
  const fasteners: Fastener[] = [];
  for (const fastener of rule.fasten(facing, parts))
    if (fasteners.length < (rule.maxFasteners ?? Infinity) && occupied.add(fastener, declared))
      fasteners.push(fastener);
  const isTouching = Math.abs(facing.faces[0] - facing.faces[1]) < tolerance;
  if (!fasteners.length && !(isTouching && rule.orGlue)) return null;
  return {
    kind: fasteners.length ? rule.kind : 'glue',
    parts: facing.parts,
    corners: [facing.from, facing.to],
    fasteners,
    ...(!isTouching && {gap: rule.axis}),
  };
}

/** The room that a hole takes in its part. */
function computeHoleBox({opening, axis, sign, diameter, depth}: Hole): Box {
  const boreAxis = toIndex(axis);
  const getEnd = (side: 1 | -1) =>
    opening.map((value, index) => {
      if (index !== boreAxis) return value + (side * diameter) / 2;
      return side === sign ? value + sign * depth : value;
    }) as unknown as Vector;
  return {from: getEnd(-1), to: getEnd(1)};
}

/** What a joint or a hole occupies in a part. */
interface OccupiedBox extends Box {
  /** The pocket of this joint; its own fasteners may go through. */
  joint?: PlacedJoint;
}

/** The boxes that joints, openings and holes occupy in each part. */
class OccupiedSpace {
  readonly #boxes = new Map<Part, OccupiedBox[]>();

  constructor(joints: readonly PlacedJoint[], parts: readonly Part[]) {
    for (const joint of joints)
      if (!flatJoints.includes(joint.kind))
        for (const part of joint.parts) this.#addBox(part, {...computePointBounds(joint.corners), joint});
    for (const part of parts)
      for (const opening of part.openings ?? []) this.#addBox(part, computeOpeningBox(part, opening));
  }

  #addBox(part: Part, box: OccupiedBox) {
    this.#boxes.set(part, [...(this.#boxes.get(part) ?? []), box]);
  }

  /** Adds a fastener, of a joint that is declared or of none, if all its holes have enough material around them. Returns whether they have. */
  add({holes}: Fastener, declared?: PlacedJoint): boolean {
    const hasRoom = holes.every((hole) => {
      const box = computeHoleBox(hole);
      const others = (this.#boxes.get(hole.part) ?? []).filter(({joint}) => !joint || joint !== declared);
      return isInPart(hole, box) && !others.some((other) => isNear(box, other));
    });
    if (hasRoom) for (const hole of holes) this.#addBox(hole.part, computeHoleBox(hole));
    return hasRoom;
  }
}

/** Whether less than a wall is left between two boxes. */
const isNear = (one: Box, other: Box) =>
  axes.every(
    (_, axis) =>
      one.from[axis]! - minWall + 0.01 < other.to[axis]! && one.to[axis]! + minWall - 0.01 > other.from[axis]!,
  );

/** Whether a hole lies in its part, with a wall around it. */
const isInPart = ({part, axis: boreAxis}: Hole, {from, to}: Box) =>
  axes.every((axis, index) => {
    const margin = axis === boreAxis ? -tolerance : minWall - tolerance;
    return from[index]! - margin >= getLow(part, index) && to[index]! + margin <= getHigh(part, index);
  });

/** How many of each fitting a piece needs. */
export function countFittings(joints: readonly PlacedJoint[]): [Fitting, number][] {
  const counts = new Map<Fitting, number>();
  for (const {fittings} of joints.flatMap(({fasteners}) => fasteners))
    for (const [name, count] of Object.entries(fittings) as [Fitting, number][])
      counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}
