import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import type {ProductRecord} from 'demo-store/model';
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

describe('a shop with prices in fractions of a cent', () => {
  let store: DemoStore;

  /** A stool at 8.333 euros; the hook weighs 3 kg, so that a kilogram costs a third of it. KLIV costs 99.995. */
  const withOddPrices = (product: ProductRecord): ProductRecord => ({
    ...product,
    variants: product.variants.map((variant, index) => {
      if (product.handle === 'hocker-lot' && index === 0) return {...variant, price: 833.3};
      if (product.handle === 'kliv_v1') return {...variant, price: 9_999.5};
      return {...variant, unit: {value: 3, unit: 'KG', referenceValue: 1, referenceUnit: 'KG'}};
    }),
  });

  beforeAll(async () => {
    const content = await loadStudio();
    const products = content.products.map(withOddPrices);
    store = await startDemoStore({content: {...content, products}, port: 0, seed: 'odd', log: () => {}});
  }, 60_000);
  afterAll(() => store.close());

  const context = () => contextFor(store.url);
  const page = (handle: string) =>
    loadProductPage(handle, new Request(`https://studio.example/product/${handle}`), context());

  it('shows every product, with rounded prices', async () => {
    const {product, shippingTerms} = await page('hocker-lot');
    const [odd, other] = product.variants;
    expect(odd).toMatchObject({price: 833, availableForSale: false});
    expect(other).toMatchObject({price: 19_800, availableForSale: true, unitPrice: '66,00\u00a0€ / kg'});
    const thing = productJsonLd(product, null, {origin: 'https://studio.example', url: '/', ...shippingTerms});
    expect(thing.offers[0]).toMatchObject({price: '8.33', availability: 'https://schema.org/OutOfStock'});
    expect((await page('kliv_v1')).range).toEqual({lowest: 10_000, highest: 10_000});
  });

  it('shows the products in the list and in the search', async () => {
    const args = {context: context(), request: new Request('https://studio.example/shop'), params: {}};
    const {products} = await shop(args as unknown as LoaderFunctionArgs);
    expect(products.find(({handle}) => handle === 'hocker-lot')).toMatchObject({price: 833, priceVaries: true});
    const shared = {match: () => Promise.resolve(undefined), put: () => Promise.resolve()};
    const search = {headers: new Headers(), shared, projects: [], pages: []};
    const {entries} = await findInSite('Hocker Lot', context(), search);
    const hits = toHitGroups(entries, 'Hocker Lot', 24).flatMap((group) => group.hits);
    expect(hits.find(({path}) => path === '/product/hocker-lot')?.price).toMatchObject({price: 833});
  });

  it('does not sell at such prices', async () => {
    const visitor = new Visitor();
    const oak = await variantIdOf(store.url, 'hocker-lot', 'Eiche geölt');
    const ash = await variantIdOf(store.url, 'hocker-lot', 'Esche schwarz');
    expect(await ask(store.url, visitor, {intent: 'add', variant: oak, quantity: '1'})).toMatchObject({status: 422});
    expect(await ask(store.url, visitor, {intent: 'add', variant: ash, quantity: '1'})).toMatchObject({status: 200});
    const number = oak.split('/').at(-1);
    visitor.cookie = visitor.cookie.replace('[%22', `[%22${number}.1.833%22%2C%22`);
    const {cart} = await ask(store.url, visitor);
    expect(cart?.lines.map(({problem, merchandise}) => [problem, merchandise?.price])).toEqual([
      ['soldOut', 833],
      [null, 19_800],
    ]);
    expect(await ask(store.url, visitor, {intent: 'checkout'})).toMatchObject({status: 409});
    expect(await createControl(store.url).carts()).toEqual([]);
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
