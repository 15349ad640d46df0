import {languageOf, localizedPath} from '~/i18n/language';
import {requestUrl} from './requestUrl';

/**
 * Line ends, tabs, and a backslash at the beginning: no page has such a path, and the router fails at it. A URL drops a tab, so that
 * `/%09/a b` becomes one of another host.
 */
const unreadable = /^\/\\|[\t\n\r\u2028\u2029]/;

/** More segments than any page has. What the router does with a path grows with the square of their number. */
const maxSegments = 10;

/** By which the browser asks Remix for the routes of the paths in `p`. */
const manifest = '/__manifest';

/**
 * Whether the router can read a request's path, and paths that a request asks about, in little time (rule 2.7). It decodes
 * them; a malformed code is taken as it is.
 */
export function hasReadablePath(request: Request): boolean {
  const {pathname, searchParams} = requestUrl(request);
  const asked = pathname === manifest ? searchParams.getAll('p') : [];
  return [pathname, ...asked].every(isReadable);
}

function isReadable(path: string): boolean {
  if (path.split('/', maxSegments + 2).length > maxSegments + 1) return false;
  try {
    return !unreadable.test(decodeURIComponent(path));
  } catch {
    return !unreadable.test(path);
  }
}

/** The same request for the not-found page (rule 2.7). */
export function forNotFoundPage(request: Request): Request {
  const url = new URL(request.url);
  const suffix = url.pathname.endsWith('.data') ? '.data' : '';
  url.pathname = localizedPath('/404', languageOf(url.pathname)) + suffix;
  return new Request(url, request);
}
