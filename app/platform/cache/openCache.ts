import {sha256} from '../hash';

/**
 * Opens one of the runtime's caches. A failing cache behaves like an empty one: pages are rendered again, and limits are counted by
 * this worker only. Only the first failure is logged.
 */
export async function openCache(name: string): Promise<Cache> {
  const cache = await caches.open(name).catch(reportOnce);
  const failsafeCache: Pick<Cache, 'match' | 'put' | 'delete'> = {
    match: async (...args) => (await cache?.match(...args).catch(reportOnce)) ?? undefined,
    put: async (...args) => cache?.put(...args).catch(reportOnce),
    delete: async (...args) => (await cache?.delete(...args).catch(reportOnce)) ?? false,
  };
  // The site and Hydrogen use no other methods of a cache.
  return failsafeCache as Cache;
}

let hasReported = false;

function reportOnce(error: unknown): void {
  if (!hasReported) console.error('A cache of the runtime fails:', error);
  hasReported = true;
}

/**
 * The Cache API's keys are requests. No visitor's request can have this host. A key may contain a network address or settings,
 * which the hash hides.
 */
export async function cacheKey(name: string, key: string): Promise<Request> {
  return new Request(`https://${name}.invalid/${await sha256(key)}`);
}
