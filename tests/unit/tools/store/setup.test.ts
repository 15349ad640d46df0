import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {StoreContent} from 'demo-store/model';
import type {DemoStore} from 'demo-store';
import {adminEnv} from 'demo-store/env';
import {createAdminClient} from 'demo-store/testing/adminClient';
import {createClient} from 'demo-store/testing/client';
import {studioEnv} from '../../../../studio/env';
import {configuratorKind} from '~/configurator/offer/kind';
import {getStoreOrder} from '~/product/shopFilter';
import {loadStudio} from '../../../support/studio';
import {checkStore} from '../../../../tools/store/check/checkStore';
import {
  changes,
  loadGoodContent,
  runSetUp,
  siteOperations,
  startEmpty,
  startWith,
  studioSite,
} from '../../../support/stores';

const RUN_MS = 240_000;

type Published = Parameters<typeof configuratorKind>[0] & {
  resourcePublicationsV2: {nodes: {publication: {name: string}}[]};
};

let content: StoreContent;
let full: DemoStore;
let newStore: DemoStore;
let first: {printed: string; done: boolean};

beforeAll(async () => {
  content = await loadStudio();
  full = await startWith(await loadGoodContent());
  newStore = await startEmpty();
  first = await runSetUp(newStore, content);
}, RUN_MS);
afterAll(() => Promise.all([full.close(), newStore.close()]));

/**
 * What differs between any two stores: ids, hosts, cursors, shapes and versions of pictures' addresses, times of changes,
 * Shopify's titles of policies, and the ways to pay, which no API can set. No field is white space alone.
 */
function comparable(answer: unknown): unknown {
  const unlike = new Set(['updatedAt', 'endCursor', 'paymentSettings', 'primaryDomain']);
  const isBlank = (value: unknown) => (value as {value?: unknown} | null)?.value?.toString().trim() === '';
  const text = JSON.stringify(answer, (key, value: unknown) => (unlike.has(key) || isBlank(value) ? null : value))
    .replace(/gid:\/\/shopify\/(\w+)\/\d+/g, 'gid:$1')
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, '')
    .replace(/\/s\/files\/1\/1000\/0000\/0001\/files\//g, '/cdn/shop/files/')
    .replace(/(\/cdn\/shop\/files\/[\w.-]+)\?v=\d+/g, '$1');
  const parsed = JSON.parse(text) as {data?: {shop?: Record<string, {title?: string} | null>}};
  for (const policy of Object.values(parsed.data?.shop ?? {})) delete policy?.title;
  return parsed;
}

/** Variables of an operation: one set for each thing that it may be asked for. */
function variableSets(name: string): Record<string, unknown>[] {
  const handlesOf = (type: string) =>
    content.metaobjects.filter((entry) => entry.type === type).map(({handle}) => handle);
  const byHandle: Record<string, string[]> = {
    Product: content.products.map(({handle}) => handle),
    ConfiguratorProduct: content.products.map(({handle}) => handle),
    AddedPiece: content.products.map(({handle}) => handle),
    Project: handlesOf('projekte'),
    Service: handlesOf('leistungen'),
    Landing: handlesOf('landingpage'),
  };
  if (name === 'Handle') return handlesOf('landingpage').map((handle) => ({handle, type: 'landingpage'}));
  if (name === 'Redirects') return content.urlRedirects.map(({path}) => ({query: `path:"${path}"`}));
  if (name === 'SearchProducts') return ['tisch', 'table', 'xyz'].map((query) => ({query}));
  if (name === 'Shop') {
    const list = {first: 100, ...getStoreOrder(undefined)};
    const collections = content.collections.map(({handle}) => ({handle, hasCollection: true, ...list}));
    return [{handle: '', hasCollection: false, ...list}, ...collections];
  }
  if (name === 'OrderedCart') return [{id: 'gid://shopify/Cart/unknown?key=none'}];
  return byHandle[name]?.map((handle) => ({handle})) ?? [{}];
}

async function ask(store: DemoStore, document: string, variables: object) {
  return comparable(await createClient(store.url).query(document, variables));
}

