import {localizedPath} from '~/i18n/language';
import type {RequestContext} from './interceptor';

/**
 * The request as Remix gets it, which fails at some that browsers and scanners send:
 * - a path that it can't read becomes the one of the not-found page (rule 2.7),
 * - `_data` goes: Remix still answers this former parameter, and with an empty page,
 * - `Origin` goes: one that Remix doesn't know it answers with an empty page of status 500. `crossOrigin` has read it.
 */
export function routerRequest(
  request: Request,
  {unroutable, language, url: original}: Pick<RequestContext, 'unroutable' | 'language' | 'url'>,
): Request {
  const hasOrigin = request.headers.has('Origin');
  if (!unroutable && !hasOrigin && !original.searchParams.has('_data')) return request;
  const url = new URL(original);
  if (unroutable) url.pathname = localizedPath('/404', language) + (url.pathname.endsWith('.data') ? '.data' : '');
  if (url.searchParams.has('_data')) url.searchParams.delete('_data');
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(url, new Request(request, {headers}));
}
