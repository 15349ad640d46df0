import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {CartItem} from '~/cart/rules/cartItem';
import {writeCartItems, readCartItems, readRemovedItems, writeRemovedItems} from '~/cart/rules/itemCookies';
import {itemOf, items} from './arbitraries';

const headerOf = (value: unknown) => `cartItems=${encodeURIComponent(JSON.stringify(value))}`;

function cookieOf(cart: CartItem[]): string {
  const cookie = writeCartItems(cart, {secure: true});
  if (cookie === undefined) throw new Error('The cart did not fit');
  return cookie;
}

describe('the cookie that remembers the cart', () => {
  it('lasts seven days on the whole site', () => {
    expect(cookieOf([itemOf(42, 2)])).toBe('cartItems=[%2242.2%22]; Max-Age=604800; Path=/; SameSite=Lax; Secure');
  });

  it('is deleted when the cart is empty', () => {
    expect(writeCartItems([], {secure: false})).toBe('cartItems=; Max-Age=0; Path=/; SameSite=Lax');
  });

  it('has room for 100 different pieces, and no more', () => {
    const cart = Array.from({length: 101}, (_, index) => itemOf(40_000_000_000_000 + index, 10));
    expect(readCartItems(cookieOf(cart.slice(1)))).toEqual(cart.slice(1));
    expect(writeCartItems(cart, {secure: false})).toBeUndefined();
  });

  it('brings back exactly the cart that was stored', () => {
    fc.assert(
      fc.property(items, (cart) => {
        expect(readCartItems(`a=b; ${cookieOf(cart)}`)).toEqual(cart);
      }),
    );
  });
});

describe('a cookie of the cart that has been damaged', () => {
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
    [headerOf({0: '1.1', length: 1})],
    [`x${headerOf(['1.1'])}`],
    [`cartItems=${'['.repeat(60_000)}`],
  ])('beyond reading is an empty cart (case %#)', (header) => {
    expect(readCartItems(header)).toEqual([]);
  });

  it('loses only the damaged items', () => {
    expect(readCartItems(headerOf(['2.1', null, 'x.1', ['3', 4], '3.4', '2.2']))).toEqual([itemOf(2, 3), itemOf(3, 4)]);
    expect(readCartItems(headerOf(Array.from({length: 900}, (_, index) => `${index + 1}.1`)))).toHaveLength(100);
  });

  it('never causes a failure', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(encodeURIComponent), fc.json()), (value) => {
        expect(writeCartItems(readCartItems(`cartItems=${value}`), {secure: false})).toBeDefined();
      }),
    );
  });
});

describe('the cookie that remembers removed items, so that they can be restored,', () => {
  it.each(['ordered', 'removed', 'replaced'] as const)('lasts an hour and says why they are gone (%s)', (reason) => {
    const cookie = writeRemovedItems({reason, items: [itemOf(1, 2)]}, {secure: true});
    expect(cookie).toBe(`cartRemoved=[%22${reason}%22%2C%221.2%22]; Max-Age=3600; Path=/; SameSite=Lax; Secure`);
    expect(readRemovedItems(cookie)).toEqual({reason, items: [itemOf(1, 2)]});
  });

  it('is deleted when there are no items', () => {
    expect(writeRemovedItems(undefined, {secure: false})).toBe('cartRemoved=; Max-Age=0; Path=/; SameSite=Lax');
  });

  it.each(['["stolen","1.2"]', '["removed"]', '["removed","x"]', '"removed"', '['])(
    'with the damaged content %s restores nothing',
    (json) => {
      expect(readRemovedItems(`cartRemoved=${encodeURIComponent(json)}`)).toBeUndefined();
    },
  );
});
