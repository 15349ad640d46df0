import {LRUCache} from 'lru-cache';
import {cacheKey} from './cacheKey';
import {SingleFlight} from './singleFlight';

interface CachedAnswer {
  /** As it was parsed, for all requests. Nobody may change it. */
  data: object;
  /** When the store was asked for it, in ms since 1970. */
  at: number;
  /** Characters of its JSON. */
  size: number;
}

/** Characters of JSON. */
const maxMemory = 8_000_000;

/** Milliseconds in which a query that has failed is not sent again. */
export const retryDelay = 3_000;

/** Milliseconds. Longer than the store's deadline, so that its failure is known by then. */
const maxDuration = 12_000;

const cachedAt = 'X-Cached-At';

interface Options<Data> {
  cache: Cache;
  /** Whatever changes the answer. */
  key: string;
  /** Seconds for which the answer is fresh. */
  maxAge: number;
  /** Seconds for which it is the fallback, after that, when the store fails. */
  staleIfError: number;
  /** Whether the store has found what a visitor may have made up. Only then the answer is cached. */
  found: (data: Data) => boolean;
  /** An answer from before this time, in ms since 1970, is not fresh. */
  changedAt: () => number;
  /** Rejects when this request can't wait any longer, also for a query that another one has sent. */
  limit: <T>(promise: Promise<T>) => Promise<T>;
  waitUntil: (promise: Promise<unknown>) => void;
}

interface Answer<Data> {
  data: Data;
  /** When the store was asked for it, in ms since 1970. */
  at: number;
  /** The store has failed, and this is the fallback. */
  stale: boolean;
}

/**
 * The store's answers to queries of content, in this worker's memory and behind it in the Cache API. A worker sends the same
 * query once at a time, and a failure counts for all who send it within `retryDelay`.
 */
export class QueryCache {
  #answers = new LRUCache<string, CachedAnswer>({
    maxSize: maxMemory,
    sizeCalculation: ({size}, key) => size + key.length,
  });
  #failures = new LRUCache<string, {at: number; error: unknown}>({max: 1_000});
  #flights = new SingleFlight<CachedAnswer>(maxDuration);

  /**
   * The answer to a query: from the cache while it is fresh, else from the store by `fetchAnswer`, else the fallback.
   * @throws what `fetchAnswer` throws, when there is no fallback.
   */
  async get<Data extends object>(options: Options<Data>, fetchAnswer: () => Promise<Data>): Promise<Answer<Data>> {
    const {cache, key, maxAge, staleIfError, changedAt, limit} = options;
    const isFresh = ({at}: CachedAnswer) => Date.now() - at < maxAge * 1000 && at > changedAt();
    let cached = this.#answers.get(key);
    if (!cached || !isFresh(cached)) {
      // Another worker may have a newer one.
      const shared = await readShared(await cache.match(await cacheKey('answers', key)));
      // Another request may have got one meanwhile.
      cached = this.#answers.get(key);
      if (shared && shared.at > (cached?.at ?? -Infinity)) this.#answers.set(key, (cached = shared));
    }
    const answer = ({data, at}: CachedAnswer, stale = false) => ({data: data as Data, at, stale});
    if (cached && isFresh(cached)) return answer(cached);
    const fallback = cached && Date.now() - cached.at < (maxAge + staleIfError) * 1000 ? cached : undefined;
    const failure = this.#failures.get(key);
    // Nobody who has a fallback waits while somebody else finds out whether the store answers again.
    if (failure && (Date.now() - failure.at < retryDelay || (fallback && this.#flights.has(key)))) {
      if (fallback) return answer(fallback, true);
      throw failure.error;
    }
    try {
      return answer(await limit(this.#flights.run(key, () => this.#fetch(options, fetchAnswer))));
    } catch (error) {
      if (fallback) return answer(fallback, true);
      throw error;
    }
  }

  async #fetch<Data extends object>(options: Options<Data>, fetchAnswer: () => Promise<Data>): Promise<CachedAnswer> {
    const {cache, key, maxAge, staleIfError, found, waitUntil} = options;
    const at = Date.now();
    const data = await fetchAnswer().catch((error: unknown) => {
      this.#failures.set(key, {at: Date.now(), error});
      throw error;
    });
    this.#failures.delete(key);
    const json = JSON.stringify(data);
    const cached = this.#answers.get(key);
    // An answer that says the same as before is the same object, so that what was derived from it stays known (`onceFor`).
    const isSame = cached?.size === json.length && JSON.stringify(cached.data) === json;
    const answer = {data: isSame ? cached.data : data, at, size: json.length};
    if (!found(data)) return answer;
    this.#answers.set(key, answer);
    const headers = {'Cache-Control': `max-age=${maxAge + staleIfError}`, [cachedAt]: String(at)};
    waitUntil(cacheKey('answers', key).then((address) => cache.put(address, new Response(json, {headers}))));
    return answer;
  }
}

async function readShared(response: Response | undefined): Promise<CachedAnswer | undefined> {
  if (!response) return undefined;
  const json = await response.text();
  return {data: JSON.parse(json) as object, at: Number(response.headers.get(cachedAt)), size: json.length};
}
