import {createStorefrontClient, InMemoryCache} from '@shopify/hydrogen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {controlOf, type Control} from 'demo-store/control';
import {storefrontEnv} from 'demo-store/env';
import {fixture} from 'demo-store/testing/fixture';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi, type MockInstance} from 'vitest';
import {parseEnvironment} from '~/platform/env';
import type {AnswerCaching} from '~/platform/cache/lifetimes';
import {QueryCache} from '~/platform/cache/queryCache';
import {reliableStorefront, StoreTimeout, storeTimeouts} from '~/platform/store/storefront';

let store: DemoStore;
let control: Control;
let cache: Cache;
let log: MockInstance;
/** The answers that the worker has cached: each test has a worker of its own. */
let queries: QueryCache;

beforeAll(async () => {
  store = await startDemoStore({port: 0, content: fixture, seed: 'storefront'});
  control = controlOf(store.url);
});
afterAll(() => store.close());
beforeEach(async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + moved);
  await control.reset();
  await control.clearRequests();
  cache = new InMemoryCache();
  queries = new QueryCache();
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => log.mockRestore());

/** In ms. The store is in this process: it is always faster than this, on a busy machine, too. */
const timeouts = {query: 15_000, mutation: 15_000};
/** For a store that hangs. */
const short = {query: 400, mutation: 400};

/** The client of one request of a visitor, and its work in the background. */
function client(limits = timeouts) {
  const config = parseEnvironment(storefrontEnv(store.url));
  const background: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void background.push(promise);
  const {storefront} = createStorefrontClient({
    cache,
    waitUntil,
    logErrors: false,
    i18n: {language: 'DE', country: 'DE'},
    storeDomain: config.PUBLIC_STORE_DOMAIN,
    privateStorefrontToken: config.PRIVATE_STOREFRONT_API_TOKEN,
    storefrontHeaders: {buyerIp: '127.0.0.1', buyerIpSig: null, cookie: null, purpose: null, requestGroupId: null},
  });
  return {storefront: reliableStorefront(storefront, {waitUntil, timeouts: limits, queries}), background};
}

const document =
  'query Product { product(handle: "tisch") { handle variants(first: 1) { nodes { title quantityAvailable } } } }';

/** In seconds. Not fresh as soon as it is kept. */
const stale: AnswerCaching = {fresh: 0, fallback: 1000};

const realNow = Date.now;
/** In ms. How far the clock has been moved on. */
let moved = 0;
const pass = (seconds: number) => (moved += seconds * 1000);

/** A visitor's request, until all its work is done. The answer, or the status of the page that is thrown. */
async function visit(limits = timeouts): Promise<unknown> {
  const {storefront, background} = client(limits);
  const answer = await storefront
    .query(document, {cache: stale})
    .catch((error: unknown) => (error instanceof Response ? error.status : error));
  await Promise.all(background);
  return answer;
}

const table = {product: {handle: 'tisch'}};
/** Answers, not counting connections that still hang. */
const count = async () => (await control.requests()).filter(({name}) => name === 'Product').length;
const logged = () => log.mock.calls.flat().map(String).join('\n');

describe('an answer that is cut off', () => {
  test('is asked for once more', async () => {
    await control.addFault({operation: 'Product', kind: 'half-closed', times: 1});
    expect(await visit()).toMatchObject(table);
    expect(await count()).toBe(2);
  });

  test('twice is a store that gives no answer, and is not kept', async () => {
    await control.addFault({operation: 'Product', kind: 'half-closed', times: 2});
    expect(await visit()).toBe(503);
    expect(logged()).toContain('Product');
    pass(11);
    expect(await visit()).toMatchObject(table);
  });

  test('does not replace what is kept', async () => {
    await visit();
    await control.addFault({operation: 'Product', kind: 'half-closed', times: 2});
    expect(await visit()).toMatchObject(table);
    pass(11);
    expect(await visit()).toMatchObject(table);
    expect(await count()).toBe(4);
  });
});

test('a failed connection is tried once more', async () => {
  await control.addFault({operation: 'Product', kind: '500', times: 1});
  expect(await visit()).toMatchObject(table);
});

test.each(['graphql-error', '429'] as const)('the answer %s is not asked for again', async (kind) => {
  await control.addFault({operation: 'Product', kind});
  expect(await visit()).toBe(503);
  expect(await count()).toBe(1);
});

describe('a store that does not answer', () => {
  test('is waited for until the deadline', async () => {
    await control.addFault({operation: 'Product', kind: 'hang'});
    expect(await visit(short)).toBe(503);
    expect(logged()).toContain('no answer in time');
  });

  test('has one deadline for all queries of a request', async () => {
    const {storefront} = client();
    const name = 'query Name { shop { name } }';
    expect(await storefront.query(name)).toHaveProperty('shop');
    pass(timeouts.query / 1000);
    await expect(storefront.query(name)).rejects.toMatchObject({status: 503});
  });

  test('hides nothing that is kept, and is asked again for the next visitor', async () => {
    await visit();
    await control.addFault({operation: 'Product', kind: 'hang', times: 1});
    expect(await visit(short)).toMatchObject(table);
    pass(11);
    await visit();
    expect(await count()).toBe(2);
  });

  test('is left alone for some seconds by queries that are cached', async () => {
    await visit();
    await control.addFault({operation: 'Product', kind: 'hang', times: 1});
    await visit(short);
    for (let i = 0; i < 5; i++) expect(await visit()).toMatchObject(table);
    expect(await count()).toBe(1);
  });

  test('shows nothing that is older than its time', async () => {
    await visit();
    pass(1001);
    await control.addFault({operation: 'Product', kind: '500', times: 2});
    expect(await visit()).toBe(503);
  });

  test('ends a mutation, too, which is sent only once', async () => {
    await control.addFault({operation: 'CartMake', kind: 'hang'});
    const sent = client(short).storefront.mutate('mutation CartMake { cartCreate(input: {}) { cart { id } } }');
    await expect(sent).rejects.toThrow(StoreTimeout);
  });

  test('leaves a page less than 10 seconds, and any answer less than 12', () => {
    expect(storeTimeouts.query).toBeLessThan(10_000);
    expect(storeTimeouts.mutation).toBeLessThan(12_000);
  });
});

describe('a field that the token may not read', () => {
  const scope = 'unauthenticated_read_product_inventory';

  test('is left out, and the log names the scope once', async () => {
    await control.addFault({operation: 'Product', kind: 'access-denied', field: 'quantityAvailable', scope});
    const answer = await visit();
    expect(answer).toMatchObject({
      product: {
        handle: 'tisch',
        variants: {nodes: [{quantityAvailable: null, refusedFields: ['quantityAvailable']}]},
      },
    });
    expect(answer).not.toHaveProperty('errors');
    expect(log).toHaveBeenCalledTimes(1);
    expect(logged()).toMatch(new RegExp(`Product.*quantityAvailable.*${scope}`));
  });

  test('is no page that does not exist when the whole product is denied', async () => {
    await control.addFault({operation: 'Product', kind: 'access-denied', field: 'product', scope});
    expect(await visit()).toBe(503);
    expect(logged()).toContain(scope);
  });
});
