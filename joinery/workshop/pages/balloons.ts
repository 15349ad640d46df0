import {computeBox, type Box, type Point} from '../../drawing/project';

/** A number beside its part, in mm of paper, and the spot of the part that it belongs to. */
export interface Balloon {
  text: string;
  position: Point;
  spot: Point;
  /** Another part covers its part. */
  isHidden: boolean;
}

/** A face of a part in a drawing. It covers those before it. */
interface LabelledPolygon {
  label: string;
  points: readonly Point[];
}

/** Half the height of a balloon, and half the width of a character, in mm of paper. */
export const balloonSize = {halfHeight: 1.7, halfCharacter: 0.82};

export const getHalfWidth = (text: string): number =>
  balloonSize.halfHeight + text.length * balloonSize.halfCharacter - 0.8;

/** How many spots of a polygon are tried in each direction. */
const gridSize = 14;

/** The places around its spot that are tried for a number: distances in mm of paper, and how many directions. */
const search = {from: 5, to: 44, step: 2.5, directions: 20};

/** The least distance of a balloon from another one, from another spot, and from a word or a small part, in mm of paper. */
const distance = {balloon: 0.3, spot: 0.4, word: 0.3};

interface BalloonOptions {
  /** Parts that can't be seen have a number, too. */
  withHidden?: boolean;
  /** Words and figures that no number may cover. */
  reserved?: readonly Box[];
}

/** Places a number for each part that can be seen. No number covers another. */
export function placeBalloons(
  polygons: readonly LabelledPolygon[],
  {withHidden = false, reserved = []}: BalloonOptions,
): Balloon[] {
  const spots = new Map<string, Spot>();
  polygons.forEach(({label, points}, index) => {
    const visible = findVisibleSpot(label, points, polygons.slice(index + 1));
    if (visible && visible.area > (spots.get(label)?.area ?? 0)) spots.set(label, visible);
  });
  if (withHidden)
    for (const {label, points} of polygons)
      if (!spots.has(label)) spots.set(label, {point: computeMiddle(points), area: 0, box: computeBox(points)});
  const smallParts = [...spots].flatMap(([text, {box, area}]) => (area > 0 && isSmall(text, box) ? [box] : []));
  const balloons: Balloon[] = [];
  // Large parts come first, so that their numbers are on them.
  for (const [text, {point, area}] of [...spots].sort(([, a], [, b]) => b.area - a.area)) {
    const otherSpots = [...spots].filter(([label]) => label !== text).map(([, other]) => other.point);
    const position = findFreePlace(text, point, {balloons, otherSpots, reserved: [...reserved, ...smallParts]});
    balloons.push({text, spot: point, isHidden: area === 0, position});
  }
  return balloons;
}

/** A point of a part, the box around the face that it is on, and about how much of that can be seen, in mm² of paper. */
interface Spot {
  point: Point;
  area: number;
  box: Box;
}

/** Whether a number would hide its part. */
function isSmall(text: string, {left, right, top, bottom}: Box): boolean {
  const [width, height] = [2 * getHalfWidth(text), 2 * balloonSize.halfHeight];
  const isShort = right - left < 2 * width && bottom - top < 2 * height;
  return isShort && (right - left) * (bottom - top) < width * height;
}

/**
 * The spot nearest to the middle of what can be seen of a polygon below `covering` ones, where a number covers no other part if there is
 * such a spot; `null` if nothing can be seen.
 */
function findVisibleSpot(label: string, points: readonly Point[], covering: readonly LabelledPolygon[]): Spot | null {
  const box = computeBox(points);
  const {left, right, top, bottom} = box;
  const overlapping = covering.filter((other) => overlap(computeBox(other.points), box));
  const shares = Array.from({length: gridSize}, (_, index) => (index + 0.5) / gridSize);
  const visible = shares
    .flatMap((u) => shares.map((v): Point => [left + u * (right - left), top + v * (bottom - top)]))
    .filter((point) => isInside(points, point) && !overlapping.some((other) => isInside(other.points, point)));
  if (!visible.length) return null;
  const middle = computeMiddle(visible);
  const getDistance = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]);
  const coveringBoxes = overlapping.map((other) => computeBox(other.points));
  const clear = visible.filter((point) => {
    const balloon = boxAround(label, point);
    return !coveringBoxes.some((other) => overlap(other, balloon));
  });
  const nearest = (clear.length ? clear : visible).reduce((best, one) =>
    getDistance(one) < getDistance(best) ? one : best,
  );
  return {point: nearest, box, area: (visible.length / gridSize ** 2) * (right - left) * (bottom - top)};
}

function boxAround(text: string, [x, y]: Point): Box {
  const [halfWidth, {halfHeight}] = [getHalfWidth(text), balloonSize];
  return {left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight};
}

const overlap = (one: Box, other: Box, gap = 0) =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

function computeMiddle(points: readonly Point[]): Point {
  const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length);
  return [x!, y!];
}

/** Whether a point lies inside a polygon: a ray from it crosses the edges an odd number of times. */
function isInside(points: readonly Point[], [x, y]: Point): boolean {
  return points.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length]!;
    const crosses = y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    return crosses ? !inside : inside;
  }, false);
}

/** What a number may not cover. */
interface Obstacles {
  balloons: readonly Balloon[];
  otherSpots: readonly Point[];
  reserved: readonly Box[];
}

/** The nearest place for a number where it covers neither another one, nor the spot of another part, nor a word. */
function findFreePlace(text: string, [x, y]: Point, {balloons, otherSpots, reserved}: Obstacles): Point {
  const halfWidth = getHalfWidth(text);
  const {halfHeight} = balloonSize;
  const isFree = ([u, v]: Point) => {
    const coversBalloon = balloons.some(
      (other) =>
        Math.abs(other.position[0] - u) <= halfWidth + getHalfWidth(other.text) + distance.balloon &&
        Math.abs(other.position[1] - v) <= 2 * halfHeight + distance.balloon,
    );
    const coversSpot = otherSpots.some(
      (spot) =>
        Math.abs(spot[0] - u) <= halfWidth + distance.spot && Math.abs(spot[1] - v) <= halfHeight + distance.spot,
    );
    const coversWord = reserved.some((box) => overlap(box, boxAround(text, [u, v]), distance.word));
    return !coversBalloon && !coversSpot && !coversWord;
  };
  if (isFree([x, y])) return [x, y];
  for (let radius = search.from; radius < search.to; radius += search.step)
    for (let turn = 0; turn < search.directions; turn++) {
      const angle = ((turn + 0.5) * 2 * Math.PI) / search.directions;
      const place: Point = [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
      if (isFree(place)) return place;
    }
  return [x, y];
}
