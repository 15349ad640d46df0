import {brand} from '~/brand';
import {storedText, storeText} from '~/platform/deviceStorage';

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

const sentKey = `${brand.key}:cart-request`;

/**
 * Notes on this device that a change is under way, with the items of the cookie that it was sent with. A page that is left ends its
 * lock, but not its request. Returns what takes the note back.
 */
export function noteSent(items: string): () => void {
  const note = JSON.stringify({id: Math.random(), sent: Date.now(), items});
  storeText(sentKey, note);
  return () => {
    if (storedText(sentKey) === note) storeText(sentKey, null);
  };
}

/** Milliseconds between two looks at the cookie. */
const pollInterval = 100;

/**
 * The answer to a change of a page that was left, which has come when the items in the cookie are others; nothing where there is none
 * to wait for. Whoever sent another change before would overwrite that one. To be called with the lock: then no living page has sent it.
 */
export function answerToLeftPage(items: () => string): Promise<void> | undefined {
  const note = readNote(storedText(sentKey));
  if (!note) return undefined;
  if (note.items !== items() || Date.now() - note.sent > requestTimeout) {
    storeText(sentKey, null);
    return undefined;
  }
  return new Promise((resolve) => setTimeout(resolve, pollInterval)).then(() => answerToLeftPage(items));
}

function readNote(text: string | null): {sent: number; items: string} | undefined {
  try {
    const {sent, items} = (JSON.parse(text ?? 'null') ?? {}) as {sent?: unknown; items?: unknown};
    return typeof sent === 'number' && typeof items === 'string' ? {sent, items} : undefined;
  } catch {
    return undefined;
  }
}
