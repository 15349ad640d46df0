import type {AppLoadContext, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import type {ProductRecord, StoreContent, VariantRecord} from 'demo-store/model';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {numericId} from '~/cart/rules/cartItem';
import {loader as loadProductPage} from '~/routes/product';
import {loader as loadShop} from '~/routes/shop';
import {loadStudio} from '../../support/studio';
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
  choices: {environment: 'indoor'},
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
  const content = await loadStudio();
  const products = content.products.map((product) => {
    if (product.handle === 'hocker-lot') {
      return withVariants(
        product,
        (variant, index) => ({...variant, price: 10_000 + index, ...(index === 400 && {image: 'leuchte-1'})}),
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
beforeEach(() => createControl(store.url).clearRequests());

const context = (): AppLoadContext => contextFor(store.url);
const openProduct = (handle: string, query = '') => {
  const request = new Request(`https://studio.example/product/${handle}${query}`);
  return loadProductPage({context: context(), request, params: {handle}} as unknown as LoaderFunctionArgs);
};

const operations = async () => (await createControl(store.url).requests()).map(({name}) => name);

/** The parameter that leads to a value of the first option, on the page of values that is asked for. */
async function linkTo(value: string, page: number) {
  const {variantOptions} = await openProduct('hocker-lot', `?page=${page}`);
  return variantOptions?.[0]?.values.find(({name}) => name === value)?.selection ?? '';
}

it('a product with more than 100 variants still loads quickly: only the selected one is loaded', async () => {
  const {product, variantOptions, range} = await openProduct('hocker-lot');
  expect(product.variants).toMatchObject([{title: 'Stoff 0', price: 10_000}]);
  expect(range?.lowest).toBe(10_000);
  expect(variantOptions).toMatchObject([{name: 'Ausführung', chosenValue: 'Stoff 0', page: 1, isOpen: false}]);
  expect(variantOptions?.[0]?.values).toHaveLength(100);
  expect(variantOptions?.[0]?.pages).toHaveLength(7);
  expect(await operations()).toEqual(['Product']);
});

it('a product with many variants leads to each of them, and each can be bought', async () => {
  const to = await linkTo('Stoff 619', 7);
  await createControl(store.url).clearRequests();
  const {product, variantOptions} = await openProduct('hocker-lot', `?values=${to}`);
  expect(product.variants).toMatchObject([{title: 'Stoff 619', price: 10_619}]);
  expect(variantOptions?.[0]).toMatchObject({chosenValue: 'Stoff 619', page: 7, isOpen: false});
  expect(await operations()).toEqual(['Product', 'VariantByOptions']);

  const {cart} = await ask(store.url, new Visitor(), {
    intent: 'add',
    variant: product.variants[0]?.id ?? '',
    quantity: '2',
  });
  expect(cart?.total).toBe(21_238);
});

it('a link to one of many variants selects it, and shows its picture', async () => {
  const selection = (await openProduct('hocker-lot', `?values=${await linkTo('Stoff 400', 5)}`)).product.variants[0];
  const number = numericId(selection?.id ?? '');
  for (const variant of [number, `gid://shopify/ProductVariant/${number}`]) {
    const {product} = await openProduct('hocker-lot', `?variant=${encodeURIComponent(variant)}`);
    expect(product.variants).toEqual([selection]);
    expect(product.images.at(-1)).toEqual(selection?.image);
    expect(product.images).toHaveLength(5);
  }
});

it.each([
  '?variant=1',
  '?variant=x',
  '?variant=gid://shopify/Product/1',
  '?values=1',
  '?values=1.2',
  '?values=',
  '?page=99',
])('a link to a variant that is not offered (%s) selects the first one that can be bought', async (query) => {
  const {product, variantOptions} = await openProduct('hocker-lot', query);
  expect(product.variants).toMatchObject([{title: 'Stoff 0'}]);
  expect(variantOptions?.[0]?.isOpen).toBe(false);
});

it('a link with the number of another product’s variant is as if it had none', async () => {
  const [other] = (await openProduct('schneidbrett')).product.variants;
  const {product} = await openProduct('hocker-lot', `?variant=${numericId(other?.id ?? '')}`);
  expect(product.variants).toMatchObject([{title: 'Stoff 0'}]);
});

it('a link to a sold-out variant shows it, but no choice leads to it', async () => {
  const to = await linkTo('Stoff 3', 1);
  await createControl(store.url).setInventory({sku: 'VIELE-3', quantityAvailable: 0});
  expect(await linkTo('Stoff 3', 1)).toBe('');
  const {product} = await openProduct('hocker-lot', `?values=${to}`);
  expect(product.variants).toMatchObject([{title: 'Stoff 3', availableForSale: false}]);
  await createControl(store.url).setInventory({sku: 'VIELE-3', quantityAvailable: 5});
});

it('a product with few variants loads all of them', async () => {
  const {product, variantOptions} = await openProduct('garderobe-reihe');
  expect(variantOptions).toBeUndefined();
  expect(product.variants.length).toBeGreaterThan(1);
  expect(await operations()).toEqual(['Product']);
});

it('a KLIV size whose price is past the hundredth variant costs the same on its page, in the list, in the cart and at the checkout', async () => {
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

it('a made-to-measure piece whose price is past the hundredth variant can be bought', async () => {
  const piece = {color: {value: '#b98a56'}, length: 260, width: 110, choices: {}};
  const {cart} = await ask(store.url, new Visitor(), formOf('konfigurator-tisch', piece));
  expect(cart?.lines[0]?.problem).toBeNull();
});
