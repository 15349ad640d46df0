import type {Mesh} from './meshes';

/** The meshes as USDZ: a ZIP file without compression, in which the data of the USD layer begins at a multiple of 64 bytes. */
export function writeUsdz(meshes: readonly Mesh[], name: string): Uint8Array<ArrayBuffer> {
  return writeZip('model.usda', new TextEncoder().encode(writeLayer(meshes, name)));
}

/** The USD layer as text. Tenths of a millimetre are enough. */
function writeLayer(meshes: readonly Mesh[], name: string): string {
  const root = name.replace(/[^A-Za-z0-9_]/g, '_').replace(/^(?=\d|$)/, '_');
  const path = `/${root}`;
  const writeNumber = (value: number) => String(Math.round(value * 10_000) / 10_000);
  const writePoints = (values: Float32Array) => {
    const texts: string[] = [];
    for (let index = 0; index < values.length; index += 3)
      texts.push(`(${[0, 1, 2].map((axis) => writeNumber(values[index + axis] as number)).join(', ')})`);
    return texts.join(', ');
  };
  const writeMesh = (mesh: Mesh) => `
    def Mesh "${mesh.name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        int[] faceVertexCounts = [${Array.from({length: mesh.indices.length / 3}, () => 3).join(', ')}]
        int[] faceVertexIndices = [${mesh.indices.join(', ')}]
        point3f[] points = [${writePoints(mesh.positions)}]
        normal3f[] normals = [${writePoints(mesh.normals)}] (
            interpolation = "vertex"
        )
        uniform token subdivisionScheme = "none"
        rel material:binding = <${path}/Materials/${mesh.name}>
    }
`;
  const writeMaterial = ({name: materialName, color, roughness, metallic}: Mesh) => `
        def Material "${materialName}"
        {
            token outputs:surface.connect = <${path}/Materials/${materialName}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (${color.map(writeNumber).join(', ')})
                float inputs:metallic = ${writeNumber(metallic)}
                float inputs:roughness = ${writeNumber(roughness)}
                token outputs:surface
            }
        }
`;
  return `#usda 1.0
(
    defaultPrim = "${root}"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "${root}" (
    kind = "component"
)
{${meshes.map(writeMesh).join('')}
    def Scope "Materials"
    {${meshes.map(writeMaterial).join('')}    }
}
`;
}

/** The bytes of a local file header and of a directory entry, each without its name, and of the end of the directory. */
const headerLength = {local: 30, directory: 46, end: 22};
const alignment = 64;

/** The signatures of these three, and the type of the extra field. */
const signature = {local: 0x04034b50, directory: 0x02014b50, end: 0x06054b50};
const paddingField = 0x1986;

/** A ZIP file with one file. It is written by hand, because libraries bring along the compression that USDZ forbids. */
function writeZip(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const nameBytes = new TextEncoder().encode(name);
  const start = headerLength.local + nameBytes.length;
  // An extra field of an unused type pads the header to the boundary. It takes at least four bytes.
  const padding = 4 + ((alignment - ((start + 4) % alignment)) % alignment);
  const directory = start + padding + data.length;
  const file = new Uint8Array(directory + headerLength.directory + nameBytes.length + headerLength.end);
  const view = new DataView(file.buffer);
  const write = (offset: number, ...fields: [bytes: 2 | 4, value: number][]) => {
    let position = offset;
    for (const [bytes, value] of fields) {
      if (bytes === 2) view.setUint16(position, value, true);
      else view.setUint32(position, value, true);
      position += bytes;
    }
  };
  // Version 1.0, no flags, stored; midnight of 1 January 1980, so that the same piece is the same file.
  const shared: [2 | 4, number][] = [
    ...([10, 0, 0, 0, 0x21] as const).map((value): [2, number] => [2, value]),
    [4, crc32(data)],
    [4, data.length],
    [4, data.length],
    [2, nameBytes.length],
  ];
  write(0, [4, signature.local], ...shared, [2, padding]);
  file.set(nameBytes, headerLength.local);
  write(start, [2, paddingField], [2, padding - 4]);
  file.set(data, start + padding);
  write(directory, [4, signature.directory], [2, 10], ...shared, [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, 0]);
  file.set(nameBytes, directory + headerLength.directory);
  const size = headerLength.directory + nameBytes.length;
  write(directory + size, [4, signature.end], [2, 0], [2, 0], [2, 1], [2, 1], [4, size], [4, directory], [2, 0]);
  return file;
}

/** The remainder of each byte, for `crc32`. */
const remainders = Uint32Array.from({length: 256}, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(data: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of data) value = (value >>> 8) ^ (remainders[(value ^ byte) & 0xff] as number);
  return ~value >>> 0;
}
