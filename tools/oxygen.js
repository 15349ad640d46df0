/**
 * Stands in for Oxygen's edge: the asset server answers for files of the build, the site's worker for everything else.
 * The site gets the headers of Oxygen that it reads. All visitors have the same IP address, whatever header they send,
 * unless `trustBuyerAddress` is set.
 */
export default {
  async fetch(request, {assetPaths, trustBuyerAddress, assetServer, site}) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && assetPaths.includes(new URL(request.url).pathname)) return assetServer.fetch(request);
    const headers = new Headers(request.headers);
    if (!trustBuyerAddress || !headers.has('Oxygen-Buyer-IP')) headers.set('Oxygen-Buyer-IP', '127.0.0.1');
    headers.set('Request-ID', crypto.randomUUID());
    return site.fetch(new Request(request, {headers}));
  },
};
