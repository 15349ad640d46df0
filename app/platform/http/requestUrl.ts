/** Each request's URL is read once: that costs a runtime more than the rules that ask for it. */
const read = new WeakMap<object, URL>();

/** The URL of a request. All who ask share it: who needs another one makes a new URL of it. */
export function requestUrl(request: Pick<Request, 'url'>): Readonly<URL> {
  const known = read.get(request);
  if (known) return known;
  const url = new URL(request.url);
  read.set(request, url);
  return url;
}
