import {afterAll, describe, expect, it} from 'vitest';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import type {ProductRecord, VariantRecord} from 'demo-store/model';
import {previousPrice, hasRisenPrice, lineName} from '~/cart/rules/cartView';
import {formatPriceOption} from '~/configurator/offer/formula';
import {listStandardPrices} from '~/configurator/offer/standardOffer';
import {tablePrice} from '../../support/tablePrice';
import {withPlainSpaces} from '../../support/productPage';
import {startCartStore} from './cartStore';
import {ask, formOf, loadOffer, studioContent} from './configured';

const piece = {color: {value: '#b98a56'}, length: 140, width: 80, choices: {}};
const planter = {
  isKlivProduct: true,
  width: 500,
  height: 300,
  color: {value: '#f1ede1'},
  choices: {environment: 'indoor'},
} as const;

const before = await startCartStore(studioContent, 'prices');
const {visitor} = before;
const stores: DemoStore[] = [];

/** A store with the same content, but for one product. */
async function startStore(handle: string, change: (product: ProductRecord) => ProductRecord): Promise<DemoStore> {
  const products = studioContent.products.map((product) => (product.handle === handle ? change(product) : product));
  const store = await startDemoStore({content: {...studioContent, products}, port: 0, seed: 'prices', log: () => {}});
  stores.push(store);
  return store;
}

const repriced = (change: (price: number) => number) => (product: ProductRecord) => ({
  ...product,
  variants: product.variants.map((variant) => ({...variant, price: change(variant.price)})),
});

const withField = (key: string, value: unknown) => (product: ProductRecord) => ({
  ...product,
  metafields: product.metafields.map((metafield) =>
    metafield.key === key ? {...metafield, field: {type: 'json', value: JSON.stringify(value)}} : metafield,
  ),
});

const dearFormula = {base_price: 900, price_per_cm_length: 7, price_per_cm_width: 5};

/** The variants that a merchant imports after a change of the formula: new prices, and none of the old variants. */
const withPrices = (prices: number[]) => (product: ProductRecord) => {
  const [first] = product.variants as [VariantRecord];
  const values = prices.map((price) => ({DE: formatPriceOption(price), EN: formatPriceOption(price)}));
  return {
    ...product,
    options: product.options.map((option) => ({...option, values})),
    variants: prices.map((price) => ({
      ...first,
      price,
      sku: `NEU-${price}`,
      selectedOptions: [formatPriceOption(price)],
    })),
  };
};

afterAll(() => Promise.all(stores.map((store) => store.close())));

const addStool = async (quantity?: number) =>
  before.add(await before.variantIdOf('hocker-lot', 'Esche schwarz'), quantity);
const addPiece = () => before.ask(formOf('konfigurator-tisch', piece));
const priceOf = async (store: DemoStore, language: 'de' | 'en' = 'de') => {
  const {cart} = await ask(store.url, visitor, undefined, language);
  const [line] = cart?.lines ?? [];
  if (!cart || !line) throw new Error('The cart is empty');
  return {
    name: withPlainSpaces(lineName(line) ?? ''),
    former: previousPrice(line),
    now: line.merchandise?.price,
    problem: line.problem,
    dearer: hasRisenPrice(cart),
  };
};
const checkOut = (store: Pick<DemoStore, 'url'>, fields: Record<string, string> = {}) =>
  ask(store.url, visitor, {intent: 'checkout', ...fields});

