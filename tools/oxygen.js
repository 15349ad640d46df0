/**
 * Oxygen's edge on this machine: files of the build come from the file server, everything else from the worker, which
 * gets the headers of Oxygen that the storefront reads. All visitors have one address here, whatever they send, unless
 * `givenAddresses` is set.
 */
export default {
  async fetch(request, {paths, givenAddresses, files, storefront}) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && paths.includes(new URL(request.url).pathname)) return files.fetch(request);
    const headers = new Headers(request.headers);
    if (!givenAddresses || !headers.has('Oxygen-Buyer-IP')) headers.set('Oxygen-Buyer-IP', '127.0.0.1');
    headers.set('Request-ID', crypto.randomUUID());
    return storefront.fetch(new Request(request, {headers}));
  },
};
