import {afterEach, expect, it, vi} from 'vitest';
import {openCache} from '~/platform/cache/openCache';

afterEach(() => vi.unstubAllGlobals());

const broken = () => Promise.reject(new Error('internal error'));
const url = 'https://studio.example/';

it.each([
  ['can’t be opened', {open: broken}],
  ['fails', {open: () => Promise.resolve({match: broken, put: broken, delete: broken})}],
])('a cache that %s is like an empty one', async (_, caches) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('caches', caches);
  const cache = await openCache('documents');
  await cache.put(url, new Response('kept'));
  expect(await cache.match(url)).toBeUndefined();
  expect(await cache.delete(url)).toBe(false);
  // Said once in all.
  expect(log.mock.calls.length).toBeLessThanOrEqual(1);
  log.mockClear();
});
