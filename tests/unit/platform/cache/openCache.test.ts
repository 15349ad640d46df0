import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const broken = () => Promise.reject(new Error('internal error'));
const url = 'https://studio.example/';

it.each([
  ['can’t be opened', {open: broken}],
  ['fails', {open: () => Promise.resolve({match: broken, put: broken, delete: broken})}],
])('the site works when the data centre’s cache %s', async (_, caches) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('caches', caches);
  // A worker of its own, which has not reported yet.
  vi.resetModules();
  const {openCache} = await import('~/platform/cache/openCache');
  const cache = await openCache('documents');
  await cache.put(url, new Response('kept'));
  expect(await cache.match(url)).toBeUndefined();
  expect(await cache.delete(url)).toBe(false);
  // Another visitor's request has no cache either, and the log says so once in all.
  expect(await (await openCache('documents')).match(url)).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
  log.mockClear();
});
