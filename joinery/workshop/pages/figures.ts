import {closedPath, computeBox, project, type Point} from '../../drawing/project';
import type {View} from '../../families/family';
import type {Part, Vector} from '../../families/parts/part';
import {createBody, type Body} from '../../plan/contact';
import {computeBounds} from '../../plan/geometry';
import {findScale} from '../../drawing/scale';
import {isInside, placeBalloons, type Balloon, type LabelledPolygon} from './balloons';
import {roundToTenth} from '../workpieces';

/** A drawing to scale, in mm of paper; `0 0` is the upper left corner of the piece. */
export interface Figure {
  view: View | 'exploded';
  scale: number;
  width: number;
  height: number;
  outlines: {path: string; colored: boolean}[];
  balloons: Balloon[];
  /** The edges that its dimensions measure, in mm of the piece from the left and from the lower edge. */
  horizontalChain: number[];
  verticalChain: number[];
}

/** The room for a figure on A4 landscape, without its numbers and dimensions, in mm. */
const paper = {width: 236, height: 132};
const explodedPaper = {width: 250, height: 162};

/** The least distance of two ticks of a chain, in mm of paper. */
const minTickDistance = 4.2;

/** A face of a part in a picture, in mm. It covers those before it. */
interface PartPolygon {
  part: Part;
  points: readonly Point[];
}

const views: readonly View[] = ['front', 'left', 'top'];

/** The views from the front, the left and above in one scale, with numbers and chains of dimensions. */
export function drawViewFigures(parts: readonly Part[], numbers: ReadonlyMap<Part, string>): Figure[] {
  const {from, to} = computeBounds(parts);
  const [length, depth, height] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const scale = findScale({width: Math.max(length, depth), height: Math.max(height, depth)}, paper);
  return views.map((view) => {
    const polygons = project(parts, view);
    const {left, bottom} = computeBoxAround(polygons);
    const horizontalEdges = findChain(polygons, 0, scale);
    const verticalEdges = findChain(polygons, 1, scale);
    return {
      ...createFigure(view, polygons, scale, numbers),
      horizontalChain: horizontalEdges.map((x) => roundToTenth(x - left)),
      verticalChain: verticalEdges.map((y) => roundToTenth(bottom - y)).reverse(),
    };
  });
}

/**
 * The coordinates of the edges that a chain of dimensions measures: both ends, and of the others those of which most can be seen, as
 * long as there is room for their figures.
 */
function findChain(polygons: readonly PartPolygon[], axis: 0 | 1, scale: number): number[] {
  const visibleLengths = new Map<number, number>();
  polygons.forEach(({part, points}, index) => {
    const covering = polygons.slice(index + 1);
    points.forEach((from, corner) => {
      const to = points[(corner + 1) % points.length]!;
      const stops = findStops(part, [from, to], axis);
      const visible = stops.length ? measureVisibleLength([from, to], points, covering) : 0;
      if (visible <= 0) return;
      for (const stop of stops) visibleLengths.set(stop, (visibleLengths.get(stop) ?? 0) + visible);
    });
  });
  const all = polygons.flatMap(({points}) => points.map((point) => point[axis]!));
  const chain = [roundToTenth(Math.min(...all)), roundToTenth(Math.max(...all))];
  for (const [stop] of [...visibleLengths].sort(([, a], [, b]) => b - a))
    if (chain.every((other) => Math.abs(other - stop) >= minTickDistance * scale)) chain.push(stop);
  return chain.sort((a, b) => a - b);
}

/** Where a chain may measure an edge: an edge across the axis, or the two ends of a tilted part's foot. */
function findStops({turn}: Part, [from, to]: readonly [Point, Point], axis: 0 | 1): number[] {
  const [[x1, y1], [x2, y2]] = [from, to].map((point) => point.map(roundToTenth)) as [
    [number, number],
    [number, number],
  ];
  const isFoot = turn && axis === 0 && y1 === 0 && y2 === 0;
  if (isFoot) return [x1, x2];
  if (axis === 0) return x1 === x2 ? [x1] : [];
  return y1 === y2 ? [y1] : [];
}

/** In so many points of an edge it is tried whether it is covered, and so far inside its part, in mm. */
const sampleCount = 12;
const sampleInset = 0.2;

