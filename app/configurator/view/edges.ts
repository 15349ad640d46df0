import type {Shape} from '../plan/faces';

/** How the faces of a shape meet, and the triangles of its surface with broken edges. */
interface Edges {
  /** The two faces at each edge. */
  edges: readonly (readonly [number, number])[];
  /** For each face the edge after each of its corners. */
  edgeAfter: readonly (readonly number[])[];
  /** Of the faces' corners, numbered face by face: the faces, what lies along edges, what lies at corners. */
  triangles: readonly number[];
}

const cache = new WeakMap<Shape, Edges>();

/** The edges depend on the shape only, so they are cached for all parts of a kind. */
export function getEdges(shape: Shape): Edges {
  let found = cache.get(shape);
  if (!found) cache.set(shape, (found = findEdges(shape)));
  return found;
}

function findEdges(shape: Shape): Edges {
  const starts: number[] = [];
  let count = 0;
  for (const face of shape) {
    starts.push(count);
    count += face.length;
  }
  const after = (face: readonly number[], position: number) => face[(position + 1) % face.length]!;
  /** Face and position at which an edge runs from one corner to another. */
  const runs = new Map<string, readonly [face: number, position: number]>();
  shape.forEach((face, index) =>
    face.forEach((corner, position) => runs.set(`${corner} ${after(face, position)}`, [index, position])),
  );
  const numberAt = (index: number, corner: number) => starts[index]! + shape[index]!.indexOf(corner);

  const edges: [number, number][] = [];
  const edgeAfter = shape.map((face) => face.map(() => 0));
  const triangles: number[] = [];
  const add = (polygon: readonly number[]) => {
    for (let end = 2; end < polygon.length; end += 1) triangles.push(polygon[0]!, polygon[end - 1]!, polygon[end]!);
  };
  shape.forEach((face, index) => {
    add(face.map((_, position) => starts[index]! + position));
    face.forEach((a, position) => {
      const b = after(face, position);
      const [other, back] = runs.get(`${b} ${a}`)!;
      if (other < index) return;
      edgeAfter[index]![position] = edges.length;
      edgeAfter[other]![back] = edges.length;
      edges.push([index, other]);
      add([numberAt(index, b), numberAt(index, a), numberAt(other, a), numberAt(other, b)]);
    });
  });
  for (const first of new Set(shape.flat())) {
    // From face to face around the corner, counterclockwise from outside.
    const start = shape.findIndex((face) => face.includes(first));
    const ring: number[] = [];
    let index = start;
    do {
      const face: readonly number[] = shape[index]!;
      ring.push(numberAt(index, first));
      const before = face.at(face.indexOf(first) - 1)!;
      [index] = runs.get(`${first} ${before}`)!;
    } while (index !== start);
    add(ring);
  }
  return {edges, edgeAfter, triangles};
}
