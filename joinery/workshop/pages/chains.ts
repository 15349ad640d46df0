import type {Point} from '../../drawing/project';
import type {Part} from '../../families/parts/part';
import {getHigh, getLow} from '../../plan/facing';

/** A face of a part in a picture, in mm. It covers those before it. */
export interface PartPolygon {
  part: Part;
  points: readonly Point[];
}

/** Dimensions along a straight line through a view, as with a tape: every edge that it crosses, and both ends of the view. In mm of the view. */
export interface Chain {
  /** The axis of the view along which it measures. */
  axis: 0 | 1;
  /** Where it is on the other axis. */
  at: number;
  stops: number[];
  /** How far it is from the next edge beside it. */
  clearance: number;
  /** It measures the ends of leaning parts: their feet, or where they end above. */
  ends?: 'lower' | 'upper';
}

/** Edges that are nearer than this are one, in mm. */
const tolerance = 0.15;

/** An edge so near to one that is measured already differs from it by the play of a shelf between its pins, in mm. */
const play = 1.2;

/** A strip that is narrower than this is a gap between fronts, through which one sees little, in mm. */
const leastStrip = 5;

/** A line along the ends of leaning parts is so far inside of them, in mm. */
const endInset = 0.05;

/** The most chains along one axis of a view. */
const maxChains = 6;

/**
 * The chains of a view along an axis, which together measure every edge that can be seen and that is not `known` from another view. Lines
 * with much room beside them come first: they measure clear openings. `planAxis` is the axis of the plan (0, 1, 2) that the view shows along it.
 */
export function findChains(
  polygons: readonly PartPolygon[],
  axis: 0 | 1,
  planAxis: number,
  known: readonly number[],
): Chain[] {
  const ends = computeEnds(polygons, axis);
  const isNew = (stop: number, others: readonly number[]) => others.every((other) => Math.abs(other - stop) > play);
  const chains: Chain[] = [];
  const listOthers = (own?: Chain) => [
    ...known,
    ...ends,
    ...chains.filter((chain) => chain !== own).flatMap(({stops}) => stops),
  ];
  for (const line of listLines(polygons, axis).sort((a, b) => b.clearance - a.clearance)) {
    const stops = mergeStops([...ends, ...measureAlong(polygons, {...line, axis}, planAxis)]);
    const others = listOthers();
    if (stops.some((stop) => isNew(stop, others))) chains.push({...line, axis, stops});
  }
  // A later chain may measure all that an earlier one does. That of the clear openings stays where rods divide them.
  const hasRods = axis === 0 && polygons.some(({part}) => part.kind === 'clothesRail' && !isFitted(part, planAxis));
  const openings = hasRods ? chains[0] : undefined;
  for (const chain of [...chains]) {
    const others = listOthers(chain);
    const isRepeated = chain.stops.every((stop) => !isNew(stop, others));
    if (isRepeated && chain !== openings) chains.splice(chains.indexOf(chain), 1);
  }
  return chains.slice(0, maxChains).map((chain, index, all) => {
    const measured = [...ends, ...all.slice(0, index).flatMap(({stops}) => stops)];
    return index ? {...chain, stops: leaveOutRepeated(chain.stops, (stop) => isNew(stop, measured))} : chain;
  });
}

/** Leaves out what a chain repeats of those before it, from either end up to the edge before its first new one. */
function leaveOutRepeated(stops: readonly number[], isNew: (stop: number) => boolean): number[] {
  const [first, last] = [stops.findIndex(isNew), stops.findLastIndex(isNew)];
  return stops.filter((_, index) => {
    const isEnd = index === 0 || index === stops.length - 1;
    return isEnd || (index >= first - 1 && index <= last + 1);
  });
}

/** Both ends of a view along an axis. */
export function computeEnds(polygons: readonly PartPolygon[], axis: 0 | 1): [from: number, to: number] {
  const values = polygons.flatMap(({points}) => points.map((point) => point[axis]));
  return [Math.min(...values), Math.max(...values)];
}

type Line = Pick<Chain, 'at' | 'ends' | 'clearance'>;

