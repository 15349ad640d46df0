import {defaultLanguage, getLanguage, localizedPath, sitePath, toLanguage} from '~/i18n/language';
import {noStore, publicFor} from '../cache/cacheControl';
import {browserLifetimes} from '../cache/lifetimes';
import {readCookie} from './cookies';
import type {Interceptor} from './interceptor';
import {matchPattern, type RoutePattern} from './routePatterns';

/**
 * Redirects to the canonical URL of a page: permanently to its spelling (rule 1.13), temporarily to the language of the visitor's
 * cookie (rule 1.4). The query stays. Requests for data and forms aren't redirected.
 */
export const canonicalAddress =
  (patterns: readonly RoutePattern[]): Interceptor =>
  (request, context) => {
    const {pathname, search} = context.url;
    if ((request.method !== 'GET' && request.method !== 'HEAD') || pathname.endsWith('.data')) return undefined;
    const canonicalPath = context.isUnroutable ? pathname : getCanonicalPath(pathname, patterns);
    const language = getRedirectLanguage(request, canonicalPath);
    const path = language ? localizedPath(sitePath(canonicalPath), language) : canonicalPath;
    if (path === pathname) return undefined;
    return new Response(null, {
      status: language ? 302 : 301,
      headers: {Location: path + search, ...(language ? noStore : publicFor(browserLifetimes.redirect))},
    });
  };

/** The language of the visitor's cookie, if a document has to be redirected to it. A path with a language keeps it; files have none. */
function getRedirectLanguage({headers}: Request, path: string) {
  if (getLanguage(path) !== defaultLanguage || path.includes('.')) return undefined;
  if (!headers.get('Accept')?.includes('text/html')) return undefined;
  const cookieLanguage = toLanguage(readCookie(headers.get('Cookie'), 'selectedLanguage'));
  return cookieLanguage === defaultLanguage ? undefined : cookieLanguage;
}

/** A path that may have another spelling: with a capital, an encoded character, or a redundant slash. */
const maybeMisspelled = /[A-Z%]|\/\/|.\/$/;

/** The percent-encoding of an ASCII letter, digit, hyphen or underscore, which means the same as the character. */
const encodedLetter = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;

/**
 * The canonical spelling of a path: fixed segments in lowercase, no redundant slash, no encoded letter. The router also matches other
 * spellings. Parameters keep their case, and a path without a page doesn't change.
 */
function getCanonicalPath(pathname: string, patterns: readonly RoutePattern[]): string {
  // Matching a pattern would be the slowest step of serving a cached document.
  if (!maybeMisspelled.test(pathname)) return pathname;
  const pattern = matchPattern(patterns, pathname);
  if (!pattern || pattern.path.endsWith('*')) return pathname;
  const patternSegments = splitPath(pattern.path);
  const canonicalSegments = splitPath(pathname).map((segment, index) => {
    const patternSegment = patternSegments[index];
    const isFixed = patternSegment && !patternSegment.startsWith(':');
    return isFixed ? patternSegment : segment.replace(encodedLetter, decodeURIComponent);
  });
  return sitePath(canonicalSegments.join('/'));
}

function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean);
}
