import {InMemoryCache} from '@shopify/hydrogen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {storefrontEnv} from 'demo-store/env';
import {fixture} from 'demo-store/testing/fixture';
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {checkoutCartHandler} from '~/cart/worker/checkoutCartHandler.server';
import {StoreChanges} from '~/platform/cache/storeChanges';
import {createPlatformContext} from '~/platform/context';
import {createRequestContext} from '~/platform/http/interceptor';

let store: DemoStore;

beforeAll(async () => {
  store = await startDemoStore({port: 0, content: fixture, seed: 'context'});
});
afterAll(() => store.close());
beforeEach(() => {
  vi.stubGlobal('caches', {open: () => Promise.resolve(new InMemoryCache())});
  return createControl(store.url).clearRequests();
});

async function contextWith(variables: Record<string, string> = {}) {
  const executionContext = {waitUntil: () => {}} as unknown as ExecutionContext;
  const request = new Request('http://localhost/en/cart', {headers: {'Oxygen-Buyer-IP': '127.0.0.1'}});
  const env = {...storefrontEnv(store.url), ...variables};
  return createPlatformContext(
    request,
    createRequestContext(request, env, executionContext, {isNested: false, ask: () => Promise.reject()}),
    new StoreChanges(),
  );
}

test.each([
  [{}, 'DE'],
  [{PUBLIC_STORE_COUNTRY: ''}, 'DE'],
  [{PUBLIC_STORE_COUNTRY: 'AT'}, 'AT'],
])('prices and stock are those of the merchant’s country: with %j it is %s', async (variables, country) => {
  const {storefront} = await contextWith(variables);
  await storefront.query(
    'query Name($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) { shop { name } }',
    {cache: storefront.CacheNone()},
  );
  await checkoutCartHandler(storefront).create({lines: []});
  const requests = await createControl(store.url).requests();
  expect(requests.map(({name, variables: sent}) => [name, sent])).toEqual([
    ['Name', {language: 'EN', country}],
    ['cartCreate', {language: 'EN', country, input: {lines: [], buyerIdentity: {countryCode: country}}}],
  ]);
});

test.each([
  [{}, '2026-10'],
  [{PUBLIC_STOREFRONT_API_VERSION: '2026-01'}, '2026-01'],
])('the merchant can choose the version of Shopify’s interface: with %j it is %s', async (variables, version) => {
  expect((await contextWith(variables)).storefront.getApiUrl()).toBe(`${store.url}/api/${version}/graphql.json`);
});
