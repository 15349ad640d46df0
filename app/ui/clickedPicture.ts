import type {Image} from '~/platform/images';

let clickedUrl = '';

/** Listener for clicks: remembers the picture of the clicked link, in the size in which the browser has loaded it. */
export function rememberClickedPicture({target}: Event): void {
  const picture = (target as Element).closest('a')?.querySelector<HTMLImageElement>('img[srcset]');
  if (picture?.complete && picture.naturalWidth > 0) clickedUrl = picture.currentSrc;
}

/** The URL of `image` in a size that is already loaded, if it was the picture of the clicked link. Always `undefined` on the worker. */
export function findClickedUrl(image: Image): string | undefined {
  const isSameFile = withoutQuery(clickedUrl) === withoutQuery(image.url);
  return isSameFile ? clickedUrl : undefined;
}

const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? '';
