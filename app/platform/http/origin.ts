/**
 * Whether a form or a call comes from another website, or from a page whose origin the browser keeps to itself and that
 * isn't known to be ours (rule 2.14). Programs that aren't browsers send none of these headers.
 */
export function isForeign(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const origin = request.headers.get('Origin');
  const from = request.headers.get('Sec-Fetch-Site');
  if (origin === null) return from === 'cross-site';
  if (origin === 'null') return from !== 'same-origin';
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** The request without its origin. Remix would answer one that it doesn't know with an empty page of status 500. */
export function withoutOrigin(request: Request): Request {
  if (!request.headers.has('Origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(request, {headers});
}
