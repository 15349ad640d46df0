import type {Shape} from '../plan/faces';

/** How the faces of a shape meet, and the triangles of its surface with bevelled edges. */
interface Edges {
  /** The two faces at each edge. */
  edges: readonly (readonly [number, number])[];
  /** For each face the edge that follows each of its corners. */
  nextEdges: readonly (readonly number[])[];
  /** Indices of the faces' corners, numbered face by face: first the faces, then the bevels of edges, then those of corners. */
  triangles: readonly number[];
}

const cache = new WeakMap<Shape, Edges>();

/** The edges depend on the shape only, so they are cached for all parts of a kind. */
export function getEdges(shape: Shape): Edges {
  const cachedEdges = cache.get(shape);
  if (cachedEdges) return cachedEdges;
  const edges = findEdges(shape);
  cache.set(shape, edges);
  return edges;
}

function findEdges(shape: Shape): Edges {
  const starts: number[] = [];
  let count = 0;
  for (const face of shape) {
    starts.push(count);
    count += face.length;
  }
  const getNextCorner = (face: readonly number[], position: number) => face[(position + 1) % face.length]!;
  /** Face and position at which an edge runs from one corner to another. */
  const edgePlaces = new Map<string, readonly [face: number, position: number]>();
  shape.forEach((face, index) =>
    face.forEach((corner, position) => edgePlaces.set(`${corner} ${getNextCorner(face, position)}`, [index, position])),
  );
  const getNumber = (faceIndex: number, corner: number) => starts[faceIndex]! + shape[faceIndex]!.indexOf(corner);

  const edges: [number, number][] = [];
  const nextEdges = shape.map((face) => face.map(() => 0));
  const triangles: number[] = [];
  const addPolygon = (polygon: readonly number[]) => {
    for (let end = 2; end < polygon.length; end += 1) triangles.push(polygon[0]!, polygon[end - 1]!, polygon[end]!);
  };
  shape.forEach((face, index) => {
    addPolygon(face.map((_, position) => starts[index]! + position));
    face.forEach((a, position) => {
      const b = getNextCorner(face, position);
      // The neighbouring face has the same edge in the other direction.
      const [other, otherPosition] = edgePlaces.get(`${b} ${a}`)!;
      if (other < index) return;
      nextEdges[index]![position] = edges.length;
      nextEdges[other]![otherPosition] = edges.length;
      edges.push([index, other]);
      addPolygon([getNumber(index, b), getNumber(index, a), getNumber(other, a), getNumber(other, b)]);
    });
  });
  for (const corner of new Set(shape.flat())) {
    // From face to face around the corner, counterclockwise from outside.
    const start = shape.findIndex((face) => face.includes(corner));
    const ring: number[] = [];
    let index = start;
    do {
      const face: readonly number[] = shape[index]!;
      ring.push(getNumber(index, corner));
      const previousCorner = face.at(face.indexOf(corner) - 1)!;
      [index] = edgePlaces.get(`${corner} ${previousCorner}`)!;
    } while (index !== start);
    addPolygon(ring);
  }
  return {edges, nextEdges, triangles};
}
