import {buyerAddressHeader} from './client';
import {withQuery} from '../store/missingPage';
import {requestUrl} from './requestUrl';

/** The only headers of a visitor that rendering for everybody gets: by them the store counts its clients. No page shows them. */
const passedOn = ['Accept', buyerAddressHeader];

/** A request for a document that bears nothing of the visitor who asks: no cookie, no language, no device. */
export function forEverybody({headers}: Request, url: URL): Request {
  const kept = passedOn.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Request(url, {headers: kept});
}

/** A redirect is found for the path alone, as a document is. It leads on with the visitor's whole query. */
export function keepQuery(request: Request, headers: Headers): void {
  const location = headers.get('Location');
  if (location) headers.set('Location', withQuery(location, requestUrl(request).search));
}

/** A kept document for one request: nothing but headers when the browser has it already, or asks for headers only. */
export function conditional(request: Request, response: Response): Response {
  const {status, headers} = response;
  const tag = headers.get('ETag');
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  // A cache that compresses makes the tag a weak one.
  if (tag && status === 200 && known.some((value) => value.trim().replace(/^W\//, '') === tag)) {
    headers.delete('Content-Type');
    return new Response(null, {status: 304, headers});
  }
  return request.method === 'HEAD' ? new Response(null, {status, headers}) : response;
}