/** The length of an edge that no nearer part covers. */
function measureVisibleLength(
  [from, to]: readonly [Point, Point],
  points: readonly Point[],
  covering: readonly PartPolygon[],
): number {
  const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length);
  const samples = Array.from({length: sampleCount}, (_, index): Point => {
    const share = (index + 0.5) / sampleCount;
    const [x, y] = [0, 1].map((axis) => {
      const value = from[axis]! + share * (to[axis]! - from[axis]!);
      return value + Math.sign(middle[axis]! - value) * sampleInset;
    });
    return [x!, y!];
  });
  const visible = samples.filter((sample) => !covering.some((other) => isInside(other.points, sample)));
  return (visible.length / samples.length) * Math.hypot(to[0] - from[0], to[1] - from[1]);
}

/** An isometric picture from the front, the right and above. */
const toPictureX = ([x, y]: Vector) => (x + y) * Math.cos(Math.PI / 6);
const toPictureY = ([x, y, z]: Vector) => -z - (y - x) * Math.sin(Math.PI / 6);

/** How far parts move from the middle of the piece, as a share of their distance from it. */
const explosion: Vector = [0.45, 1.3, 0.5];

/** All parts, moved apart. */
export function drawExploded(parts: readonly Part[], numbers: ReadonlyMap<Part, string>): Figure {
  const {from, to} = computeBounds(parts);
  const moved = parts.map((part) => {
    const place = part.place.map((coordinate, axis) => {
      const middle = (from[axis]! + to[axis]!) / 2;
      return coordinate + (coordinate - middle) * explosion[axis]!;
    }) as unknown as Vector;
    return {part, body: createBody({...part, place})};
  });
  const polygons = sortFromBack(moved).flatMap(({part, body}) =>
    body.faces
      .filter((_, index) => isFacingViewer(body.planes[index]!.normal))
      .map((face) => ({part, points: face.map((corner): Point => [toPictureX(corner), toPictureY(corner)])})),
  );
  const {left, right, top, bottom} = computeBoxAround(polygons);
  const scale = findScale({width: right - left, height: bottom - top}, explodedPaper);
  return {...createFigure('exploded', polygons, scale, numbers), horizontalChain: [], verticalChain: []};
}

const isFacingViewer = ([x, y, z]: Vector) => x - y + z > 1e-6;

interface MovedPart {
  part: Part;
  body: Body;
}

/** Sorts the parts so that each covers those before it: first comes what is left of, behind or below another part. */
function sortFromBack(moved: readonly MovedPart[]): MovedPart[] {
  const isBehind = ({body: a}: MovedPart, {body: b}: MovedPart) => {
    // How far `a` would have to move to be clear behind `b`, and in front of it, on each axis.
    const toBehind = [a.to[0] - b.from[0], b.to[1] - a.from[1], a.to[2] - b.from[2]];
    const toFront = [b.to[0] - a.from[0], a.to[1] - b.from[1], b.to[2] - a.from[2]];
    return Math.min(...toBehind) < Math.min(...toFront);
  };
  const sorted = new Set<MovedPart>();
  const visiting = new Set<MovedPart>();
  const visit = (one: MovedPart) => {
    if (sorted.has(one) || visiting.has(one)) return;
    visiting.add(one);
    for (const other of moved) if (other !== one && overlapInPicture(other, one) && isBehind(other, one)) visit(other);
    sorted.add(one);
  };
  moved.forEach(visit);
  return [...sorted];
}

/** Whether two parts may cover each other in the picture. */
function overlapInPicture({body: a}: MovedPart, {body: b}: MovedPart): boolean {
  return [toPictureX, toPictureY].every((toPicture) => {
    const [one, other] = [a, b].map(({faces}) => faces.flat().map(toPicture)) as [number[], number[]];
    return Math.min(...one) < Math.max(...other) && Math.max(...one) > Math.min(...other);
  });
}

const computeBoxAround = (polygons: readonly PartPolygon[]) => computeBox(polygons.flatMap(({points}) => points));

function createFigure(
  view: Figure['view'],
  polygons: readonly PartPolygon[],
  scale: number,
  numbers: ReadonlyMap<Part, string>,
): Omit<Figure, 'horizontalChain' | 'verticalChain'> {
  const {left, right, top, bottom} = computeBoxAround(polygons);
  const onPaper = (millimetres: number) => Math.round((millimetres / scale) * 100) / 100;
  const paperPolygons = polygons.map(({part, points}): LabelledPolygon & {part: Part} => ({
    part,
    label: numbers.get(part) ?? '',
    points: points.map(([x, y]): Point => [onPaper(x - left), onPaper(y - top)]),
  }));
  return {
    view,
    scale,
    width: onPaper(right - left),
    height: onPaper(bottom - top),
    outlines: paperPolygons.map(({part, points}) => ({path: closedPath(points), colored: part.colored})),
    balloons: placeBalloons(paperPolygons, view === 'exploded'),
  };
}
