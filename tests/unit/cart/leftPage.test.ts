import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {noteSent, requestTimeout} from '~/cart/browser/cartLock';
import {itemsCookie} from '~/cart/rules/itemsCookie';
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
  noteSent(readCookie(itemsCookie([itemOf(1)], {secure: false}) ?? '', 'cartItems') ?? '');
  page.queue.connect('/api/cart');
  const [loading] = page.requests.splice(0);
  loading?.answer();
  return page;
}

it('a change waits until that of a page that was left is in the cookie, so that none is lost', async () => {
  const {add, requests, otherTab} = openBehindLeftPage();
  await vi.advanceTimersByTimeAsync(0);
  void add(3);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toEqual([]);
  otherTab([itemOf(1), itemOf(2)]);
  await vi.advanceTimersByTimeAsync(200);
  expect(requests).toHaveLength(1);
});

it('it waits no longer than a request may take', async () => {
  const {add, requests} = openBehindLeftPage();
  await vi.advanceTimersByTimeAsync(0);
  void add(3);
  await vi.advanceTimersByTimeAsync(requestTimeout + 200);
  expect(requests).toHaveLength(1);
});

it('nothing waits once the answer has come while the page was open', async () => {
  const {add, requests} = setUp([itemOf(1)]);
  void add(2);
  requests.shift()?.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(stored).toEqual(new Map());
  void add(3);
  expect(requests).toHaveLength(1);
});

it('nothing waits for a note, which is in another cookie', async () => {
  const {queue, add, requests} = setUp([itemOf(1)]);
  void queue.submit({intent: 'save', note: 'Bitte klingeln'});
  expect(requests).toHaveLength(1);
  expect(stored).toEqual(new Map());
  requests.shift()?.answer();
  await vi.advanceTimersByTimeAsync(0);
  void add(2);
  expect(requests).toHaveLength(1);
});
