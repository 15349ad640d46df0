const arrivals: Promise<unknown>[] = [];

/** React hydrates the document only after this: code or data without which it can't show the page. */
export function hydrateAfter(arrival: Promise<unknown>): void {
  arrivals.push(arrival);
}

/** Waits until everything that was given to `hydrateAfter` has arrived or failed. */
export function waitBeforeHydration(): Promise<unknown> {
  return Promise.allSettled(arrivals);
}
