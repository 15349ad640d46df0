import {LRUCache} from 'lru-cache';
import {cacheKey} from '../cache/openCache';

/** A maximum number of events for one key within a window. */
interface LimitRule {
  /** Keeps the counts of different limits apart. */
  name: string;
  max: number;
  /** Seconds, from the first event on. */
  window: number;
}

interface Count {
  value: number;
  /** End of the window, in ms since 1970. */
  endsAt: number;
}

/** The part of the Cache API by which instances of the worker share small values, such as counts. */
export type SharedCache = Pick<Cache, 'match' | 'put'>;

/** Maximum number of keys in memory, so that nobody can fill the memory. */
const maxKeys = 10_000;

export class Limit {
  #counts = new LRUCache<string, Count>({max: maxKeys});

  constructor(private readonly rule: LimitRule) {}

  /**
   * Counts one event. Returns whether it is within the limit, and if not, after how many seconds to retry. The count in memory is exact
   * for one instance. The count in the cache combines the instances of one data centre with a delay (decision 004). Without a key nothing
   * is counted, because visitors who can't be told apart would lock each other out.
   */
  async take(
    key: string | undefined,
    shared: SharedCache,
    now = Date.now(),
  ): Promise<{ok: true} | {ok: false; retryAfter: number}> {
    if (key === undefined) return {ok: true};
    const sharedCount = await this.#read(key, shared, now);
    // There is no `await` until the event is counted, so that concurrent events don't get the same number.
    const count = this.#getCurrent(key, now);
    if (sharedCount && sharedCount.value > count.value) Object.assign(count, sharedCount);
    count.value += 1;
    const isWithinLimit = count.value <= this.rule.max;
    await this.#write(key, count, shared, now);
    if (isWithinLimit) return {ok: true};
    return {ok: false, retryAfter: Math.max(1, Math.ceil((count.endsAt - now) / 1000))};
  }

  /** Takes back one event that should not count, such as a correct password. */
  async giveBack(key: string | undefined, shared: SharedCache, now = Date.now()): Promise<void> {
    if (key === undefined) return;
    const count = this.#getCurrent(key, now);
    count.value = Math.max(0, count.value - 1);
    await this.#write(key, count, shared, now);
  }

  #getCurrent(key: string, now: number): Count {
    const currentCount = this.#counts.get(key);
    if (currentCount && currentCount.endsAt > now) return currentCount;
    const newCount = {value: 0, endsAt: now + this.rule.window * 1000};
    this.#counts.set(key, newCount);
    return newCount;
  }

  async #read(key: string, shared: SharedCache, now: number): Promise<Count | undefined> {
    const response = await shared.match(await this.#createUrl(key));
    if (!response) return undefined;
    const [value = 0, endsAt = 0] = (await response.text()).split(' ').map(Number);
    return endsAt > now ? {value, endsAt} : undefined;
  }

  async #write(key: string, {value, endsAt}: Count, shared: SharedCache, now: number): Promise<void> {
    const seconds = Math.max(1, Math.ceil((endsAt - now) / 1000));
    const headers = {'Cache-Control': `max-age=${seconds}`};
    await shared.put(await this.#createUrl(key), new Response(`${value} ${endsAt}`, {headers}));
  }

  async #createUrl(key: string): Promise<string> {
    return (await cacheKey('limits', `${this.rule.name} ${key}`)).url;
  }
}
