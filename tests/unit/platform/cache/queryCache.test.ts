import {InMemoryCache} from '@shopify/hydrogen';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {failures, lookupCache, searchCache} from '~/platform/cache/lifetimes';
import {QueryCache} from '~/platform/cache/queryCache';

interface Data {
  product: {title: string} | null;
}

let queries: QueryCache;
let cache: Cache;
let lastChange: number;
let background: Promise<unknown>[];

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date']});
  queries = new QueryCache();
  cache = new InMemoryCache();
  lastChange = -Infinity;
  background = [];
  return () => vi.useRealTimers();
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const content = lookupCache<Data>(({product}) => product !== null);

/** A visitor's request. The store answers with a product of this title, with nothing, or fails. */
async function getAnswer(key: string, fetchAnswer: () => Promise<Data>, worker = queries, policy = content) {
  const answer = await worker.get<Data>(
    {
      cache,
      key,
      policy,
      storeChangedAt: () => lastChange,
      applyDeadline: (promise) => promise,
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

test('an answer of the store is used for all visitors until it is too old', async () => {
  const table = product('Tisch');
  await getAnswer('table', table);
  pass(59);
  expect(await getAnswer('table', table)).toMatchObject({data: {product: {title: 'Tisch'}}, isFallback: false});
  expect(await getAnswer('table', table, new QueryCache())).toMatchObject({data: {product: {title: 'Tisch'}}});
  expect(table).toHaveBeenCalledTimes(1);
  pass(2);
  await getAnswer('table', table);
  expect(table).toHaveBeenCalledTimes(2);
});

test('an answer of the store from before a change is asked for again', async () => {
  await getAnswer('table', product('old'));
  lastChange = Date.now();
  pass(1);
  expect(await getAnswer('table', product('new'))).toMatchObject({data: {product: {title: 'new'}}});
});

test('an answer of the store says when it was given', async () => {
  const began = Date.now();
  await getAnswer('table', product('Tisch'));
  pass(30);
  expect((await getAnswer('table', product('Tisch'))).createdAt).toBe(began);
});

describe('a request that the store fails to answer', () => {
  test('does not affect other requests', async () => {
    await getAnswer('table', product('old'));
    lastChange = Date.now();
    pass(1);
    await expect(getAnswer('broken', failure())).rejects.toThrow('The store fails.');
    expect(await getAnswer('table', product('new'))).toMatchObject({
      data: {product: {title: 'new'}},
      isFallback: false,
    });
  });

  test('is answered by the last good answer', async () => {
    await getAnswer('table', product('Tisch'));
    pass(61);
    expect(await getAnswer('table', failure())).toMatchObject({data: {product: {title: 'Tisch'}}, isFallback: true});
  });

  test('is not answered by an answer that is too old', async () => {
    await getAnswer('table', product('Tisch'));
    pass(86_461);
    await expect(getAnswer('table', failure())).rejects.toThrow('The store fails.');
  });

  test.each([true, false])('is not sent again for some seconds (with an earlier answer: %s)', async (hasFallback) => {
    if (hasFallback) await getAnswer('table', product('Tisch'));
    pass(61);
    const broken = failure();
    for (let visit = 0; visit < 20; visit += 1) await getAnswer('table', broken).catch(() => {});
    expect(broken).toHaveBeenCalledTimes(1);
    pass(failures.lifetime);
    expect(await getAnswer('table', product('new'))).toMatchObject({
      data: {product: {title: 'new'}},
      isFallback: false,
    });
  });

  test('is answered at once by the earlier answer while another visitor’s page tries again', async () => {
    await getAnswer('table', product('Tisch'));
    pass(61);
    await getAnswer('table', failure());
    pass(failures.lifetime);
    void getAnswer('table', () => new Promise(() => {}));
    // Until the other request has looked into the shared cache and begun.
    await vi.waitFor(async () => {
      const other = await Promise.race([getAnswer('table', failure()), Promise.resolve(null)]);
      expect(other).toBeNull();
    });
    expect(await getAnswer('table', product('new'))).toMatchObject({
      data: {product: {title: 'Tisch'}},
      isFallback: true,
    });
  });
});

test('the same request for several visitors at once goes to the store once', async () => {
  const table = product('Tisch');
  await Promise.all(Array.from({length: 30}, () => getAnswer('table', table)));
  expect(table).toHaveBeenCalledTimes(1);
});

test('somebody who makes up requests cannot drive out the answers that others need', async () => {
  const put = vi.spyOn(cache, 'put');
  for (let number = 0; number < 50; number += 1) await getAnswer(`made-up-${number}`, nothing());
  expect(put).not.toHaveBeenCalled();
  expect(await getAnswer('made-up-0', product('Now it exists'))).toMatchObject({
    data: {product: {title: 'Now it exists'}},
  });
});

test('what one visitor searches for never drives out the answers that all need', async () => {
  const put = vi.spyOn(cache, 'put');
  const search = (words: string, hits: () => Promise<Data>) => getAnswer(words, hits, queries, searchCache);
  await getAnswer('table', product('Tisch'));
  const hits = product('x'.repeat(100_000));
  for (let number = 0; number < 100; number += 1) await search(`words-${number}`, hits);
  await search('words-99', hits);
  expect(hits).toHaveBeenCalledTimes(100);
  expect(put).toHaveBeenCalledTimes(1);
  cache = new InMemoryCache();
  expect(await getAnswer('table', failure())).toMatchObject({data: {product: {title: 'Tisch'}}});
  await expect(search('words-0', failure())).rejects.toThrow('The store fails.');
});

test('an answer lasts for its time, or until the merchant changes something', () => {
  const since = () => lastChange;
  queries.set('code', {state: 'applied'}, 600);
  pass(599);
  expect(queries.peek('code', since)).toEqual({state: 'applied'});
  pass(2);
  expect(queries.peek('code', since)).toBeUndefined();
  queries.set('code', {state: 'applied'}, 600);
  lastChange = Date.now();
  expect(queries.peek('code', since)).toBeUndefined();
});

test('the answers that are kept never fill the memory', async () => {
  const table = product('x'.repeat(1_200_000));
  for (let number = 0; number < 10; number += 1) await getAnswer(`table-${number}`, table);
  cache = new InMemoryCache();
  await getAnswer('table-0', table);
  expect(table).toHaveBeenCalledTimes(11);
});
