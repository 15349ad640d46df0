import {defaultLanguage, languageOf} from '~/i18n/language';

/** For an answer of the worker itself that no cache may keep: language redirect, gate, contact API. */
export const noStore = {'Cache-Control': 'no-store'};

/** For a loader whose answer belongs to one visitor, such as the cart. `setDocumentCaching` leaves it as it is. */
export const personal = {'Cache-Control': 'private, no-store'};

/** Seconds for which a CDN may answer by itself. */
const cdnLifetime = 60;

/**
 * Decides who may keep a finished document. An error: nobody. A page whose loader has set `Cache-Control`: as set there.
 * Any other page: every cache, which asks again before each use. A CDN need not ask where no visitor is redirected to
 * another language: at the URLs of data, and of all languages but the default one.
 */
export function setDocumentCaching(headers: Headers, status: number, {pathname}: Pick<URL, 'pathname'>): void {
  if (status >= 400) headers.set('Cache-Control', 'no-store');
  if (headers.has('Cache-Control')) return;
  const unconditional = pathname.endsWith('.data') || languageOf(pathname) !== defaultLanguage;
  headers.set('Cache-Control', `public, max-age=0, must-revalidate${unconditional ? `, s-maxage=${cdnLifetime}` : ''}`);
}

/** While the gate is on, shared caches must not show a page to a visitor without a pass. */
export function keepPrivate(headers: Headers): void {
  if (!headers.get('Cache-Control')?.includes('no-store')) headers.set('Cache-Control', 'private, no-cache');
  headers.append('Vary', 'Cookie');
}
