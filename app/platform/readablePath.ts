import {languageOf, localizedPath} from '~/i18n/language';
import {requestUrl} from './requestUrl';

/** Line ends, and a backslash at the beginning: no page has such a path, and the router fails at it. */
const unreadable = /^\/\\|[\n\r\u2028\u2029]/;

/** Whether the router can read a request's path, which it decodes. A malformed code is taken as it is. */
export function hasReadablePath(request: Request): boolean {
  const {pathname} = requestUrl(request);
  try {
    return !unreadable.test(decodeURIComponent(pathname));
  } catch {
    return !unreadable.test(pathname);
  }
}

/** The same request for the not-found page (rule 2.7). */
export function forNotFoundPage(request: Request): Request {
  const url = new URL(request.url);
  const suffix = url.pathname.endsWith('.data') ? '.data' : '';
  url.pathname = localizedPath('/404', languageOf(url.pathname)) + suffix;
  return new Request(url, request);
}
