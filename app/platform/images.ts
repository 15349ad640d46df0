import type {PictureFragment} from 'storefrontapi.generated';

/** A picture of the store, as every component takes it. Sizes are pixels of the original. */
export interface Image {
  url: string;
  altText: string;
  width: number;
  height: number;
}

/**
 * A picture as every query reads it. Fragments name the fragments they spread but don't contain them:
 * the operation lists each once.
 */
export const PICTURE_FRAGMENT = `#graphql
  fragment Picture on Image {
    url
    altText
    width
    height
  }
` as const;

/** A picture of the store, if it has a URL and a size. */
export function toImage(image: PictureFragment | null | undefined): Image | undefined {
  if (!image?.url || !image.width || !image.height) return undefined;
  return {url: image.url, altText: image.altText ?? '', width: image.width, height: image.height};
}

/** A picture's `sizes` where it stands between the page's edges on a phone. */
export const betweenEdges = 'calc(100vw - 40px)';

/** Widths offered in `srcset`, in pixels. */
const widths = [320, 480, 640, 720, 828, 1080, 1440, 1920, 2560];

/** URL of a picture scaled to `width` pixels (never enlarged) as WebP, by Shopify's transform parameters. */
export function pictureUrl(image: Image, width: number): string {
  const url = new URL(image.url);
  url.searchParams.set('width', String(width));
  url.searchParams.set('format', 'webp');
  return url.href;
}

/** A picture that stands upright on a phone: its height by its width, and the widths offered. */
const upright = {ratio: 1.25, widths: [480, 640, 752, 828, 1080]};

/** The `srcset` of a picture that the store cuts upright from its middle, up to its own height. */
export function uprightSources(image: Image): string {
  const offered = upright.widths.filter((width) => width * upright.ratio <= image.height);
  return offered.map((width) => `${cut(image, width)} ${width}w`).join(', ');
}

function cut(image: Image, width: number): string {
  return `${pictureUrl(image, width)}&height=${width * upright.ratio}&crop=center`;
}

/** The `srcset` of a picture, up to its own width. */
export function pictureSources(image: Image): string {
  const offered = widths.filter((width) => width < image.width);
  return [...offered, image.width].map((width) => `${pictureUrl(image, width)} ${width}w`).join(', ');
}