/** A line in the middle between every two neighbouring edges across the axis, and along the ends of leaning parts. */
function listLines(polygons: readonly PartPolygon[], axis: 0 | 1): Line[] {
  const across = axis === 0 ? 1 : 0;
  const edges = mergeStops(polygons.flatMap(({points}) => points.map((point) => point[across])));
  const between = edges.slice(1).flatMap((to, index): Line[] => {
    const from = edges[index]!;
    return to - from < leastStrip ? [] : [{at: (from + to) / 2, clearance: (to - from) / 2}];
  });
  if (axis === 1) return between;
  const atEnds = polygons.filter(hasSlantedEdge).flatMap((polygon): Line[] => {
    const [from, to] = computeEnds([polygon], across);
    return [
      {at: to - endInset, ends: 'lower', clearance: 0},
      {at: from + endInset, ends: 'upper', clearance: 0},
    ];
  });
  return [...between, ...atEnds];
}

const isSlanted = ([x1, y1]: Point, [x2, y2]: Point) => Math.abs(x1 - x2) > 0.1 && Math.abs(y1 - y2) > 0.1;

const hasSlantedEdge = ({points}: PartPolygon) =>
  points.some((point, index) => isSlanted(point, points[(index + 1) % points.length]!));

/** Wedges and keys are fitted to what has been cut before, and the length of a rail is what its holders leave. */
const isFitted = ({kind, size}: Part, planAxis: number) =>
  kind === 'wedge' || kind === 'key' || (kind === 'clothesRail' && size[planAxis] === Math.max(...size));

/** An edge on a line, and how many faces are farther away. */
interface Edge {
  value: number;
  nearness: number;
}

/** The edges that a line crosses and that no nearer part covers. */
function measureAlong(polygons: readonly PartPolygon[], line: Line & Pick<Chain, 'axis'>, planAxis: number): number[] {
  const parts = new Map(polygons.map(({part}) => [part.id, part]));
  const edges = polygons.reduce<Edge[]>((farther, polygon, nearness) => {
    const {part} = polygon;
    const crossing = isFitted(part, planAxis) ? null : findCrossing(polygon, line);
    if (!crossing) return farther;
    const [from, to] = crossing.map(({value}) => value) as [number, number];
    const uncovered = farther.filter(({value}) => value < from + tolerance || value > to - tolerance);
    const measured = crossing.filter(({value, isSquare}) => isSquare && !isInJoint(part, value, planAxis, parts));
    return [...uncovered, ...measured.map(({value}) => ({value, nearness}))];
  }, []);
  return leaveOutGaps(edges).map(({value}) => value);
}

/** Leaves out what is seen through a gap between two nearer parts, such as the joint of two sides behind doors. */
function leaveOutGaps(edges: readonly Edge[]): Edge[] {
  return edges.filter(({value, nearness}) => {
    const nearer = edges.filter((other) => other.nearness > nearness).map((other) => other.value);
    const before = Math.max(...nearer.filter((other) => other < value - tolerance));
    const after = Math.min(...nearer.filter((other) => other > value + tolerance));
    return after - before > leastStrip;
  });
}

/** Where a line enters and leaves a face. Along a slanted edge only its ends are measured, because elsewhere nobody knows how high. */
function findCrossing({points}: PartPolygon, {axis, at, ends}: Line & Pick<Chain, 'axis'>) {
  const across = axis === 0 ? 1 : 0;
  const crossings = points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length]!;
    if (point[across] > at === next[across] > at) return [];
    const share = (at - point[across]) / (next[across] - point[across]);
    const isAtEnd = !!ends && [point, next].some((corner) => Math.abs(corner[across] - at) < 2 * endInset);
    return [{value: point[axis] + share * (next[axis] - point[axis]), isSquare: isAtEnd || !isSlanted(point, next)}];
  });
  return crossings.length ? crossings.sort((a, b) => a.value - b.value) : null;
}

/** Whether an end of a part lies in another one that it is joined to, such as the tongue of a board in a groove. */
function isInJoint(part: Part, value: number, planAxis: number, parts: ReadonlyMap<string, Part>): boolean {
  if (part.turn) return false;
  // In a view y and z of the plan count downwards.
  const end = planAxis === 0 ? value : -value;
  const otherEnd = 2 * part.place[planAxis]! - end;
  return part.joints.some((joint) => {
    const other = parts.get(joint.with);
    if (!other) return false;
    const [low, high] = [getLow(other, planAxis), getHigh(other, planAxis)];
    const isInside = low + tolerance < end && end < high - tolerance;
    return isInside && (otherEnd < low - tolerance || otherEnd > high + tolerance);
  });
}

/** Sorts stops and takes those that are nearer than the tolerance as one. */
function mergeStops(stops: readonly number[]): number[] {
  const merged: number[] = [];
  for (const stop of [...stops].sort((a, b) => a - b))
    if (!merged.length || stop - merged.at(-1)! > tolerance) merged.push(stop);
  return merged;
}
