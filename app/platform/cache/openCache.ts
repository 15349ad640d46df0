import {sha256} from '../hash';

/**
 * One of the runtime's caches. All that lies in it can be had again, so one that fails is like an empty one: pages are rendered
 * anew, and limits are counted by this worker alone. The log says so once.
 */
export async function openCache(name: string): Promise<Cache> {
  const cache = await caches.open(name).catch(report);
  const guarded: Pick<Cache, 'match' | 'put' | 'delete'> = {
    match: async (...args) => (await cache?.match(...args).catch(report)) ?? undefined,
    put: async (...args) => cache?.put(...args).catch(report),
    delete: async (...args) => (await cache?.delete(...args).catch(report)) ?? false,
  };
  // Nothing else of a cache is used, here and in Hydrogen.
  return guarded as Cache;
}

let reported = false;

function report(error: unknown): void {
  if (!reported) console.error('A cache of the runtime fails:', error);
  reported = true;
}

/**
 * The Cache API's keys are requests. No visitor's request can have such a host, and the hash keeps what a key says (a network
 * address, settings) out of the cache.
 */
export async function cacheKey(name: string, key: string): Promise<Request> {
  return new Request(`https://${name}.invalid/${await sha256(key)}`);
}
