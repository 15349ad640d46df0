import {closedPath, project} from '../../drawing/project';
import type {View} from '../../families/family';
import type {Part, Vector} from '../../families/part';
import {createBody, type Body} from '../../plan/contact';
import {computeBounds} from '../../plan/geometry';
import {isIn, placeBalloons, type Balloon, type Drawn} from './balloons';
import type {Point} from './flatPattern';
import {tenth} from './workpieces';

/** A drawing to scale, in mm of paper; `0 0` is the upper left corner of the piece. */
export interface Figure {
  view: View | 'exploded';
  scale: number;
  width: number;
  height: number;
  outlines: {path: string; colored: boolean}[];
  balloons: Balloon[];
  /** Where edges are, in mm of the piece from the left and from the lower edge. */
  across: number[];
  down: number[];
}

/** One mm of paper for so many of the piece. */
const scales = [1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 100];

/** What a figure may take of A4 lying on its side, beside its numbers and dimensions, in mm. */
const paper = {width: 236, height: 132};
const explodedPaper = {width: 250, height: 162};

/** Least distance of two ticks of a chain, in mm of paper. */
const apart = 4.2;

interface Outlined {
  part: Part;
  points: readonly Point[];
}

const views: readonly View[] = ['front', 'left', 'top'];

/** Front, side and plan in one scale, with numbers and chains of dimensions. */
export function drawViews(parts: readonly Part[], numbers: ReadonlyMap<Part, string>): Figure[] {
  const {from, to} = computeBounds(parts);
  const [length, depth, height] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const scale = scaleFor(Math.max(length, depth), Math.max(height, depth), paper);
  return views.map((view) => {
    const faces = project(parts, view);
    const drawn = faces.map(({part, points}) => ({part, points: points.map(([x, y]): Point => [x, y])}));
    const figure = figureOf(view, drawn, scale, numbers);
    const bottom = Math.max(...drawn.flatMap(({points}) => points.map(([, y]) => y)));
    const left = Math.min(...drawn.flatMap(({points}) => points.map(([x]) => x)));
    return {
      ...figure,
      across: chain(drawn, 0, scale).map((at) => tenth(at - left)),
      down: chain(drawn, 1, scale)
        .map((at) => tenth(bottom - at))
        .reverse(),
    };
  });
}

const scaleFor = (across: number, down: number, {width, height}: typeof paper) =>
  scales.find((scale) => across / scale <= width && down / scale <= height) ?? 200;

/**
 * The edges that matter: both ends, and of the others those of which most can be seen, as long as there is room for their figures. Of a
 * turned part these are the ends of its foot.
 */
function chain(drawn: readonly Outlined[], axis: 0 | 1, scale: number): number[] {
  const weights = new Map<number, number>();
  drawn.forEach(({part, points}, index) => {
    const over = drawn.slice(index + 1);
    points.forEach((from, corner) => {
      const to = points[(corner + 1) % points.length]!;
      const isLevel = part.turn && axis === 0 && tenth(from[1]) === tenth(to[1]) && tenth(from[1]) === 0;
      const stops = isLevel ? [from[axis], to[axis]] : tenth(from[axis]) === tenth(to[axis]) ? [from[axis]] : [];
      const seen = stops.length ? seenLength([from, to], points, over) : 0;
      for (const stop of seen > 0 ? stops : []) weights.set(tenth(stop), (weights.get(tenth(stop)) ?? 0) + seen);
    });
  });
  const all = drawn.flatMap(({points}) => points.map((point) => point[axis]!));
  const kept = [tenth(Math.min(...all)), tenth(Math.max(...all))];
  for (const [end] of [...weights].sort(([, a], [, b]) => b - a))
    if (kept.every((other) => Math.abs(other - end) >= apart * scale)) kept.push(end);
  return kept.sort((a, b) => a - b);
}