describe('a price that has risen since the visitor added the product', () => {
  it('is shown beside the old one, and charged only after the visitor agrees to the new total', async () => {
    await addStool(2);
    const after = await startStore(
      'hocker-lot',
      repriced((price) => price + 1_000),
    );
    expect(await priceOf(after)).toMatchObject({former: 19_800, now: 20_800, dearer: true, problem: null});

    const refused = {
      status: 409,
      notice: {text: expect.stringContaining('Preis hat sich geändert')},
      cart: {total: 41_600},
    };
    expect(await checkOut(after)).toMatchObject(refused);
    expect(await checkOut(after, {total: '39600'})).toMatchObject(refused);
    expect(await checkOut(after, {total: 'x'})).toMatchObject(refused);
    expect(await createControl(after.url).carts()).toEqual([]);

    const agreed = await checkOut(after, {total: '41600'});
    expect(agreed).toMatchObject({status: 200, checkoutUrl: expect.stringContaining(after.url)});
    expect(await priceOf(after)).toMatchObject({former: null, dearer: false});
  });

  it('is still shown after other changes of the cart', async () => {
    await addStool();
    const after = await startStore(
      'hocker-lot',
      repriced((price) => price + 1_000),
    );
    await ask(after.url, visitor, formOf('kliv_v1', planter));
    const {cart} = await ask(after.url, visitor);
    await ask(after.url, visitor, {intent: 'update', key: cart?.lines[0]?.key ?? '', quantity: '3'});
    expect(await priceOf(after)).toMatchObject({former: 19_800, now: 20_800, dearer: true});
  });

  it('while the cart is open stops the checkout', async () => {
    await addStool();
    expect(await checkOut(before, {total: '19799'})).toMatchObject({status: 409});
  });
});

it('a price that has fallen is shown, and charged without asking', async () => {
  await addStool();
  const after = await startStore(
    'hocker-lot',
    repriced((price) => price - 1_000),
  );
  expect(await priceOf(after)).toMatchObject({former: 19_800, now: 18_800, dearer: false});
  expect(await checkOut(after)).toMatchObject({status: 200});
});

describe('a piece in the cart whose price formula the merchant has changed', () => {
  it('is sold at its new price', async () => {
    await addPiece();
    const formula = await startStore('konfigurator-tisch', withField('preisformel', dearFormula));
    const offer = await loadOffer(formula.url, 'konfigurator-tisch');
    if (offer.kind !== 'standard') throw new Error('Expected a standard offer');
    const prices = withPrices(listStandardPrices(offer));
    const after = await startStore('konfigurator-tisch', (product) =>
      prices(withField('preisformel', dearFormula)(product)),
    );
    expect(await priceOf(after)).toEqual({
      name: 'Tisch Strich, 140 × 80 cm, Eiche, geölt',
      former: tablePrice(140, 80),
      now: 228_000,
      problem: null,
      dearer: true,
    });
    expect(await checkOut(after)).toMatchObject({status: 409});
    expect(await checkOut(after, {total: '228000'})).toMatchObject({status: 200});
  });

  it('keeps its name and can be enquired about when there is no price for it any more', async () => {
    await addPiece();
    const after = await startStore('konfigurator-tisch', withField('preisformel', {...dearFormula, base_price: 901}));
    expect(await priceOf(after, 'en')).toMatchObject({
      name: 'Strich table, 140 × 80 cm, Oak, oiled',
      problem: 'onRequest',
      former: null,
    });
    expect(await checkOut(after, {total: '0'})).toMatchObject({
      status: 409,
      notice: {text: expect.stringContaining('Artikel')},
    });
  });

  it('keeps its name when its size or colour is no longer offered', async () => {
    await addPiece();
    const shorter = await startStore('konfigurator-tisch', withField('laengen', [120, 130]));
    expect(await priceOf(shorter)).toMatchObject({
      name: 'Tisch Strich, 140 × 80 cm, Eiche, geölt',
      problem: 'notOffered',
    });
    const recoloured = await startStore(
      'konfigurator-tisch',
      withField('farben', [{name: 'Ahorn', value: '#eeddcc', multiplier: 1}]),
    );
    expect(await priceOf(recoloured)).toMatchObject({name: 'Tisch Strich, 140 × 80 cm', problem: 'notOffered'});
  });
});

describe('a product in the cart that the merchant has deleted', () => {
  it('keeps its name and size', async () => {
    await addStool();
    await addPiece();
    await before.ask(formOf('kliv_v1', planter));
    const after = await startDemoStore({
      content: {...studioContent, products: [], collections: [], metaobjects: [], menus: []},
      port: 0,
      log: () => {},
    });
    stores.push(after);
    const {cart} = await ask(after.url, visitor);
    expect(cart?.lines.map((line) => [withPlainSpaces(lineName(line) ?? ''), line.problem])).toEqual([
      ['Hocker Lot, Esche schwarz', 'vanished'],
      ['Tisch Strich, 140 × 80 cm', 'vanished'],
      [expect.stringMatching(/^.+, 500 × 300 mm$/), 'vanished'],
    ]);
  });
});
