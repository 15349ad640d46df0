import type {Point} from '../../drawing/project';
import type {Axis, Extent, Part} from '../../families/parts/part';
import {axes, toIndex} from '../../plan/facing';
import {cutSquare, traceCorners} from './contour';

/** Millimetres, `x` to the right and `y` up. */
export type Line = readonly [Point, Point];

/** A workpiece lying flat, as it is cut. */
export interface Flat {
  /** From corner to corner. */
  outline: Line[];
  /** The middles of the bends. */
  bends: Line[];
  /** Round holes through the sheet. */
  holes: FlatHole[];
}

export interface FlatHole {
  middle: Point;
  diameter: number;
}

/**
 * The length in mm by which a right-angled bend changes the sum of the two outer lengths; below zero. DIN 6935: the neutral fibre lies
 * at `k`/2 of the thickness from the inside, and `k` follows from the inner radius.
 */
function computeBendAllowance(innerRadius: number, thickness: number): number {
  const k = Math.min(1, 0.65 + 0.5 * Math.log10(innerRadius / thickness));
  return (Math.PI / 2) * (innerRadius + (k * thickness) / 2) - 2 * (innerRadius + thickness);
}

/** The id of the part that a part is folded from. */
const getParentId = (part: Part) => part.joints.find(({kind}) => kind === 'fold')?.with;

/** The parts of each sheet that is cut in one and folded. Parts without a fold are left out. */
export function listFoldedSheets(parts: readonly Part[]): Part[][] {
  const findRoot = (part: Part): Part => {
    const parent = parts.find(({id}) => id === getParentId(part));
    return parent ? findRoot(parent) : part;
  };
  const sheets = new Map<Part, Part[]>();
  for (const part of parts) {
    const root = findRoot(part);
    sheets.set(root, [...(sheets.get(root) ?? []), part]);
  }
  return [...sheets.values()].filter((sheet) => sheet.length > 1);
}

/** The axis along which a part is thinnest. */
const findNormal = ({size}: Part): Axis => axes[size.indexOf(Math.min(...size))] as Axis;

/** Maps coordinates on an axis of the piece to the flat sheet. */
interface Track {
  direction: Point;
  /** Added to a coordinate. */
  offset: number;
}

/** A part of the sheet, unfolded. */
interface Leg {
  part: Part;
  normal: Axis;
  tracks: Map<Axis, Track>;
  ends: Map<Axis, Extent>;
  /** The bends to other legs, which begin at their middles. The first leads to the parent. */
  bends: Bend[];
}

interface Bend {
  axis: Axis;
  end: 0 | 1;
  /** The middle of the bend on that axis. */
  middle: number;
  /** The other one of the leg's two axes, along which the bend runs. */
  lineAxis: Axis;
  other: Leg;
}

/** Unfolds the parts of one sheet around the one that has no parent. What is welded to another part of the piece ends where that begins. */
export function computeFlatPattern(sheet: readonly Part[], parts: readonly Part[]): Flat {
  const legs = new Map<string, Leg>();
  const remaining = [...sheet];
  while (remaining.length) {
    const index = remaining.findIndex((part) => !getParentId(part) || legs.has(getParentId(part) ?? ''));
    const [part] = remaining.splice(Math.max(index, 0), 1);
    if (!part) break;
    const parent = legs.get(getParentId(part) ?? '');
    legs.set(part.id, parent ? unfold(part, parent, parts) : layFlat(part, parts));
  }
  const all = [...legs.values()];
  const foldedLegs = all.filter(({part}) => legs.has(getParentId(part) ?? ''));
  const corners = all
    .flatMap(listReliefs)
    .reduce((outline, {place, side}) => cutSquare(outline, place, side), traceCorners(all.flatMap(outlineLeg)));
  return {
    outline: corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!]),
    bends: foldedLegs.flatMap(getBendLines),
    holes: all.flatMap(getHoles),
  };
}

/** The leg of the part around which the others are unfolded. */
function layFlat(part: Part, parts: readonly Part[]): Leg {
  const normal = findNormal(part);
  const [first, second] = axes.filter((axis) => axis !== normal) as [Axis, Axis];
  const tracks = new Map<Axis, Track>([
    [first, {direction: [1, 0], offset: 0}],
    [second, {direction: [0, 1], offset: 0}],
  ]);
  return {part, normal, tracks, ends: getWeldedEnds(part, parts), bends: []};
}

function getEnds({size, place}: Part): Map<Axis, Extent> {
  return new Map(
    axes.map((axis, index) => [axis, [place[index]! - size[index]! / 2, place[index]! + size[index]! / 2] as Extent]),
  );
}

