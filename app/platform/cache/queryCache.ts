import {LRUCache} from 'lru-cache';
import {failures, longestWait, longListCache, memory, type AnswerCaching} from './lifetimes';
import {SingleFlight} from './singleFlight';
import {TieredStorage} from './tieredStorage';

interface CachedAnswer {
  /** As it was parsed, for all requests. Nobody may change it. */
  data: object;
  /** When the store was asked for it, in ms since 1970. */
  at: number;
  /** Characters of its JSON. */
  size: number;
  /** Seconds for which it is fresh, if it is no answer to a query: there each query says so itself. */
  fresh?: number;
}

interface Options<Data> {
  cache: Cache;
  /** Whatever changes the answer. */
  key: string;
  caching: AnswerCaching<Data>;
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
 * The store's answers to queries of content. A worker sends the same query once at a time, and a failure counts for all who send it
 * soon after.
 */
export class QueryCache {
  #storage = new TieredStorage<CachedAnswer>({
    name: 'answers',
    // No answer is of use for longer.
    maxAge: longListCache.fallback,
    memory: memory.answers,
    sizeOf: ({size}) => size,
    toResponse: ({data}) => new Response(JSON.stringify(data)),
    fromResponse: async (response, at) => {
      const json = await response.text();
      return {data: JSON.parse(json) as object, at, size: json.length};
    },
  });
  #failures = new LRUCache<string, {at: number; error: unknown}>({max: failures.maxQueries});
  #flights = new SingleFlight<CachedAnswer>(longestWait.query);

  /**
   * The answer to a query: from the cache while it is fresh, else from the store by `fetchAnswer`, else the fallback.
   * @throws what `fetchAnswer` throws, when there is no fallback.
   */
  async get<Data extends object>(options: Options<Data>, fetchAnswer: () => Promise<Data>): Promise<Answer<Data>> {
    const {cache, key, caching, changedAt, limit} = options;
    const isFresh = ({at}: CachedAnswer) => isYounger(at, caching.fresh) && at > changedAt();
    let cached = this.#storage.get(key);
    if (!caching.isVariant && !(cached && isFresh(cached))) cached = await this.#storage.getNewest({key}, cache);
    const answer = ({data, at}: CachedAnswer, stale = false) => ({data: data as Data, at, stale});
    if (cached && isFresh(cached)) return answer(cached);
    const fallback = cached && isYounger(cached.at, caching.fallback) ? cached : undefined;
    const failure = this.#failures.get(key);
    // Nobody who has a fallback waits while somebody else finds out whether the store answers again.
    if (failure && (isYounger(failure.at, failures.lifetime) || (fallback && this.#flights.has(key)))) {
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

  /** What `set` has stored, while it is fresh and the store has not changed since. */
  peek(key: string, changedAt: () => number): object | undefined {
    const cached = this.#storage.get(key);
    return cached && isYounger(cached.at, cached.fresh ?? 0) && cached.at > changedAt() ? cached.data : undefined;
  }

  /** Stores what the store has said otherwise than to a query, for `fresh` seconds in this worker, as a variant. */
  set(key: string, data: object, fresh: number): void {
    this.#storage.setVariant(key, {data, at: Date.now(), size: JSON.stringify(data).length, fresh});
  }

  async #fetch<Data extends object>(options: Options<Data>, fetchAnswer: () => Promise<Data>): Promise<CachedAnswer> {
    const {cache, key, caching, waitUntil} = options;
    const at = Date.now();
    const data = await fetchAnswer().catch((error: unknown) => {
      this.#failures.set(key, {at: Date.now(), error});
      throw error;
    });
    this.#failures.delete(key);
    const answer = {data, at, size: JSON.stringify(data).length};
    if (caching.isVariant) this.#storage.setVariant(key, answer);
    else if (caching.found?.(data) ?? true) waitUntil(this.#storage.set({key}, answer, cache));
    return answer;
  }
}

const isYounger = (at: number, seconds: number) => Date.now() - at < seconds * 1000;
