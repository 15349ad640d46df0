import type {Point} from '../../drawing/project';

const getDistance = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v);

const isNear = (one: Point, other: Point) => getDistance(one, other) < 0.05;

/** Walks along an outline from line to line and returns its corners. Where two lines continue straight there is none. */
export function traceCorners(outline: readonly (readonly [Point, Point])[]): Point[] {
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

/** Cuts a square out of an outline at an inner corner of it. The outline's edges are square to each other. */
export function cutSquare(corners: readonly Point[], [x, y]: Point, side: number): Point[] {
  const half = side / 2;
  const isInside = ([u, v]: Point) => Math.abs(u - x) < half && Math.abs(v - y) < half;
  const start = corners.findIndex((corner, index) => !isInside(corner) && isInside(corners.at(index - 1)!));
  if (start < 0) return [...corners];
  const outside = [...corners.slice(start), ...corners.slice(0, start)].filter((corner) => !isInside(corner));
  const moveToSquare = ([u, v]: Point): Point => [
    Math.min(Math.max(u, x - half), x + half),
    Math.min(Math.max(v, y - half), y + half),
  ];
  const [entry, exit] = [moveToSquare(outside.at(-1)!), moveToSquare(outside[0]!)];
  const square: Point[] = [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
  // The corner between entry and exit lies outside the sheet; the outline goes around the three others.
  const distances = square.map((corner) => getDistance(corner, entry) + getDistance(corner, exit));
  const nearest = distances.indexOf(Math.min(...distances));
  const others = [1, 2, 3].map((step) => square[(nearest + step) % 4]!);
  if (getDistance(others[0]!, entry) > getDistance(others[2]!, entry)) others.reverse();
  return [...outside, entry, ...others, exit];
}
