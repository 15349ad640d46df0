import {LRUCache} from 'lru-cache';

/** The interval in ms at which a request polls for the result of another one. Each interval is twice the previous one. */
const pollInterval = {first: 10, longest: 50};

/** Maximum number of concurrent keys. Beyond this number the work of the least recently used key may run twice. */
const maxFlights = 1_000;

type WorkOutcome<Result> = {value: Result} | {error: unknown};

/** The work for one key. */
interface Flight<Result> {
  /** In ms since 1970. */
  startedAt: number;
  /** `undefined` while the work is running. */
  outcome?: WorkOutcome<Result>;
}

/**
 * Lets concurrent requests share one result. The first request does the work, the others poll for its outcome: on workerd a request
 * must not await a promise of another one, and the same code runs on every runtime.
 */
export class SingleFlight<Result> {
  #flights = new LRUCache<string, Flight<Result>>({max: maxFlights});

  /** `timeout` in seconds: a runtime may end a request before its work is done, so the others must not wait forever. */
  constructor(
    private readonly timeout: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether a request is working on this key. */
  has(key: string): boolean {
    return this.#getCurrent(key) !== undefined;
  }

  /** Returns the result of the work for a key. Only the first of concurrent requests does the work. */
  async run(key: string, work: () => Promise<Result>): Promise<Result> {
    for (let other = this.#getCurrent(key); other; other = this.#getCurrent(key)) {
      const outcome = await this.#waitForOutcome(key, other);
      if (outcome) return getValue(outcome);
    }
    const flight: Flight<Result> = {startedAt: this.now()};
    this.#flights.set(key, flight);
    try {
      flight.outcome = {value: await work()};
    } catch (error) {
      flight.outcome = {error};
    }
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
    return getValue(flight.outcome);
  }

  /** `undefined` when the other request has exceeded the timeout, or a third request has taken its place. */
  async #waitForOutcome(key: string, other: Flight<Result>): Promise<WorkOutcome<Result> | undefined> {
    let interval = pollInterval.first;
    while (!other.outcome && this.#getCurrent(key) === other) {
      await new Promise((resolve) => setTimeout(resolve, interval));
      interval = Math.min(2 * interval, pollInterval.longest);
    }
    return other.outcome;
  }

  #getCurrent(key: string): Flight<Result> | undefined {
    const flight = this.#flights.get(key);
    return flight && this.now() - flight.startedAt < this.timeout * 1000 ? flight : undefined;
  }
}

/** @throws the error of work that has failed. */
function getValue<Result>(outcome: WorkOutcome<Result>): Result {
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}
