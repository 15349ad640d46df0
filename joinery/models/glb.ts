import type {ModelMesh} from './meshes';

/** Codes of glTF 2.0. */
const float = 5126;
const unsignedInt = 5125;
const arrayBuffer = 34962;
const elementArrayBuffer = 34963;

/** The words of a binary file: `glTF`, its version, and the types of its two chunks. */
const magic = 0x46546c67;
const version = 2;
const jsonChunk = 0x4e4f534a;
const binaryChunk = 0x004e4942;

/** Bytes. */
const fileHeader = 12;
const chunkHeader = 8;

/** The meshes as a binary glTF 2.0 file. */
export function writeGlb(meshes: readonly ModelMesh[], name: string): Uint8Array<ArrayBuffer> {
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
    const POSITION = add(positions, arrayBuffer, {
      componentType: float,
      count,
      type: 'VEC3',
      ...computeLimits(positions),
    });
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
  const json = new TextEncoder().encode(JSON.stringify(document));
  return writeFile(padWithSpaces(json), chunks, offset);
}

/** The lowest and the highest of each coordinate. */
function computeLimits(positions: Float32Array) {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, index) => {
    min[index % 3] = Math.min(min[index % 3] as number, value);
    max[index % 3] = Math.max(max[index % 3] as number, value);
  });
  return {min, max};
}

/** Writes the JSON chunk and the binary chunk. All lengths are multiples of four. */
function writeFile(json: Uint8Array, chunks: readonly Uint8Array[], binaryLength: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(fileHeader + chunkHeader + json.length + chunkHeader + binaryLength);
  const view = new DataView(file.buffer);
  const writeWords = (position: number, ...values: number[]) =>
    values.forEach((value, index) => view.setUint32(position + index * 4, value, true));
  writeWords(0, magic, version, file.length, json.length, jsonChunk);
  let offset = fileHeader + chunkHeader;
  file.set(json, offset);
  offset += json.length;
  writeWords(offset, binaryLength, binaryChunk);
  offset += chunkHeader;
  for (const chunk of chunks) {
    file.set(chunk, offset);
    offset += chunk.length;
  }
  return file;
}

/** Fills a text with spaces to a multiple of four bytes. */
function padWithSpaces(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(0x20);
  padded.set(bytes);
  return padded;
}
