const awaited: Promise<unknown>[] = [];

/** Keeps React from taking over the document before this has arrived: code or data without which it can't show the page. */
export function hydrateAfter(arrival: Promise<unknown>): void {
  awaited.push(arrival);
}

/** Settles once all of it has arrived, or failed to. */
export function readyToHydrate(): Promise<unknown> {
  return Promise.allSettled(awaited);
}
