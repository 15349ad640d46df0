import {facesOf} from '../plan/faces';
import type {Axis, Part, Vector} from '../plan/part';
import {chamfered, dot, minus} from './solid';

/** Numbers of a corner: place (m), normal, place in the wood (m, along the grain first), look, tone. */
export const cornerSize = 11;

/** A piece as the graphics card takes it. */
interface Mesh {
  corners: Float32Array;
  /** Triangles. */
  indices: Uint32Array;
}

/** How far edges are broken, in mm: enough to catch light at the distance from which the piece is seen. */
const broken = {wood: 1.8, sheet: 0.9};

/** How far the heart of the tree may lie beside the middle of a board, and how long the tree is, in m. */
const heart = 0.11;
const tree = 40;

const axes: readonly Axis[] = ['x', 'y', 'z'];

/** The mesh of a piece. `lookOf` numbers what a part looks like. */
export function meshOf(parts: readonly Part[], lookOf: (part: Part) => number): Mesh {
  const corners: number[] = [];
  const indices: number[] = [];
  for (const part of parts) {
    const glued = gluedSides(part, parts);
    const isGlued = (normal: Vector) => glued.some((side) => dot(side, normal) > 0.99);
    const cut = Math.min(part.grain ? broken.wood : broken.sheet, ...part.size.map((size) => size * 0.3));
    const {corners: own, triangles} = chamfered(facesOf(part, parts), (a, b) => (isGlued(a) || isGlued(b) ? 0 : cut));
    const first = corners.length / cornerSize;
    const random = randomOf(part.id);
    const offset = [random() * tree, (random() * 2 - 1) * heart, (random() * 2 - 1) * heart] as const;
    const look = lookOf(part);
    const tone = random();
    for (const {at, normal} of own) {
      const [along, across, deep] = inWood(part, at);
      corners.push(at[0] / 1000, at[1] / 1000, at[2] / 1000, ...normal);
      corners.push(along / 1000 + offset[0], across / 1000 + offset[1], deep / 1000 + offset[2], look, tone);
    }
    for (const corner of triangles) indices.push(first + corner);
  }
  return {corners: new Float32Array(corners), indices: new Uint32Array(indices)};
}

/** Directions in which a board is glued to the next one, so that there is no edge between them. */
function gluedSides(part: Part, parts: readonly Part[]): Vector[] {
  if (!part.grain) return [];
  const sides: Vector[] = [];
  axes.forEach((axis, index) => {
    // Boards are glued by their narrow sides, and lie in one plane.
    if (axis === part.grain || (part.turn && part.turn.axis !== axis)) return;
    const thin = axes.findIndex((other) => other !== axis && other !== part.grain);
    if (part.size[index]! <= part.size[thin]!) return;
    for (const other of parts) {
      if (other === part || other.grain !== part.grain || other.size[thin] !== part.size[thin]) continue;
      if (other.turn?.degrees !== part.turn?.degrees || other.material !== part.material) continue;
      const between = other.place[index]! - part.place[index]!;
      if (Math.abs(Math.abs(between) - (other.size[index]! + part.size[index]!) / 2) > 0.01) continue;
      const [u, v] = axes.flatMap((_, at) => (at === index ? [] : [at])) as [number, number];
      const near = (at: number) =>
        Math.abs(other.place[at]! - part.place[at]!) < (other.size[at]! + part.size[at]!) / 2 - 0.01;
      if (!near(u) || !near(v)) continue;
      sides.push(axes.map((_, at) => (at === index ? Math.sign(between) : 0)) as unknown as Vector);
    }
  });
  return sides;
}

/** A place of the piece in the part's own axes, that of the grain first, in mm. */
function inWood({place, turn, grain}: Part, at: Vector): Vector {
  const [x, y, z] = minus(at, place);
  const own = turn ? turnedBack([x, y, z], turn.axis, (turn.degrees * Math.PI) / 180) : ([x, y, z] as const);
  if (grain === 'y') return [own[1], own[0], own[2]];
  return grain === 'z' ? [own[2], own[0], own[1]] : own;
}

function turnedBack([x, y, z]: Vector, axis: Axis, radians: number): Vector {
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  if (axis === 'x') return [x, y * cosine + z * sine, z * cosine - y * sine];
  if (axis === 'y') return [x * cosine - z * sine, y, x * sine + z * cosine];
  return [x * cosine + y * sine, y * cosine - x * sine, z];
}

/** Numbers between 0 and 1 that follow from a text: the same part always has the same grain. */
function randomOf(text: string): () => number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
