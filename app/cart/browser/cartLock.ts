/**
 * Milliseconds after which a request of the cart counts as failed, and a tab that still holds the lock as asleep. Longer than the
 * worker waits for the store.
 */
export const requestTimeout = 15_000;

/**
 * Runs a request while no other tab of the visitor runs one. Rejects when the signal aborts before its turn. A request that has begun
 * goes on although another tab takes the lock over.
 */
export async function withCartLock<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return request();
  let answer: Promise<T> | undefined;
  const hold = (options: LockOptions) =>
    navigator.locks
      .request('cart', options, () => (answer = request()))
      .catch((error: unknown) => answer ?? Promise.reject(error));
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const timer = setTimeout(stop, requestTimeout);
  signal.addEventListener('abort', stop);
  try {
    return await hold({signal: waiting.signal});
  } catch (error) {
    if (answer || signal.aborted || !(error instanceof DOMException)) throw error;
    // A browser that keeps nothing for the site refuses the lock, and then there is no cookie to take turns for.
    if (error.name === 'SecurityError') return request();
    return hold({steal: true});
  } finally {
    clearTimeout(timer);
  }
}
