import {cross, dot, magnitude, subtract, normalize} from '../plan/vector';
import type {Shape, Solid} from '../plan/faces';
import type {Vector} from '../families/parts/part';
import {getEdges} from './edges';

/** A corner of a surface: its position in mm and its shading normal. */
export interface SurfaceCorner {
  position: Vector;
  normal: Vector;
}

/** Corners, and triangles of three of them, counterclockwise from outside. */
export interface Surface {
  corners: SurfaceCorner[];
  triangles: readonly number[];
}

/** Faces whose normals have at least this cosine meet without an edge. */
const flatCosine = 0.99;

/** Below this sine of their angle two edges lie in one line. */
const minSine = 0.01;

/**
 * Builds a convex solid with bevelled edges. The bevels have the normals of the adjacent faces, so that an edge is shaded like a
 * rounded one. `getBevel` returns the bevel in mm of an edge between faces with these normals. With 0 the bevel exists without width,
 * so that all solids of a shape have the same triangles.
 */
export function buildBeveledSurface({corners, shape}: Solid, getBevel: (a: Vector, b: Vector) => number): Surface {
  const {edges, nextEdges, triangles} = getEdges(shape);
  const normals = shape.map((face) => computeNormal(face, corners));
  const bevels = edges.map(([first, second]) => {
    const [a, b] = [normals[first]!, normals[second]!];
    return dot(a, b) < flatCosine ? getBevel(a, b) : 0;
  });
  const surfaceCorners: SurfaceCorner[] = [];
  shape.forEach((face, faceIndex) => {
    const faceEdges = nextEdges[faceIndex]!;
    const last = face.length - 1;
    face.forEach((corner, index) => {
      const previous = index === 0 ? last : index - 1;
      const next = index === last ? 0 : index + 1;
      const position = insetCorner(corners[corner]!, corners[face[previous]!]!, corners[face[next]!]!, [
        bevels[faceEdges[previous]!]!,
        bevels[faceEdges[index]!]!,
      ]);
      surfaceCorners.push({position, normal: normals[faceIndex]!});
    });
  });
  return {corners: surfaceCorners, triangles};
}

/** Moves a corner into its face, away from the edges to its previous and to its next corner. */
function insetCorner(
  corner: Vector,
  previous: Vector,
  next: Vector,
  [previousBevel, nextBevel]: [number, number],
): Vector {
  if (!previousBevel && !nextBevel) return corner;
  const toPrevious = normalize(subtract(previous, corner));
  const toNext = normalize(subtract(next, corner));
  const sine = magnitude(cross(toPrevious, toNext));
  if (sine < minSine) return corner;
  const [a, b] = [nextBevel / sine, previousBevel / sine];
  return [
    corner[0] + toPrevious[0] * a + toNext[0] * b,
    corner[1] + toPrevious[1] * a + toNext[1] * b,
    corner[2] + toPrevious[2] * a + toNext[2] * b,
  ];
}

/** The outward unit normal of the first two edges of a convex face. */
function computeNormal(face: Shape[number], corners: readonly Vector[]): Vector {
  const [a, b, c] = [corners[face[0]!]!, corners[face[1]!]!, corners[face[2]!]!];
  return normalize(cross(subtract(b, a), subtract(c, b)));
}
