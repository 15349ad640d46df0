import type {Shape, Solid} from '../plan/faces';
import type {Vector} from '../families/part';
import {edgesOf} from './edges';

/** A corner of a surface: its place in mm, and the normal with which it catches light. */
export interface SurfaceCorner {
  at: Vector;
  normal: Vector;
}

/** Corners, and triangles of three of them, counterclockwise from outside. */
export interface Surface {
  corners: SurfaceCorner[];
  triangles: readonly number[];
}

/** Faces that meet at less than this (a cosine) have no edge between them. */
const flat = 0.99;

/**
 * A convex solid with broken edges. The small faces along edges carry the normals of the large ones, so that every edge
 * catches light like a rounded one. `widthOf` says how far an edge between two faces is cut back, in mm: where it is 0, the
 * small faces are there but have no width, so that all solids of a shape have the same triangles.
 */
export function chamfered({corners, shape}: Solid, widthOf: (a: Vector, b: Vector) => number): Surface {
  const {edges, edgeAfter, triangles} = edgesOf(shape);
  const normals = shape.map((face) => normalOf(face, corners));
  const cuts = edges.map(([one, other]) => {
    const [n, m] = [normals[one]!, normals[other]!];
    return dot(n, m) < flat ? widthOf(n, m) : 0;
  });
  const made: SurfaceCorner[] = [];
  shape.forEach((face, index) => {
    const own = edgeAfter[index]!;
    const last = face.length - 1;
    face.forEach((corner, position) => {
      const before = position === 0 ? last : position - 1;
      const after = position === last ? 0 : position + 1;
      const at = inset(corners[corner]!, corners[face[before]!]!, corners[face[after]!]!, [
        cuts[own[before]!]!,
        cuts[own[position]!]!,
      ]);
      made.push({at, normal: normals[index]!});
    });
  });
  return {corners: made, triangles};
}

/** A corner moved into its face, away from the edges before and after it. */
function inset(corner: Vector, before: Vector, after: Vector, [cutBefore, cutAfter]: [number, number]): Vector {
  if (!cutBefore && !cutAfter) return corner;
  const back = unit(minus(before, corner));
  const on = unit(minus(after, corner));
  const sine = lengthOf(cross(back, on));
  if (sine < 0.01) return corner;
  const [a, b] = [cutAfter / sine, cutBefore / sine];
  return [
    corner[0] + back[0] * a + on[0] * b,
    corner[1] + back[1] * a + on[1] * b,
    corner[2] + back[2] * a + on[2] * b,
  ];
}

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

// `Math.hypot` is several times slower.
const lengthOf = (vector: Vector): number => Math.sqrt(dot(vector, vector));

export function unit(vector: Vector): Vector {
  const length = lengthOf(vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** Of length 1, outwards: the first two edges of a convex face are enough. */
function normalOf(face: Shape[number], corners: readonly Vector[]): Vector {
  const [a, b, c] = [corners[face[0]!]!, corners[face[1]!]!, corners[face[2]!]!];
  return unit(cross(minus(b, a), minus(c, b)));
}
