import {defaultLanguage, languageOf, localizedPath, sitePath, toLanguage} from '~/i18n/language';
import {noStore, publicFor} from '../cache/cacheControl';
import {browserLifetimes} from '../cache/lifetimes';
import {readCookie} from './cookies';
import type {Interceptor} from './interceptor';
import {matchPattern, type RoutePattern} from './routePatterns';

/**
 * Sends a visitor to the one address of a page: to its spelling (rule 1.13), for good, and to the language of the visitor's
 * cookie (rule 1.4), for now. The query stays. Data and forms are left alone.
 */
export const canonicalAddress =
  (patterns: readonly RoutePattern[]): Interceptor =>
  (request, context) => {
    const {pathname, search} = context.url;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || pathname.endsWith('.data')) return undefined;
    const spelled = context.unroutable ? pathname : spelling(pathname, patterns);
    const language = visitorsLanguage(request, spelled);
    const path = language ? localizedPath(sitePath(spelled), language) : spelled;
    if (path === pathname) return undefined;
    return new Response(null, {
      status: language ? 302 : 301,
      headers: {Location: path + search, ...(language ? noStore : publicFor(browserLifetimes.redirect))},
    });
  };

/** The language to send a document to. A URL with a language always means that language; files have none. */
function visitorsLanguage({headers}: Request, path: string) {
  if (languageOf(path) !== defaultLanguage || path.includes('.')) return undefined;
  if (!headers.get('Accept')?.includes('text/html')) return undefined;
  const chosen = toLanguage(readCookie(headers.get('Cookie'), 'selectedLanguage'));
  return chosen === defaultLanguage ? undefined : chosen;
}

/** A path that may be spelled in another way: with a capital, a code, or a slash that separates nothing. */
const maybeMisspelled = /[A-Z%]|\/\/|.\/$/;

/** Letters, digits, hyphen and underscore of ASCII: encoded or not, they mean the same. */
const encodedLetter = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;

/**
 * The one spelling of a path. The router ignores the case of fixed segments, slashes at the end, and encoded letters. Parameters keep
 * their case; a path that no page has stays as it is.
 */
function spelling(pathname: string, patterns: readonly RoutePattern[]): string {
  // Matching costs more than all else that answers a cached document.
  if (!maybeMisspelled.test(pathname)) return pathname;
  const pattern = matchPattern(patterns, pathname);
  if (!pattern || pattern.path.endsWith('*')) return pathname;
  const fixed = segments(pattern.path);
  const spelled = segments(pathname).map((written, index) => {
    const name = fixed[index];
    return name && !name.startsWith(':') ? name : written.replace(encodedLetter, decodeURIComponent);
  });
  return sitePath(spelled.join('/'));
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}
