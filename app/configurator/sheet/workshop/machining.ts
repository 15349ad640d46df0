import type {Part, Vector} from '../../families/part';
import {axes} from '../../plan/facing';
import {toOwnAxes} from '../../plan/geometry';
import {boundsOf, type PlacedJoint} from '../../plan/joints';
import {faces, type Cut, type Face} from './cut';
import {dovetailed, pinsOf, wedged} from './dovetails';
import {halve, leaningProfile} from './profile';
import {tenth} from './workpieces';

const hundredth = (millimetres: number) => Math.round(millimetres * 100) / 100;

/** All that is bored and cut into each part for its joints, in the order of the joints. */
export function machine(joints: readonly PlacedJoint[]): Map<Part, Cut[]> {
  const cuts = new Map<Part, Cut[]>();
  const add = (part: Part, cut: Cut) => cuts.set(part, [...(cuts.get(part) ?? []), cut]);
  for (const {kind, parts, corners, fasteners} of joints) {
    const [first, second] = parts;
    const inFirst = (of: CutKind) => pocketOf(first, second, of, corners);
    const inSecond = (of: CutKind) => pocketOf(second, first, of, corners);
    if (kind === 'lap') {
      add(first, halved(inFirst(kind)));
      add(second, halved(inSecond(kind)));
    }
    if (kind === 'tenon' || kind === 'dado') add(second, inSecond(kind));
    if (kind === 'wedge') add(second, wedged(inSecond(kind), second, first));
    if (kind === 'dovetail') {
      add(second, dovetailed(inSecond(kind), second, first));
      add(first, inFirst('tongue'));
    }
    if (kind === 'pins') {
      add(second, cornered(inSecond('tails'), second));
      add(first, cornered(inFirst('pins'), first));
    }
    for (const {holes} of fasteners) for (const hole of holes) add(hole.part, holeIn(hole));
  }
  return new Map([...cuts].map(([part, own]) => [part, wholeTongues(withoutInner(own), part)]));
}

type CutKind = Exclude<Cut['kind'], 'hole'>;

/** Without what lies within another cut: there is nothing left to cut away. */
const withoutInner = (cuts: readonly Cut[]): Cut[] =>
  cuts.filter(
    (one) =>
      one.kind === 'hole' ||
      !cuts.some(
        (other) =>
          other !== one &&
          other.kind !== 'hole' &&
          [0, 1, 2].every((axis) => other.from[axis]! <= one.from[axis]! && other.to[axis]! >= one.to[axis]!),
      ),
  );

/** A tongue that goes into several parts, like a batten's into staves, is cut once. */
function wholeTongues(cuts: readonly Cut[], part: Part): Cut[] {
  const tongues = new Map<Face, Cut>();
  for (const cut of cuts.filter(({kind}) => kind === 'tongue')) {
    const {from, to} = boundsOf([cut, tongues.get(cut.face) ?? cut].flatMap((one) => [one.from, one.to]));
    tongues.set(cut.face, {...cut, from, to});
  }
  return [
    ...[...tongues.values()].map((cut) => dovetailed(cut, part, part)),
    ...cuts.filter(({kind}) => kind !== 'tongue'),
  ];
}

/** Tails or pins: they take all of a board's end. */
function cornered(cut: Cut, part: Part): Cut {
  const wide = Math.max(
    ...[0, 1, 2].filter((axis) => axis !== cut.axis).map((axis) => cut.to[axis]! - cut.from[axis]!),
  );
  return {...cut, pins: pinsOf(wide, Math.min(...part.size))};
}

type Hole = PlacedJoint['fasteners'][number]['holes'][number];

function holeIn({part, at, axis: name, sign, diameter, depth}: Hole): Cut {
  const axis = axes.indexOf(name);
  const middle = toOwnAxes(part, at);
  const ends = middle.map((value, index) => {
    if (index !== axis) return [value - diameter / 2, value + diameter / 2];
    return sign > 0 ? [value, value + depth] : [value - depth, value];
  });
  const [low, high] = faces[axis]!;
  const through = depth > part.size[axis]! - 0.1;
  return {
    kind: 'hole',
    face: sign > 0 ? low : high,
    through,
    axis,
    ...boxOf(ends, hundredth),
    depth: tenth(depth),
    diameter,
  };
}

/** What a part gives way to another. It is cut from the face where it is shallow; if it is open at two, it goes through. */
function pocketOf(part: Part, other: Part, kind: CutKind, corners: readonly Vector[]): Cut {
  const own = corners.map((corner) => toOwnAxes(part, corner));
  const {from, to} = boundsOf(own);
  const ends = axes.map((_, axis) => [Math.max(0, from[axis]!), Math.min(part.size[axis]!, to[axis]!)]);
  const sides = ends.map(([low, high], axis) => {
    const open = [low! < 0.1, high! > part.size[axis]! - 0.1] as const;
    return {axis, open, depth: high! - low!};
  });
  sides.sort((a, b) => Number(a.open[0] === a.open[1]) - Number(b.open[0] === b.open[1]) || a.depth - b.depth);
  // A cut that is open at no end of the first axes lies inside, like a wedge: it is cut from where it is open.
  const {axis, open, depth} = sides.find((side) => side.open.includes(true)) ?? sides[0]!;
  const face = faces[axis]![open[0] ? 0 : 1];
  const through = open[0] && open[1];
  const profile = leaningProfile(part, other, {axis, isLow: open[0], through}, own);
  return {kind, face, through, axis, ...boxOf(ends), depth: tenth(depth), ...(profile && {profile})};
}

const boxOf = (ends: number[][], round = tenth) => ({
  from: ends.map(([low]) => round(low!)) as unknown as Vector,
  to: ends.map(([, high]) => round(high!)) as unknown as Vector,
});

/** Each part of a lap gives way by half of it at every place, on the side that is open. */
function halved(cut: Cut): Cut {
  const isLow = faces[cut.axis]![0] === cut.face;
  const half = (cut.to[cut.axis]! - cut.from[cut.axis]!) / 2;
  const moved = (end: Vector, by: number) =>
    end.map((value, axis) => (axis === cut.axis ? tenth(value + by) : value)) as unknown as Vector;
  return {
    ...cut,
    depth: tenth(half),
    ...(isLow ? {to: moved(cut.to, -half)} : {from: moved(cut.from, half)}),
    ...(cut.profile && {profile: halve(cut.profile)}),
  };
}
