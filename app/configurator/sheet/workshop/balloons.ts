import type {Point} from './flatPattern';

/** A number beside its part, in mm of paper, and the spot of the part that it belongs to. */
export interface Balloon {
  text: string;
  at: Point;
  spot: Point;
  /** Another part covers it. */
  hidden: boolean;
}

/** What is drawn over what comes before it. */
export interface Drawn {
  label: string;
  points: readonly Point[];
}

/** Half the height of a balloon, and half the width of each character, in mm of paper. */
export const balloon = {half: 1.7, character: 0.82};

export const halfWidth = (text: string): number => balloon.half + text.length * balloon.character - 0.8;

/** How many spots of a polygon are tried each way. */
const grid = 14;

/** How far from its part a number may stand, in mm of paper, and in which directions. */
const reach = {most: 44, step: 2.5, directions: 20};

/** Numbers for all parts that can be seen, or for `all`, each once, none over another. */
export function placeBalloons(drawn: readonly Drawn[], all = false): Balloon[] {
  const spots = new Map<string, {spot: Point; size: number}>();
  drawn.forEach(({label, points}, index) => {
    const found = visibleSpot(points, drawn.slice(index + 1));
    if (found && found.size > (spots.get(label)?.size ?? 0)) spots.set(label, found);
  });
  if (all)
    for (const {label, points} of drawn) if (!spots.has(label)) spots.set(label, {spot: middleOf(points), size: 0});
  const placed: Balloon[] = [];
  // Large parts first: their numbers stand in them.
  for (const [text, {spot, size}] of [...spots].sort(([, a], [, b]) => b.size - a.size)) {
    const others = [...spots].filter(([label]) => label !== text).map(([, other]) => other.spot);
    placed.push({text, spot, hidden: size === 0, at: freePlace(text, spot, placed, others)});
  }
  return placed;
}

/** The spot of a polygon that is farthest from what covers it and from its edges, with about how much of it can be seen. */
function visibleSpot(points: readonly Point[], over: readonly Drawn[]): {spot: Point; size: number} | null {
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const near = over.filter((other) => {
    const xs = other.points.map(([x]) => x);
    const ys = other.points.map(([, y]) => y);
    return Math.min(...xs) < right && Math.max(...xs) > left && Math.min(...ys) < bottom && Math.max(...ys) > top;
  });
  const steps = Array.from({length: grid}, (_, index) => (index + 0.5) / grid);
  const seen = steps
    .flatMap((u) => steps.map((v): Point => [left + u * (right - left), top + v * (bottom - top)]))
    .filter((spot) => isIn(points, spot) && !near.some((other) => isIn(other.points, spot)));
  if (!seen.length) return null;
  const middle = middleOf(seen);
  const away = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]);
  const spot = seen.reduce((best, one) => (away(one) < away(best) ? one : best));
  return {spot, size: (seen.length / grid ** 2) * (right - left) * (bottom - top)};
}

function middleOf(points: readonly Point[]): Point {
  const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length);
  return [x!, y!];
}

export function isIn(points: readonly Point[], [x, y]: Point): boolean {
  return points.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length]!;
    const crosses = y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    return crosses ? !inside : inside;
  }, false);
}

/** The nearest place for a number where it covers neither another one nor the spot of another part. */
function freePlace(text: string, [x, y]: Point, placed: readonly Balloon[], spots: readonly Point[]): Point {
  const wide = halfWidth(text);
  const isFree = ([u, v]: Point) =>
    placed.every(
      ({text: other, at}) =>
        Math.abs(at[0] - u) > wide + halfWidth(other) + 0.3 || Math.abs(at[1] - v) > 2 * balloon.half + 0.3,
    ) && spots.every((spot) => Math.abs(spot[0] - u) > wide + 0.4 || Math.abs(spot[1] - v) > balloon.half + 0.4);
  if (isFree([x, y])) return [x, y];
  for (let radius = 5; radius < reach.most; radius += reach.step)
    for (let turn = 0; turn < reach.directions; turn++) {
      const angle = ((turn + 0.5) * 2 * Math.PI) / reach.directions;
      const place: Point = [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
      if (isFree(place)) return place;
    }
  return [x, y];
}
