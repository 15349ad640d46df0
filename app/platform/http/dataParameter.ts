/**
 * The request without `_data`, by which Remix was once asked for the data of a page. It still answers it, and with an
 * empty page. No page of this site uses it.
 */
export function withoutDataParameter(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has('_data')) return request;
  url.searchParams.delete('_data');
  return new Request(url, request);
}
