import {buildFaces, type Polygon} from '../plan/faces';
import type {Part, Vector} from '../families/parts/part';
import {materials, toLinearLight, type Material} from '../families/parts/material';

/** The parts of one material for the models in AR: metres, y up, the front towards +z. */
export interface ModelMesh {
  name: string;
  /** In linear light, from 0 to 1. */
  color: [red: number, green: number, blue: number];
  roughness: number;
  metallic: number;
  /** Three numbers for each corner. Faces share no corners, so each has its own normal. */
  positions: Float32Array;
  normals: Float32Array;
  /** Three corners for each triangle. */
  indices: Uint32Array;
}

/** How each material reflects light. */
const surfaces: Record<Material, {roughness: number; metallic?: number}> = {
  oak: {roughness: 0.6},
  ash: {roughness: 0.6},
  cherry: {roughness: 0.55},
  walnut: {roughness: 0.55},
  beech: {roughness: 0.6},
  spruce: {roughness: 0.7},
  birch: {roughness: 0.65},
  linoleum: {roughness: 0.85},
  veneer: {roughness: 0.55},
  steel: {roughness: 0.45, metallic: 0.8},
};

/** Builds one mesh for each material, so that few draw calls are needed. `color` is the chosen one, `#rrggbb`. */
export function buildMeshes(parts: readonly Part[], color: string): ModelMesh[] {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const name = part.colored ? `${part.material}_chosen` : part.material;
    groups.set(name, [...(groups.get(name) ?? []), part]);
  }
  return [...groups].map(([name, group]) => {
    const {material, colored} = group[0] as Part;
    const {roughness, metallic = 0} = surfaces[material];
    const faces = group.flatMap((part) => buildFaces(part, parts));
    return {
      name,
      color: toLinearLight(colored ? color : materials[material].color),
      roughness,
      // Powder coating isn't metallic.
      metallic: colored ? 0 : metallic,
      ...buildTriangles(faces),
    };
  });
}

/** Converts a point of the plan (z up, the front at -y, mm) to the axes and metres of both formats. */
const toModelAxes = ([x, y, z]: Vector): Vector => [x / 1000, z / 1000, -y / 1000];

function buildTriangles(faces: readonly Polygon[]): Pick<ModelMesh, 'positions' | 'normals' | 'indices'> {
  const count = faces.reduce((sum, face) => sum + face.length, 0);
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  const indices = new Uint32Array((count - 2 * faces.length) * 3);
  let [corner, index] = [0, 0];
  for (const face of faces) {
    const normal = toModelAxes(computeNormal(face)).map((value) => value * 1000);
    face.forEach((point, faceCorner) => {
      positions.set(toModelAxes(point), (corner + faceCorner) * 3);
      normals.set(normal, (corner + faceCorner) * 3);
      // Each further corner makes a triangle with the first and the one before it.
      if (faceCorner < 2) return;
      indices.set([corner, corner + faceCorner - 1, corner + faceCorner], index);
      index += 3;
    });
    corner += face.length;
  }
  return {positions, normals, indices};
}

/** The unit normal, outwards, by Newell's method. */
function computeNormal(face: Polygon): Vector {
  let [x, y, z] = [0, 0, 0];
  face.forEach((a, index) => {
    const b = face[(index + 1) % face.length] as Vector;
    x += (a[1] - b[1]) * (a[2] + b[2]);
    y += (a[2] - b[2]) * (a[0] + b[0]);
    z += (a[0] - b[0]) * (a[1] + b[1]);
  });
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
