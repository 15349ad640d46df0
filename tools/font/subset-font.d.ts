declare module 'subset-font' {
  interface Options {
    keepAllGlyphs?: boolean;
    targetFormat?: 'woff2';
    variationAxes?: Record<string, {min: number; max: number; default: number}>;
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options?: Options): Promise<Buffer>;
}
