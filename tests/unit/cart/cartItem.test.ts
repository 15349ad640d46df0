import {describe, expect, it} from 'vitest';
import {decodeItem, encodeItem, itemKey, itemName, totalQuantity, type CartItem} from '~/cart/rules/cartItem';
import {withPlainSpaces} from '../../support/productPage';
import {itemOf} from './arbitraries';

const oak = {value: '#b98a56'};
const table: CartItem = {
  ...itemOf(42, 2),
  snapshot: {title: 'Tisch', price: 149_400},
  productId: 'gid://shopify/Product/7',
  configuration: {color: oak, length: 140, width: 80, choices: {}},
};
const planter: CartItem = {
  ...itemOf(43),
  productId: 'gid://shopify/Product/8',
  configuration: {
    isKlivProduct: true,
    width: 500,
    height: 300,
    color: {value: '#f1ede1'},
    choices: {environment: 'indoor'},
  },
};

describe('an item of the cart', () => {
  it.each<[string, CartItem]>([
    ['42.2', itemOf(42, 2)],
    ['42.2.18900 Hocker Ast', {...itemOf(42, 2), snapshot: {title: 'Hocker Ast', price: 18_900}}],
    ['42.2.149400/7/140x80-b98a56 Tisch', table],
    ['43.1/8/500x300-f1ede1-indoor', planter],
  ])('is stored as %s, and is the same when it is read again', (text, item) => {
    expect(encodeItem(item)).toBe(text);
    expect(decodeItem(text)).toEqual(item);
  });

  it('is counted together with an equal one, whatever the price of either', () => {
    expect(itemKey(itemOf(42))).toBe('42');
    expect(itemKey(table)).toBe('7/140x80-b98a56');
    const {snapshot: _, ...unseen} = table;
    expect(itemKey({...unseen, variantId: 'gid://shopify/ProductVariant/99'})).toBe(itemKey(table));
  });

  it('is named by the title and size that the visitor saw', () => {
    expect(withPlainSpaces(itemName(table) ?? '')).toBe('Tisch, 140 × 80 cm');
    expect(itemName(planter)).toBeUndefined();
  });

  it('keeps at most 60 characters of its title', () => {
    const item = {...itemOf(1), snapshot: {title: '😀'.repeat(100), price: 5}};
    expect(decodeItem(encodeItem(item))?.snapshot?.title).toBe(`${'😀'.repeat(59)}…`);
    expect(decodeItem(`1.1.5 ${'😀'.repeat(100)}`)?.snapshot?.title).toBe(`${'😀'.repeat(59)}…`);
  });

  it.each([
    ['1.0', 1],
    ['1.1000', 99],
    [`1.${'9'.repeat(400)}`, 99],
  ])('has a quantity from 1 to 99, whatever is stored (case %#)', (text, quantity) => {
    expect(decodeItem(text)).toEqual(itemOf(1, quantity));
  });

  it.each([
    [null],
    [7],
    [{}],
    [['42', 1]],
    [{variant: {id: 'gid://shopify/ProductVariant/42'}, quantity: 1}],
    [''],
    ['2'],
    ['x.1'],
    ['2.1,5'],
    ['2.-1'],
    ['2.1.'],
    ['2.1/140x80-b98a56'],
    ['2.1/7/140x80'],
    ['2.1/7/140x80-b98a56-garden'],
    ['2.1/x/140x80-b98a56'],
    ['2.1"}) { x }'],
    [`${'9'.repeat(30)}.1`],
  ])('cannot be read from %j, and is left out', (text) => {
    expect(decodeItem(text)).toBeUndefined();
  });
});

it('the number of pieces in a cart is the sum of all quantities', () => {
  expect(totalQuantity([])).toBe(0);
  expect(totalQuantity([itemOf(1, 2), itemOf(2, 3)])).toBe(5);
});
