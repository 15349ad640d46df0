import {cross, dot, magnitude, normalize, subtract} from '../plan/vector';
import type {Shape, Solid} from '../plan/faces';
import type {Vector} from '../families/part';
import {getEdges} from './edges';

/** A corner of a surface: its position in mm and its shading normal. */
export interface SurfaceCorner {
  at: Vector;
  normal: Vector;
}

/** Corners, and triangles of three of them, counterclockwise from outside. */
export interface Surface {
  corners: SurfaceCorner[];
  triangles: readonly number[];
}

/** Faces whose normals have at least this cosine meet without an edge. */
const flat = 0.99;

/**
 * A convex solid with bevelled edges. The bevels have the normals of the adjacent faces, so that an edge is shaded like a rounded one.
 * `widthOf` is the bevel of an edge between two faces in mm. With 0 the bevel exists without width, so that all solids of a shape have
 * the same triangles.
 */
export function chamfered({corners, shape}: Solid, widthOf: (a: Vector, b: Vector) => number): Surface {
  const {edges, edgeAfter, triangles} = getEdges(shape);
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
  const back = normalize(subtract(before, corner));
  const on = normalize(subtract(after, corner));
  const sine = magnitude(cross(back, on));
  if (sine < 0.01) return corner;
  const [a, b] = [cutAfter / sine, cutBefore / sine];
  return [
    corner[0] + back[0] * a + on[0] * b,
    corner[1] + back[1] * a + on[1] * b,
    corner[2] + back[2] * a + on[2] * b,
  ];
}

/** The unit normal, outwards, of the first two edges of a convex face. */
function normalOf(face: Shape[number], corners: readonly Vector[]): Vector {
  const [a, b, c] = [corners[face[0]!]!, corners[face[1]!]!, corners[face[2]!]!];
  return normalize(cross(subtract(b, a), subtract(c, b)));
}
