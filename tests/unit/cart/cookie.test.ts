import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseCart, serialiseCart} from '~/cart/rules/cookie';
import type {CartEntry} from '~/cart/rules/entries';
import {entries, entryOf} from './arbitraries';

const headerOf = (value: unknown) => `cartItems=${encodeURIComponent(JSON.stringify(value))}`;

const table: CartEntry = {
  ...entryOf(42),
  configuratorData: {color: {value: '#b98a56'}, length: 140, width: 80},
  productId: 'gid://shopify/Product/7',
  seen: {title: 'Tisch', price: 149_400},
};
const planter: CartEntry = {
  ...entryOf(43, 2),
  configuratorData: {isKlivProduct: true, width: 500, height: 300, color: {value: '#f1ede1'}, environment: 'indoor'},
};

function written(cart: CartEntry[]): string {
  const result = serialiseCart(cart, {secure: true});
  if (!result.ok) throw new Error('The cart did not fit');
  return result.setCookie;
}

describe('serialiseCart', () => {
  it('sets readable JSON for 7 days, for the whole site, readable by the page', () => {
    expect(written([entryOf(42, 2)])).toBe('cartItems=[%2242.2%22]; Max-Age=604800; Path=/; SameSite=Lax; Secure');
  });

  it('writes a piece and what was seen of it in a few characters', () => {
    const [, value = ''] = /^cartItems=(.*?);/.exec(written([table, planter])) ?? [];
    expect(JSON.parse(decodeURIComponent(value))).toEqual([
      '42.1.149400/7/140x80/b98a56 Tisch',
      '43.2/500x300/f1ede1/indoor',
    ]);
  });

  it('writes the title of a product once', () => {
    const larger = {...table, configuratorData: {color: {value: '#b98a56'}, length: 200, width: 80}};
    const cart = [table, planter, larger];
    expect(decodeURIComponent(written(cart)).match(/Tisch/g)).toHaveLength(1);
    expect(parseCart(written(cart))).toEqual(cart);
  });

  it('removes the cookie of an empty cart', () => {
    expect(serialiseCart([], {secure: false})).toEqual({
      ok: true,
      setCookie: 'cartItems=; Max-Age=0; Path=/; SameSite=Lax',
    });
  });

  it('refuses a cart that is too large for a cookie', () => {
    const cart = Array.from({length: 101}, (_, index) => entryOf(40_000_000_000 + index));
    expect(serialiseCart(cart, {secure: false})).toEqual({ok: false});
  });

  it('has room for 100 different pieces', () => {
    const cart = Array.from({length: 100}, (_, index) => entryOf(40_000_000_000_000 + index, 10));
    expect(parseCart(written(cart))).toEqual(cart);
  });

  it('is the same after writing and reading', () => {
    fc.assert(
      fc.property(entries, (cart) => {
        expect(parseCart(`a=b; ${written(cart)}`)).toEqual(cart);
      }),
    );
  });
});

