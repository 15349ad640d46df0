import {withQuery} from '../store/missingPage';
import {buyerAddressHeader} from './client';

/** The only headers of a visitor that rendering for everybody gets: by them the store counts its clients. No page shows them. */
const passedOn = ['Accept', buyerAddressHeader];

/** A request for a document that bears nothing of the visitor: no cookie, no language, no device. */
export function anonymousRequest({headers}: Request, url: Readonly<URL>): Request {
  const passed = passedOn.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Request(url as URL, {headers: passed});
}

/** A redirect is cached for the path alone, as a document is. It leads on with the visitor's whole query. */
export function withRequestQuery(response: Response, {search}: Pick<URL, 'search'>): Response {
  const location = response.headers.get('Location');
  if (location) response.headers.set('Location', withQuery(location, search));
  return response;
}

/** Whether the browser needs the bytes of a document with this `ETag`: it may have them already, or request headers only. */
export function needsBody({method, headers}: Request, tag: string | null): boolean {
  const cached = headers.get('If-None-Match')?.split(',') ?? [];
  // A cache that compresses makes the tag a weak one.
  return method !== 'HEAD' && !cached.some((value) => value.trim().replace(/^W\//, '') === tag);
}

/** A cached document for one request: nothing but headers when its bytes are not needed. */
export function notModifiedOr(request: Request, response: Response): Response {
  const {status, headers} = response;
  if (request.method === 'HEAD') return new Response(null, {status, headers});
  if (status !== 200 || needsBody(request, headers.get('ETag'))) return response;
  headers.delete('Content-Type');
  return new Response(null, {status: 304, headers});
}
