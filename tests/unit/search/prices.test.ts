import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {loader as shop} from '~/routes/shop';
import {findInSite} from '~/search/findInSite.server';
import {readQuery} from '~/search/query';
import {toHitGroups} from '~/search/results';
import {website} from '~/search/website';
import {loadStudio} from '../../support/studio';
import {contextFor} from '../cart/worker';

// Two products of the studio lack metafields.

const content = await loadStudio();
let store: DemoStore;
beforeAll(async () => {
  store = await startDemoStore({content, port: 0, seed: 'found', log: () => {}});
}, 60_000);
afterAll(() => store.close());

const shared = {match: () => Promise.resolve(undefined), put: () => Promise.resolve()};

test.each(['de', 'en'] as const)('search results show the same prices as the shop (%s)', async (language) => {
  const context = contextFor(store.url, language);
  const request = new Request('https://studio.example/shop');
  const {products} = await shop({context, request, params: {}} as unknown as LoaderFunctionArgs);
  expect(products).toHaveLength(content.products.length);
  for (const {handle, title, price, priceVaries, compareAtPrice, unitPrice, size} of products) {
    const {entries} = await findInSite(title, context, {headers: new Headers(), shared, projects: [], pages: []});
    const hits = toHitGroups(entries, title, 24).flatMap((group) => group.hits);
    // Of KLIV no size is said: it is in the names of the variants.
    const expected = {price, priceVaries, compareAtPrice, unitPrice, ...(!handle.startsWith('kliv') && {size})};
    expect(hits.find(({path}) => path === `/product/${handle}`)?.price).toMatchObject(expected);
  }
});

test('search engines are told how to search the site in each language', () => {
  const paths = website('https://studio.example').potentialAction.map(({target}) => target.urlTemplate);
  expect(paths).toEqual(['https://studio.example/search?q={words}', 'https://studio.example/en/search?q={words}']);
  for (const path of paths) expect(readQuery(path.replace('{words}', 'Tisch%20Eiche'))).toBe('Tisch Eiche');
});