describe('parseCart', () => {
  it.each([
    [null],
    [''],
    ['cartItems='],
    ['cartItems'],
    ['cartItems=%'],
    ['cartItems=%7B'],
    ['cartItems=null'],
    ['cartItems=7'],
    ['cartItems="x"'],
    [headerOf({variant: {id: entryOf(1).variant.id}, quantity: 1})],
    [`xcartItems=${encodeURIComponent(JSON.stringify([entryOf(1)]))}`],
    [`cartItems=${'['.repeat(60_000)}`],
  ])('reads %.60j as an empty cart', (header) => {
    expect(parseCart(header)).toEqual([]);
  });

  it.each([
    [null],
    ['x'],
    [[]],
    [{quantity: 1}],
    [{variant: null, quantity: 1}],
    [{variant: {id: 'gid://shopify/Product/1'}, quantity: 1}],
    [{variant: {id: 'gid://shopify/ProductVariant/1"}) { x }'}, quantity: 1}],
    [{variant: {id: `gid://shopify/ProductVariant/${'9'.repeat(30)}`}, quantity: 1}],
    [{variant: {id: 12}, quantity: 1}],
    [{variant: entryOf(1).variant, quantity: '1'}],
    [{variant: entryOf(1).variant}],
  ])('drops the damaged entry %j and keeps the others', (damaged) => {
    expect(parseCart(headerOf([entryOf(2), damaged, entryOf(3, 4)]))).toEqual([entryOf(2), entryOf(3, 4)]);
  });

  it('reads the lists of cookies from before', () => {
    const former = [
      ['42', 1, '7/140x80/b98a56', 'Tisch', 149_400],
      ['43', 2, '500x300/f1ede1/indoor'],
      ['3', 4],
    ];
    expect(parseCart(headerOf(former))).toEqual([table, planter, entryOf(3, 4)]);
    expect(parseCart(headerOf([['3', 4, '', 'Hocker', 5, 2]]))).toEqual([
      {...entryOf(3, 4), seen: {title: 'Hocker', price: 5}},
    ]);
    expect(parseCart(headerOf(['3.4.5.2 Hocker']))).toEqual([{...entryOf(3, 4), seen: {title: 'Hocker', price: 5}}]);
  });

  it('reads the cookies of version 0.1', () => {
    const former = {...planter, configuratorData: {...planter.configuratorData}};
    expect(parseCart(headerOf([entryOf(1, 2), former]))).toEqual([entryOf(1, 2), planter]);
  });

  it.each([
    ['2'],
    ['x.1'],
    ['2.1,5'],
    ['2.1/140x80'],
    ['2.1/140x80/b98a56/garden'],
    ['2.1/x/140x80/b98a56'],
    [['x', 1]],
    [[42, 1]],
    [['42', '1']],
    [['42', 1, '140x80']],
    [['42', 1, '140x80/b98a56/garden']],
    [['42', 1, 'x/140x80/b98a56']],
    [['42', 1, 7]],
  ])('drops the damaged entry %j and keeps the others, too', (damaged) => {
    expect(parseCart(headerOf([['2', 1], damaged, ['3', 4]]))).toEqual([entryOf(2), entryOf(3, 4)]);
  });

  it.each([[['Tisch', -1]], [['Tisch', 0.5]], [[7, 100]], [['Tisch']], [[null, null]]])(
    'leaves out %j as what was seen, and keeps the entry',
    (seen) => {
      expect(parseCart(headerOf([['2', 1, '', ...seen]]))).toEqual([entryOf(2)]);
    },
  );

  it('shortens a title that is too long', () => {
    const [entry] = parseCart(headerOf([['2', 1, '', '😀'.repeat(100), 5]]));
    expect(entry?.seen?.title).toBe(`${'😀'.repeat(59)}…`);
  });

  it('applies the rule for quantities', () => {
    const quantities = [0, -1, 1.5, 1000].map((quantity, index) => ({...entryOf(index), quantity}));
    expect(parseCart(headerOf(quantities)).map(({quantity}) => quantity)).toEqual([1, 1, 1, 99]);
    const huge = `[{"variant":{"id":"${entryOf(1).variant.id}"},"quantity":1e999}]`;
    expect(parseCart(`cartItems=${encodeURIComponent(huge)}`)).toEqual([entryOf(1, 99)]);
  });

  it('merges equal entries', () => {
    expect(parseCart(headerOf([entryOf(1, 2), entryOf(2), entryOf(1, 3)]))).toEqual([entryOf(1, 5), entryOf(2)]);
  });

  it('keeps what fits of an oversized cookie, so that the cart can be changed again', () => {
    const cart = Array.from({length: 900}, (_, index) => entryOf(40_000_000_000 + index));
    const kept = parseCart(headerOf(cart));
    expect(kept.length).toBeGreaterThan(30);
    expect(kept).toEqual(cart.slice(0, kept.length));
    expect(serialiseCart(kept, {secure: false}).ok).toBe(true);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(encodeURIComponent), fc.json()), (value) => {
        const cart = parseCart(`cartItems=${value}`);
        expect(serialiseCart(cart, {secure: false}).ok).toBe(true);
      }),
    );
  });
});
