import {computeBounds, computeCorners} from '../plan/geometry';
import type {Part, Vector} from '../families/parts/part';
import {buildFaces} from '../plan/faces';

const origin: Vector = [0, 0, 0];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

interface Solid {
  id: string;
  corners: Vector[];
  edges: [Vector, Vector, Vector];
  bounds: ReturnType<typeof computeBounds>;
}

function solid(part: Part): Solid {
  const corners = computeCorners(part);
  const [first = [0, 0, 0], z = first, y = first, , x = first] = corners;
  const edges: Solid['edges'] = [minus(x, first), minus(y, first), minus(z, first)];
  return {id: part.id, corners, edges, bounds: computeBounds([part])};
}

/** Whether the boxes along the piece's axes around two parts have nothing in common, which most have not. */
const isApart = (a: Solid, b: Solid) =>
  [0, 1, 2].some((axis) => a.bounds.from[axis]! >= b.bounds.to[axis]! || b.bounds.from[axis]! >= a.bounds.to[axis]!);

const pairs = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/** How deep two parts lie in each other, in mm: the shortest way to part them. Zero or less when they don't overlap. */
function overlap(a: Solid, b: Solid): number {
  if (isApart(a, b)) return 0;
  const faces = [a, b].flatMap(({edges}) => pairs.map(([i, j]) => cross(edges[i], edges[j])));
  const between = a.edges.flatMap((edge) => b.edges.map((second) => cross(edge, second)));
  const depths = [...faces, ...between].flatMap((axis) => {
    const length = Math.hypot(...axis);
    if (length < 1e-6) return [];
    const shadow = (corners: Vector[]) => corners.map((corner) => dot(corner, axis) / length);
    const [first, second] = [shadow(a.corners), shadow(b.corners)];
    return [Math.min(Math.max(...first) - Math.min(...second), Math.max(...second) - Math.min(...first))];
  });
  return Math.min(...depths);
}

/** Volume of a part's model in mm³ before its edges are cut: from the faces that are drawn, in triangles. */
export function meshVolume(part: Part): number {
  const faces = buildFaces({...part, bevel: undefined, radius: undefined}, []);
  const sixth = faces.map(([a, b, c, d]) => {
    const triangle = (p = origin, q = origin, r = origin) => dot(p, cross(q, r));
    return triangle(a, b, c) + triangle(a, c, d);
  });
  return Math.abs(sixth.reduce((sum, value) => sum + value, 0)) / 6;
}

/** Names of the pairs that overlap by more than 0.05 mm, and of those that are declared to. */
export function overlapping(parts: readonly Part[]) {
  const solids = parts.map(solid);
  const found = solids.flatMap((one, index) =>
    solids
      .slice(index + 1)
      .flatMap((other) => (overlap(one, other) > 0.05 ? [[one.id, other.id].sort().join(' ')] : [])),
  );
  const declared = parts.flatMap(({id, joints}) => joints.map((joint) => [id, joint.with].sort().join(' ')));
  return {found: found.sort(), declared: declared.sort()};
}
