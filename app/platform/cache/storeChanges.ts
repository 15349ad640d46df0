import {changes} from './lifetimes';

/** What the workers of a data centre tell each other. */
interface Entry {
  /** When a change was last recorded, in ms since 1970. */
  at: number;
  /** Ids of the calls that were recorded last, so that the same one, sent again, changes nothing. */
  calls: string[];
}

/** The Cache API's keys are requests. No visitor's request can have this host. */
const address = () => new Request('https://changes.invalid/');

/** When the store has changed, as this worker has heard it, or another one of its data centre. */
export class StoreChanges {
  #entry: Entry = {at: -Infinity, calls: []};

  constructor(private readonly now: () => number = Date.now) {}

  /** What was read from the store before this time, in ms since 1970, may be wrong. */
  get latest(): number {
    return this.#entry.at + changes.settling * 1000;
  }

  /** Records a call of the store and tells the other workers. Returns whether the call is new. */
  async add(call: string, cache: Cache): Promise<boolean> {
    await this.refresh(cache);
    if (this.#entry.calls.includes(call)) return false;
    this.#entry = {at: this.now(), calls: [...this.#entry.calls, call].slice(-changes.maxCalls)};
    const headers = {'Cache-Control': `max-age=${changes.lifetime}`};
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
      calls: [...new Set([...calls, ...known.calls])].slice(-changes.maxCalls),
    };
  }
}