/** How much of an edge no nearer part covers: looked at just inside its part. */
function seenLength([from, to]: readonly [Point, Point], points: readonly Point[], over: readonly Outlined[]): number {
  const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length);
  const samples = Array.from({length: 12}, (_, index): Point => {
    const share = (index + 0.5) / 12;
    const at = [0, 1].map((axis) => from[axis]! + share * (to[axis]! - from[axis]!));
    const [x, y] = at.map((value, axis) => value + Math.sign(middle[axis]! - value) * 0.2);
    return [x!, y!];
  });
  const seen = samples.filter((spot) => !over.some((other) => isIn(other.points, spot)));
  return (seen.length / samples.length) * Math.hypot(to[0] - from[0], to[1] - from[1]);
}

/** From the front, the right and above, each axis in the same scale. */
const across = ([x, y]: Vector) => (x + y) * Math.cos(Math.PI / 6);
const down = ([x, y, z]: Vector) => -z - (y - x) * Math.sin(Math.PI / 6);

/** How far parts move from the middle of the piece, as a share of their distance from it. */
const explosion: Vector = [0.45, 1.3, 0.5];

/** All parts drawn apart. */
export function drawExploded(parts: readonly Part[], numbers: ReadonlyMap<Part, string>): Figure {
  const {from, to} = computeBounds(parts);
  const moved = parts.map((part) => {
    const place = part.place.map(
      (at, axis) => at + (at - (from[axis]! + to[axis]!) / 2) * explosion[axis]!,
    ) as unknown as Vector;
    return {part, body: createBody({...part, place})};
  });
  const drawn = paintersOrder(moved).flatMap(({part, body}) =>
    body.faces
      .filter((_, index) => isSeen(body.planes[index]!.normal))
      .map((face) => ({part, points: face.map((corner): Point => [across(corner), down(corner)])})),
  );
  const all = drawn.flatMap(({points}) => points);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const scale = scaleFor(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys), explodedPaper);
  return {...figureOf('exploded', drawn, scale, numbers), across: [], down: []};
}

const isSeen = ([x, y, z]: Vector) => x - y + z > 1e-6;

interface Moved {
  part: Part;
  body: Body;
}

/** What lies behind comes first: left of, behind or below another part. */
function paintersOrder(moved: readonly Moved[]): Moved[] {
  const isBehind = ({body: a}: Moved, {body: b}: Moved) => {
    const behind = [a.to[0] - b.from[0], b.to[1] - a.from[1], a.to[2] - b.from[2]];
    const before = [b.to[0] - a.from[0], a.to[1] - b.from[1], b.to[2] - a.from[2]];
    return Math.min(...behind) < Math.min(...before);
  };
  const ordered = new Set<Moved>();
  const visiting = new Set<Moved>();
  const visit = (one: Moved) => {
    if (ordered.has(one) || visiting.has(one)) return;
    visiting.add(one);
    for (const other of moved) if (other !== one && overlaps(other, one) && isBehind(other, one)) visit(other);
    ordered.add(one);
  };
  moved.forEach(visit);
  return [...ordered];
}

/** Whether two parts may cover each other in the picture. */
function overlaps({body: a}: Moved, {body: b}: Moved): boolean {
  return [across, down].every((of) => {
    const [own, other] = [a, b].map(({faces}) => faces.flat().map(of)) as [number[], number[]];
    return Math.min(...own) < Math.max(...other) && Math.max(...own) > Math.min(...other);
  });
}

function figureOf(
  view: Figure['view'],
  drawn: readonly Outlined[],
  scale: number,
  numbers: ReadonlyMap<Part, string>,
): Omit<Figure, 'across' | 'down'> {
  const all = drawn.flatMap(({points}) => points);
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const onPaper = (value: number) => Math.round((value / scale) * 100) / 100;
  const polygons = drawn.map(({part, points}): Drawn & {part: Part} => ({
    part,
    label: numbers.get(part) ?? '',
    points: points.map(([x, y]): Point => [onPaper(x - left), onPaper(y - top)]),
  }));
  return {
    view,
    scale,
    width: onPaper(Math.max(...all.map(([x]) => x)) - left),
    height: onPaper(Math.max(...all.map(([, y]) => y)) - top),
    outlines: polygons.map(({part, points}) => ({path: closedPath(points), colored: part.colored})),
    balloons: placeBalloons(polygons, view === 'exploded'),
  };
}
