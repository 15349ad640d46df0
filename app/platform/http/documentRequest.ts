import {withQuery} from '../store/missingPage';
import {buyerAddressHeader} from './networkAddress';

/**
 * The only headers of a visitor's request that the rendering of a shared document gets. No page depends on them: the store uses the
 * address to limit requests.
 */
const forwardedHeaders = ['Accept', buyerAddressHeader];

/** A request for a document without data of the visitor: no cookie, no language, no user agent. */
export function anonymousRequest({headers}: Request, url: Readonly<URL>): Request {
  return new Request(url as URL, {headers: pickHeaders(headers, forwardedHeaders)});
}

/** The headers with these names, without missing ones. */
export function pickHeaders(headers: Headers, names: readonly string[]): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}

/** Adds the visitor's complete query to a redirect: a page is rendered with the parameters that it reads only. Other responses don't change. */
export function withRequestQuery(response: Response, {search}: Pick<URL, 'search'>): Response {
  const location = response.headers.get('Location');
  if (location) response.headers.set('Location', withQuery(location, search));
  return response;
}

/** Whether the browser needs the body of a document with this `ETag`: it may have the body already, or request the headers only. */
export function needsBody({method, headers}: Request, etag: string | null): boolean {
  const cachedTags = headers.get('If-None-Match')?.split(',') ?? [];
  // A cache that compresses the document marks its tag as weak.
  return method !== 'HEAD' && !cachedTags.some((cachedTag) => cachedTag.trim().replace(/^W\//, '') === etag);
}

/** The response with a cached document for one request: with status 304, or for HEAD, it has no body. */
export function createConditionalResponse(request: Request, response: Response): Response {
  const {status, headers} = response;
  if (request.method === 'HEAD') return new Response(null, {status, headers});
  if (status !== 200 || needsBody(request, headers.get('ETag'))) return response;
  headers.delete('Content-Type');
  return new Response(null, {status: 304, headers});
}
