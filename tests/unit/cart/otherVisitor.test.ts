import {expect, it} from 'vitest';
import {itemOf} from './arbitraries';
import {setUp} from './queueSetUp';

it('a visitor’s cart shows nothing of another visitor’s cart', async () => {
  const one = setUp();
  const other = setUp([itemOf(2)]);
  one.queue.connect('/api/cart');
  other.queue.connect('/api/cart');
  await other.answer();
  void one.add(1, 3);
  expect(other.shown()).toEqual([[2, 1]]);
  void other.add(4);
  expect([one.requests.length, other.requests.length]).toEqual([1, 1]);
  await other.answer();
  expect(one.shown()).toEqual([[1, 3]]);
  expect(other.queue.state().count).toBe(2);
});
