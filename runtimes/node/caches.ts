import {LRUCache} from 'lru-cache';

/** Bytes of one cache. Above that, the least recently used entries are removed. */
const maxBytes = 32_000_000;

interface Entry {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
}

type Key = Parameters<Cache['match']>[0];

/**
 * The part of the Cache API that the worker uses, in this process's memory. An entry lives as long as its `max-age`; a response
 * without `max-age` is not cached.
 */
class MemoryCache implements Pick<Cache, 'match' | 'put' | 'delete'> {
  #entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({body, headers}, key) => body.byteLength + JSON.stringify(headers).length + key.length + 500,
    ttlResolution: 0,
  });

  async match(key: Key): Promise<Response | undefined> {
    const entry = this.#entries.get(getUrl(key));
    return entry && new Response(entry.body, {status: entry.status, headers: entry.headers});
  }

  async put(key: Key, response: Response): Promise<void> {
    const {status, headers} = response;
    const body = new Uint8Array(await response.arrayBuffer());
    const seconds = Number(/(?:^|[\s,])max-age=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1] ?? 0);
    if (seconds > 0) this.#entries.set(getUrl(key), {status, headers: [...headers], body}, {ttl: seconds * 1000});
  }

  async delete(key: Key): Promise<boolean> {
    return this.#entries.delete(getUrl(key));
  }
}

function getUrl(key: Key): string {
  return typeof key === 'string' || key instanceof URL ? String(key) : key.url;
}

/** The worker's `caches`. Each name has a cache of its own, so that a full cache can't remove entries of another one. */
export class MemoryCaches {
  #caches = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  }
}
