import {withQuery} from '../store/missingPage';

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
