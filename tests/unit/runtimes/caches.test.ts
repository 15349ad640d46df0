import {expect, test, vi} from 'vitest';
import {MemoryCaches} from '../../../runtimes/node/caches';

const url = 'https://documents.invalid/a';
const cacheable = (body: string, seconds = 60) =>
  new Response(body, {headers: {'Cache-Control': `max-age=${seconds}`}});

test('a server with Node.js keeps an answer and finds it again', async () => {
  const cache = await new MemoryCaches().open('documents');
  await cache.put(
    new Request(url),
    new Response('x', {status: 203, headers: {'Cache-Control': 'max-age=60', 'X-A': 'b'}}),
  );
  for (let count = 0; count < 2; count += 1) {
    const found = await cache.match(url);
    expect([found?.status, found?.headers.get('X-A'), await found?.text()]).toEqual([203, 'b', 'x']);
  }
  expect(await cache.match(`${url}b`)).toBeUndefined();
  expect(await cache.delete(url)).toBe(true);
  expect(await cache.match(url)).toBeUndefined();
});

test('a server with Node.js keeps an answer only as long as it may', async () => {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const cache = await new MemoryCaches().open('documents');
  await cache.put(url, cacheable('x', 10));
  now += 9_000;
  expect(await cache.match(url)).toBeDefined();
  now += 2_000;
  expect(await cache.match(url)).toBeUndefined();
  await cache.put(url, new Response('x'));
  expect(await cache.match(url)).toBeUndefined();
  clock.mockRestore();
});

test('a server with Node.js that keeps too much drops the oldest answer of the same kind', async () => {
  const caches = new MemoryCaches();
  const limits = await caches.open('limits');
  const documents = await caches.open('documents');
  await limits.put(url, cacheable('1'));
  const large = 'x'.repeat(1_000_000);
  for (let number = 0; number < 40; number += 1) await documents.put(`${url}${number}`, cacheable(large));
  expect(await documents.match(`${url}0`)).toBeUndefined();
  expect(await documents.match(`${url}39`)).toBeDefined();
  expect(await (await caches.open('limits')).match(url)).toBeDefined();
});
