import type {AppLoadContext, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {controlOf} from 'demo-store/control';
import type {ProductRecord, StoreContent, VariantRecord} from 'demo-store/model';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {variantNumber} from '~/cart/rules/merchandise';
import {chosenVariant} from '~/product/product';
import {loader as loadProductPage} from '~/routes/product';
import {loader as loadShop} from '~/routes/shop';
import {loadContent} from '../../../studio/load';
import {ask, formOf} from '../cart/configured';
import {allowFallbackLog} from '../../support/allowFallbackLog';
import {contextFor, Visitor} from '../cart/worker';

const count = 620;
/** Only the last variant of KLIV has this size. */
const planter = {
  isKlivProduct: true,
  width: 1_620,
  height: 300,
  color: {value: '#f1ede1'},
  environment: 'indoor',
} as const;

allowFallbackLog();

let store: DemoStore;

/** A product with so many variants that they take several pages. */
function withVariants(
  product: ProductRecord,
  change: (variant: VariantRecord, index: number, value: string) => VariantRecord,
  valueOf: (index: number) => string,
) {
  const [first] = product.variants as [VariantRecord];
  const values = Array.from({length: count}, (_, index) => valueOf(index));
  const options = [{name: {DE: 'Ausführung', EN: 'Version'}, values: values.map((value) => ({DE: value, EN: value}))}];
  const variants = values.map((value, index) =>
    change({...first, selectedOptions: [value], sku: `VIELE-${index}`, quantityAvailable: 5}, index, value),
  );
  return {...product, options, variants};
}

async function manyVariants(): Promise<StoreContent> {
  const content = await loadContent();
  const products = content.products.map((product) => {
    if (product.handle === 'hocker-lot') {
      return withVariants(
        product,
        (variant, index) => ({...variant, price: 10_000 + index}),
        (index) => `Stoff ${index}`,
      );
    }
    if (product.handle !== 'kliv') return product;
    // The last one is the cheapest.
    return withVariants(
      product,
      (variant, index) => ({...variant, price: 100_000 - index}),
      (index) => `Breite: ${1_001 + index}-${1_001 + index}, Höhe: 200-400`,
    );
  });
  return {...content, products};
}

beforeAll(async () => {
  store = await startDemoStore({content: await manyVariants(), port: 0, seed: 'many', log: () => {}});
});
afterAll(() => store.close());
beforeEach(() => controlOf(store.url).clearRequests());

const context = (): AppLoadContext => contextFor(store.url);
const openProduct = (handle: string) => {
  const request = new Request(`https://studio.example/product/${handle}`);
  return loadProductPage({context: context(), request, params: {handle}} as unknown as LoaderFunctionArgs);
};

/** How many pages of a product's variants the store was asked for. */
const pagesAsked = async () =>
  (await controlOf(store.url).requests()).filter(({name}) => name === 'ProductVariants').length;

it('each of more than 100 variants is on the page and can be bought', async () => {
  const {product} = await openProduct('hocker-lot');
  expect(product.variants).toHaveLength(count);
  expect(new Set(product.variants.map(({id}) => id)).size).toBe(count);
  expect(await pagesAsked()).toBe(3);

  const last = product.variants.at(-1);
  expect(chosenVariant(product.variants, variantNumber(last ?? {id: ''}))).toMatchObject({
    title: 'Stoff 619',
    price: 10_619,
  });
  const {cart} = await ask(store.url, new Visitor(), {intent: 'add', variant: last?.id ?? '', quantity: '2'});
  expect(cart?.total).toBe(21_238);
});

it('a product with few variants needs no second page', async () => {
  await openProduct('schneidbrett');
  expect(await pagesAsked()).toBe(0);
});

it('a KLIV size past the hundredth variant has its price on the page, in the list, in the cart and at the checkout', async () => {
  const {offer} = await openProduct('kliv');
  expect(offer?.kind === 'kliv' && offer.variants).toHaveLength(count);
  const request = new Request('https://studio.example/shop');
  const shop = await loadShop({context: context(), request, params: {}} as unknown as LoaderFunctionArgs);
  expect(shop.products.find(({handle}) => handle === 'kliv')?.price).toBe(99_381);

  const visitor = new Visitor();
  expect(await ask(store.url, visitor, formOf('kliv', planter))).toMatchObject({status: 200, cart: {total: 99_381}});
  expect((await ask(store.url, visitor)).cart).toMatchObject({total: 99_381, blocked: false});
  expect((await ask(store.url, visitor, {intent: 'checkout'})).status).toBe(200);
});

it('a price past the hundredth variant is found for a standard piece', async () => {
  const piece = {color: {value: '#b98a56'}, length: 260, width: 110};
  const {cart} = await ask(store.url, new Visitor(), formOf('konfigurator-tisch', piece));
  expect(cart?.lines[0]?.problem).toBeNull();
});
