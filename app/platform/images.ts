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

/** A picture beside a text that says the same: nobody reads its own text, so the browser doesn't get it (decision 021). */
export function decorative(image: Image | undefined): Image | undefined {
  return image && {...image, altText: ''};
}

/** A picture's `sizes` where it stands between the page's edges on a phone. */
export const betweenEdges = 'calc(100vw - 40px)';

/** The `sizes` of a product's pictures on its page. */
export const productPictureSizes = '(min-width: 800px) 58vw, 100vw';

/** Widths offered in `srcset`, in pixels. */
const widths = [320, 480, 640, 750, 828, 1080, 1440, 1920, 2560];

/** URL of a picture scaled to `width` pixels (never enlarged) as WebP, by Shopify's transform parameters. */
export function pictureUrl(image: Image, width: number): string {
  return scaledUrl(image)(width);
}

/** The URLs of one picture by their width in pixels. The picture's own URL is read once for all of them. */
function scaledUrl({url}: Image): (width: number) => string {
  const original = new URL(url);
  for (const name of ['width', 'format']) original.searchParams.delete(name);
  const start = original.href + (original.search ? '&' : '?');
  return (width) => `${start}width=${width}&format=webp`;
}

/** A picture that stands upright on a phone: its height by its width, and the widths offered. */
const upright = {ratio: 1.25, widths: [480, 640, 752, 828, 1080]};

/** Its `sizes`: a little less than the screen is wide. Nobody sees that, and the largest picture of a page is there sooner. */
export const uprightSizes = '88vw';

/** The `srcset` of a picture that the store cuts upright from its middle, up to its own height. */
export function uprightSources(image: Image): string {
  const offered = upright.widths.filter((width) => width * upright.ratio <= image.height);
  return sources(image, offered, (width) => `&height=${width * upright.ratio}&crop=center`);
}

/** The `srcset` of a picture, up to its own width. */
export function pictureSources(image: Image): string {
  return sources(image, [...widths.filter((width) => width < image.width), image.width]);
}

function sources(image: Image, offered: number[], more = (_width: number) => ''): string {
  const scaled = scaledUrl(image);
  return offered.map((width) => `${scaled(width)}${more(width)} ${width}w`).join(', ');
}
