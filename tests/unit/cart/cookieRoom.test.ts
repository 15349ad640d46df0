import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {itemKey, variantItem, type CartItem} from '~/cart/rules/cartItem';
import {writeCartItems, readCartItems, readRemovedItems, writeRemovedItems} from '~/cart/rules/itemCookies';
import {maxCookieBytes} from '~/platform/http/cookies';
import {startCartStore} from './cartStore';
import {
  anyConfiguration,
  formOf,
  klivHandles,
  loadOffer,
  loadProduct,
  standardHandles,
  studioContent,
} from './configured';

/** Made-to-measure lines that a cart has room for (rule 13.18). */
const minimumLines = 30;

const {url, visitor, ask} = await startCartStore(studioContent, 'room');
const studio = await Promise.all(
  [...standardHandles, ...klivHandles].map(async (handle) => {
    const [de, en] = await Promise.all([loadProduct(url, handle), loadProduct(url, handle, 'en')]);
    return {titles: [de.title, en.title], configuration: anyConfiguration(await loadOffer(url, handle))};
  }),
);

/** The whole header counts: name, value and attributes. */
function cookieOf(cart: CartItem[]): string {
  const cookie = writeCartItems(cart, {secure: true});
  if (cookie === undefined) throw new Error('The cart did not fit');
  expect(cookie.length).toBeLessThanOrEqual(maxCookieBytes);
  return cookie;
}

const digits = (length: number) =>
  fc.integer({min: 0, max: 999_999}).map((end) => `${'9'.repeat(length - 6)}${String(end).padStart(6, '0')}`);

const many = (item: fc.Arbitrary<CartItem>) =>
  fc.uniqueArray(item, {minLength: minimumLines, maxLength: minimumLines, selector: itemKey});

/** Ids are a digit longer than Shopify's today; every number has its full length. */
function studioItem(): fc.Arbitrary<CartItem> {
  return fc.nat({max: studio.length - 1}).chain((index) => {
    const {titles = [], configuration} = studio[index] ?? {};
    if (!configuration) throw new Error('The studio has no such product');
    return fc.record({
      variantId: digits(15).map((id) => `gid://shopify/ProductVariant/${id}`),
      quantity: fc.constant(99),
      configuration,
      productId: fc.constant(`gid://shopify/Product/${String(index).padStart(15, '8')}`),
      snapshot: fc.record({title: fc.constantFrom(...titles), price: fc.integer({min: 1_000_000, max: 9_999_999})}),
    });
  });
}

/** Longer than anything that a store has: ids of 20 digits, a product and a title of its own for each line. */
const worstItem: fc.Arbitrary<CartItem> = fc.record({
  variantId: digits(20).map((id) => `gid://shopify/ProductVariant/${id}`),
  quantity: fc.constant(99),
  configuration: fc.record({
    isKlivProduct: fc.constant(true as const),
    width: fc.integer({min: 10_000, max: 100_000}),
    height: fc.integer({min: 10_000, max: 100_000}),
    color: fc.constant({value: '#f1ede1'}),
    choices: fc.record({environment: fc.constant('outdoor' as const)}),
  }),
  productId: digits(20).map((id) => `gid://shopify/Product/${id}`),
  snapshot: fc.record({
    title: fc.string({unit: 'grapheme', minLength: 1, maxLength: 200}),
    price: fc.integer({min: 100_000_000, max: 999_999_999}),
  }),
});

describe('a cart of 30 made-to-measure pieces', () => {
  it('is remembered with titles and prices, whatever the pieces are', () => {
    fc.assert(
      fc.property(many(studioItem()), (cart) => {
        const header = cookieOf(cart);
        expect(readCartItems(header)).toEqual(cart);
        // A larger studio has longer titles.
        expect(header.length).toBeLessThan(3_500);
      }),
    );
  });

  it('is remembered, if need be without titles, however long these are', () => {
    const withoutTitles = (cart: CartItem[]) => cart.map((item) => ({...item, snapshot: item.snapshot?.price}));
    fc.assert(
      fc.property(many(worstItem), (cart) => {
        expect(withoutTitles(readCartItems(cookieOf(cart)))).toEqual(withoutTitles(cart));
        // All of it can be put back, too.
        const removed = writeRemovedItems({reason: 'replaced', items: cart}, {secure: true});
        expect(removed.length).toBeLessThanOrEqual(maxCookieBytes);
        expect(withoutTitles(readRemovedItems(removed)?.items ?? [])).toEqual(withoutTitles(cart));
      }),
    );
  });
});

describe('a cart that has no more room', () => {
  const fullCart = () => {
    const cart: CartItem[] = [];
    for (;;) {
      const item = variantItem(`${'9'.repeat(17)}${100 + cart.length}`, 99);
      if (!writeCartItems([...cart, item], {secure: true})) return cart;
      cart.push(item);
    }
  };

  it.each(['de', 'en'] as const)('refuses another piece with a message, and loses nothing (%s)', async (language) => {
    const cart = fullCart();
    expect(cart.length).toBeGreaterThanOrEqual(minimumLines);
    visitor.cookie = cookieOf(cart).split(';')[0] ?? '';
    const before = visitor.cookie;
    const piece = {color: {value: '#b98a56'}, length: 140, width: 80, choices: {}};
    const reply = await ask(formOf('konfigurator-tisch', piece), language);
    expect(reply).toMatchObject({status: 422, refused: true});
    expect(reply.notice?.text).toMatch(language === 'de' ? /Warenkorb ist voll/ : /cart is full/);
    expect(reply.cart?.lines).toHaveLength(cart.length);
    expect(visitor.cookie).toBe(before);
  });
});
