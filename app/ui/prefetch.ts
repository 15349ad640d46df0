import {useEffect, useState} from 'react';
import {hasDocumentLinks} from '~/platform/document/missingCode';
import {pictureSources, type Image} from '~/platform/images';
import {whenIdle} from './lazyComponent';

interface Connection {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/** What the browser says of the visitor's connection. Firefox and Safari say nothing. */
const getConnection = () => (import.meta.env.SSR ? {} : (navigator as {connection?: Connection}).connection) ?? {};

/** Whether the visitor saves data. */
export const isSaveDataOn = (): boolean => getConnection().saveData === true;

/** Whether a page may be prefetched: not for a visitor who saves data or whose connection is like 2G or 3G (rule 2.22). */
export const mayPrefetch = (): boolean =>
  !hasDocumentLinks && !isSaveDataOn() && ['4g', undefined].includes(getConnection().effectiveType);

/** Whether the page is idle and may prefetch another one. */
export function useIdlePrefetch(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(mayPrefetch()), {fallbackDelay: 200}), []);
  return isIdle;
}

/** Prefetches a picture in the size that it has on the next page. `sizes` is the attribute of the picture there. */
export function usePrefetchedPicture(image: Image | undefined, sizes: string): void {
  useEffect(() => {
    if (image && mayPrefetch())
      Object.assign(new window.Image(), {fetchPriority: 'low', sizes, srcset: pictureSources(image)});
  }, [image, sizes]);
}
