import type {Part} from '../../families/parts/part';
import {toOwnAxes} from '../../plan/geometry';
import type {Cut, Pins} from './cut';
import type {CutProfile} from './profile';

/** All dovetails widen by one in six. */
const dovetailRatio = 6;

/** About the distance of two tails of a corner, in mm. */
const tailDistance = 32;

/** The room at the front end of a sliding dovetail that doesn't reach an edge, in mm, because wood moves. */
const frontRoom = 5;

/** A wedge narrows by one in ten, a key by one in twenty. */
const taperRatios = {wedge: 10, key: 20};

/** A slot is this much narrower than its wedge, in mm. */
const slotTightness = 1;

/** The hole of a key reaches this far behind the face that the key presses on, in mm. */
const keyRoom = 2;

const toDegrees = (opposite: number, adjacent: number) => (Math.atan2(opposite, adjacent) * 180) / Math.PI;

/** The pins of a corner of two boards, in mm. Outside, the half pin at each edge is as wide as the others, because it breaks off first. */
export function computePins(width: number, thickness: number): Pins {
  const count = Math.max(1, Math.round(width / tailDistance));
  const narrow = thickness / 2;
  return {count, pitch: (width - narrow) / count, narrow, wide: narrow + (2 * thickness) / dovetailRatio};
}

/** The axis on which a sliding dovetail widens: across the thickness of the inserted part. */
function findFlareAxis(cut: Cut, part: Part, inserted: Part): number {
  const [one, two] = [0, 1, 2].filter((axis) => axis !== cut.axis) as [number, number];
  // The size of a groove says nothing, because a stave may have a short piece of it.
  const size = part === inserted ? [0, 1, 2].map((axis) => cut.to[axis]! - cut.from[axis]!) : inserted.size;
  return size[one]! < size[two]! ? one : two;
}

/** Gives the cut of a sliding dovetail its profile: a groove that is narrower at its mouth, or a tongue that is narrower at its root. */
export function shapeDovetail(cut: Cut, part: Part, inserted: Part): Cut {
  const axis = findFlareAxis(cut, part, inserted);
  const flare = cut.depth / dovetailRatio;
  const isTongue = cut.kind === 'tongue';
  const wide = [cut.from[axis]!, cut.to[axis]!] as const;
  const narrow = [wide[0] + flare, wide[1] - flare] as const;
  const [mouth, ground] = isTongue ? [wide, narrow] : [narrow, wide];
  const angle = toDegrees(flare, cut.depth) * (isTongue ? 1 : -1);
  const profile: CutProfile = {axis, mouth, ground: toGround(ground, cut.depth), walls: [angle, -angle]};
  if (isTongue) return {...cut, profile};
  const slideAxis = 3 - cut.axis - axis;
  const [from, to] = [[...cut.from], [...cut.to]] as [number[], number[]];
  if (from[slideAxis]! > 0.1) from[slideAxis] = Math.max(0, from[slideAxis]! - frontRoom);
  // It is slid in from the back, so the groove is open there.
  if (to[slideAxis]! < part.size[slideAxis]! - 0.1) to[slideAxis] = part.size[slideAxis]!;
  return {...cut, profile, from: from as unknown as Cut['from'], to: to as unknown as Cut['to']};
}

/** The two edges of a ground that is equally deep everywhere. */
const toGround = ([from, to]: readonly [number, number], depth: number): CutProfile['ground'] => [
  {position: from, depth},
  {position: to, depth},
];

/** By how much a wedge or a key narrows, and its thickness at the tip; `null` for other parts. */
export function computeTaper({kind, size}: Pick<Part, 'kind' | 'size'>): {ratio: number; tip: number} | null {
  if (kind !== 'wedge' && kind !== 'key') return null;
  const ratio = taperRatios[kind];
  return {ratio, tip: Math.min(...size) - size[2] / ratio};
}

/** Gives the cut for a wedge or a key its profile. */
export function shapeWedgeCut(cut: Cut, part: Part, wedge: Part): Cut {
  const {ratio, tip} = computeTaper(wedge) ?? {ratio: Infinity, tip: Math.min(...wedge.size)};
  const axis = wedge.size[0] <= wedge.size[1] ? 0 : 1;
  return wedge.kind === 'wedge' ? shapeSlot(cut, wedge, axis, tip) : shapeKeyHole(cut, part, wedge, axis, ratio);
}

/** The slot for a wedge that is driven into it. */
function shapeSlot(cut: Cut, wedge: Part, axis: 0 | 1, tip: number): Cut {
  const middle = (cut.from[axis] + cut.to[axis]) / 2;
  const mouthWidth = wedge.size[axis] - slotTightness;
  const centerAtMiddle = (width: number) => [middle - width / 2, middle + width / 2] as const;
  const angle = toDegrees((mouthWidth - tip) / 2, cut.depth);
  const ground = toGround(centerAtMiddle(tip), cut.depth);
  return {...cut, profile: {axis, mouth: centerAtMiddle(mouthWidth), ground, walls: [angle, -angle]}};
}

/** The hole for a key that pulls tight what it goes through: one of its walls slants with the key, the other leaves room. */
function shapeKeyHole(cut: Cut, part: Part, key: Part, axis: 0 | 1, ratio: number): Cut {
  const [from, to] = [cut.from[axis], cut.to[axis]];
  const head = toOwnAxes(part, key.place)[cut.axis]! + key.size[cut.axis]! / 2;
  const getThickness = (position: number) => key.size[axis] - (head - position) / ratio;
  // The key presses towards the middle of what it goes through.
  const isLow = (from + to) / 2 < part.size[axis] / 2;
  const getEnds = (position: number): readonly [number, number] =>
    isLow ? [to - getThickness(position), to + keyRoom] : [from - keyRoom, from + getThickness(position)];
  const angle = toDegrees(1, ratio);
  const move = ([x, y, z]: Cut['from'], distance: number): Cut['from'] =>
    axis === 0 ? [x + distance, y, z] : [x, y + distance, z];
  return {
    ...cut,
    ...(isLow ? {to: move(cut.to, keyRoom)} : {from: move(cut.from, -keyRoom)}),
    profile: {
      axis,
      mouth: getEnds(cut.from[cut.axis]!),
      ground: toGround(getEnds(cut.to[cut.axis]!), cut.depth),
      walls: isLow ? [-angle, 0] : [0, angle],
    },
  };
}
