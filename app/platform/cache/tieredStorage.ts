import {LRUCache} from 'lru-cache';
import {cacheKey} from './openCache';

/** Where an entry is stored. */
interface Address {
  key: string;
  /** Other values that change the entry and differ between workers of one data centre. */
  scope?: () => string;
}

interface StoredEntry {
  /** Start of the entry's creation, in ms since 1970. */
  createdAt: number;
}

interface Format<Entry> {
  /** Approximate bytes of an entry in memory, without its key. */
  sizeOf: (entry: Entry) => number;
  /** For the Cache API. */
  toResponse: (entry: Entry) => Response;
  fromResponse: (response: Response, createdAt: number) => Promise<Entry>;
}

interface Options<Entry> extends Format<Entry> {
  /** The name of the storage, which separates its entries from others in the Cache API. */
  name: string;
  /** Seconds in the Cache API. */
  maxAge: number;
  /** Bytes in memory. The least recently used entries are evicted first. */
  memory: {content: number; variants: number};
}

/** The header for `createdAt` in the Cache API. */
const createdAtHeader = 'X-Stored-At';

/**
 * Stores entries in this worker's memory, and behind it in the Cache API of its data centre. Entries that a visitor can make up
 * (`setVariant`) have memory of their own and aren't in the Cache API. Entries are shared by all requests and must not be modified.
 */
export class TieredStorage<Entry extends StoredEntry> {
  #content: LRUCache<string, Entry>;
  #variants: LRUCache<string, Entry>;

  constructor(private readonly options: Options<Entry>) {
    const sizeCalculation = (entry: Entry, key: string) => options.sizeOf(entry) + key.length;
    this.#content = new LRUCache({maxSize: options.memory.content, sizeCalculation});
    this.#variants = new LRUCache({maxSize: options.memory.variants, sizeCalculation});
  }

  get(key: string): Entry | undefined {
    return this.#content.get(key) ?? this.#variants.get(key);
  }

  /** Returns the newest entry of this worker and of the others in its data centre. */
  async getNewest(address: Address, cache: Cache): Promise<Entry | undefined> {
    const response = await cache.match(await this.#createKey(address));
    const createdAt = Number(response?.headers.get(createdAtHeader));
    const sharedEntry = response && (await this.options.fromResponse(response, createdAt));
    // Read after the `await`, because another request may have stored an entry meanwhile.
    const ownEntry = this.get(address.key);
    if (!sharedEntry || (ownEntry && ownEntry.createdAt >= sharedEntry.createdAt)) return ownEntry;
    this.#content.set(address.key, sharedEntry);
    return sharedEntry;
  }

  /** Writes to memory at once. The promise resolves when the Cache API has the entry, too. */
  async set(address: Address, entry: Entry, cache: Cache | Promise<Cache>): Promise<void> {
    this.#content.set(address.key, entry);
    const response = this.options.toResponse(entry);
    response.headers.set('Cache-Control', `max-age=${this.options.maxAge}`);
    response.headers.set(createdAtHeader, String(entry.createdAt));
    await (await cache).put(await this.#createKey(address), response);
  }

  setVariant(key: string, entry: Entry): void {
    this.#variants.set(key, entry);
  }

  /** Removes an entry for all workers of the data centre. */
  async delete(address: Address, cache: Cache | Promise<Cache>): Promise<void> {
    this.#variants.delete(address.key);
    if (this.#content.delete(address.key)) await (await cache).delete(await this.#createKey(address));
  }

  #createKey({key, scope}: Address): Promise<Request> {
    return cacheKey(this.options.name, `${scope?.() ?? ''} ${key}`);
  }
}
