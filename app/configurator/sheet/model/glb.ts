import type {Mesh} from './model';

/** Codes of glTF 2.0. */
const float = 5126;
const unsignedInt = 5125;
const arrayBuffer = 34962;
const elementArrayBuffer = 34963;

/** The meshes as a binary glTF 2.0 file. */
export function glb(meshes: readonly Mesh[], name: string): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  let offset = 0;
  const add = (data: Float32Array | Uint32Array, target: number, accessor: object) => {
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    bufferViews.push({buffer: 0, byteOffset: offset, byteLength: bytes.byteLength, target});
    chunks.push(bytes);
    offset += bytes.byteLength;
    return accessors.push({bufferView: bufferViews.length - 1, ...accessor}) - 1;
  };
  const primitives = meshes.map(({positions, normals, indices}, material) => {
    const count = positions.length / 3;
    const POSITION = add(positions, arrayBuffer, {componentType: float, count, type: 'VEC3', ...limits(positions)});
    const NORMAL = add(normals, arrayBuffer, {componentType: float, count, type: 'VEC3'});
    const triangles = {componentType: unsignedInt, count: indices.length, type: 'SCALAR'};
    return {attributes: {POSITION, NORMAL}, indices: add(indices, elementArrayBuffer, triangles), material};
  });
  const document = {
    asset: {version: '2.0'},
    scene: 0,
    scenes: [{nodes: [0]}],
    nodes: [{name, mesh: 0}],
    meshes: [{name, primitives}],
    materials: meshes.map((mesh) => ({
      name: mesh.name,
      pbrMetallicRoughness: {
        baseColorFactor: [...mesh.color, 1],
        metallicFactor: mesh.metallic,
        roughnessFactor: mesh.roughness,
      },
    })),
    buffers: [{byteLength: offset}],
    bufferViews,
    accessors,
  };
  return container(padded(new TextEncoder().encode(JSON.stringify(document)), 0x20), chunks, offset);
}

/** Lowest and highest of each coordinate. */
function limits(positions: Float32Array) {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, index) => {
    min[index % 3] = Math.min(min[index % 3] as number, value);
    max[index % 3] = Math.max(max[index % 3] as number, value);
  });
  return {min, max};
}

/** All sizes are multiples of four. */
function container(json: Uint8Array, chunks: readonly Uint8Array[], binaryLength: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(12 + 8 + json.length + 8 + binaryLength);
  const view = new DataView(file.buffer);
  const words = (at: number, ...values: number[]) =>
    values.forEach((value, index) => view.setUint32(at + index * 4, value, true));
  words(0, 0x46546c67, 2, file.length, json.length, 0x4e4f534a);
  file.set(json, 20);
  let at = 20 + json.length;
  words(at, binaryLength, 0x004e4942);
  at += 8;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}

function padded(bytes: Uint8Array, filler: number): Uint8Array {
  const full = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler);
  full.set(bytes);
  return full;
}
