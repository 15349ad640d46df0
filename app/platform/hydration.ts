const awaited: Promise<unknown>[] = [];

/** Keeps React from taking over the document before this code is there: until then it would show nothing in its place. */
export function hydrateAfter(code: Promise<unknown>): void {
  awaited.push(code);
}

/** Settles once all that code has arrived, or failed to. */
export function readyToHydrate(): Promise<unknown> {
  return Promise.allSettled(awaited);
}
