import type {PictureFragment} from 'storefrontapi.generated';

/** A picture of the store for components. Sizes are pixels of the original. */
export interface Image {
  url: string;
  altText: string;
  width: number;
  height: number;
}

/**
 * The fragment of every picture. A fragment doesn't include the text of the fragments that it spreads, because an operation may have each
 * fragment only once.
 */
export const PICTURE_FRAGMENT = `#graphql
  fragment Picture on Image {
    url
    altText
    width
    height
  }
` as const;

/** `undefined` for a picture without a URL or size. */
export function toImage(image: PictureFragment | null | undefined): Image | undefined {
  if (!image?.url || !image.width || !image.height) return undefined;
  return {url: image.url, altText: image.altText ?? '', width: image.width, height: image.height};
}

/** Removes the alternative text of a picture, for a picture beside a text that says the same (decision 018). */
export function withoutAltText(image: Image | undefined): Image | undefined {
  return image && {...image, altText: ''};
}

/** The `sizes` of a picture between the page's margins on a phone. */
export const betweenEdges = 'calc(100vw - 40px)';

/** The `sizes` of a picture in a grid of two columns, or three in a wide window. */
export const inGrid = '(min-width: 800px) 31vw, 46vw';

/** Widths offered in `srcset`, in pixels. */
const widths = [320, 480, 640, 750, 828, 1080, 1440, 1920, 2560];

/** The URL of a picture scaled to `width` pixels (never enlarged) as WebP, by Shopify's transform parameters. */
export function pictureUrl(image: Image, width: number): string {
  const getUrl = createScaledUrl(image);
  return getUrl(width);
}

/** Returns a function that creates the URL of a picture for a width in pixels. The picture's own URL is parsed only once. */
function createScaledUrl({url}: Image): (width: number) => string {
  const originalUrl = new URL(url);
  for (const name of ['width', 'format']) originalUrl.searchParams.delete(name);
  const start = originalUrl.href + (originalUrl.search ? '&' : '?');
  return (width) => `${start}width=${width}&format=webp`;
}

/** Pictures in portrait format on a phone: height divided by width, and the widths that `srcset` offers. */
const upright = {ratio: 1.25, widths: [480, 640, 752, 828, 1080]};

/**
 * The `sizes` of a picture in portrait format on a phone. They are a little less than the screen's width: nobody sees the difference, and
 * the largest picture of a page loads sooner.
 */
export const uprightSizes = '88vw';

/** The `srcset` of a picture that the store crops to portrait format at its centre, up to the picture's height. */
export function uprightSources(image: Image): string {
  const possibleWidths = upright.widths.filter((width) => width * upright.ratio <= image.height);
  return createSrcset(image, possibleWidths, (width) => `&height=${width * upright.ratio}&crop=center`);
}

/** The `srcset` of a picture, up to the picture's width. */
export function pictureSources(image: Image): string {
  return createSrcset(image, [...widths.filter((width) => width < image.width), image.width]);
}

function createSrcset(image: Image, imageWidths: number[], extraParameters = (_width: number) => ''): string {
  const getUrl = createScaledUrl(image);
  return imageWidths.map((width) => `${getUrl(width)}${extraParameters(width)} ${width}w`).join(', ');
}
