import {lipping} from '../../families/parts/carcass';
import type {Face, Opening, Part, Vector} from '../../families/parts/part';
import {axes, computeOpeningBox, toIndex, type Hole} from '../../plan/facing';
import {toOwnAxes} from '../../plan/geometry';
import {computePointBounds, type PlacedJoint} from '../../plan/joints';
import {findTenon} from '../../plan/tenons';
import {faces, type Cut} from './cut';
import {computePins, shapeDovetail, shapeWedgeCut} from './dovetails';
import {computeLeaningProfile, halveProfile} from './profile';
import {roundToTenth} from '../workpieces';

/** A cut this near to an edge is open there, in mm. */
const tolerance = 0.1;

/** The room around a loose slide, in mm. */
const slidePlay = 0.5;

const roundToHundredth = (millimetres: number) => Math.round(millimetres * 100) / 100;

/** All that is bored and cut into each part: for its joints in their order, then its openings. A chain of joints reaches every part. */
export function listCuts(joints: readonly PlacedJoint[]): Map<Part, Cut[]> {
  const cuts = new Map<Part, Cut[]>();
  const add = (part: Part, cut: Cut) => cuts.set(part, [...(cuts.get(part) ?? []), cut]);
  for (const {kind, parts, corners, fasteners} of joints) {
    const [first, second] = parts;
    const cutFirst = (cutKind: PocketKind) => computePocket(first, second, cutKind, corners);
    const cutSecond = (cutKind: PocketKind) => computePocket(second, first, cutKind, corners);
    if (kind === 'lap') {
      const lap = cutFirst(kind);
      add(first, halve(lap));
      add(second, halve(computePocket(second, first, kind, corners, lap.axis)));
    }
    if (kind === 'tenon' || kind === 'rebate') add(second, cutSecond(kind));
    if (kind === 'dado')
      add(second, first.kind === 'slide' ? addPlay(cutSecond(kind)) : runOut(cutSecond(kind), second));
    if (kind === 'tenon') for (const shoulder of computeShoulders(first, second)) add(first, shoulder);
    if (kind === 'knockdown') add(second, runOut(cutSecond('dado'), second));
    if (kind === 'wedge') add(second, shapeWedgeCut(cutSecond(kind), second, first));
    if (kind === 'dovetail') {
      add(second, shapeDovetail(cutSecond(kind), second, first));
      add(first, cutFirst('tongue'));
    }
    if (kind === 'pins') {
      add(second, withPins(cutSecond('tails'), second));
      add(first, withPins(cutFirst('pins'), first));
    }
    for (const {holes} of fasteners) for (const hole of holes) add(hole.part, createHole(hole));
  }
  for (const part of new Set(joints.flatMap(({parts}) => parts)))
    for (const opening of part.openings ?? []) add(part, createOpening(part, opening));
  return new Map([...cuts].map(([part, partCuts]) => [part, joinTongues(removeInnerCuts(partCuts), part)]));
}

type PocketKind = Exclude<Cut['kind'], 'hole' | 'opening' | 'shoulder'>;

/** Removes what lies within another cut, because there is nothing left to cut away. */
const removeInnerCuts = (cuts: readonly Cut[]): Cut[] =>
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

/** Joins the tongues at a face: one that goes into several parts, like a batten's into staves, is cut once. */
function joinTongues(cuts: readonly Cut[], part: Part): Cut[] {
  const tongues = new Map<Face, Cut>();
  for (const cut of cuts.filter(({kind}) => kind === 'tongue')) {
    const joined = [cut, tongues.get(cut.face) ?? cut];
    tongues.set(cut.face, {...cut, ...computePointBounds(joined.flatMap(({from, to}) => [from, to]))});
  }
  return [
    ...[...tongues.values()].map((cut) => shapeDovetail(cut, part, part)),
    ...cuts.filter(({kind}) => kind !== 'tongue'),
  ];
}

/** Tails or pins take all of a board's end. */
function withPins(cut: Cut, part: Part): Cut {
  const sides = [0, 1, 2].filter((axis) => axis !== cut.axis).map((axis) => cut.to[axis]! - cut.from[axis]!);
  return {...cut, pins: computePins(Math.max(...sides), Math.min(...part.size))};
}

/** A bore from the face of its part: the machine counts its depth from there, also where it begins in a groove or a rebate. */
function createHole({part, opening, axis: axisName, sign, diameter, depth: ownDepth}: Hole): Cut {
  const axis = toIndex(axisName);
  const middle = toOwnAxes(part, opening);
  const face = sign > 0 ? 0 : part.size[axis]!;
  const ground = middle[axis]! + sign * ownDepth;
  const depth = Math.abs(ground - face);
  const ends = middle.map((value, index) => {
    if (index !== axis) return [value - diameter / 2, value + diameter / 2];
    return [Math.min(face, ground), Math.max(face, ground)];
  });
  const [lowFace, highFace] = faces[axis]!;
  return {
    kind: 'hole',
    face: sign > 0 ? lowFace : highFace,
    isThrough: depth > part.size[axis]! - tolerance,
    axis,
    ...createBox(ends, roundToHundredth),
    depth: roundToTenth(depth),
    diameter,
  };
}

