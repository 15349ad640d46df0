import type {Part, Vector} from '../families/parts/part';
import type {Surface, SurfaceCorner} from './beveledSurface';

/** A side of a folded box: its wall, the edge on top, which points inwards, and the return, which hangs from the edge. */
interface Side {
  axis: 0 | 1;
  sign: number;
  wall: Part;
  edge: Part;
  returnPart: Part;
}

/** A point of the section through a side, in mm: how far inwards, how high, and the normal's share outwards and upwards. */
type ProfilePoint = readonly [inwards: number, height: number, outwards: number, upwards: number];
type FoldProfile = readonly ProfilePoint[];

/** The number of facets of a fold, and the share of a quarter turn at the end of each. */
const facetCount = 4;
const turnShares = Array.from({length: facetCount + 1}, (_, index) => index / facetCount);

/** Parts within this distance in mm are in one line. */
const tolerance = 0.01;

/** A box of sheet metal with folded edges: which parts are areas of its sheets, and its surface. */
interface FoldedBox {
  base: Part;
  sheets: ReadonlySet<Part>;
  surface: Surface;
}

/**
 * Builds the box that a base, four walls and their edges make. It is round at its folds and at its welded corners, which are ground, and
 * square where its walls are welded around the base. `null` for parts that make no such box: they are drawn one by one.
 */
export function buildFoldedBox(parts: readonly Part[]): FoldedBox | null {
  const listFoldedTo = (other: Part) =>
    parts.filter(({joints}) => joints.some((joint) => joint.kind === 'fold' && joint.with === other.id));
  const base = parts.find(({kind}) => kind === 'base');
  if (!base) return null;
  const walls = parts.filter(({kind}) => kind === 'wall');
  const sides = walls.flatMap((wall): Side[] => {
    const [edge] = listFoldedTo(wall);
    const [returnPart] = edge ? listFoldedTo(edge) : [];
    const axis = wall.size[0] < wall.size[1] ? 0 : 1;
    const lengthAxis = axis === 0 ? 1 : 0;
    const isInLine = (part: Part) => Math.abs(part.place[lengthAxis] - base.place[lengthAxis]) < tolerance;
    if (!edge || !returnPart || !wall.radius || ![wall, edge, returnPart].every(isInLine)) return [];
    return [{axis, sign: Math.sign(wall.place[axis] - base.place[axis]), wall, edge, returnPart}];
  });
  const findSide = (axis: 0 | 1, sign: number) => sides.find((side) => side.axis === axis && side.sign === sign);
  const [right, back, left, front] = [findSide(0, 1), findSide(1, 1), findSide(0, -1), findSide(1, -1)];
  if (!right || !back || !left || !front) return null;
  const sheets = new Set([base, ...sides.flatMap(({wall, edge, returnPart}) => [wall, edge, returnPart])]);
  return {base, sheets, surface: buildSurface(base, [front, right, back, left], listFoldedTo(base).length === 4)};
}

/** `sides` are in order from the front on, counterclockwise from above. */
function buildSurface(base: Part, sides: readonly [Side, Side, Side, Side], isFoldedToBase: boolean): Surface {
  const corners: SurfaceCorner[] = [];
  const triangles: number[] = [];
  const [front, right] = sides;
  const radius = front.wall.radius ?? 0;
  const rim = sides.flatMap((side, index) => {
    const next = sides[(index + 1) % 4]!;
    return turnShares.map((turn) => ({side, next, turn, angle: ((index - 1 + turn) * Math.PI) / 2}));
  });
  /** Adds a strip around the box for each two neighbouring points of the profile. */
  const addStrips = (createProfile: (side: Side) => FoldProfile) => {
    const start = corners.length;
    const profiles = new Map(sides.map((side) => [side, createProfile(side)]));
    const rowCount = createProfile(front).length;
    for (let row = 0; row < rowCount; row += 1)
      for (const {side, next, turn, angle} of rim) {
        const toSidePoint = (rimSide: Side): SidePoint => ({side: rimSide, point: profiles.get(rimSide)![row]!});
        corners.push(createCorner(toSidePoint(side), toSidePoint(next), turn, angle, radius));
      }
    for (let row = 0; row + 1 < rowCount; row += 1)
      rim.forEach((_, index) => {
        const rowStart = start + row * rim.length;
        const [a, b] = [rowStart + index, rowStart + ((index + 1) % rim.length)];
        triangles.push(a, b, b + rim.length, a, b + rim.length, a + rim.length);
      });
  };
  /** Adds the visible area of the base, from below (-1) or from above. */
  const addPlate = (up: 1 | -1, inset: number) => {
    const start = corners.length;
    const [middleX, middleY, middleZ] = base.place;
    const z = middleZ + (up * base.size[2]) / 2;
    const [x, y] = [getOuterDistance(right, base) - inset, getOuterDistance(front, base) - inset];
    for (const [offsetX, offsetY] of [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ] as const)
      corners.push({position: [middleX + offsetX, middleY + offsetY, z], normal: [0, 0, up]});
    const order = up > 0 ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2];
    triangles.push(...order.map((index) => start + index));
  };
  addStrips((side) => createOuterProfile(side, isFoldedToBase));
  addStrips(createInnerProfile);
  addPlate(-1, radius);
  addPlate(1, getThickness(front));
  return {corners, triangles};
}

