import {maxWait} from './lifetimes';

/** In ms: how often, and for how long, a request looks whether it may begin. */
const waiting = {interval: 50, longest: 2_000};

/** Seconds after which a refused visitor may try again. */
export const retryAfter = 2;

/** The limit was reached all the time that a request has waited. */
export class RenderLimitReached extends Error {
  override name = 'RenderLimitReached';
}

/**
 * Limits how many pages are rendered at once in a worker (rule 2.32). This is a count, without a queue: on workerd a request must not
 * await a promise of another one, so what waits looks again and again.
 */
export class RenderLimit {
  /** When each page under way was begun, in ms since 1970; the earliest first. */
  #begun = new Set<{at: number}>();

  constructor(
    private readonly max: number,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Does the work once fewer than `max` pages are under way. It goes on when the visitor leaves, because a runtime that ended it would
   * keep it from being counted off.
   * @throws RenderLimitReached after `waiting.longest`.
   */
  async run<Result>(work: () => Promise<Result>, waitUntil: (promise: Promise<unknown>) => void): Promise<Result> {
    const result = this.#waitAndDo(work);
    waitUntil(result.catch(() => {}));
    return result;
  }

  async #waitAndDo<Result>(work: () => Promise<Result>): Promise<Result> {
    const end = this.now() + waiting.longest;
    while (this.#count() >= this.max) {
      if (this.now() >= end) throw new RenderLimitReached();
      await pause(waiting.interval);
    }
    // There is no `await` between the look at the count and this line, so that two requests don't take the same place.
    const begun = {at: this.now()};
    this.#begun.add(begun);
    try {
      // A page whose data is cached is rendered in one go. Without this pause, a worker that is asked for a thousand would make one after
      // the other, before it looks at any request that came later.
      await pause(0);
      return await work();
    } finally {
      this.#begun.delete(begun);
    }
  }

  /** Without pages that a runtime must have ended before they were complete. */
  #count(): number {
    for (const begun of this.#begun) {
      if (this.now() - begun.at < maxWait.document * 1000) break;
      this.#begun.delete(begun);
    }
    return this.#begun.size;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The limits of this worker, by the kind of an address (`app/addressKind.ts`). A rendering keeps Node.js busy for 10 to 20 ms, so whoever
 * comes with all of them at once still gets any other page within a second (decision 032). Pages that may well exist get more room: after a
 * deployment none is cached.
 */
export const renderLimits = {
  madeUp: new RenderLimit(8),
  unknown: new RenderLimit(48),
};
