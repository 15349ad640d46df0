import type {Face} from '../plan/faces';
import type {Vector} from '../plan/part';

/** A corner of a surface: its place in mm, and the normal with which it catches light. */
interface SurfaceCorner {
  at: Vector;
  normal: Vector;
}

/** Corners, and triangles of three of them, counterclockwise from outside. */
interface Surface {
  corners: SurfaceCorner[];
  triangles: number[];
}

/** Faces that meet at less than this (a cosine) have no edge between them. */
const flat = 0.99;

/**
 * A convex solid with broken edges. The small faces along edges carry the normals of the large ones, so that every edge
 * catches light like a rounded one. `widthOf` says how far an edge between two faces is cut back, in mm: 0 for none.
 * Faces share their corners by identity, as those of `facesOf` do.
 */
export function chamfered(faces: readonly Face[], widthOf: (a: Vector, b: Vector) => number): Surface {
  const normals = faces.map(normalOf);
  const owners = new Map<Vector, Map<Vector, number>>();
  faces.forEach((face, index) =>
    face.forEach((corner, position) => {
      const ends = owners.get(corner) ?? new Map<Vector, number>();
      owners.set(corner, ends.set(face[(position + 1) % face.length]!, index));
    }),
  );
  /** The face on the other side of the edge from `a` to `b`. */
  const across = (a: Vector, b: Vector) => owners.get(b)?.get(a);
  const cut = (own: number, a: Vector, b: Vector) => {
    const other = across(a, b);
    const [n, m] = [normals[own]!, other === undefined ? undefined : normals[other]!];
    return m && dot(n, m) < flat ? widthOf(n, m) : 0;
  };

  const corners: SurfaceCorner[] = [];
  const triangles: number[] = [];
  const places = faces.map((face, index) => {
    const place = new Map<Vector, number>();
    face.forEach((corner, position) => {
      const before = face.at(position - 1)!;
      const after = face[(position + 1) % face.length]!;
      const at = inset(corner, before, after, cut(index, before, corner), cut(index, corner, after));
      place.set(corner, corners.push({at, normal: normals[index]!}) - 1);
    });
    return place;
  });
  const add = (polygon: readonly number[]) => {
    for (let end = 2; end < polygon.length; end += 1) triangles.push(polygon[0]!, polygon[end - 1]!, polygon[end]!);
  };
  faces.forEach((face, index) => {
    const own = places[index]!;
    add(face.map((corner) => own.get(corner)!));
    face.forEach((a, position) => {
      const b = face[(position + 1) % face.length]!;
      const other = across(a, b);
      if (other === undefined || other < index || cut(index, a, b) === 0) return;
      const far = places[other]!;
      add([own.get(b)!, own.get(a)!, far.get(a)!, far.get(b)!]);
    });
  });
  for (const [corner, ends] of owners) {
    // From face to face around the corner, counterclockwise from outside.
    const ring: number[] = [];
    let [end] = ends.keys();
    while (end && ring.length < ends.size) {
      const owner: number = owners.get(corner)!.get(end)!;
      ring.push(places[owner]!.get(corner)!);
      const face: Face = faces[owner]!;
      end = face.at(face.indexOf(corner) - 1);
    }
    add(ring);
  }
  return {corners, triangles};
}

/** A corner moved into its face, away from the edges before and after it. */
function inset(corner: Vector, before: Vector, after: Vector, cutBefore: number, cutAfter: number): Vector {
  if (!cutBefore && !cutAfter) return corner;
  const back = unit(minus(before, corner));
  const on = unit(minus(after, corner));
  const sine = Math.hypot(...cross(back, on));
  if (sine < 0.01) return corner;
  return [0, 1, 2].map(
    (axis) => corner[axis]! + (back[axis]! * cutAfter + on[axis]! * cutBefore) / sine,
  ) as unknown as Vector;
}

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** Of length 1, outwards: the first two edges of a convex face are enough. */
function normalOf(face: Face): Vector {
  const [a, b, c] = face as [Vector, Vector, Vector];
  return unit(cross(minus(b, a), minus(c, b)));
}
