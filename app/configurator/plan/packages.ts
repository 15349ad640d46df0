import type {Part} from '../families/part';
import {calculateWeight} from './facts';
import {computeBounds} from './geometry';
import type {PlacedJoint} from './joints';

/** What is delivered in one piece: its size with the protection of its edges in mm, and its weight in kg, to the tenth. */
interface Package {
  parts: Part[];
  size: readonly [length: number, depth: number, height: number];
  weight: number;
}

interface Packing {
  packages: Package[];
  /** Something is too heavy to carry: its panels are delivered flat and joined where it will stand. */
  onSite: boolean;
}

/** Felt and cardboard on each side, in mm. */
const protection = 30;

/** What two can carry, and a bundle of panels, in kg. */
const heaviest = {piece: 120, bundle: 50};

/** Joints that are undone for the way. */
export const undone: readonly PlacedJoint['kind'][] = ['bolt', 'bracket'];

/** Joints that are only made on site, if the piece is too heavy. Drawers are delivered whole. */
const madeOnSite: readonly PlacedJoint['kind'][] = ['dado', 'dowel', 'screw', 'hinge', 'slide', 'pin', 'railHolder'];

const isMadeOnSite = ({kind, parts: [first]}: PlacedJoint) => madeOnSite.includes(kind) && first.kind !== 'drawerFloor';

/** The packages of a piece: what its fixed joints hold together, if it can be carried. */
export function packPiece(parts: readonly Part[], joints: readonly PlacedJoint[]): Packing {
  const fixed = joints.filter(({kind}) => !undone.includes(kind));
  const wholes = heldTogether(parts, fixed);
  const tooHeavy = (own: readonly Part[]) =>
    calculateWeight(own) > heaviest.piece && fixed.some((joint) => isMadeOnSite(joint) && own.includes(joint.parts[0]));
  return {
    packages: wholes.flatMap((own) => (tooHeavy(own) ? packFlat(own, fixed) : [packWhole(own)])),
    onSite: wholes.some(tooHeavy),
  };
}

function heldTogether(parts: readonly Part[], joints: readonly PlacedJoint[]): Part[][] {
  const groups = new Map(parts.map((part) => [part, new Set([part])]));
  for (const {parts: pair} of joints) {
    const [one, other] = pair.map((part) => groups.get(part)) as [Set<Part> | undefined, Set<Part> | undefined];
    if (!one || !other || one === other) continue;
    for (const part of other) groups.set(part, one.add(part));
  }
  return [...new Set(groups.values())].map((group) => [...group]);
}

const weigh = (parts: readonly Part[]) => Math.round(calculateWeight(parts) * 10) / 10;
const outer = (millimetres: number) => Math.ceil(millimetres + 2 * protection - 0.01);

function packWhole(parts: Part[]): Package {
  const {from, to} = computeBounds(parts);
  const [length, depth, height] = [0, 1, 2].map((axis) => outer(to[axis]! - from[axis]!)) as [number, number, number];
  return {parts, size: [length, depth, height], weight: weigh(parts)};
}

/** Single parts lie on each other, those of a kind together; what stays joined is packed as it is. */
function packFlat(parts: readonly Part[], joints: readonly PlacedJoint[]): Package[] {
  const groups = heldTogether(
    parts,
    joints.filter((joint) => !isMadeOnSite(joint)),
  );
  const bundles: Part[][] = [];
  for (const [part] of groups.filter(({length}) => length === 1).sort(([a], [b]) => (a!.kind < b!.kind ? -1 : 1))) {
    const last = bundles.at(-1);
    const fits = last && last[0]!.kind === part!.kind && calculateWeight([...last, part!]) <= heaviest.bundle;
    if (fits) last.push(part!);
    else bundles.push([part!]);
  }
  return [...bundles.map(packBundle), ...groups.filter(({length}) => length > 1).map(packWhole)];
}

function packBundle(parts: Part[]): Package {
  const sizes = parts.map(({size}) => [...size].sort((a, b) => b - a) as [number, number, number]);
  const most = (axis: 0 | 1) => outer(Math.max(...sizes.map((size) => size[axis])));
  const stack = sizes.reduce((sum, [, , thickness]) => sum + thickness, 0);
  return {parts, size: [most(0), most(1), outer(stack)], weight: weigh(parts)};
}
