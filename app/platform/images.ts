import type {PictureFragment} from 'storefrontapi.generated';
import type {Image} from '~/ui/image';

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

/** A picture of the store, if it has an address and a size. */
export function toImage(image: PictureFragment | null | undefined): Image | undefined {
  if (!image?.url || !image.width || !image.height) return undefined;
  return {url: image.url, altText: image.altText ?? '', width: image.width, height: image.height};
}
