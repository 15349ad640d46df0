import {defaultLanguage, languageOf} from '~/i18n/language';
import {browserLifetimes} from './lifetimes';

/** For an answer that no cache may keep. */
export const noStore = {'Cache-Control': 'no-store'};

/** For an answer that belongs to one visitor, such as the cart. */
export const personal = {'Cache-Control': 'private, no-store'};

/** For an answer that every cache may keep for some seconds. */
export const publicFor = (seconds: number) => ({'Cache-Control': `public, max-age=${seconds}`});

interface Answer {
  status: number;
  /** What its route has set. */
  own: string | null;
  /** Path of the request. */
  pathname: string;
  /** It is the same for every visitor: the worker caches it as a document. */
  isDocument: boolean;
  /** The store has failed, and a part of the page is missing (rule 2.6): the next visit may get the whole page. */
  isIncomplete: boolean;
  /** The request comes by a link that shows drafts. */
  isPreview: boolean;
  /** The site has a password: caches outside the worker must not show a page to a visitor without it. */
  isGated: boolean;
  /** The browser fetches it ahead of a visit. */
  isPrefetch: boolean;
}

/** Who may keep an answer, and for how long: the `Cache-Control` of every answer of the worker. */
export function cacheControl(answer: Answer): string {
  const {status, own, pathname, isDocument, isIncomplete, isPreview, isGated, isPrefetch} = answer;
  if (isPreview) return personal['Cache-Control'];
  if (status >= 400 || isIncomplete) return noStore['Cache-Control'];
  if (own?.includes('no-store')) return own;
  if (!own && !isDocument) return personal['Cache-Control'];
  if (isGated) return 'private, no-cache';
  if (own) return own;
  const isData = pathname.endsWith('.data');
  // Else the browser would ask again, and the visitor wait for that (rule 2.22).
  if (isData && isPrefetch) return `private, max-age=${browserLifetimes.prefetched}`;
  // Where a visitor may be redirected to another language, a CDN has to ask each time.
  const cdn = isData || languageOf(pathname) !== defaultLanguage ? `, s-maxage=${browserLifetimes.cdn}` : '';
  return `public, max-age=0, must-revalidate${cdn}`;
}
