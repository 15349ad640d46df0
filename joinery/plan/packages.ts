import type {Part} from '../families/parts/part';
import {findBond} from './bond';
import {calculateWeight} from './facts';
import {computeBounds} from './geometry';
import type {PlacedJoint} from './joints';

export type Dimensions = readonly [length: number, depth: number, height: number];

/** What is delivered in one piece. */
interface Package {
  parts: readonly Part[];
  /** The size of the parts as they are packed, in mm. */
  contentSize: Dimensions;
  /** The same with the protection of its edges, in whole mm. */
  size: Dimensions;
  /** In kg, to the tenth. */
  weight: number;
}

interface Packing {
  packages: Package[];
  /** Its panels are delivered flat and screwed together where it will stand. */
  onSite: boolean;
}

/** Felt and cardboard on each side, in mm. */
const protection = 30;

/** What a bundle of panels may weigh at most, in kg. */
const maxBundleWeight = 50;

/** Whether a joint is undone for the delivery: bolts and brackets, and the dry tenons that keys pull tight. */
export function isDetachable(joint: PlacedJoint, joints: readonly PlacedJoint[]): boolean {
  if (joint.kind === 'bolt' || joint.kind === 'bracket') return true;
  return (joint.kind === 'tenon' || joint.kind === 'wedge') && findBond(joint, joints) === 'dry';
}

/** Whether a joint of a piece that is delivered flat is made in the workshop: what is glued, and drawers with their dry floors. */
const isMadeInWorkshop = (joint: PlacedJoint, joints: readonly PlacedJoint[]) =>
  findBond(joint, joints) === 'glued' || joint.parts[0].kind === 'drawerFloor';

/** The packages of a piece. One with connectors is delivered flat. */
export function packPiece(parts: readonly Part[], joints: readonly PlacedJoint[]): Packing {
  const onSite = joints.some(({kind}) => kind === 'knockdown');
  return {packages: onSite ? packFlat(parts, joints) : packUndone(parts, joints), onSite};
}

/** What fixed joints hold together, and one bundle of all loose parts. */
function packUndone(parts: readonly Part[], joints: readonly PlacedJoint[]): Package[] {
  const groups = groupByJoints(
    parts,
    joints.filter((joint) => !isDetachable(joint, joints)),
  );
  const isLoosePart = ({length}: readonly Part[]) => length === 1 && groups.length > 1;
  const looseParts = groups.filter(isLoosePart).flat();
  return [
    ...groups.filter((group) => !isLoosePart(group)).map(packAssembled),
    ...(looseParts.length > 0 ? [packBundle(looseParts)] : []),
  ];
}

/** The parts in groups that chains of joints hold together. */
function groupByJoints(parts: readonly Part[], joints: readonly PlacedJoint[]): Part[][] {
  const groups = new Map(parts.map((part) => [part, new Set([part])]));
  for (const {parts: pair} of joints) {
    const [one, other] = pair.map((part) => groups.get(part)) as [Set<Part> | undefined, Set<Part> | undefined];
    if (!one || !other || one === other) continue;
    for (const part of other) groups.set(part, one.add(part));
  }
  return [...new Set(groups.values())].map((group) => [...group]);
}

function packAssembled(parts: readonly Part[]): Package {
  const {from, to} = computeBounds(parts);
  return createPackage(parts, [to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
}

/** Single parts are bundled with others of their kind; what stays joined is packed as it is. */
function packFlat(parts: readonly Part[], joints: readonly PlacedJoint[]): Package[] {
  const groups = groupByJoints(
    parts,
    joints.filter((joint) => isMadeInWorkshop(joint, joints)),
  );
  const singles = groups.flatMap(([first, ...others]) => (first && !others.length ? [first] : []));
  const bundles: Part[][] = [];
  for (const part of singles.sort((a, b) => (a.kind < b.kind ? -1 : 1))) {
    const last = bundles.at(-1);
    const fits = last?.[0]?.kind === part.kind && calculateWeight([...last, part]) <= maxBundleWeight;
    if (fits) last.push(part);
    else bundles.push([part]);
  }
  return [...bundles.map(packBundle), ...groups.filter(({length}) => length > 1).map(packAssembled)];
}

/** A stack of panels. */
function packBundle(parts: readonly Part[]): Package {
  const sizes = parts.map(({size}) => [...size].sort((a, b) => b - a) as [number, number, number]);
  const largest = (axis: 0 | 1) => Math.max(...sizes.map((size) => size[axis]));
  const thickness = sizes.reduce((sum, [, , thinnest]) => sum + thinnest, 0);
  return createPackage(parts, [largest(0), largest(1), thickness]);
}

function createPackage(parts: readonly Part[], contentSize: Dimensions): Package {
  const [length, depth, height] = contentSize;
  return {
    parts,
    contentSize,
    size: [addProtection(length), addProtection(depth), addProtection(height)],
    weight: Math.round(calculateWeight(parts) * 10) / 10,
  };
}

const addProtection = (millimetres: number) => Math.ceil(millimetres + 2 * protection - 0.01);
