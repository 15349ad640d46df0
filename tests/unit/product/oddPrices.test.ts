import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import type {KlivRangesFragment, ProductCardFragment} from 'storefrontapi.generated';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {toShippingCosts} from '~/legal/shippingCosts';
import {unitPriceText} from '~/legal/unitPrice';
import {productJsonLd} from '~/product/jsonLd';
import {loadProductPage} from '~/product/loadProductPage.server';
import {toProductCards} from '~/product/products';
import {loader as shop} from '~/routes/shop';
import {findInSite} from '~/search/findInSite.server';
import {toHitGroups} from '~/search/results';
import {loadStudio} from '../../support/studio';
import {allowFallbackLog} from '../../support/allowFallbackLog';
import {ask} from '../cart/configured';
import {contextFor, variantIdOf, Visitor} from '../cart/worker';
import {tableSource} from '../configurator/offers';

allowFallbackLog();

describe('a shop whose store answers prices in fractions of a cent', () => {
  let plain: DemoStore;
  /** A store of the same content and ids, in which everything costs 8.335 euros. */
  let odd: DemoStore;

  beforeAll(async () => {
    const content = await loadStudio();
    plain = await startDemoStore({content, port: 0, seed: 'plain', log: () => {}});
    odd = await startDemoStore({content, port: 0, seed: 'odd', log: () => {}});
    await createControl(odd.url).addFault({operation: '*', kind: 'garbled', field: 'amount', value: '8.335'});
  }, 60_000);
  afterAll(() => Promise.all([plain.close(), odd.close()]));

  const context = () => contextFor(odd.url);
  const page = (handle: string) =>
    loadProductPage(handle, new Request(`https://studio.example/product/${handle}`), context());

  it('shows every product, with rounded prices', async () => {
    const {product, shippingTerms} = await page('hocker-lot');
    for (const variant of product.variants) expect(variant).toMatchObject({price: 834, availableForSale: false});
    const thing = productJsonLd(product, null, {origin: 'https://studio.example', url: '/', ...shippingTerms});
    expect(thing.offers[0]).toMatchObject({price: '8.34', availability: 'https://schema.org/OutOfStock'});
    expect((await page('kliv_v1')).range).toEqual({lowest: 834, highest: 834});
  });

  it('shows the products in the list and in the search', async () => {
    const args = {context: context(), request: new Request('https://studio.example/shop'), params: {}};
    const {products} = await shop(args as unknown as LoaderFunctionArgs);
    expect(products.find(({handle}) => handle === 'hocker-lot')).toMatchObject({price: 834});
    const shared = {match: () => Promise.resolve(undefined), put: () => Promise.resolve()};
    const search = {headers: new Headers(), shared, projects: [], pages: []};
    const {entries} = await findInSite('Hocker Lot', context(), search);
    const hits = toHitGroups(entries, 'Hocker Lot', 24).flatMap((group) => group.hits);
    expect(hits.find(({path}) => path === '/product/hocker-lot')?.price).toMatchObject({price: 834});
  });

  it('does not sell at such prices', async () => {
    const visitor = new Visitor();
    const oak = await variantIdOf(plain.url, 'hocker-lot', 'Eiche geölt');
    const fields = {intent: 'add', variant: oak, quantity: '1'};
    expect(await ask(odd.url, visitor, fields)).toMatchObject({status: 422});
    expect(await ask(plain.url, visitor, fields)).toMatchObject({status: 200});
    const {cart} = await ask(odd.url, visitor);
    expect(cart?.lines.map(({problem, merchandise}) => [problem, merchandise?.price])).toEqual([['soldOut', 834]]);
    expect(await ask(odd.url, visitor, {intent: 'checkout'})).toMatchObject({status: 409});
    expect(await createControl(odd.url).carts()).toEqual([]);
  });
});

describe.each(['0.125', '8.333', '1e3', '-1', '', 'EUR'])('the price %j that the page shows', (amount) => {
  const isReadable = /^\d/.test(amount) && amount !== '1e3';

  it('is rounded or left out', () => {
    const unitPrice = unitPriceText(
      {unitPrice: {amount}, unitPriceMeasurement: {referenceUnit: 'L', referenceValue: 1}},
      'de',
    );
    expect(unitPrice).toEqual(isReadable ? expect.stringMatching(/^\d+,\d\d\u00a0€ \/ l$/) : undefined);
    const settings = {versandkosten: {value: amount}, versand_frei_ab: {value: amount}};
    expect(toShippingCosts(settings, 'de') !== undefined).toBe(isReadable);
  });

  it('does not keep the list of products from being shown', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const price = {amount};
    const odd: ProductCardFragment = {
      ...tableSource(),
      handle: 'odd',
      id: 'gid://shopify/Product/2',
      availableForSale: true,
      priceRange: {minVariantPrice: price, maxVariantPrice: price},
      compareAtPriceRange: {maxVariantPrice: price},
      niedrigster_preis_30_tage: {value: amount},
      featuredImage: null,
      images: {nodes: []},
      firstVariant: {nodes: [{price, compareAtPrice: price, unitPrice: price, unitPriceMeasurement: null}]},
    };
    const range = {minVariantPrice: {amount: '189.0'}, maxVariantPrice: {amount: '189.0'}};
    const none: KlivRangesFragment = {kliv: null, klivV1: null};
    const cards = toProductCards([odd, {...odd, handle: 'plain', priceRange: range}], none, 'de');
    expect(cards.map(({handle}) => handle)).toEqual(isReadable ? ['odd', 'plain'] : ['plain']);
    log.mockRestore();
  });
});
