import {localizedPath} from '~/i18n/language';
import type {RequestContext} from './interceptor';

/**
 * The request for Remix, without the parts at which Remix fails:
 * - The path of the not-found page replaces an unroutable path.
 * - The parameter `_data` is removed, which former versions of Remix used: Remix would answer it with an empty page.
 * - The header `Origin` is removed: Remix would answer an unknown origin with an empty page of status 500. `crossOrigin` has read it.
 */
export function routerRequest(
  request: Request,
  {isUnroutable, language, url: originalUrl}: Pick<RequestContext, 'isUnroutable' | 'language' | 'url'>,
): Request {
  const hasOrigin = request.headers.has('Origin');
  if (!isUnroutable && !hasOrigin && !originalUrl.searchParams.has('_data')) return request;
  const url = new URL(originalUrl);
  if (isUnroutable) url.pathname = localizedPath('/404', language) + (url.pathname.endsWith('.data') ? '.data' : '');
  // `delete` rewrites the query even without the parameter.
  if (url.searchParams.has('_data')) url.searchParams.delete('_data');
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(url, new Request(request, {headers}));
}
