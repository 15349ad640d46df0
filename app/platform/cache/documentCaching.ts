import {defaultLanguage, languageOf} from '~/i18n/language';
import {requestUrl} from '../http/requestUrl';

/** For an answer of the worker itself that no cache may keep: language redirect, gate, contact API. */
export const noStore = {'Cache-Control': 'no-store'};

/** For a loader whose answer belongs to one visitor, such as the cart. `setDocumentCaching` leaves it as it is. */
export const personal = {'Cache-Control': 'private, no-store'};

/** Seconds for which a CDN may answer by itself. */
const cdnLifetime = 60;

/**
 * Decides who may keep a finished document: as its loader has set, else every cache, which asks again before each use. A CDN
 * need not ask where no visitor is redirected to another language: at the URLs of data, and of all languages but the default
 * one.
 */
export function setDocumentCaching(headers: Headers, {pathname}: Pick<URL, 'pathname'>): void {
  if (headers.has('Cache-Control')) return;
  const unconditional = pathname.endsWith('.data') || languageOf(pathname) !== defaultLanguage;
  headers.set('Cache-Control', `public, max-age=0, must-revalidate${unconditional ? `, s-maxage=${cdnLifetime}` : ''}`);
}

/** Seconds for which a browser uses the data that it has fetched ahead of a visit. */
const prefetchLifetime = 30;

/**
 * The data of a page that the browser fetches while the visitor points at its link (rule 2.22) is used by the visit as it is.
 * Else the browser would ask again, and the visitor wait for that. No other cache keeps this answer.
 */
export function keepPrefetched(headers: Headers, request: Request): void {
  const ahead = request.headers.get('Sec-Purpose')?.startsWith('prefetch');
  const prefetched = ahead && requestUrl(request).pathname.endsWith('.data');
  if (prefetched && headers.get('Cache-Control')?.startsWith('public'))
    headers.set('Cache-Control', `private, max-age=${prefetchLifetime}`);
}

/** When to ask again for what the store gave no answer for, in seconds. */
const retryAfter = '30';

/** No cache keeps an error, of a document, data or file. With status 503 it says when to ask again (rule 2.5). */
export function setErrorCaching(headers: Headers, status: number): void {
  if (status < 400) return;
  headers.set('Cache-Control', 'no-store');
  if (status === 503) headers.set('Retry-After', retryAfter);
}

/** A page without what the store did not give is for this visit alone (rule 2.6): the next one may get the whole page. */
export function keepNowhere(headers: Headers): void {
  headers.set('Cache-Control', noStore['Cache-Control']);
}

/** What says nothing of caches, such as a part of the cart's data, belongs to one visitor. */
export function setPersonalCaching(headers: Headers): void {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', personal['Cache-Control']);
}

/** While the gate is on, shared caches must not show a page to a visitor without a pass. */
export function keepPrivate(headers: Headers): void {
  if (!headers.get('Cache-Control')?.includes('no-store')) headers.set('Cache-Control', 'private, no-cache');
  headers.append('Vary', 'Cookie');
}
