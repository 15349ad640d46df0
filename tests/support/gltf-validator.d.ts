/** The parts of Khronos's validator that the tests use; it comes without types. */
declare module 'gltf-validator' {
  export interface Report {
    issues: {
      numErrors: number;
      numWarnings: number;
      messages: {code: string; message: string; severity: number; pointer?: string}[];
    };
    info: {totalVertexCount: number; totalTriangleCount: number; hasTextures: boolean};
  }
  export function validateBytes(data: Uint8Array, options?: {maxIssues?: number; format?: 'glb'}): Promise<Report>;
}
