import type {Mesh} from './model';

/** The meshes as USDZ: a ZIP file without compression, in which the layer's data begins at a multiple of 64 bytes. */
export function usdz(meshes: readonly Mesh[], name: string): Uint8Array<ArrayBuffer> {
  return stored('model.usda', new TextEncoder().encode(usda(meshes, name)));
}

/** The layer as text. Tenths of a millimetre are enough. */
function usda(meshes: readonly Mesh[], name: string): string {
  const root = name.replace(/[^A-Za-z0-9_]/g, '_').replace(/^(?=\d|$)/, '_');
  const path = `/${root}`;
  const number = (value: number) => String(Math.round(value * 10_000) / 10_000);
  const points = (values: Float32Array) => {
    const texts: string[] = [];
    for (let index = 0; index < values.length; index += 3)
      texts.push(`(${[0, 1, 2].map((axis) => number(values[index + axis] as number)).join(', ')})`);
    return texts.join(', ');
  };
  const mesh = (one: Mesh) => `
    def Mesh "${one.name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        int[] faceVertexCounts = [${Array.from({length: one.indices.length / 3}, () => 3).join(', ')}]
        int[] faceVertexIndices = [${one.indices.join(', ')}]
        point3f[] points = [${points(one.positions)}]
        normal3f[] normals = [${points(one.normals)}] (
            interpolation = "vertex"
        )
        uniform token subdivisionScheme = "none"
        rel material:binding = <${path}/Materials/${one.name}>
    }
`;
  const material = ({name: own, color, roughness, metallic}: Mesh) => `
        def Material "${own}"
        {
            token outputs:surface.connect = <${path}/Materials/${own}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (${color.map(number).join(', ')})
                float inputs:metallic = ${number(metallic)}
                float inputs:roughness = ${number(roughness)}
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
{${meshes.map(mesh).join('')}
    def Scope "Materials"
    {${meshes.map(material).join('')}    }
}
`;
}

/** Bytes before the name in a local file header, and in an entry of the directory; the end of the directory. */
const header = {local: 30, directory: 46, end: 22};
const alignment = 64;

/** The ZIP file of one file. Hand-written: libraries bring the compression along that USDZ forbids. */
function stored(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const nameBytes = new TextEncoder().encode(name);
  const start = header.local + nameBytes.length;
  // An extra field of an unused type pads the header to the boundary. It takes at least four bytes.
  const filler = 4 + ((alignment - ((start + 4) % alignment)) % alignment);
  const directory = start + filler + data.length;
  const file = new Uint8Array(directory + header.directory + nameBytes.length + header.end);
  const view = new DataView(file.buffer);
  const put = (at: number, ...fields: [bytes: 2 | 4, value: number][]) => {
    let position = at;
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
  put(0, [4, 0x04034b50], ...shared, [2, filler]);
  file.set(nameBytes, header.local);
  put(start, [2, 0x1986], [2, filler - 4]);
  file.set(data, start + filler);
  put(directory, [4, 0x02014b50], [2, 10], ...shared, [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, 0]);
  file.set(nameBytes, directory + header.directory);
  const size = header.directory + nameBytes.length;
  put(directory + size, [4, 0x06054b50], [2, 0], [2, 0], [2, 1], [2, 1], [4, size], [4, directory], [2, 0]);
  return file;
}

/** The lookup table of `crc32`. */
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
