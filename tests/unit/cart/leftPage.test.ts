import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {requestTimeout, recordRequest} from '~/cart/browser/cartLock';
import {writeCartItems} from '~/cart/rules/itemCookies';
import {readCookie} from '~/platform/http/cookies';
import {itemOf} from './arbitraries';
import {setUp} from './queueSetUp';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  stored.clear();
});

/** A page with one piece in the cart, opened while a change of the page before is still under way. */
function openBehindLeftPage() {
  const page = setUp([itemOf(1)]);
  const items = readCookie(writeCartItems([itemOf(1)], {secure: false}) ?? '', 'cartItems') ?? '';
  void recordRequest(items, () => new Promise(() => {}));
  page.queue.connect('/api/cart');
  const [loading] = page.requests.splice(0);
  loading?.answer();
  return page;
}

it('while a page that was closed is still saving the cart, a change on the next page waits, so that none is lost', async () => {
  const {add, requests, otherTab} = openBehindLeftPage();
  await vi.advanceTimersByTimeAsync(0);
  void add(3);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toEqual([]);
  otherTab([itemOf(1), itemOf(2)]);
  await vi.advanceTimersByTimeAsync(200);
  expect(requests).toHaveLength(1);
});

it('a change waits for a closed page only as long as a request may take', async () => {
  const {add, requests} = openBehindLeftPage();
  await vi.advanceTimersByTimeAsync(0);
  void add(3);
  await vi.advanceTimersByTimeAsync(requestTimeout + 200);
  expect(requests).toHaveLength(1);
});

it('once the answer has arrived, the next change does not wait', async () => {
  const {add, requests} = setUp([itemOf(1)]);
  void add(2);
  requests.shift()?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(stored).toEqual(new Map());
  void add(3);
  expect(requests).toHaveLength(1);
});

it('only a request of a page that is being closed is remembered for the next page', async () => {
  const change = recordRequest('[]', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(change).rejects.toThrow('Failed to fetch');
  expect(stored.size).toBe(1);

  // A page that stays takes it back.
  await vi.advanceTimersByTimeAsync(1);
  expect(stored.size).toBe(0);
});

it('a change of the cart does not wait for a note that is being saved', async () => {
  const {queue, add, requests} = setUp([itemOf(1)]);
  void queue.submit({intent: 'save', note: 'Bitte klingeln'});
  expect(requests).toHaveLength(1);
  expect(stored).toEqual(new Map());
  requests.shift()?.answer();
  await vi.advanceTimersByTimeAsync(0);
  void add(2);
  expect(requests).toHaveLength(1);
});
