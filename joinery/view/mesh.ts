import {buildSolid} from '../plan/faces';
import type {Axis, Part, Vector} from '../families/parts/part';
import {buildBeveledSurface} from './beveledSurface';
import {buildFoldedBox} from './foldedBox';
import {dot, subtract} from '../plan/vector';

/** The values of a corner: position (m), normal, position in the wood (m, along the grain first), finish with layer, tone. */
export const cornerSize = 11;

/** Vertex data of a piece. */
export interface Mesh {
  corners: Float32Array;
  /** Triangles. */
  indices: Uint32Array;
}

/** The bevel of edges in mm, wide enough to catch light at the viewing distance. */
const bevels = {wood: 1.8, sheet: 0.9};

/** A bevel takes at most this share of each measure of its part. */
const maxBevelShare = 0.3;

/** Sides whose normals have at least this cosine are the same side. */
const sameSideCosine = 0.99;

/** The maximum distance of the tree's pith from the middle of a board, and the length of the tree, in m. */
const maxPithDistance = 0.11;
const treeLength = 40;

/** A finish is a whole number; the layer of its part is its fraction (`pieceVertex`). */
const layerShare = 1 / 16;

/** Builds the mesh of a piece. `getFinishNumber` returns the number of a part's finish. */
export function buildMesh(parts: readonly Part[], getFinishNumber: (part: Part) => number): Mesh {
  const layers = new Map(countLayers(parts).map((layer, index) => [parts[index]!, layer]));
  const foldedBox = buildFoldedBox(parts);
  const otherParts = parts.filter((part) => !foldedBox?.sheets.has(part));
  const buildSurface = (part: Part) => {
    const gluedSides = findGluedSides(part, parts);
    const isGlued = (normal: Vector) => gluedSides.some((side) => dot(side, normal) > sameSideCosine);
    const bevel = Math.min(part.grain ? bevels.wood : bevels.sheet, ...part.size.map((size) => size * maxBevelShare));
    return buildBeveledSurface(buildSolid(part, parts), (a, b) => (isGlued(a) || isGlued(b) ? 0 : bevel));
  };
  const surfaces = otherParts.map((part) => ({part, surface: buildSurface(part)}));
  if (foldedBox) surfaces.push({part: foldedBox.base, surface: foldedBox.surface});
  const count = (list: 'corners' | 'triangles') => surfaces.reduce((sum, {surface}) => sum + surface[list].length, 0);
  const corners = new Float32Array(count('corners') * cornerSize);
  const indices = new Uint32Array(count('triangles'));
  let [corner, index] = [0, 0];
  for (const {part, surface} of surfaces) {
    for (const surfaceCorner of surface.triangles) indices[index++] = corner + surfaceCorner;
    const random = createRandom(part.id);
    const getPithDistance = () => (random() * 2 - 1) * maxPithDistance;
    const woodOffset = [random() * treeLength, getPithDistance(), getPithDistance()] as const;
    const finish = getFinishNumber(part) + layers.get(part)! * layerShare;
    const tone = random();
    for (const {position, normal} of surface.corners) {
      const wood = toWoodAxes(part, position);
      const start = corner++ * cornerSize;
      for (let axis = 0; axis < 3; axis += 1) {
        corners[start + axis] = position[axis]! / 1000;
        corners[start + 3 + axis] = normal[axis]!;
        corners[start + 6 + axis] = wood[axis]! / 1000 + woodOffset[axis]!;
      }
      corners[start + 9] = finish;
      corners[start + 10] = tone;
    }
  }
  return {corners, indices};
}

/** Converts a point of the piece to the part's own axes, along the grain first, in mm. */
function toWoodAxes({place, turn, grain}: Part, point: Vector): Vector {
  const fromMiddle = subtract(point, place);
  const [x, y, z] = turn ? turnBack(fromMiddle, turn.axis, (turn.degrees * Math.PI) / 180) : fromMiddle;
  if (grain === 'y') return [y, x, z];
  return grain === 'z' ? [z, x, y] : [x, y, z];
}

function turnBack([x, y, z]: Vector, axis: Axis, radians: number): Vector {
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  if (axis === 'x') return [x, y * cosine + z * sine, z * cosine - y * sine];
  if (axis === 'y') return [x * cosine - z * sine, y, x * sine + z * cosine];
  return [x * cosine + y * sine, y * cosine - x * sine, z];
}

/** Creates a generator of numbers between 0 and 1, seeded by a text, so that a part always has the same grain. */
function createRandom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const axes = ['x', 'y', 'z'] as const;

/** Faces within this distance in mm lie in one plane. */
const tolerance = 0.01;

/** Finds the sides, as outward unit vectors, at which a board is glued to a neighbour, where no edge is visible. */
function findGluedSides(part: Part, parts: readonly Part[]): Vector[] {
  const {grain, turn, size, place} = part;
  if (!grain) return [];
  const sides: Vector[] = [];
  const grainAxis = axes.indexOf(grain);
  for (const axis of [0, 1, 2] as const) {
    // Glued boards meet at their narrow sides and are in one plane.
    if (axis === grainAxis || (turn && turn.axis !== axes[axis])) continue;
    const thicknessAxis = (3 - axis - grainAxis) as 0 | 1 | 2;
    if (size[axis] <= size[thicknessAxis]) continue;
    for (const other of parts) {
      const distance = other.place[axis] - place[axis];
      const touches = Math.abs(Math.abs(distance) - (other.size[axis] + size[axis]) / 2) <= tolerance;
      if (!touches || other.grain !== grain || other.material !== part.material) continue;
      if (other.size[thicknessAxis] !== size[thicknessAxis] || other.turn?.degrees !== turn?.degrees) continue;
      const overlaps = (index: number) =>
        Math.abs(other.place[index]! - place[index]!) < (other.size[index]! + size[index]!) / 2 - tolerance;
      if (!overlaps(grainAxis) || !overlaps(thicknessAxis)) continue;
      const side: [number, number, number] = [0, 0, 0];
      side[axis] = Math.sign(distance);
      sides.push(side);
    }
  }
  return sides;
}

/**
 * Counts for each part the parts below it where surfaces coincide: a tenon in the seat, its wedge in the tenon. The part that goes
 * into another one is visible, as in the drawing.
 */
export function countLayers(parts: readonly Part[]): number[] {
  const partsById = new Map(parts.map((part) => [part.id, part]));
  const layers = new Map<string, number>();
  const getLayer = (part: Part): number => {
    const knownLayer = layers.get(part.id);
    if (knownLayer !== undefined) return knownLayer;
    const partsBelow = part.joints.map((joint) => partsById.get(joint.with)).filter((other) => other !== undefined);
    const layer = partsBelow.reduce((highest, other) => Math.max(highest, getLayer(other) + 1), 0);
    layers.set(part.id, layer);
    return layer;
  };
  return parts.map(getLayer);
}
