import {webhookCalls} from './lifetimes';

/** What the workers of a data centre share, as one entry of the Cache API. */
interface Entry {
  /** Time of the last recorded change, in ms since 1970. */
  changedAt: number;
  /** Ids of the last recorded webhook calls, so that a repeated call has no effect. */
  callIds: string[];
}

/** The Cache API's keys are requests. No visitor's request can have this host. */
const createKey = () => new Request('https://store-changes.invalid/');

/** The time of the store's last change, as recorded by this worker or another one of its data centre. */
export class StoreChanges {
  #entry: Entry = {changedAt: -Infinity, callIds: []};

  constructor(private readonly now: () => number = Date.now) {}

  /** Answers of the store from before this time, in ms since 1970, may be outdated. */
  get storeChangedAt(): number {
    return this.#entry.changedAt + webhookCalls.settlingTime * 1000;
  }

  /** Records a change for all workers of the data centre, by the id of its webhook call. Returns whether the call is new. */
  async recordStoreChange(callId: string, cache: Cache): Promise<boolean> {
    await this.refresh(cache);
    if (this.#entry.callIds.includes(callId)) return false;
    this.#entry = {changedAt: this.now(), callIds: [...this.#entry.callIds, callId].slice(-webhookCalls.maxCalls)};
    const headers = {'Cache-Control': `max-age=${webhookCalls.lifetime}`};
    await cache.put(createKey(), new Response(JSON.stringify(this.#entry), {headers}));
    return true;
  }

  /** Reads the changes that other workers have recorded. */
  async refresh(cache: Cache): Promise<void> {
    const response = await cache.match(createKey());
    if (!response) return;
    const sharedEntry = (await response.json()) as Entry;
    const ownEntry = this.#entry;
    this.#entry = {
      changedAt: Math.max(sharedEntry.changedAt, ownEntry.changedAt),
      callIds: [...new Set([...sharedEntry.callIds, ...ownEntry.callIds])].slice(-webhookCalls.maxCalls),
    };
  }
}
