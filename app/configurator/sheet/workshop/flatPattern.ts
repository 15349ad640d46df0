import type {Axis, Part} from '../../families/part';

/** Millimetres, `x` to the right and `y` up. */
export type Point = readonly [x: number, y: number];
export type Line = readonly [Point, Point];

/** A piece of material lying flat, as it is cut. */
export interface Flat {
  outline: Line[];
  /** Middles of the bends. */
  bends: Line[];
}

const axes = ['x', 'y', 'z'] as const;
const indexOf = (axis: Axis) => axes.indexOf(axis);

type Ends = [from: number, to: number];

/**
 * What a right-angled bend adds to the sum of the two outer lengths, in mm; below zero. DIN 6935: the neutral fibre lies at
 * `k`/2 of the thickness from the inside, and `k` follows from the inner radius.
 */
export function bendAllowance(innerRadius: number, thickness: number): number {
  const k = Math.min(1, 0.65 + 0.5 * Math.log10(innerRadius / thickness));
  return (Math.PI / 2) * (innerRadius + (k * thickness) / 2) - 2 * (innerRadius + thickness);
}

/** The part that a part is folded from. */
const foldOf = (part: Part) => part.joints.find(({kind}) => kind === 'fold')?.with;

/** The flat sheets of the parts that folds join: each one is cut as a whole. Everything else is no sheet. */
export function foldedSheets(parts: readonly Part[]): Part[][] {
  const root = (part: Part): Part => {
    const parent = parts.find(({id}) => id === foldOf(part));
    return parent ? root(parent) : part;
  };
  const sheets = new Map<Part, Part[]>();
  for (const part of parts) sheets.set(root(part), [...(sheets.get(root(part)) ?? []), part]);
  return [...sheets.values()].filter((sheet) => sheet.length > 1);
}

/** The axis along which a part is thinnest. */
const normalOf = ({size}: Part): Axis => axes[size.indexOf(Math.min(...size))] as Axis;

/** Along an axis of the piece: where on the flat sheet a coordinate of it lies. */
interface Track {
  direction: Point;
  /** Added to a coordinate. */
  offset: number;
}

interface Leg {
  part: Part;
  normal: Axis;
  tracks: Map<Axis, Track>;
  ends: Map<Axis, Ends>;
  /** Where other legs begin: at the middle of a bend. The first is the one that joins it to its parent. */
  bends: Bend[];
}

interface Bend {
  axis: Axis;
  end: 0 | 1;
  /** On that axis. */
  at: number;
  /** The other one of the leg's two axes. */
  along: Axis;
  other: Leg;
}

/** Unfolds the parts of one sheet around the first that folds onto nothing. A part that is welded gives way to the other. */
export function flatPattern(sheet: readonly Part[]): Flat {
  const legs = new Map<string, Leg>();
  const waiting = [...sheet];
  while (waiting.length) {
    const index = waiting.findIndex((part) => !foldOf(part) || legs.has(foldOf(part) ?? ''));
    const [part] = waiting.splice(Math.max(index, 0), 1);
    if (!part) break;
    const parent = legs.get(foldOf(part) ?? '');
    legs.set(part.id, parent ? unfold(part, parent, sheet) : lay(part));
  }
  const all = [...legs.values()];
  const folded = all.filter(({part}) => legs.has(foldOf(part) ?? ''));
  return {outline: all.flatMap(outlineOf), bends: folded.flatMap(bendLine)};
}

/** The part that stays where it is. */
function lay(part: Part): Leg {
  const normal = normalOf(part);
  const [first, second] = axes.filter((axis) => axis !== normal) as [Axis, Axis];
  const tracks = new Map<Axis, Track>([
    [first, {direction: [1, 0], offset: 0}],
    [second, {direction: [0, 1], offset: 0}],
  ]);
  return {part, normal, tracks, ends: endsOf(part), bends: []};
}

function endsOf({size, place}: Part): Map<Axis, Ends> {
  return new Map(
    axes.map((axis, index) => [axis, [place[index]! - size[index]! / 2, place[index]! + size[index]! / 2] as Ends]),
  );
}

