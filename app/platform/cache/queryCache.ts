import {LRUCache} from 'lru-cache';
import {failures, maxWait, longListCache, memoryBytes, type CachePolicy} from './lifetimes';
import {SingleFlight} from './singleFlight';
import {TieredStorage} from './tieredStorage';

interface CachedAnswer {
  /** Shared by all requests, so it must not be modified. */
  data: object;
  /** Time of the request to the store, in ms since 1970. */
  createdAt: number;
  /** Characters of the JSON of `data`. */
  size: number;
  /** Seconds for which an entry of `set` is fresh. Queries have policies of their own. */
  fresh?: number;
}

interface Options<Data> {
  cache: Cache;
  /** All values that change the answer. */
  key: string;
  policy: CachePolicy<Data>;
  /** An answer from before this time, in ms since 1970, is not fresh. See `StoreChanges`. */
  storeChangedAt: () => number;
  /** Rejects at the deadline of this request, also when the awaited query belongs to another request. */
  applyDeadline: <T>(promise: Promise<T>) => Promise<T>;
  waitUntil: (promise: Promise<unknown>) => void;
}

interface Answer<Data> {
  data: Data;
  /** Time of the request to the store, in ms since 1970. */
  createdAt: number;
  /** The store has failed, and this is an older answer. */
  isFallback: boolean;
}

/**
 * Caches the store's answers to queries. Concurrent requests of a worker share one query to the store, and a failure is shared with the
 * requests of the next seconds.
 */
export class QueryCache {
  #storage = new TieredStorage<CachedAnswer>({
    name: 'answers',
    // The longest fallback of all policies.
    maxAge: longListCache.fallback,
    memory: memoryBytes.answers,
    sizeOf: ({size}) => size,
    toResponse: ({data}) => new Response(JSON.stringify(data)),
    fromResponse: async (response, createdAt) => {
      const json = await response.text();
      return {data: JSON.parse(json) as object, createdAt, size: json.length};
    },
  });
  #failures = new LRUCache<string, {failedAt: number; error: unknown}>({max: failures.maxQueries});
  #flights = new SingleFlight<CachedAnswer>(maxWait.query);

  /**
   * Returns the answer to a query: from the cache while it is fresh, else from the store by `fetchAnswer`, else the fallback.
   * @throws what `fetchAnswer` throws, when there is no fallback.
   */
  async get<Data extends object>(options: Options<Data>, fetchAnswer: () => Promise<Data>): Promise<Answer<Data>> {
    const {cache, key, policy, storeChangedAt, applyDeadline} = options;
    const isFresh = ({createdAt}: CachedAnswer) => isYounger(createdAt, policy.fresh) && createdAt > storeChangedAt();
    let cachedAnswer = this.#storage.get(key);
    const isFreshInMemory = cachedAnswer && isFresh(cachedAnswer);
    if (!policy.isVariant && !isFreshInMemory) cachedAnswer = await this.#storage.getNewest({key}, cache);
    if (cachedAnswer && isFresh(cachedAnswer)) return toAnswer(cachedAnswer);
    const fallback = cachedAnswer && isYounger(cachedAnswer.createdAt, policy.fallback) ? cachedAnswer : undefined;
    const failure = this.#failures.get(key);
    // With a fallback, a request doesn't wait while another one finds out whether the store answers again.
    if (failure && (isYounger(failure.failedAt, failures.lifetime) || (fallback && this.#flights.has(key)))) {
      if (fallback) return toAnswer(fallback, {isFallback: true});
      throw failure.error;
    }
    try {
      return toAnswer(await applyDeadline(this.#flights.run(key, () => this.#fetch(options, fetchAnswer))));
    } catch (error) {
      if (fallback) return toAnswer(fallback, {isFallback: true});
      throw error;
    }
  }

  /** Returns an entry of `set` while it is fresh and the store has not changed since. */
  peek(key: string, storeChangedAt: () => number): object | undefined {
    const entry = this.#storage.get(key);
    if (!entry) return undefined;
    const isFresh = isYounger(entry.createdAt, entry.fresh ?? 0) && entry.createdAt > storeChangedAt();
    return isFresh ? entry.data : undefined;
  }

  /** Stores data that isn't the answer to a query, for `fresh` seconds in this worker, as a variant. */
  set(key: string, data: object, fresh: number): void {
    this.#storage.setVariant(key, {data, createdAt: Date.now(), size: JSON.stringify(data).length, fresh});
  }

  async #fetch<Data extends object>(options: Options<Data>, fetchAnswer: () => Promise<Data>): Promise<CachedAnswer> {
    const {cache, key, policy, waitUntil} = options;
    const createdAt = Date.now();
    const data = await fetchAnswer().catch((error: unknown) => {
      this.#failures.set(key, {failedAt: Date.now(), error});
      throw error;
    });
    this.#failures.delete(key);
    const answer = {data, createdAt, size: JSON.stringify(data).length};
    const hasResult = policy.hasResult?.(data) ?? true;
    if (policy.isVariant) this.#storage.setVariant(key, answer);
    else if (hasResult) waitUntil(this.#storage.set({key}, answer, cache));
    return answer;
  }
}

const isYounger = (createdAt: number, seconds: number) => Date.now() - createdAt < seconds * 1000;

/** The key belongs to one query, so the data has the type of that query. */
const toAnswer = <Data>({data, createdAt}: CachedAnswer, {isFallback = false} = {}): Answer<Data> => ({
  data: data as Data,
  createdAt,
  isFallback,
});
