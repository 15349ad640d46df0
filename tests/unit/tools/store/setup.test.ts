import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {StoreContent} from 'demo-store/model';
import type {DemoStore} from 'demo-store';
import {adminEnv} from 'demo-store/env';
import {clientOf} from 'demo-store/testing/client';
import {studioEnv} from '../../../../studio/env';
import {loadContent} from '../../../../studio/load';
import {checkStore} from '../../../../tools/store/check/check';
import {changes, runSetUp, siteOperations, startEmpty, startWith, withoutBroken} from '../../../support/stores';

const RUN_MS = 240_000;

let content: StoreContent;
let full: DemoStore;
let made: DemoStore;
let first: {printed: string; done: boolean};

beforeAll(async () => {
  content = await loadContent();
  full = await startWith(withoutBroken(content));
  made = await startEmpty();
  first = await runSetUp(made, content);
}, RUN_MS);
afterAll(() => Promise.all([full.close(), made.close()]));

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
  if (name === 'EntryCursors') return ['faq', 'jobs', 'leistungen'].map((type) => ({type, size: 2, double: 4}));
  if (name === 'SearchProducts') return ['tisch', 'table', 'xyz'].map((query) => ({query}));
  if (name === 'Shop') {
    const kinds = content.collections.map(({handle}) => ({kind: handle, byKind: true}));
    return [{kind: '', byKind: false}, ...kinds];
  }
  if (name === 'OrderedCart') return [{id: 'gid://shopify/Cart/unknown?key=none'}];
  return byHandle[name]?.map((handle) => ({handle})) ?? [{}];
}

async function ask(store: DemoStore, document: string, variables: object) {
  return comparable(await clientOf(store.url).query(document, variables));
}

describe('set-up with content on an empty store', () => {
  it('does everything', () => {
    expect(first.done).toBe(true);
    expect(first.printed).toContain(`Add entries (${content.metaobjects.length})`);
    expect(first.printed).toContain('PUBLIC_STOREFRONT_API_TOKEN');
  });

  const separate = /^(CartMerchandise|ConfiguratorVariants|VariantBy\w+|More\w+)$/;
  const operations = siteOperations().filter(({name}) => !separate.test(name));
  it.each(operations)(
    'makes $name answer as the full store does, in both languages',
    {timeout: RUN_MS},
    async ({name, document}) => {
      for (const variables of variableSets(name)) {
        for (const language of ['DE', 'EN']) {
          const [there, here] = await Promise.all(
            [full, made].map((store) => ask(store, document, {...variables, language, country: 'DE'})),
          );
          expect(JSON.stringify(there)).not.toContain('"errors"');
          expect(here, `${name} ${JSON.stringify(variables)} ${language}`).toEqual(there);
        }
      }
    },
  );

  it.each([
    ['ConfiguratorVariants', 'product(handle: "individueller-schrank") { list: variants(first: 1) { ...Cursor } }'],
    ['MoreProjects', 'list: metaobjects(type: "projekte", first: 1) { ...Cursor }'],
    ['MoreSitemapEntries', 'list: metaobjects(type: "projekte", first: 1) { ...Cursor }'],
    ['MoreSitemapProducts', 'list: products(first: 1) { ...Cursor }'],
  ])('makes %s answer as the full store does', async (name, list) => {
    const document = siteOperations().find((operation) => operation.name === name)?.document ?? '';
    const variables = {handle: 'individueller-schrank', type: 'projekte', language: 'EN', country: 'DE'};
    const cursor = list.replace('...Cursor', 'pageInfo { endCursor }');
    const answers = [full, made].map(async (store) => {
      const {data} = await clientOf(store.url).query<object>(`{ ${cursor} }`);
      const [, after] = /"endCursor":"([^"]+)"/.exec(JSON.stringify(data)) ?? [];
      return ask(store, document, {...variables, after});
    });
    const [there, here] = await Promise.all(answers);
    expect(JSON.stringify(there)).toMatch(/"(availableForSale|handle)"/);
    expect(here).toEqual(there);
  });

  it('makes CartMerchandise answer as the full store does', async () => {
    const document = siteOperations().find(({name}) => name === 'CartMerchandise')?.document ?? '';
    const answers = [full, made].map(async (store) => {
      const variantOf = async (handle: string) => {
        const query =
          'query ($handle: String!) { product(handle: $handle) { id variants(first: 1) { nodes { id } } } }';
        type Found = {product: {id: string; variants: {nodes: {id: string}[]}}};
        const {data} = await clientOf(store.url).query<Found>(query, {handle});
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
    const [there, here] = await Promise.all(answers);
    expect(JSON.stringify(there)).toContain('Lot stool');
    expect(here).toEqual(there);
  });

  it('makes the variants of every price, and sells them', async () => {
    const all =
      'query ($handle: String!) { product(handle: $handle) { variants(first: 250) { nodes { id title sku availableForSale price { amount } } } } }';
    const prices = (store: DemoStore) => ask(store, all.replace('sku ', ''), {handle: 'individueller-schrank'});
    expect(await prices(made)).toEqual(await prices(full));
  });

  it('leaves nothing for store:check to find', {timeout: RUN_MS}, async () => {
    expect(await checkStore(studioEnv(made.url), adminEnv, content.definitions)).toEqual([]);
  });

  it('serves the pictures that it has uploaded', async () => {
    const bytes = async (store: DemoStore) => {
      const response = await fetch(`${store.url}/cdn/shop/files/hocker-eiche.webp?width=64`);
      return Buffer.from(await response.arrayBuffer()).toString('base64');
    };
    expect(await bytes(made)).toBe(await bytes(full));
  });

  it('changes nothing when it is run again', {timeout: RUN_MS}, async () => {
    await clientOf(made.url).control.clearRequests();
    const second = await runSetUp(made, content);
    expect(second.done).toBe(true);
    expect(second.printed).toContain('Nothing to do.');
    expect(await changes(made)).toEqual([]);
  });

  it('finds nothing to do on a store that has it all', {timeout: RUN_MS}, async () => {
    const {printed} = await runSetUp(full, content, {dryRun: true});
    expect(printed).toContain('Nothing to do.');
  });
});
