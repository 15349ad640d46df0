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
  /** Where the sheet begins to bend, on that axis. */
  start: number;
  /** The other one of the leg's two axes, along which the bend runs. */
  lineAxis: Axis;
  other: Leg;
}

/** Unfolds the parts of one sheet around the one that has no parent. */
export function computeFlatPattern(sheet: readonly Part[]): Flat {
  const legs = new Map<string, Leg>();
  const remaining = [...sheet];
  while (remaining.length) {
    const index = remaining.findIndex((part) => !getParentId(part) || legs.has(getParentId(part) ?? ''));
    const [part] = remaining.splice(Math.max(index, 0), 1);
    if (!part) break;
    const parent = legs.get(getParentId(part) ?? '');
    legs.set(part.id, parent ? unfold(part, parent) : layFlat(part));
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
function layFlat(part: Part): Leg {
  const normal = findNormal(part);
  const [first, second] = axes.filter((axis) => axis !== normal) as [Axis, Axis];
  const tracks = new Map<Axis, Track>([
    [first, {direction: [1, 0], offset: 0}],
    [second, {direction: [0, 1], offset: 0}],
  ]);
  return {part, normal, tracks, ends: getEnds(part), bends: []};
}

function getEnds({size, place}: Part): Map<Axis, Extent> {
  return new Map(
    axes.map((axis, index) => [axis, [place[index]! - size[index]! / 2, place[index]! + size[index]! / 2] as Extent]),
  );
}

function unfold(part: Part, parent: Leg): Leg {
  const normal = findNormal(part);
  const parentNormal = parent.normal;
  const lineAxis = axes.find((axis) => axis !== normal && axis !== parentNormal) as Axis;
  const ends = getEnds(part);
  const getDirection = (axis: Axis) => Math.sign(part.place[toIndex(axis)]! - parent.part.place[toIndex(axis)]!);
  // On which side of the parent it is, and in which direction it goes on from there.
  const sideSign = getDirection(normal);
  const upSign = getDirection(parentNormal);
  const thickness = part.size[toIndex(normal)] as number;
  const radius = part.radius ?? 2 * thickness;
  const allowance = computeBendAllowance(radius - thickness, thickness);
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
  const halfArc = allowance / 2 + radius;
  // Each of the two has the middle of the bend in its own coordinates.
  parent.bends.push({
    axis: normal,
    end: sideSign > 0 ? 1 : 0,
    middle: sideSign * middle - track.offset,
    start: sideSign * (middle - halfArc) - track.offset,
    lineAxis,
    other: leg,
  });
  leg.bends.push({
    axis: parentNormal,
    end: upSign > 0 ? 0 : 1,
    middle: upSign * middle - (tracks.get(parentNormal) as Track).offset,
    start: upSign * (middle + halfArc) - (tracks.get(parentNormal) as Track).offset,
    lineAxis,
    other: parent,
  });
  return leg;
}

const findBend = (leg: Leg, axis: Axis, end: 0 | 1) => leg.bends.find((bend) => bend.axis === axis && bend.end === end);

/** Where a leg ends along an axis: at a bend, or at its edge. */
function getLimits(leg: Leg, axis: Axis): Extent {
  const [from, to] = leg.ends.get(axis) as Extent;
  return [findBend(leg, axis, 0)?.middle ?? from, findBend(leg, axis, 1)?.middle ?? to];
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
    const bend = findBend(leg, axis, end);
    const toPoint = ([along, across]: Point) => toFlatPoint(leg, axis, across, lineAxis, along);
    const at = (leg.ends.get(axis) as Extent)[end];
    const getCorner = (lineEnd: 0 | 1): Point => [findCorner(leg, lineAxis, lineEnd, end), at];
    const rows = bend ? [listCorners(leg, bend, 0), listCorners(leg, bend, 1)] : [[getCorner(0), getCorner(1)]];
    return rows
      .flatMap((points) => points.slice(1).map((point, index): Line => [points[index]!, point]))
      .filter(([[a, b], [c, d]]) => Math.hypot(c - a, d - b) > 0.01)
      .map(([from, to]) => [toPoint(from), toPoint(to)]);
  };
  return ([0, 1] as const).flatMap((end) => [...getEdges(first, second, end), ...getEdges(second, first, end)]);
}

/**
 * The corners of a leg from one of its ends to a bend, each along the bend and across it. A relief as wide as the sheet is thick goes
 * down to where it begins to bend. What is beyond the relief stays flat, and ends where its neighbour begins on the folded piece.
 */
function listCorners(leg: Leg, bend: Bend, lineEnd: 0 | 1): Point[] {
  const {axis, end, lineAxis, middle, start} = bend;
  const [limit, shared] = [getLimits(leg, lineAxis)[lineEnd], getSharedEnds(leg, bend)[lineEnd]];
  const relief = Math.min(...leg.part.size);
  const width = Math.abs(shared - limit);
  const atBend: Point = [shared, middle];
  // Where two bends of a leg meet, a square is cut out.
  if (width < 0.01 || findBend(leg, lineAxis, lineEnd)) return [[limit, middle], atBend];
  if (width < relief + 0.01) return [[limit, start], [shared, start], atBend];
  const reach = (leg.ends.get(axis) as Extent)[end];
  const side = shared + (lineEnd ? relief : -relief);
  return [[limit, reach], [side, reach], [side, start], [shared, start], atBend];
}

/** Where a leg ends along an axis beside one of its other two edges. */
function findCorner(leg: Leg, axis: Axis, end: 0 | 1, lineEnd: 0 | 1): number {
  const bend = findBend(leg, axis, end);
  return bend ? listCorners(leg, bend, lineEnd)[0]![1] : (leg.ends.get(axis) as Extent)[end];
}
