import {createStorefrontClient, InMemoryCache} from '@shopify/hydrogen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl, type Control} from 'demo-store/control';
import {storefrontEnv} from 'demo-store/env';
import {fixture} from 'demo-store/testing/fixture';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi, type MockInstance} from 'vitest';
import {parseEnvironment} from '~/platform/env';
import type {CachePolicy} from '~/platform/cache/lifetimes';
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
  control = createControl(store.url);
});
afterAll(() => store.close());
beforeEach(async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + clockOffset);
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
  return {storefront: reliableStorefront(storefront, {waitUntil, timeouts: limits, queryCache: queries}), background};
}

const document =
  'query Product { product(handle: "tisch") { handle variants(first: 1) { nodes { title quantityAvailable } } } }';

/** In seconds. Not fresh as soon as it is kept. */
const stale: CachePolicy = {fresh: 0, fallback: 1000};

const realNow = Date.now;
/** In ms. How far the clock has been moved on. */
let clockOffset = 0;
const pass = (seconds: number) => (clockOffset += seconds * 1000);

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
const logText = () => log.mock.calls.flat().map(String).join('\n');

describe('an answer of the store that breaks off', () => {
  test('is asked for once more', async () => {
    await control.addFault({operation: 'Product', kind: 'half-closed', times: 1});
    expect(await visit()).toMatchObject(table);
    expect(await count()).toBe(2);
  });

  test('twice counts as a failure of the store', async () => {
    await control.addFault({operation: 'Product', kind: 'half-closed', times: 2});
    expect(await visit()).toBe(503);
    expect(logText()).toContain('Product');
    pass(11);
    expect(await visit()).toMatchObject(table);
  });

  test('does not replace the last good answer', async () => {
    await visit();
    await control.addFault({operation: 'Product', kind: 'half-closed', times: 2});
    expect(await visit()).toMatchObject(table);
    pass(11);
    expect(await visit()).toMatchObject(table);
    expect(await count()).toBe(4);
  });
});

test('when the connection to the store breaks, the request is sent once more', async () => {
  await control.addFault({operation: 'Product', kind: '500', times: 1});
  expect(await visit()).toMatchObject(table);
});

test.each(['graphql-error', '429'] as const)(
  'when the store answers with %s, the request is not sent again',
  async (kind) => {
    await control.addFault({operation: 'Product', kind});
    expect(await visit()).toBe(503);
    expect(await count()).toBe(1);
  },
);

describe('a store that does not answer', () => {
  test('leads to an error page after some seconds', async () => {
    await control.addFault({operation: 'Product', kind: 'hang'});
    expect(await visit(short)).toBe(503);
    // The visitor's deadline and that of the request are the same: either may come first.
    await vi.waitFor(() => expect(logText()).toContain('no answer in time'));
  });

  test('keeps a page waiting only once, however many requests the page needs', async () => {
    const {storefront} = client();
    const name = 'query Name { shop { name } }';
    expect(await storefront.query(name)).toHaveProperty('shop');
    pass(timeouts.query / 1000);
    await expect(storefront.query(name)).rejects.toMatchObject({status: 503});
  });

  test('is asked again for the next visitor', async () => {
    await visit();
    await control.addFault({operation: 'Product', kind: 'hang', times: 1});
    expect(await visit(short)).toMatchObject(table);
    // The request may end after its visitor, who does not wait for it.
    await vi.waitFor(
      async () => {
        pass(11);
        await visit();
        expect(await count()).toBe(2);
      },
      {timeout: 10_000},
    );
  });

  test('is left alone for some seconds while the last good answers can be used', async () => {
    await visit();
    await control.addFault({operation: 'Product', kind: 'hang', times: 1});
    await visit(short);
    for (let i = 0; i < 5; i++) expect(await visit()).toMatchObject(table);
    expect(await count()).toBe(1);
  });

  test('does not bring back an answer that is too old', async () => {
    await visit();
    pass(1001);
    await control.addFault({operation: 'Product', kind: '500', times: 2});
    expect(await visit()).toBe(503);
  });

  test('gets a change of the cart only once', async () => {
    await control.addFault({operation: 'CartMake', kind: 'hang'});
    const mutation = client(short).storefront.mutate('mutation CartMake { cartCreate(input: {}) { cart { id } } }');
    await expect(mutation).rejects.toThrow(StoreTimeout);
  });

  test('delays a page by less than 9 seconds, and leaves a second until a message after 11', () => {
    expect(storeTimeouts.query).toBeLessThan(9_000);
    expect(storeTimeouts.mutation).toBeLessThanOrEqual(10_000);
  });
});

describe('something in the store that the site has no permission to read', () => {
  const scope = 'unauthenticated_read_product_inventory';

  test('is left out, and the log says which permission is missing', async () => {
    await control.addFault({operation: 'Product', kind: 'access-denied', field: 'quantityAvailable', scope});
    const answer = await visit();
    expect(answer).toMatchObject({
      product: {
        handle: 'tisch',
        variants: {nodes: [{quantityAvailable: null, deniedFields: ['quantityAvailable']}]},
      },
    });
    expect(answer).not.toHaveProperty('errors');
    expect(log).toHaveBeenCalledTimes(1);
    expect(logText()).toMatch(new RegExp(`Product.*quantityAvailable.*${scope}`));
  });

  test('is not taken for a page that does not exist', async () => {
    await control.addFault({operation: 'Product', kind: 'access-denied', field: 'product', scope});
    expect(await visit()).toBe(503);
    expect(logText()).toContain(scope);
  });
});
