import {buildSolid} from '../plan/faces';
import type {Axis, Part, Vector} from '../families/part';
import {foldedBox} from './folded';
import {gluedSides} from './glued';
import {countLayers} from './layers';
import {dot, subtract} from '../plan/vector';
import {chamfered} from './solid';

/** The values of a corner: position (m), normal, position in the wood (m, along the grain first), finish with layer, tone. */
export const cornerSize = 11;

/** Vertex data of a piece. */
export interface Mesh {
  corners: Float32Array;
  /** Triangles. */
  indices: Uint32Array;
}

/** The bevel of edges in mm, wide enough to catch light at the viewing distance. */
const broken = {wood: 1.8, sheet: 0.9};

/** The maximum distance of the tree's pith from the middle of a board, and the length of the tree, in m. */
const heart = 0.11;
const tree = 40;

/** A finish is a whole number; the layer of its part is its fraction (`pieceVertex`). */
const layerShare = 1 / 16;

/** Builds the mesh of a piece. `lookOf` returns the number of a part's finish. */
export function buildMesh(parts: readonly Part[], lookOf: (part: Part) => number): Mesh {
  const layers = new Map(countLayers(parts).map((layer, index) => [parts[index]!, layer]));
  const folded = foldedBox(parts);
  const plain = parts.filter((part) => !folded?.sheets.has(part));
  const surfaceOf = (part: Part) => {
    const glued = gluedSides(part, parts);
    const isGlued = (normal: Vector) => glued.some((side) => dot(side, normal) > 0.99);
    const cut = Math.min(part.grain ? broken.wood : broken.sheet, ...part.size.map((size) => size * 0.3));
    return chamfered(buildSolid(part, parts), (a, b) => (isGlued(a) || isGlued(b) ? 0 : cut));
  };
  const surfaces = plain.map((part) => ({part, surface: surfaceOf(part)}));
  if (folded) surfaces.push({part: folded.base, surface: folded.surface});
  const count = (of: 'corners' | 'triangles') => surfaces.reduce((sum, {surface}) => sum + surface[of].length, 0);
  const corners = new Float32Array(count('corners') * cornerSize);
  const indices = new Uint32Array(count('triangles'));
  let [corner, index] = [0, 0];
  for (const {part, surface} of surfaces) {
    for (const one of surface.triangles) indices[index++] = corner + one;
    const random = randomOf(part.id);
    const offset = [random() * tree, (random() * 2 - 1) * heart, (random() * 2 - 1) * heart] as const;
    const look = lookOf(part) + layers.get(part)! * layerShare;
    const tone = random();
    for (const {at, normal} of surface.corners) {
      const wood = inWood(part, at);
      const to = corner++ * cornerSize;
      for (let axis = 0; axis < 3; axis += 1) {
        corners[to + axis] = at[axis]! / 1000;
        corners[to + 3 + axis] = normal[axis]!;
        corners[to + 6 + axis] = wood[axis]! / 1000 + offset[axis]!;
      }
      corners[to + 9] = look;
      corners[to + 10] = tone;
    }
  }
  return {corners, indices};
}

/** Converts a point of the piece to the part's own axes, along the grain first, in mm. */
function inWood({place, turn, grain}: Part, at: Vector): Vector {
  const [x, y, z] = subtract(at, place);
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

/** Random numbers between 0 and 1, seeded by a text, so that a part always has the same grain. */
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
