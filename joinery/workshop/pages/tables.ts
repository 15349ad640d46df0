import type {Language} from '~/i18n/language';
import type {Part, Vector} from '../../families/parts/part';
import {findBond, type Bond} from '../../plan/bond';
import {axes, type Fitting} from '../../plan/facing';
import {computeBounds, toOwnAxes} from '../../plan/geometry';
import {computePointBounds, type PlacedJoint} from '../../plan/joints';
import type {Cut} from '../cutting/cut';
import {cutNames} from '../names';
import {roundToTenth} from '../workpieces';
import {pageMessages} from './pageMessages';
import {writeEnds, writeHoles, type Format} from '../cutting/writePlaces';

/** The position of a part: the low corner of its box from the left, the front and the floor, before it is tilted. */
interface PositionRow {
  part: Part;
  number: string;
  from: Vector;
  size: Vector;
}

export function listPositions(numbers: ReadonlyMap<Part, string>): PositionRow[] {
  const {from} = computeBounds([...numbers.keys()]);
  return [...numbers].map(([part, number]) => ({
    part,
    number,
    from: toVector((axis) => part.place[axis]! - part.size[axis]! / 2 - (axis === 2 ? 0 : from[axis]!)),
    size: toVector((axis) => part.size[axis]!),
  }));
}

const toVector = (getValue: (axis: number) => number): Vector => [
  roundToTenth(getValue(0)),
  roundToTenth(getValue(1)),
  roundToTenth(getValue(2)),
];

/** Joints of equal parts at the same place in both. */
export interface JointRow {
  kind: PlacedJoint['kind'];
  /** The numbers of the two parts of each joint. */
  pairs: [string, string][];
  size: Vector;
  /** The axis on which they don't touch: its size is the clear gap. */
  gap: number | null;
  /** Where what the two share begins in each part, from the low corner of its box. */
  inFirst: Vector;
  inSecond: Vector;
  bond: Bond;
  fittings: [Fitting, number][];
}

export function listJoints(joints: readonly PlacedJoint[], numbers: ReadonlyMap<Part, string>): JointRow[] {
  const rows = new Map<string, JointRow>();
  for (const joint of joints) {
    const {kind, parts, corners, fasteners, gap} = joint;
    const pair = parts.map((part) => numbers.get(part) ?? '') as [string, string];
    const [first, second] = parts.map((part) => computePointBounds(corners.map((corner) => toOwnAxes(part, corner))));
    const counts = new Map<Fitting, number>();
    for (const {fittings} of fasteners)
      for (const [name, count] of Object.entries(fittings) as [Fitting, number][])
        counts.set(name, (counts.get(name) ?? 0) + count);
    const row = {
      kind,
      gap: gap ? axes.indexOf(gap) : null,
      size: toVector((axis) => second!.to[axis]! - second!.from[axis]!),
      inFirst: toVector((axis) => Math.max(0, first!.from[axis]!)),
      inSecond: toVector((axis) => Math.max(0, second!.from[axis]!)),
      bond: findBond(joint, joints),
      fittings: [...counts],
    };
    const key = JSON.stringify([row, ...pair.map((number) => number.split('.')[0])]);
    rows.set(key, {...row, pairs: [...(rows.get(key)?.pairs ?? []), pair]});
  }
  return [...rows.values()];
}

/** Equal cuts into equal parts. */
interface MachiningRow {
  numbers: string[];
  cut: Cut;
  /** On the two axes across the cut: the middles of bores, the ends of other cuts. */
  places: string[];
}

/** The bores and cuts of each part: a row for each tool and face. */
export function listMachining(
  machined: ReadonlyMap<Part, readonly Cut[]>,
  numbers: ReadonlyMap<Part, string>,
  language: Language,
  format: Format,
): MachiningRow[] {
  const rows = new Map<string, MachiningRow>();
  for (const [part, number] of numbers) {
    const cutsByTool = new Map<string, Cut[]>();
    for (const cut of machined.get(part) ?? []) {
      const tool = [cut.kind, cut.face, cut.isThrough, cut.diameter, cut.depth, ...getOpeningSize(cut)].join();
      cutsByTool.set(tool, [...(cutsByTool.get(tool) ?? []), cut]);
    }
    for (const [tool, cuts] of cutsByTool) {
      const places =
        cuts[0]!.kind === 'hole' ? writeHoles(cuts, format) : cuts.map((cut) => writeEnds(cut, language, format));
      const key = [number.split('.')[0], tool, ...places].join('|');
      rows.set(key, {numbers: [...(rows.get(key)?.numbers ?? []), number], cut: cuts[0]!, places});
    }
  }
  return [...rows.values()];
}

/** The two sides of a slot that goes through; nothing for any other cut. */
const getOpeningSize = ({kind, axis, from, to}: Cut) =>
  kind === 'opening'
    ? [0, 1, 2].filter((side) => side !== axis).map((side) => roundToTenth(to[side]! - from[side]!))
    : [];

/** A bore with its diameter, or another cut, and how deep it goes: `Bohrung Ø 12, durch`, `Durchbruch 120 × 25`. */
export function describeTool(cut: Cut, language: Language, format: Format): string {
  const t = pageMessages[language];
  const name = cutNames[language][cut.kind];
  if (cut.kind === 'opening') return `${name} ${getOpeningSize(cut).map(format).join('\u00a0×\u00a0')}`;
  const tool = cut.diameter ? `${name} Ø\u00a0${format(cut.diameter)}` : name;
  return `${tool}, ${cut.isThrough ? t.through : t.deep(format(cut.depth))}`;
}
