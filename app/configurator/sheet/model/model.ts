import {buildFaces, type Face} from '../../plan/faces';
import type {Part, Vector} from '../../families/part';
import {materials, type Material} from '../../families/material';

/** The parts of one material as a mesh: metres, y up, the front towards +z. */
export interface Mesh {
  name: string;
  /** Linear, 0 to 1. */
  color: [red: number, green: number, blue: number];
  roughness: number;
  metallic: number;
  /** Three numbers for each corner. Faces share no corners, so each has its own normal. */
  positions: Float32Array;
  normals: Float32Array;
  /** Triangles. */
  indices: Uint32Array;
}

/** The roughness of each material, and whether it is metallic. */
const looks: Record<Material, {roughness: number; metallic?: number}> = {
  oak: {roughness: 0.6},
  ash: {roughness: 0.6},
  cherry: {roughness: 0.55},
  walnut: {roughness: 0.55},
  spruce: {roughness: 0.7},
  birch: {roughness: 0.65},
  linoleum: {roughness: 0.85},
  veneer: {roughness: 0.55},
  steel: {roughness: 0.45, metallic: 0.8},
};

/** Builds one mesh for each material, for few draw calls. `color` is the chosen one, `#rrggbb`. */
export function buildModel(parts: readonly Part[], color: string): Mesh[] {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const name = part.colored ? `${part.material}_chosen` : part.material;
    groups.set(name, [...(groups.get(name) ?? []), part]);
  }
  return [...groups].map(([name, group]) => {
    const {material, colored} = group[0] as Part;
    const {roughness, metallic = 0} = looks[material];
    const faces = group.flatMap((part) => buildFaces(part, parts));
    // Powder coating isn't metallic.
    return {
      name,
      color: linear(colored ? color : materials[material].color),
      roughness,
      metallic: colored ? 0 : metallic,
      ...triangles(faces),
    };
  });
}

/** Converts `#rrggbb` (sRGB) to linear light. */
function linear(color: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** Converts the plan's axes (z up, the front at -y, mm) to those of both formats. */
const turned = ([x, y, z]: Vector): Vector => [x / 1000, z / 1000, -y / 1000];

function triangles(faces: readonly Face[]): Pick<Mesh, 'positions' | 'normals' | 'indices'> {
  const count = faces.reduce((sum, face) => sum + face.length, 0);
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  const indices = new Uint32Array((count - 2 * faces.length) * 3);
  let [corner, index] = [0, 0];
  for (const face of faces) {
    const normal = turned(normalOf(face)).map((value) => value * 1000);
    face.forEach((point, position) => {
      positions.set(turned(point), (corner + position) * 3);
      normals.set(normal, (corner + position) * 3);
      if (position < 2) return;
      indices.set([corner, corner + position - 1, corner + position], index);
      index += 3;
    });
    corner += face.length;
  }
  return {positions, normals, indices};
}

/** The unit normal, outwards, by Newell's method. */
function normalOf(face: Face): Vector {
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
