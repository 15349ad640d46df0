import {strToU8, zipSync} from 'fflate';
import type {ModelMesh} from './meshes';

const layerName = 'model.usda';

/** In bytes: a ZIP file's header of a file without its name, and that of an extra field. */
const headerLength = {file: 30, extra: 4};

/** The type of the extra field that pads the header. It is one that no program uses. */
const paddingField = 0x1986;

/** The meshes as USDZ: a ZIP file without compression, in which the data of the USD layer begins at a multiple of 64 bytes. */
export function writeUsdz(meshes: readonly ModelMesh[], name: string): Uint8Array<ArrayBuffer> {
  const start = headerLength.file + layerName.length + headerLength.extra;
  return zipSync(
    {[layerName]: strToU8(writeLayer(meshes, name))},
    {
      level: 0,
      extra: {[paddingField]: new Uint8Array(64 - (start % 64))},
      // The earliest time of a ZIP file, so that the same piece is the same file.
      mtime: new Date(1980, 0, 1),
    },
  );
}

/** The USD layer as text. Tenths of a millimetre are enough. */
function writeLayer(meshes: readonly ModelMesh[], name: string): string {
  const root = name.replace(/[^A-Za-z0-9_]/g, '_').replace(/^(?=\d|$)/, '_');
  const path = `/${root}`;
  const writeNumber = (value: number) => String(Math.round(value * 10_000) / 10_000);
  const writePoints = (values: Float32Array) => {
    const texts: string[] = [];
    for (let index = 0; index < values.length; index += 3)
      texts.push(`(${[0, 1, 2].map((axis) => writeNumber(values[index + axis] as number)).join(', ')})`);
    return texts.join(', ');
  };
  const writeMesh = (mesh: ModelMesh) => `
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
  const writeMaterial = ({name: materialName, color, roughness, metallic}: ModelMesh) => `
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
