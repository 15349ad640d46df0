import {brand} from '~/brand';
import {readStoredText, storeText} from '~/platform/deviceStorage';

/**
 * The timeout of a cart request in ms, longer than the worker's timeout for the store. A tab that holds the lock for longer counts as
 * suspended.
 */
export const requestTimeout = 15_000;

/**
 * Runs a request while no other tab of the visitor runs one. Rejects when the signal aborts before the request's turn. A started request
 * continues even if another tab steals the lock.
 */
export async function withCartLock<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return request();
  let answer: Promise<T> | undefined;
  const runWithLock = (options: LockOptions) =>
    navigator.locks
      .request('cart', options, () => (answer = request()))
      // A stolen lock rejects, although the request that it was held for continues.
      .catch((error: unknown) => answer ?? Promise.reject(error));
  const waitController = new AbortController();
  const stopWaiting = () => waitController.abort();
  const timer = setTimeout(stopWaiting, requestTimeout);
  signal.addEventListener('abort', stopWaiting);
  try {
    return await runWithLock({signal: waitController.signal});
  } catch (error) {
    if (answer || signal.aborted || !(error instanceof DOMException)) throw error;
    // A browser that blocks the site's storage refuses locks, and then there is no cookie to protect either.
    if (error.name === 'SecurityError') return request();
    return runWithLock({steal: true});
  } finally {
    clearTimeout(timer);
  }
}

const recordKey = `${brand.key}:cart-request`;

/** What is stored of a pending request that changes items. */
interface RequestRecord {
  /** When the request was sent, in ms since 1970. */
  sent: number;
  /** The items in the cookie at that time. */
  items: string;
}

/**
 * Sends a change of the cart, and stores a record of the request while it is pending. Closing a page releases its lock, but doesn't
 * end its request.
 */
export async function recordRequest<T>(items: string, sendChange: () => Promise<T>): Promise<T> {
  const record = JSON.stringify({id: Math.random(), sent: Date.now(), items});
  const removeRecord = () => {
    if (readStoredText(recordKey) === record) storeText(recordKey, null);
  };
  storeText(recordKey, record);
  try {
    const answer = await sendChange();
    removeRecord();
    return answer;
  } catch (error) {
    // In a page that is being closed the request fails, although the worker still handles it. Such a page runs no more timers, so the
    // record stays.
    setTimeout(removeRecord);
    throw error;
  }
}

/** Milliseconds between two reads of the cookie. */
const pollInterval = 100;

/**
 * Resolves when the pending change of a closed page has changed the items in the cookie, which a second change would overwrite before
 * that; `undefined` without a pending change. Call it while holding the lock: then no open page can have sent the change.
 */
export function waitForClosedPage(readItems: () => string): Promise<void> | undefined {
  const record = readRecord(readStoredText(recordKey));
  if (!record) return undefined;
  if (record.items !== readItems() || Date.now() - record.sent > requestTimeout) {
    storeText(recordKey, null);
    return undefined;
  }
  return new Promise((resolve) => setTimeout(resolve, pollInterval)).then(() => waitForClosedPage(readItems));
}

function readRecord(text: string | null): RequestRecord | undefined {
  try {
    const {sent, items} = (JSON.parse(text ?? 'null') ?? {}) as {sent?: unknown; items?: unknown};
    return typeof sent === 'number' && typeof items === 'string' ? {sent, items} : undefined;
  } catch {
    return undefined;
  }
}
