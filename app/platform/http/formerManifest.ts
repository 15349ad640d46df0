import {noStore} from '../cache/cacheControl';
import type {Interceptor} from './interceptor';

/**
 * A tab with the code of release 1.0.0 asks here which route a path has. With this answer of Remix it loads the next page as a document,
 * with the code of this release.
 */
export const formerManifest: Interceptor = (_request, {url}) =>
  url.pathname === '/__manifest'
    ? new Response(null, {status: 204, headers: {'X-Remix-Reload-Document': 'true', ...noStore}})
    : undefined;
