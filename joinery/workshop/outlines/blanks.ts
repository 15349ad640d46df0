import type {Flat, Line} from './flatPattern';
import type {Point} from '../../drawing/project';
import {roundToTenth, type Workpiece} from '../workpieces';

/** A folded sheet as it is cut and bent, from the lower left corner of its blank. Millimetres. */
interface BlankRow {
  number: number;
  /** The corners of its closed outline in order. */
  corners: Point[];
  bends: Line[];
  thickness: number;
  innerRadius: number;
}

export const listBlanks = (workpieces: readonly Workpiece[]): BlankRow[] =>
  workpieces.flatMap(({kind, flat, thickness, parts}, index) => {
    if (kind !== 'blank') return [];
    const points = flat.outline.flat();
    const [left, low] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
    const move = ([x, y]: Point): Point => [roundToTenth(x - left), roundToTenth(y - low)];
    const innerRadius = (parts[0]?.radius ?? 2 * thickness) - thickness;
    const bends = flat.bends.map(([from, to]): Line => [move(from), move(to)]);
    return [{number: index + 1, corners: traceCorners(flat).map(move), bends, thickness, innerRadius}];
  });

const isNear = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v) < 0.05;

/** Walks along the outline from line to line. Where two lines continue straight there is no corner. */
function traceCorners({outline}: Flat): Point[] {
  const remaining = [...outline];
  const first = remaining.shift();
  if (!first) return [];
  const points: Point[] = [...first];
  for (;;) {
    const end = points.at(-1)!;
    const index = remaining.findIndex(([from, to]) => isNear(from, end) || isNear(to, end));
    const [next] = index < 0 ? [] : remaining.splice(index, 1);
    if (!next) break;
    points.push(isNear(next[0], end) ? next[1] : next[0]);
  }
  const corners = isNear(points[0]!, points.at(-1)!) ? points.slice(0, -1) : points;
  return corners.filter((corner, index) => {
    const [previous, next] = [corners.at(index - 1)!, corners[(index + 1) % corners.length]!];
    const cross = (corner[0] - previous[0]) * (next[1] - corner[1]) - (corner[1] - previous[1]) * (next[0] - corner[0]);
    return Math.abs(cross) > 0.01;
  });
}
