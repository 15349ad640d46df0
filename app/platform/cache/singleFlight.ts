import {LRUCache} from 'lru-cache';

/** Milliseconds between two looks at work that another request has under way: doubled each time, as most work takes a moment. */
const pollInterval = {first: 10, longest: 50};

/** Keys with work under way. Beyond that the least recently used one may be worked on twice. */
const maxFlights = 1_000;

interface Flight<Result> {
  /** In ms since 1970. */
  began: number;
  /** Absent while the work is under way. */
  outcome?: {value: Result} | {error: unknown};
}

/**
 * Lets many requests share one piece of work. The request that comes first does it, the others poll for its outcome: on workerd a
 * request must not wait for a promise of another one, and the same code runs on every runtime.
 */
export class SingleFlight<Result> {
  #flights = new LRUCache<string, Flight<Result>>({max: maxFlights});

  /** `timeout`, in seconds: a runtime can end a request before its work is done, so nobody waits for it any longer. */
  constructor(
    private readonly timeout: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether some request has work for this key under way. */
  has(key: string): boolean {
    return this.#current(key) !== undefined;
  }

  /** The outcome of the work for a key, begun by whichever request comes first. */
  async run(key: string, work: () => Promise<Result>): Promise<Result> {
    for (let other = this.#current(key); other; other = this.#current(key)) {
      for (let wait = pollInterval.first; !other.outcome && this.#current(key) === other; wait *= 2)
        await new Promise((resolve) => setTimeout(resolve, Math.min(wait, pollInterval.longest)));
      if (other.outcome) return read(other.outcome);
    }
    const flight: Flight<Result> = {began: this.now()};
    this.#flights.set(key, flight);
    try {
      flight.outcome = {value: await work()};
    } catch (error) {
      flight.outcome = {error};
    }
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
    return read(flight.outcome);
  }

  #current(key: string): Flight<Result> | undefined {
    const flight = this.#flights.get(key);
    return flight && this.now() - flight.began < this.timeout * 1000 ? flight : undefined;
  }
}

function read<Result>(outcome: {value: Result} | {error: unknown}): Result {
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}