describe('store:setup --with-content, on an empty store,', () => {
  it('makes every change', () => {
    expect(first.done).toBe(true);
    expect(first.printed).toContain(`Add entries (${content.metaobjects.length})`);
    expect(first.printed).toContain('PUBLIC_STOREFRONT_API_TOKEN');
  });

  const separate = /^(CartMerchandise|ConfiguratorVariants|VariantBy\w+|More\w+)$/;
  const operations = siteOperations().filter(({name}) => !separate.test(name));
  it.each(operations)(
    'makes the site’s request $name get the same answer as from the full store, in both languages',
    {timeout: RUN_MS},
    async ({name, document}) => {
      for (const variables of variableSets(name)) {
        for (const language of ['DE', 'EN']) {
          const [expected, actual] = await Promise.all(
            [full, newStore].map((store) => ask(store, document, {...variables, language, country: 'DE'})),
          );
          expect(JSON.stringify(expected)).not.toContain('"errors"');
          expect(actual, `${name} ${JSON.stringify(variables)} ${language}`).toEqual(expected);
        }
      }
    },
  );

  it.each([
    ['ConfiguratorVariants', 'product(handle: "individueller-schrank") { list: variants(first: 1) { ...Cursor } }'],
    ['MoreProjects', 'list: metaobjects(type: "projekte", first: 1) { ...Cursor }'],
    ['MoreSitemapEntries', 'list: metaobjects(type: "projekte", first: 1) { ...Cursor }'],
    ['MoreSitemapProducts', 'list: products(first: 1) { ...Cursor }'],
  ])('makes the site’s request %s get the same answer as from the full store', async (name, list) => {
    const document = siteOperations().find((operation) => operation.name === name)?.document ?? '';
    const variables = {handle: 'individueller-schrank', type: 'projekte', language: 'EN', country: 'DE'};
    const cursor = list.replace('...Cursor', 'pageInfo { endCursor }');
    const answers = [full, newStore].map(async (store) => {
      const {data} = await createClient(store.url).query<object>(`{ ${cursor} }`);
      const [, after] = /"endCursor":"([^"]+)"/.exec(JSON.stringify(data)) ?? [];
      return ask(store, document, {...variables, after});
    });
    const [expected, actual] = await Promise.all(answers);
    expect(JSON.stringify(expected)).toMatch(/"(availableForSale|handle)"/);
    expect(actual).toEqual(expected);
  });

  it('makes the site’s request about the cart get the same answer as from the full store', async () => {
    const document = siteOperations().find(({name}) => name === 'CartMerchandise')?.document ?? '';
    const answers = [full, newStore].map(async (store) => {
      const variantOf = async (handle: string) => {
        const query =
          'query ($handle: String!) { product(handle: $handle) { id variants(first: 1) { nodes { id } } } }';
        type Found = {product: {id: string; variants: {nodes: {id: string}[]}}};
        const {data} = await createClient(store.url).query<Found>(query, {handle});
        return {product: [data.product.id], variants: data.product.variants.nodes.map(({id}) => id)};
      };
      const [ready, standard, kliv] = await Promise.all([
        variantOf('hocker-lot'),
        variantOf('custom-shelf'),
        variantOf('kliv'),
      ]);
      const pieces = {products: standard.product, klivProducts: kliv.product};
      const variants = {variants: ready.variants, standard: standard.variants, kliv: kliv.variants};
      return ask(store, document, {...pieces, ...variants, language: 'EN', country: 'DE'});
    });
    const [expected, actual] = await Promise.all(answers);
    expect(JSON.stringify(expected)).toContain('Lot stool');
    expect(actual).toEqual(expected);
  });

  it('sets every price, and pieces can be bought at it', async () => {
    const all =
      'query ($handle: String!) { product(handle: $handle) { variants(first: 250) { nodes { id title sku availableForSale price { amount } } } } }';
    const prices = (store: DemoStore) => ask(store, all.replace('sku ', ''), {handle: 'individueller-schrank'});
    expect(await prices(newStore)).toEqual(await prices(full));
  });

  it('offers made-to-measure products only on the site, where they can be configured', async () => {
    const {data} = await createAdminClient(newStore.url)<{products: {nodes: Published[]}}>(
      '{ products(first: 50) { nodes { handle tags productType vendor resourcePublicationsV2(first: 5) { nodes { publication { name } } } } } }',
    );
    for (const product of data.products.nodes) {
      const channels = product.resourcePublicationsV2.nodes.map(({publication}) => publication.name);
      const expected = configuratorKind(product) ? ['Headless'] : ['Online Store', 'Headless'];
      expect(channels, product.handle).toEqual(expected);
    }
  });

  it('leaves nothing for store:check to report', {timeout: RUN_MS}, async () => {
    const env = {...studioEnv(newStore.url), PUBLIC_SITE_URL: studioSite};
    const verdict = await checkStore(env, adminEnv, content.definitions);
    expect(verdict.findings).toEqual([]);
  });

  it('uploads the pictures', async () => {
    const bytes = async (store: DemoStore) => {
      const response = await fetch(`${store.url}/cdn/shop/files/hocker-eiche.webp?width=64`);
      return Buffer.from(await response.arrayBuffer()).toString('base64');
    };
    expect(await bytes(newStore)).toBe(await bytes(full));
  });

  it('changes nothing when it is run a second time', {timeout: RUN_MS}, async () => {
    await createClient(newStore.url).control.clearRequests();
    const second = await runSetUp(newStore, content);
    expect(second.done).toBe(true);
    expect(second.printed).toContain('Nothing to do.');
    expect(await changes(newStore)).toEqual([]);
  });

  it('has nothing to do on a complete store', {timeout: RUN_MS}, async () => {
    const {printed} = await runSetUp(full, content, {dryRun: true});
    expect(printed).toContain('Nothing to do.');
  });
});
