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

/** A cached document for one request: nothing but headers when the browser has it already, or requests headers only. */
export function notModifiedOr(request: Request, response: Response): Response {
  const {status, headers} = response;
  const tag = headers.get('ETag');
  const cached = request.headers.get('If-None-Match')?.split(',') ?? [];
  // A cache that compresses makes the tag a weak one.
  if (tag && status === 200 && cached.some((value) => value.trim().replace(/^W\//, '') === tag)) {
    headers.delete('Content-Type');
    return new Response(null, {status: 304, headers});
  }
  return request.method === 'HEAD' ? new Response(null, {status, headers}) : response;
}