/** A round opening is a bore. */
function createOpening(part: Part, opening: Opening): Cut {
  const axis = toIndex(opening.axis);
  const {from, to} = computeOpeningBox(part, opening);
  const [low, high] = [toOwnAxes(part, from), toOwnAxes(part, to)];
  const ends = [0, 1, 2].map((index) => [low[index]!, high[index]!]);
  return {
    kind: opening.isRound ? 'hole' : 'opening',
    face: faces[axis]![0],
    isThrough: true,
    axis,
    ...createBox(ends, roundToHundredth),
    depth: roundToTenth(part.size[axis]!),
    ...(opening.isRound && {diameter: opening.size[0]}),
  };
}

/** What is sawn away around a tenon, at both faces of each axis on which the tenon is smaller than the part. */
function computeShoulders(part: Part, other: Part): Cut[] {
  const tenon = findTenon(part, other);
  if (!tenon) return [];
  const [low, high] = [toOwnAxes(part, tenon.from), toOwnAxes(part, tenon.to)];
  return faces.flatMap(([lowFace, highFace], axis) => {
    if (axis === tenon.axis || high[axis]! - low[axis]! > part.size[axis]! - tolerance) return [];
    const createShoulder = (face: Face, range: [number, number]): Cut => {
      const ends = part.size.map((side, index) => {
        if (index === axis) return range;
        return index === tenon.axis ? [low[index]!, high[index]!] : [0, side];
      });
      return {
        kind: 'shoulder',
        face,
        isThrough: false,
        axis,
        ...createBox(ends),
        depth: roundToTenth(range[1] - range[0]),
      };
    };
    return [createShoulder(lowFace, [0, low[axis]!]), createShoulder(highFace, [high[axis]!, part.size[axis]!])];
  });
}

/**
 * What a part gives way to another. It is cut along `givenAxis`, else from the face where it is shallow; if it is open at two, it goes
 * through.
 */
function computePocket(part: Part, other: Part, kind: PocketKind, corners: readonly Vector[], givenAxis?: number): Cut {
  const ownCorners = corners.map((corner) => toOwnAxes(part, corner));
  const {from, to} = computePointBounds(ownCorners);
  const ends = axes.map((_, axis) => [Math.max(0, from[axis]!), Math.min(part.size[axis]!, to[axis]!)]);
  const sides = ends.map(([low, high], axis) => {
    const open = [low! < tolerance, high! > part.size[axis]! - tolerance] as const;
    return {axis, open, isOpenAtOneEnd: open[0] !== open[1], depth: high! - low!};
  });
  sides.sort((a, b) => Number(b.isOpenAtOneEnd) - Number(a.isOpenAtOneEnd) || a.depth - b.depth);
  // A cut that is open at no end of the first axes lies inside, like a wedge: it is cut from where it is open.
  const given = sides.find((side) => side.axis === givenAxis);
  const {axis, open, depth} = given ?? sides.find((side) => side.open.includes(true)) ?? sides[0]!;
  const face = faces[axis]![open[0] ? 0 : 1];
  const isThrough = open[0] && open[1];
  const profile = computeLeaningProfile(part, other, {axis, isLow: open[0], isThrough}, ownCorners);
  return {kind, face, isThrough, axis, ...createBox(ends), depth: roundToTenth(depth), ...(profile && {profile})};
}

const createBox = (ends: number[][], round = roundToTenth) => ({
  from: ends.map(([low]) => round(low!)) as unknown as Vector,
  to: ends.map(([, high]) => round(high!)) as unknown as Vector,
});

/** A groove goes through what would break out at its end, but for an edge that is lipped afterwards. */
function runOut(cut: Cut, part: Part): Cut {
  const isThin = (width: number, axis: number, face: Face) =>
    axis !== cut.axis && width < lipping + tolerance && !part.lipped?.includes(face);
  const from = cut.from.map((end, axis) => (isThin(end, axis, faces[axis]![0]) ? 0 : end));
  const to = cut.to.map((end, axis) => {
    const side = part.size[axis]!;
    return isThin(side - end, axis, faces[axis]![1]) ? roundToTenth(side) : end;
  });
  return {...cut, from: from as unknown as Vector, to: to as unknown as Vector};
}

/** A loose part has room in its pocket, at all sides of it. */
function addPlay(cut: Cut): Cut {
  const move = (end: Vector, distance: number) =>
    end.map((value, axis) => (axis === cut.axis ? value : value + distance)) as unknown as Vector;
  return {...cut, from: move(cut.from, -slidePlay), to: move(cut.to, slidePlay)};
}

/** Each part of a lap gives way by half of it at every place, on the side that is open. */
function halve(cut: Cut): Cut {
  const isLow = faces[cut.axis]![0] === cut.face;
  const half = (cut.to[cut.axis]! - cut.from[cut.axis]!) / 2;
  const move = (end: Vector, distance: number) =>
    end.map((value, axis) => (axis === cut.axis ? roundToTenth(value + distance) : value)) as unknown as Vector;
  return {
    ...cut,
    depth: roundToTenth(half),
    ...(isLow ? {to: move(cut.to, -half)} : {from: move(cut.from, half)}),
    ...(cut.profile && {profile: halveProfile(cut.profile)}),
  };
}
