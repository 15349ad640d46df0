import fc from 'fast-check';
import {startDemoStore, type DemoStore} from 'demo-store';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseCart, serialiseCart} from '~/cart/rules/cookie';
import {matchKey, type CartEntry} from '~/cart/rules/entries';
import {loadContent} from '../../../studio/load';
import {anyConfiguration, ask, formOf, klivHandles, loadOffer, loadProduct, standardHandles} from './configured';
import {Visitor} from './worker';

/** Lines that a cart of pieces made to measure has room for at least (rule 13.18). */
const room = 30;

let store: DemoStore;
let studio: {titles: string[]; configuration: ReturnType<typeof anyConfiguration>}[];

beforeAll(async () => {
  store = await startDemoStore({content: await loadContent(), port: 0, seed: 'room', log: () => {}});
  studio = await Promise.all(
    [...standardHandles, ...klivHandles].map(async (handle) => {
      const [de, en] = await Promise.all([loadProduct(store.url, handle), loadProduct(store.url, handle, 'en')]);
      return {titles: [de.title, en.title], configuration: anyConfiguration(await loadOffer(store.url, handle))};
    }),
  );
}, 60_000);
afterAll(() => store.close());

/** The whole header counts: name, value and attributes. */
function written(cart: CartEntry[]): string {
  const result = serialiseCart(cart, {secure: true});
  if (!result.ok) throw new Error('The cart did not fit');
  expect(result.setCookie.length).toBeLessThanOrEqual(4096);
  return result.setCookie;
}

const digits = (length: number) =>
  fc.integer({min: 0, max: 999_999}).map((end) => `${'9'.repeat(length - 6)}${String(end).padStart(6, '0')}`);

const many = (entry: fc.Arbitrary<CartEntry>) =>
  fc.uniqueArray(entry, {minLength: room, maxLength: room, selector: matchKey});

/** Ids are a digit longer than Shopify's today; every number has its full length. */
function studioEntry(): fc.Arbitrary<CartEntry> {
  return fc.nat({max: studio.length - 1}).chain((index) => {
    const {titles = [], configuration} = studio[index] ?? {};
    if (!configuration) throw new Error('The studio has no such product');
    return fc.record({
      variant: digits(15).map((id) => ({id: `gid://shopify/ProductVariant/${id}`})),
      quantity: fc.constant(99),
      configuratorData: configuration,
      productId: fc.constant(`gid://shopify/Product/${String(index).padStart(15, '8')}`),
      seen: fc.record({title: fc.constantFrom(...titles), price: fc.integer({min: 1_000_000, max: 9_999_999})}),
    });
  });
}

/** Longer than anything that a store has: ids of 20 digits, a product and a title of its own for each line. */
const worstEntry: fc.Arbitrary<CartEntry> = fc.record({
  variant: digits(20).map((id) => ({id: `gid://shopify/ProductVariant/${id}`})),
  quantity: fc.constant(99),
  configuratorData: fc.record({
    isKlivProduct: fc.constant(true as const),
    width: fc.integer({min: 10_000, max: 100_000}),
    height: fc.integer({min: 10_000, max: 100_000}),
    color: fc.constant({value: '#f1ede1'}),
    environment: fc.constant('outdoor' as const),
  }),
  productId: digits(20).map((id) => `gid://shopify/Product/${id}`),
  seen: fc.record({
    title: fc.string({unit: 'grapheme', minLength: 1, maxLength: 200}),
    price: fc.integer({min: 100_000_000, max: 999_999_999}),
  }),
});

describe('a cart of 30 pieces made to measure', () => {
  it('fits into a cookie with titles and prices, whatever pieces of the studio they are', () => {
    fc.assert(
      fc.property(many(studioEntry()), (cart) => {
        const header = written(cart);
        expect(parseCart(header)).toEqual(cart);
        // The former way to write it took up to 4,000 bytes, and a larger studio has longer titles.
        expect(header.length).toBeLessThan(3_000);
      }),
    );
  });

  it('fits with all but its titles, however long its ids, sizes and titles are', () => {
    const withoutTitles = (cart: CartEntry[]) => cart.map((entry) => ({...entry, seen: entry.seen?.price}));
    fc.assert(
      fc.property(many(worstEntry), (cart) => {
        expect(withoutTitles(parseCart(written(cart)))).toEqual(withoutTitles(cart));
      }),
    );
  });
});

describe('a cart that is full', () => {
  const fullCart = () => {
    const cart: CartEntry[] = [];
    for (;;) {
      const id = `gid://shopify/ProductVariant/${'9'.repeat(17)}${100 + cart.length}`;
      const result = serialiseCart([...cart, {variant: {id}, quantity: 99}], {secure: true});
      if (!result.ok) return cart;
      cart.push({variant: {id}, quantity: 99});
    }
  };

  it.each(['de', 'en'] as const)('refuses another piece with a message in %s, and loses nothing', async (language) => {
    const cart = fullCart();
    expect(cart.length).toBeGreaterThanOrEqual(room);
    const visitor = new Visitor();
    visitor.cookie = written(cart).split(';')[0] ?? '';
    const before = visitor.cookie;
    const piece = {color: {value: '#b98a56'}, length: 140, width: 80};
    const reply = await ask(store.url, visitor, formOf('konfigurator-tisch', piece), language);
    expect(reply).toMatchObject({status: 422, refused: true});
    expect(reply.message).toMatch(language === 'de' ? /Warenkorb ist voll/ : /cart is full/);
    expect(reply.cart?.lines).toHaveLength(cart.length);
    expect(visitor.cookie).toBe(before);
  });
});
