import {LRUCache} from 'lru-cache';

/** Bytes of one cache. The least recently used entries go first. */
const maxBytes = 32_000_000;

interface Entry {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
}

type Key = Parameters<Cache['match']>[0];

/**
 * The Cache API as far as the worker uses it, in this process's memory. An entry lives as long as its `max-age` says; without
 * one it is not kept.
 */
export class MemoryCache implements Pick<Cache, 'match' | 'put' | 'delete'> {
  #entries: LRUCache<string, Entry>;

  /** The clock counts milliseconds. */
  constructor(clock: {now(): number} = performance) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({body, headers}, key) => body.byteLength + JSON.stringify(headers).length + key.length + 500,
      perf: clock,
      ttlResolution: 0,
    });
  }

  async match(key: Key): Promise<Response | undefined> {
    const entry = this.#entries.get(urlOf(key));
    return entry && new Response(entry.body, {status: entry.status, headers: entry.headers});
  }

  async put(key: Key, response: Response): Promise<void> {
    const {status, headers} = response;
    const body = new Uint8Array(await response.arrayBuffer());
    const seconds = Number(/(?:^|[\s,])max-age=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1] ?? 0);
    if (seconds > 0) this.#entries.set(urlOf(key), {status, headers: [...headers], body}, {ttl: seconds * 1000});
  }

  async delete(key: Key): Promise<boolean> {
    return this.#entries.delete(urlOf(key));
  }
}

function urlOf(key: Key): string {
  return typeof key === 'string' || key instanceof URL ? String(key) : key.url;
}

/** The `caches` of the worker: each name has a cache of its own, so that no other can push its entries out. */
export class MemoryCaches {
  #caches = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  }
}
