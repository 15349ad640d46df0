import {cacheKey} from '../cache/openCache';

/** How often something may happen for one key within a window. */
interface LimitRule {
  /** Keeps the counts of different limits apart. */
  name: string;
  max: number;
  /** Seconds, from the first event on. */
  window: number;
}

interface Count {
  value: number;
  /** End of the window, ms since 1970. */
  ends: number;
}

/** The part of the Cache API that carries counts from one instance of the worker to another. */
export type SharedCounts = Pick<Cache, 'match' | 'put'>;

/** Keys kept in memory. Then the oldest are forgotten, so that nobody can fill the memory. */
const maxKeys = 10_000;

export class Limit {
  #counts = new Map<string, Count>();

  constructor(private readonly rule: LimitRule) {}

  /**
   * Counts one event and answers whether it is within the limit, or in how many seconds it will be. The count in
   * memory is exact within one instance; the shared one joins the instances of one data centre, a little late
   * (decision 004). Without a key nobody is counted: clients that can't be told apart would lock each other out.
   */
  async take(
    key: string | undefined,
    shared: SharedCounts,
    now = Date.now(),
  ): Promise<{ok: true} | {ok: false; retryAfter: number}> {
    if (key === undefined) return {ok: true};
    const other = await this.#read(key, shared, now);
    // No `await` from here until the count is done, so two events at once don't get the same number.
    const own = this.#current(key, now);
    if (other && other.value > own.value) Object.assign(own, other);
    own.value += 1;
    const within = own.value <= this.rule.max;
    await this.#write(key, own, shared, now);
    return within ? {ok: true} : {ok: false, retryAfter: Math.max(1, Math.ceil((own.ends - now) / 1000))};
  }

  /** Takes back one event, such as a right password. */
  async giveBack(key: string | undefined, shared: SharedCounts, now = Date.now()): Promise<void> {
    if (key === undefined) return;
    const own = this.#current(key, now);
    own.value = Math.max(0, own.value - 1);
    await this.#write(key, own, shared, now);
  }

  #current(key: string, now: number): Count {
    const known = this.#counts.get(key);
    if (known && known.ends > now) return known;
    const count = {value: 0, ends: now + this.rule.window * 1000};
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const oldest = this.#counts.size > maxKeys ? this.#counts.keys().next().value : undefined;
    if (oldest !== undefined) this.#counts.delete(oldest);
    return count;
  }

  async #read(key: string, shared: SharedCounts, now: number): Promise<Count | undefined> {
    const answer = await shared.match(await this.#keyOf(key));
    if (!answer) return undefined;
    const [value = 0, ends = 0] = (await answer.text()).split(' ').map(Number);
    return ends > now ? {value, ends} : undefined;
  }

  async #write(key: string, {value, ends}: Count, shared: SharedCounts, now: number): Promise<void> {
    const seconds = Math.max(1, Math.ceil((ends - now) / 1000));
    const headers = {'Cache-Control': `max-age=${seconds}`};
    await shared.put(await this.#keyOf(key), new Response(`${value} ${ends}`, {headers}));
  }

  async #keyOf(key: string): Promise<string> {
    return (await cacheKey('limits', `${this.rule.name} ${key}`)).url;
  }
}
