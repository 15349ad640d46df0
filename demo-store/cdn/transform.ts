export type Format = 'webp' | 'avif' | 'jpg' | 'png';

/** The requested transform; sides in pixels. */
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

/** A side of 1 to 5,760 px. An invalid value is ignored, a larger one becomes the maximum. */
function parseSide(value: string | null): number | undefined {
  const pixels = Number.parseInt(value ?? '', 10);
  return Number.isFinite(pixels) && pixels >= 1 ? Math.min(pixels, MAX_SIDE) : undefined;
}

/** Reads Shopify's transform parameters. Without `format` a picture stays WebP, unless the client doesn't accept WebP. */
export function readTransform(params: URLSearchParams, accept: string): Transform {
  const width = parseSide(params.get('width'));
  const height = parseSide(params.get('height'));
  const crop = CROPS.find((name) => name === params.get('crop'));
  const takesWebp = accept === '' || /image\/webp|image\/\*|\*\/\*/.test(accept);
  const format = FORMATS[params.get('format')?.toLowerCase() ?? ''] ?? (takesWebp ? 'webp' : 'jpg');
  return {width, height, crop: width || height ? crop : undefined, format};
}

export function transformKey({width, height, crop, format}: Transform): string {
  return [width ?? '', height ?? '', crop ?? '', format].join('-');
}

/** The size of the result in pixels. A picture is never enlarged. */
export function targetSize(
  original: {width: number; height: number},
  transform: Transform,
): {width: number; height: number} {
  const {crop} = transform;
  const width = transform.width ?? Infinity;
  const height = transform.height ?? Infinity;
  const isCropped = crop && width < Infinity && height < Infinity;
  const scale = isCropped
    ? Math.min(1, original.width / width, original.height / height)
    : Math.min(1, width / original.width, height / original.height);
  const base = isCropped ? {width, height} : original;
  return {
    width: Math.max(1, Math.round(base.width * scale)),
    height: Math.max(1, Math.round(base.height * scale)),
  };
}