function unfold(part: Part, parent: Leg, sheet: readonly Part[]): Leg {
  const normal = normalOf(part);
  const away = parent.normal;
  const along = axes.find((axis) => axis !== normal && axis !== away) as Axis;
  const ends = weldedEnds(part, sheet);
  const place = (of: Part, axis: Axis) => of.place[indexOf(axis)] as number;
  const side = Math.sign(place(part, normal) - place(parent.part, normal));
  const up = Math.sign(place(part, away) - place(parent.part, away));
  const thickness = part.size[indexOf(normal)] as number;
  const allowance = bendAllowance((part.radius ?? 2 * thickness) - thickness, thickness);
  const track = parent.tracks.get(normal) as Track;
  const common = parent.tracks.get(along) as Track;
  const parentEnds = parent.ends.get(normal) as Ends;
  // Where the parent would end if it were not bent, counted outwards.
  const edge = side * (parentEnds[side > 0 ? 1 : 0] + track.offset);
  const own = ends.get(away) as Ends;
  const start = own[up > 0 ? 0 : 1];
  const direction: Point = [track.direction[0] * side * up, track.direction[1] * side * up];
  const tracks = new Map<Axis, Track>([
    [away, {direction, offset: up * (edge + allowance) - start}],
    [along, common],
  ]);
  const leg: Leg = {part, normal, tracks, ends, bends: []};
  const middle = edge + allowance / 2;
  // In the coordinates of each of the two.
  const [far, near] = [side > 0 ? 1 : 0, up > 0 ? 0 : 1] as const;
  parent.bends.push({axis: normal, end: far, at: side * middle - track.offset, along, other: leg});
  leg.bends.push({
    axis: away,
    end: near,
    at: up * middle - (tracks.get(away) as Track).offset,
    along,
    other: parent,
  });
  return leg;
}

/** The ends of a part without what it shares with the parts that it is welded to. */
function weldedEnds(part: Part, sheet: readonly Part[]): Map<Axis, Ends> {
  const ends = endsOf(part);
  for (const {kind, with: id} of part.joints) {
    const other = kind === 'weld' && sheet.find((candidate) => candidate.id === id);
    if (!other) continue;
    const axis = normalOf(other);
    const own = ends.get(axis) as Ends;
    const [from, to] = endsOf(other).get(axis) as Ends;
    ends.set(axis, from <= own[0] ? [Math.max(own[0], to), own[1]] : [own[0], Math.min(own[1], from)]);
  }
  return ends;
}

/** Where a leg ends along an axis: at a bend, or at its edge. */
function limitsOf(leg: Leg, axis: Axis): Ends {
  const [from, to] = leg.ends.get(axis) as Ends;
  const bendAt = (end: 0 | 1) => leg.bends.find((bend) => bend.axis === axis && bend.end === end)?.at;
  return [bendAt(0) ?? from, bendAt(1) ?? to];
}

/** What two legs share of the bend between them. */
function sharedOf(leg: Leg, {along, other}: Bend): Ends {
  const [one, two] = [limitsOf(leg, along), limitsOf(other, along)];
  return [Math.max(one[0], two[0]), Math.min(one[1], two[1])];
}

function bendLine(leg: Leg): Line[] {
  return leg.bends.slice(0, 1).map((bend) => {
    const [from, to] = sharedOf(leg, bend);
    const at = (coordinate: number) => pointOf(leg, bend.axis, bend.at, bend.along, coordinate);
    return [at(from), at(to)];
  });
}

function pointOf(leg: Leg, axis: Axis, coordinate: number, along: Axis, other: number): Point {
  const [one, two] = [leg.tracks.get(axis) as Track, leg.tracks.get(along) as Track];
  const [a, b] = [coordinate + one.offset, other + two.offset];
  return [one.direction[0] * a + two.direction[0] * b, one.direction[1] * a + two.direction[1] * b];
}

/** The edges of one leg up to its bends, without the bends themselves. */
function outlineOf(leg: Leg): Line[] {
  const [first, second] = [...leg.tracks.keys()] as [Axis, Axis];
  const edge = (axis: Axis, along: Axis, end: 0 | 1): Line[] => {
    const [from, to] = limitsOf(leg, along);
    const bend = leg.bends.find((candidate) => candidate.axis === axis && candidate.end === end);
    const shared = bend && sharedOf(leg, bend);
    const pieces: Ends[] = shared
      ? [
          [from, shared[0]],
          [shared[1], to],
        ]
      : [[from, to]];
    const at = (coordinate: number) => pointOf(leg, axis, limitsOf(leg, axis)[end], along, coordinate);
    return pieces.filter(([a, b]) => b - a > 0.01).map(([a, b]) => [at(a), at(b)]);
  };
  return ([0, 1] as const).flatMap((end) => [...edge(first, second, end), ...edge(second, first, end)]);
}
