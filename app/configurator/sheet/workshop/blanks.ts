import type {Flat, Line, Point} from './flatPattern';
import {tenth, type Workpiece} from './workpieces';

/** A folded sheet as it is cut and bent, from the lower left corner of its blank. Millimetres. */
interface BlankRow {
  number: number;
  /** The corners of its outline, one after the other, each outline closed. */
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
    const moved = ([x, y]: Point): Point => [tenth(x - left), tenth(y - low)];
    const innerRadius = (parts[0]?.radius ?? 2 * thickness) - thickness;
    const bends = flat.bends.map(([from, to]): Line => [moved(from), moved(to)]);
    return [{number: index + 1, corners: cornersOf(flat).map(moved), bends, thickness, innerRadius}];
  });

const near = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v) < 0.05;

/** Walks along the outline from line to line; ends where a line only goes on straight are no corners. */
function cornersOf({outline}: Flat): Point[] {
  const waiting = [...outline];
  const [first] = waiting.splice(0, 1);
  if (!first) return [];
  const points: Point[] = [...first];
  for (;;) {
    const end = points.at(-1)!;
    const index = waiting.findIndex(([from, to]) => near(from, end) || near(to, end));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (!next) break;
    points.push(near(next[0], end) ? next[1] : next[0]);
  }
  const around = near(points[0]!, points.at(-1)!) ? points.slice(0, -1) : points;
  return around.filter((point, index) => {
    const [before, after] = [around.at(index - 1)!, around[(index + 1) % around.length]!];
    const turn = (point[0] - before[0]) * (after[1] - point[1]) - (point[1] - before[1]) * (after[0] - point[0]);
    return Math.abs(turn) > 0.01;
  });
}
