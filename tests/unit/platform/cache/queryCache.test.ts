import {InMemoryCache} from '@shopify/hydrogen';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {failures, lookupCache, searchCache} from '~/platform/cache/lifetimes';
import {QueryCache} from '~/platform/cache/queryCache';

interface Data {
  product: {title: string} | null;
}

let queries: QueryCache;
let cache: Cache;
let changed: number;
let background: Promise<unknown>[];

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date']});
  queries = new QueryCache();
  cache = new InMemoryCache();
  changed = -Infinity;
  background = [];
  return () => vi.useRealTimers();
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const content = lookupCache<Data>(({product}) => product !== null);

/** A visitor's request. The store answers with a product of this title, with nothing, or fails. */
async function ask(key: string, fetchAnswer: () => Promise<Data>, worker = queries, caching = content) {
  const answer = await worker.get<Data>(
    {
      cache,
      key,
      caching,
      changedAt: () => changed,
      limit: (promise) => promise,
      waitUntil: (promise) => void background.push(promise),
    },
    fetchAnswer,
  );
  await Promise.all(background);
  return answer;
}

const product = (title: string) => vi.fn(() => Promise.resolve<Data>({product: {title}}));
const nothing = () => vi.fn(() => Promise.resolve<Data>({product: null}));
const failure = () => vi.fn(() => Promise.reject<Data>(new Error('The store fails.')));

test('an answer is fresh for its lifetime, for all requests and workers', async () => {
  const table = product('Tisch');
  await ask('table', table);
  pass(59);
  expect(await ask('table', table)).toMatchObject({data: {product: {title: 'Tisch'}}, stale: false});
  expect(await ask('table', table, new QueryCache())).toMatchObject({data: {product: {title: 'Tisch'}}});
  expect(table).toHaveBeenCalledTimes(1);
  pass(2);
  await ask('table', table);
  expect(table).toHaveBeenCalledTimes(2);
});

test('an answer from before a change is asked for again', async () => {
  await ask('table', product('old'));
  changed = Date.now();
  pass(1);
  expect(await ask('table', product('new'))).toMatchObject({data: {product: {title: 'new'}}});
});

test('an answer says when the store was asked for it', async () => {
  const began = Date.now();
  await ask('table', product('Tisch'));
  pass(30);
  expect((await ask('table', product('Tisch'))).at).toBe(began);
});

describe('a query that fails', () => {
  test('leaves the other queries alone', async () => {
    await ask('table', product('old'));
    changed = Date.now();
    pass(1);
    await expect(ask('broken', failure())).rejects.toThrow('The store fails.');
    expect(await ask('table', product('new'))).toMatchObject({data: {product: {title: 'new'}}, stale: false});
  });

  test('is answered by its fallback, which says that it is one', async () => {
    await ask('table', product('Tisch'));
    pass(61);
    expect(await ask('table', failure())).toMatchObject({data: {product: {title: 'Tisch'}}, stale: true});
  });

  test('has no fallback that is older than its time', async () => {
    await ask('table', product('Tisch'));
    pass(86_461);
    await expect(ask('table', failure())).rejects.toThrow('The store fails.');
  });

  test.each([true, false])('is not sent again for some seconds (with a fallback: %s)', async (hasFallback) => {
    if (hasFallback) await ask('table', product('Tisch'));
    pass(61);
    const broken = failure();
    for (let visit = 0; visit < 20; visit += 1) await ask('table', broken).catch(() => {});
    expect(broken).toHaveBeenCalledTimes(1);
    pass(failures.lifetime);
    expect(await ask('table', product('new'))).toMatchObject({data: {product: {title: 'new'}}, stale: false});
  });

  test('lets nobody with a fallback wait while another request tries it again', async () => {
    await ask('table', product('Tisch'));
    pass(61);
    await ask('table', failure());
    pass(failures.lifetime);
    void ask('table', () => new Promise(() => {}));
    // Until the other request has looked into the shared cache and begun.
    await vi.waitFor(async () => {
      const other = await Promise.race([ask('table', failure()), Promise.resolve(null)]);
      expect(other).toBeNull();
    });
    expect(await ask('table', product('new'))).toMatchObject({data: {product: {title: 'Tisch'}}, stale: true});
  });
});

test('a query that many send at once is sent once', async () => {
  const table = product('Tisch');
  await Promise.all(Array.from({length: 30}, () => ask('table', table)));
  expect(table).toHaveBeenCalledTimes(1);
});

test('an answer to what a visitor has made up takes no place of another', async () => {
  const put = vi.spyOn(cache, 'put');
  for (let number = 0; number < 50; number += 1) await ask(`made-up-${number}`, nothing());
  expect(put).not.toHaveBeenCalled();
  expect(await ask('made-up-0', product('Now it exists'))).toMatchObject({data: {product: {title: 'Now it exists'}}});
});

test('answers to what visitors search for stay in the worker, and take no place of others', async () => {
  const put = vi.spyOn(cache, 'put');
  const search = (words: string, hits: () => Promise<Data>) => ask(words, hits, queries, searchCache);
  await ask('table', product('Tisch'));
  const hits = product('x'.repeat(100_000));
  for (let number = 0; number < 100; number += 1) await search(`words-${number}`, hits);
  await search('words-99', hits);
  expect(hits).toHaveBeenCalledTimes(100);
  expect(put).toHaveBeenCalledTimes(1);
  cache = new InMemoryCache();
  expect(await ask('table', failure())).toMatchObject({data: {product: {title: 'Tisch'}}});
  await expect(search('words-0', failure())).rejects.toThrow('The store fails.');
});

test('what the store has said otherwise than to a query is there for its time, and until the store changes', () => {
  const since = () => changed;
  queries.set('code', {state: 'applied'}, 600);
  pass(599);
  expect(queries.peek('code', since)).toEqual({state: 'applied'});
  pass(2);
  expect(queries.peek('code', since)).toBeUndefined();
  queries.set('code', {state: 'applied'}, 600);
  changed = Date.now();
  expect(queries.peek('code', since)).toBeUndefined();
});

test('memory is bounded', async () => {
  const table = product('x'.repeat(1_200_000));
  for (let number = 0; number < 10; number += 1) await ask(`table-${number}`, table);
  cache = new InMemoryCache();
  await ask('table-0', table);
  expect(table).toHaveBeenCalledTimes(11);
});