/** A point of the profile of a side. */
interface SidePoint {
  side: Side;
  point: ProfilePoint;
}

/** Creates a corner of the surface between two sides. `turn` is the share of the way from the first to the second. */
function createCorner(first: SidePoint, second: SidePoint, turn: number, angle: number, radius: number): SurfaceCorner {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const [sideX, sideY] = first.side.axis === 0 ? [first, second] : [second, first];
  const getPosition = ({side: {axis, sign, wall}, point: [inwards]}: SidePoint, factor: number) => {
    const outer = wall.place[axis] + (sign * wall.size[axis]) / 2;
    return outer - sign * Math.max(inwards, radius) + factor * Math.max(radius - inwards, 0);
  };
  const share = Math.sin((turn * Math.PI) / 2) ** 2;
  const interpolate = (index: 1 | 2 | 3) => first.point[index] * (1 - share) + second.point[index] * share;
  const normal: Vector = [cosine * interpolate(2), sine * interpolate(2), interpolate(3)];
  return {position: [getPosition(sideX, cosine), getPosition(sideY, sine), interpolate(1)], normal};
}

/** From the middle of the base to the outer face of a wall. */
const getOuterDistance = ({axis, sign, wall}: Side, base: Part) =>
  sign * (wall.place[axis] - base.place[axis]) + wall.size[axis] / 2;

const getThickness = ({wall, axis}: Side) => wall.size[axis];
const getLowerEnd = ({wall}: Side) => wall.place[2] - wall.size[2] / 2;

/** The profile from the base up the wall, over the edge and down to the end of the sheet. */
function createOuterProfile(side: Side, isFoldedToBase: boolean): FoldProfile {
  const {axis, sign, wall, edge, returnPart} = side;
  const radius = wall.radius ?? 0;
  const outer = sign * wall.place[axis] + wall.size[axis] / 2;
  const low = getLowerEnd(side);
  const top = edge.place[2] + edge.size[2] / 2;
  const edgeWidth = outer - (sign * edge.place[axis] - edge.size[axis] / 2);
  const end = outer - (sign * returnPart.place[axis] - returnPart.size[axis] / 2);
  const bend = (createPoint: (sine: number, cosine: number) => ProfilePoint) =>
    turnShares.map((turn) => createPoint(Math.sin((turn * Math.PI) / 2), Math.cos((turn * Math.PI) / 2)));
  const lowerEdge: FoldProfile = isFoldedToBase
    ? bend((s, c) => [radius * (1 - s), low + radius * (1 - c), s, -c])
    : [
        [radius, low, 0, -1],
        [0, low, 0, -1],
        [0, low, 1, 0],
      ];
  return [
    ...lowerEdge,
    ...bend((s, c) => [radius * (1 - c), top - radius * (1 - s), c, s]),
    ...bend((s, c) => [edgeWidth - radius * (1 - s), top - radius * (1 - c), -s, c]),
    [end, returnPart.place[2] - returnPart.size[2] / 2, -1, 0],
  ];
}

/** The profile of the wall from inside, from below the edge down to the base. */
function createInnerProfile(side: Side): FoldProfile {
  const {edge} = side;
  const thickness = getThickness(side);
  return [
    [thickness, edge.place[2] - edge.size[2] / 2, -1, 0],
    [thickness, getLowerEnd(side) + thickness, -1, 0],
  ];
}
