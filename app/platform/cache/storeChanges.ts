import {maxAge} from './sharedDocuments';

/** What the workers of a data centre tell each other. */
interface Entry {
  /** When a change was last recorded, in ms since 1970. */
  at: number;
  /** Ids of the calls that were recorded last, so that the same one, sent again, changes nothing. */
  calls: string[];
}

const maxCalls = 100;

/**
 * Milliseconds after a call in which what was read from the store still counts as old: another worker hears of the call a little
 * later, two calls at once write one entry, and the store's API may lag behind its own call.
 */
const settling = 1_000;

/** The Cache API's keys are requests. No visitor's request can have this host. */
const address = () => new Request('https://changes.invalid/');

/** When the store has changed, as this worker has heard it, or another one of its data centre. */
export class StoreChanges {
  #entry: Entry = {at: -Infinity, calls: []};

  constructor(private readonly now: () => number = Date.now) {}

  /** What was read from the store before this time, in ms since 1970, may be wrong. */
  get latest(): number {
    return this.#entry.at + settling;
  }

  /** Records a call of the store and tells the other workers. Returns whether the call is new. */
  async add(call: string, cache: Cache): Promise<boolean> {
    await this.refresh(cache);
    if (this.#entry.calls.includes(call)) return false;
    this.#entry = {at: this.now(), calls: [...this.#entry.calls, call].slice(-maxCalls)};
    const headers = {'Cache-Control': `max-age=${maxAge}`};
    await cache.put(address(), new Response(JSON.stringify(this.#entry), {headers}));
    return true;
  }

  /** Reads what other workers have heard. */
  async refresh(cache: Cache): Promise<void> {
    const found = await cache.match(address());
    if (!found) return;
    const {at, calls} = (await found.json()) as Entry;
    const known = this.#entry;
    this.#entry = {
      at: Math.max(at, known.at),
      calls: [...new Set([...calls, ...known.calls])].slice(-maxCalls),
    };
  }
}
