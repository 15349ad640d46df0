import {LRUCache} from 'lru-cache';
import {cacheKey} from './openCache';

/** Where an entry lies. */
interface Address {
  key: string;
  /** Whatever else changes the entry and differs between workers of one data centre. */
  scope?: () => string;
}

interface Stored {
  /** When its making began, in ms since 1970. */
  at: number;
}

interface Format<Entry> {
  /** Bytes that an entry takes in memory, about, beside its key. */
  sizeOf: (entry: Entry) => number;
  /** For the Cache API. */
  toResponse: (entry: Entry) => Response;
  fromResponse: (response: Response, at: number) => Promise<Entry>;
}

interface Options<Entry> extends Format<Entry> {
  /** Keeps what lies in the Cache API apart from all else there. */
  name: string;
  /** Seconds in the Cache API. */
  maxAge: number;
  /** Bytes in memory. The least recently used entries go first. */
  memory: {content: number; variants: number};
}

const storedAt = 'X-Stored-At';

/**
 * Entries in this worker's memory, and behind it in the Cache API of its data centre. What a visitor can make up (`setVariant`) has
 * memory of its own and no place in the Cache API. Nobody may change an entry: all requests get the same one.
 */
export class TieredStorage<Entry extends Stored> {
  #content: LRUCache<string, Entry>;
  #variants: LRUCache<string, Entry>;

  constructor(private readonly options: Options<Entry>) {
    const sizeCalculation = (entry: Entry, key: string) => options.sizeOf(entry) + key.length;
    this.#content = new LRUCache({maxSize: options.memory.content, sizeCalculation});
    this.#variants = new LRUCache({maxSize: options.memory.variants, sizeCalculation});
  }

  /** The entry in memory. */
  get(key: string): Entry | undefined {
    return this.#content.get(key) ?? this.#variants.get(key);
  }

  /** The newest entry of this worker and of the others in its data centre. */
  async getNewest(address: Address, cache: Cache): Promise<Entry | undefined> {
    const response = await cache.match(await this.#requestFor(address));
    const shared = response && (await this.options.fromResponse(response, Number(response.headers.get(storedAt))));
    // Another request may have stored one meanwhile.
    const own = this.get(address.key);
    if (!shared || (own && own.at >= shared.at)) return own;
    this.#content.set(address.key, shared);
    return shared;
  }

  /** Is in memory at once; the promise is for the Cache API. */
  async set(address: Address, entry: Entry, cache: Cache | Promise<Cache>): Promise<void> {
    this.#content.set(address.key, entry);
    const response = this.options.toResponse(entry);
    response.headers.set('Cache-Control', `max-age=${this.options.maxAge}`);
    response.headers.set(storedAt, String(entry.at));
    await (await cache).put(await this.#requestFor(address), response);
  }

  setVariant(key: string, entry: Entry): void {
    this.#variants.set(key, entry);
  }

  /** Removes an entry, also for the other workers. */
  async delete(address: Address, cache: Cache | Promise<Cache>): Promise<void> {
    this.#variants.delete(address.key);
    if (this.#content.delete(address.key)) await (await cache).delete(await this.#requestFor(address));
  }

  #requestFor({key, scope}: Address): Promise<Request> {
    return cacheKey(this.options.name, `${scope?.() ?? ''} ${key}`);
  }
}
