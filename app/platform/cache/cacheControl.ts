import {defaultLanguage, getLanguage} from '~/i18n/language';
import {browserLifetimes} from './lifetimes';

/** For an answer that no cache may store. */
export const noStore = {'Cache-Control': 'no-store'};

/** For an answer that belongs to one visitor, such as the cart. */
export const privateNoStore = {'Cache-Control': 'private, no-store'};

/** For an answer that every cache may store for some seconds. */
export const publicFor = (seconds: number) => ({'Cache-Control': `public, max-age=${seconds}`});

interface AnswerFacts {
  status: number;
  /** The `Cache-Control` header that the route has set. */
  routeHeader: string | null;
  /** Path of the request. */
  pathname: string;
  /** The answer is the same for every visitor: the worker caches it as a document. */
  isDocument: boolean;
  /** The store has failed, and a part of the page is missing: the next visit may get the whole page. */
  isIncomplete: boolean;
  /** The request has a valid preview link. */
  isPreview: boolean;
  /** The site has a password: caches outside the worker must not serve a page to a visitor without it. */
  isGated: boolean;
}

/** The `Cache-Control` header of every answer of the worker. */
export function cacheControl(answer: AnswerFacts): string {
  const {status, routeHeader, pathname, isDocument, isIncomplete, isPreview, isGated} = answer;
  if (isPreview) return privateNoStore['Cache-Control'];
  if (status >= 400 || isIncomplete) return noStore['Cache-Control'];
  if (routeHeader?.includes('no-store')) return routeHeader;
  if (!routeHeader && !isDocument) return privateNoStore['Cache-Control'];
  if (isGated) return 'private, no-cache';
  if (routeHeader) return routeHeader;
  const cdn = `, s-maxage=${browserLifetimes.cdn}`;
  const {fresh, stale} = browserLifetimes.data;
  // A link whose page was prefetched, and the way back, need no request.
  if (pathname.endsWith('.data')) return `public, max-age=${fresh}, stale-while-revalidate=${stale}${cdn}`;
  // A path that may redirect to the visitor's language must not be cached by a CDN.
  return `public, max-age=0, must-revalidate${getLanguage(pathname) === defaultLanguage ? '' : cdn}`;
}

/**
 * The `Oxygen-Cache-Control` header beside this `Cache-Control`, for what a CDN may keep. Oxygen's full-page cache reads no other header.
 * It could keep redirects, too, and a 304, whose body is missing.
 */
export function oxygenCacheControl(status: number, cacheControl: string): string | undefined {
  if (status !== 200 || !cacheControl.includes('s-maxage')) return undefined;
  return `public, max-age=${browserLifetimes.cdn}, stale-while-revalidate=${browserLifetimes.oxygenStale}`;
}
