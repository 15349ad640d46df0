import {findScale} from '../../drawing/scale';
import {computeBox, type Point} from '../../drawing/project';
import type {Part, Vector} from '../../families/parts/part';
import {createBody, type Body} from '../../plan/contact';
import {computeBounds} from '../../plan/geometry';
import {drawPicture, type Figure} from './figures';

/** The room for the picture on A4 landscape, without its numbers, in mm. */
const paper = {width: 250, height: 162};

/** The room for numbers around it, in mm of paper. */
const margin = {left: 12, top: 8, right: 14, bottom: 8};

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
  const {left, right, top, bottom} = computeBox(polygons.flatMap(({points}) => points));
  const scale = findScale({width: right - left, height: bottom - top}, paper);
  return {
    view: 'exploded',
    scale,
    margin,
    lines: [],
    notes: [],
    ...drawPicture(polygons, scale, numbers, {withHidden: true}),
  };
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
