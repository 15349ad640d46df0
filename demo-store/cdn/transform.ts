export type Format = 'webp' | 'avif' | 'jpg' | 'png';

/** What is asked of the image service; sides in pixels. */
export interface Transform {
  width: number | undefined;
  height: number | undefined;
  crop: 'center' | 'top' | 'bottom' | 'left' | 'right' | undefined;
  format: Format;
}

const MAX_SIDE = 5760;
const CROPS = ['center', 'top', 'bottom', 'left', 'right'] as const;
const FORMATS: Record<string, Format> = {
  webp: 'webp',
  avif: 'avif',
  jpg: 'jpg',
  jpeg: 'jpg',
  pjpg: 'jpg',
  png: 'png',
};

export const MIME_TYPES: Record<Format, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** A side of 1 to 5,760 px. A bad value counts as none, a larger one becomes the maximum. */
function side(value: string | null): number | undefined {
  const pixels = Number.parseInt(value ?? '', 10);
  return Number.isFinite(pixels) && pixels >= 1 ? Math.min(pixels, MAX_SIDE) : undefined;
}

/** Reads Shopify's transform parameters. Without `format` a picture stays WebP, unless the client can't take that. */
export function readTransform(params: URLSearchParams, accept: string): Transform {
  const width = side(params.get('width'));
  const height = side(params.get('height'));
  const crop = CROPS.find((name) => name === params.get('crop'));
  const takesWebp = accept === '' || /image\/webp|image\/\*|\*\/\*/.test(accept);
  const format = FORMATS[params.get('format')?.toLowerCase() ?? ''] ?? (takesWebp ? 'webp' : 'jpg');
  return {width, height, crop: width || height ? crop : undefined, format};
}

/** The same transform always has the same key. */
export function transformKey({width, height, crop, format}: Transform): string {
  return [width ?? '', height ?? '', crop ?? '', format].join('-');
}

/** The sides in pixels of the result; a picture never grows. */
export function targetSize(
  original: {width: number; height: number},
  transform: Transform,
): {width: number; height: number} {
  const {crop} = transform;
  const width = transform.width ?? Infinity;
  const height = transform.height ?? Infinity;
  const isCropped = crop && width < Infinity && height < Infinity;
  const fit = isCropped
    ? Math.min(1, original.width / width, original.height / height)
    : Math.min(1, width / original.width, height / original.height);
  const base = isCropped ? {width, height} : original;
  return {
    width: Math.max(1, Math.round(base.width * fit)),
    height: Math.max(1, Math.round(base.height * fit)),
  };
}