function unfold(part: Part, parent: Leg, parts: readonly Part[]): Leg {
  const normal = findNormal(part);
  const parentNormal = parent.normal;
  const lineAxis = axes.find((axis) => axis !== normal && axis !== parentNormal) as Axis;
  const ends = getWeldedEnds(part, parts);
  const getDirection = (axis: Axis) => Math.sign(part.place[toIndex(axis)]! - parent.part.place[toIndex(axis)]!);
  // On which side of the parent it is, and in which direction it goes on from there.
  const sideSign = getDirection(normal);
  const upSign = getDirection(parentNormal);
  const thickness = part.size[toIndex(normal)] as number;
  const allowance = computeBendAllowance((part.radius ?? 2 * thickness) - thickness, thickness);
  const track = parent.tracks.get(normal) as Track;
  const sharedTrack = parent.tracks.get(lineAxis) as Track;
  const parentEnds = parent.ends.get(normal) as Extent;
  // Where the parent would end if it were not bent, counted outwards.
  const edge = sideSign * (parentEnds[sideSign > 0 ? 1 : 0] + track.offset);
  const start = (ends.get(parentNormal) as Extent)[upSign > 0 ? 0 : 1];
  const direction: Point = [track.direction[0] * sideSign * upSign, track.direction[1] * sideSign * upSign];
  const tracks = new Map<Axis, Track>([
    [parentNormal, {direction, offset: upSign * (edge + allowance) - start}],
    [lineAxis, sharedTrack],
  ]);
  const leg: Leg = {part, normal, tracks, ends, bends: []};
  const middle = edge + allowance / 2;
  // Each of the two has the middle of the bend in its own coordinates.
  parent.bends.push({
    axis: normal,
    end: sideSign > 0 ? 1 : 0,
    middle: sideSign * middle - track.offset,
    lineAxis,
    other: leg,
  });
  leg.bends.push({
    axis: parentNormal,
    end: upSign > 0 ? 0 : 1,
    middle: upSign * middle - (tracks.get(parentNormal) as Track).offset,
    lineAxis,
    other: parent,
  });
  return leg;
}

/** The ends of a part without what it shares with the parts that it is welded to. */
function getWeldedEnds(part: Part, parts: readonly Part[]): Map<Axis, Extent> {
  const ends = getEnds(part);
  for (const {kind, with: id} of part.joints) {
    const other = kind === 'weld' && parts.find((candidate) => candidate.id === id);
    if (!other) continue;
    const axis = findNormal(other);
    const [start, end] = ends.get(axis) as Extent;
    const [otherStart, otherEnd] = getEnds(other).get(axis) as Extent;
    const isAtStart = otherStart <= start;
    ends.set(axis, isAtStart ? [Math.max(start, otherEnd), end] : [start, Math.min(end, otherStart)]);
  }
  return ends;
}

/** Where a leg ends along an axis: at a bend, or at its edge. */
function getLimits(leg: Leg, axis: Axis): Extent {
  const [from, to] = leg.ends.get(axis) as Extent;
  const findBend = (end: 0 | 1) => leg.bends.find((bend) => bend.axis === axis && bend.end === end);
  return [findBend(0)?.middle ?? from, findBend(1)?.middle ?? to];
}

/** The part of a bend that both of its legs have. */
function getSharedEnds(leg: Leg, {lineAxis, other}: Bend): Extent {
  const [one, two] = [getLimits(leg, lineAxis), getLimits(other, lineAxis)];
  return [Math.max(one[0], two[0]), Math.min(one[1], two[1])];
}

/** The line of the bend to the parent. */
function getBendLines(leg: Leg): Line[] {
  return leg.bends.slice(0, 1).map((bend) => {
    const [from, to] = getSharedEnds(leg, bend);
    const toPoint = (coordinate: number) => toFlatPoint(leg, bend.axis, bend.middle, bend.lineAxis, coordinate);
    return [toPoint(from), toPoint(to)];
  });
}

/** The point of the flat sheet for coordinates on a leg's two axes. */
function toFlatPoint(leg: Leg, axis: Axis, coordinate: number, otherAxis: Axis, otherCoordinate: number): Point {
  const [one, two] = [leg.tracks.get(axis) as Track, leg.tracks.get(otherAxis) as Track];
  const [a, b] = [coordinate + one.offset, otherCoordinate + two.offset];
  return [one.direction[0] * a + two.direction[0] * b, one.direction[1] * a + two.direction[1] * b];
}

/** A relief has this share of the sheet's thickness at each side: it reaches beyond both bends. */
const reliefShare = 3;

/** The squares that are cut out where two bends of a leg meet, because the sheet would tear there. */
const listReliefs = (leg: Leg): {place: Point; side: number}[] =>
  leg.bends.flatMap((one, index) =>
    leg.bends
      .slice(index + 1)
      .filter(({axis}) => axis !== one.axis)
      .map((other) => ({
        place: toFlatPoint(leg, one.axis, one.middle, other.axis, other.middle),
        side: reliefShare * Math.min(...leg.part.size),
      })),
  );

/** The openings of a leg. */
function getHoles(leg: Leg): FlatHole[] {
  const [first, second] = [...leg.tracks.keys()] as [Axis, Axis];
  return (leg.part.openings ?? []).map(({middle, size}) => ({
    middle: toFlatPoint(leg, first, middle[toIndex(first)]!, second, middle[toIndex(second)]!),
    diameter: size[0],
  }));
}

/** The edges of one leg up to its bends, without the bends themselves. */
function outlineLeg(leg: Leg): Line[] {
  const [first, second] = [...leg.tracks.keys()] as [Axis, Axis];
  const getEdges = (axis: Axis, lineAxis: Axis, end: 0 | 1): Line[] => {
    const [from, to] = getLimits(leg, lineAxis);
    const bend = leg.bends.find((candidate) => candidate.axis === axis && candidate.end === end);
    const shared = bend && getSharedEnds(leg, bend);
    const pieces: Extent[] = shared
      ? [
          [from, shared[0]],
          [shared[1], to],
        ]
      : [[from, to]];
    const toPoint = (coordinate: number) => toFlatPoint(leg, axis, getLimits(leg, axis)[end], lineAxis, coordinate);
    return pieces
      .filter(([start, stop]) => stop - start > 0.01)
      .map(([start, stop]) => [toPoint(start), toPoint(stop)]);
  };
  return ([0, 1] as const).flatMap((end) => [...getEdges(first, second, end), ...getEdges(second, first, end)]);
}
