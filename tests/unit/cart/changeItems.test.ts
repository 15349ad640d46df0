import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {itemKey, type CartItem} from '~/cart/rules/cartItem';
import {changeItems, limitItems, mergeItems, type CartChange, type MerchandiseOf} from '~/cart/rules/changeItems';
import {change, itemOf, items, merchandise, merchandiseOf} from './arbitraries';

const inStock = () => merchandiseOf();
const scarce = () => merchandiseOf({maxQuantity: 3});
const add = (number: number, quantity = 1, replaces?: number): CartChange => ({
  type: 'add',
  item: itemOf(number, quantity),
  ...(replaces && {replacedLineKey: String(replaces)}),
});
const update = (number: number, quantity: number): CartChange => ({type: 'update', key: String(number), quantity});
const remove = (number: number): CartChange => ({type: 'remove', key: String(number)});

describe('a change of the cart', () => {
  it.each<[string, CartItem[], CartChange, CartItem[]]>([
    [
      'adds to the quantity of an item with the same key',
      [itemOf(1, 2), itemOf(2)],
      add(1, 3),
      [itemOf(1, 5), itemOf(2)],
    ],
    ['adds a new item at the end', [itemOf(1)], add(2, 3), [itemOf(1), itemOf(2, 3)]],
    ['sets the quantity of the matching line only', [itemOf(1), itemOf(2)], update(2, 4), [itemOf(1), itemOf(2, 4)]],
    ['removes the matching line only', [itemOf(1), itemOf(2)], remove(1), [itemOf(2)]],
    ['accepts removing a line that is gone', [itemOf(1)], remove(2), [itemOf(1)]],
    ['replaces an item in its place', [itemOf(1), itemOf(2)], add(3, 2, 1), [itemOf(3, 2), itemOf(2)]],
    ['merges a replacement with an equal item', [itemOf(1), itemOf(2)], add(2, 2, 1), [itemOf(2, 3)]],
    ['sets the quantity of an item that replaces itself', [itemOf(1, 5)], add(1, 2, 1), [itemOf(1, 2)]],
  ])('%s', (_, before, edit, after) => {
    expect(changeItems(before, edit, inStock)).toEqual({ok: true, items: after});
  });

  it.each<[string, CartChange, MerchandiseOf, string]>([
    ['add a variant that the store does not have', add(2), () => null, 'unknownVariant'],
    ['add a variant that is sold out', add(2), () => merchandiseOf({availableForSale: false}), 'soldOut'],
    ['change a line that is gone', update(2, 3), inStock, 'noLine'],
    ['replace a line that is gone', add(3, 1, 2), inStock, 'editedLineGone'],
  ])('refuses to %s', (_, edit, sold, notice) => {
    expect(changeItems([itemOf(1)], edit, sold)).toEqual({ok: false, notice});
  });

  it('lowers a quantity to what is in stock, with a message', () => {
    const lowered = {ok: true, items: [itemOf(1, 3)], notice: 'stock'};
    expect(changeItems([itemOf(1, 2)], add(1, 2), scarce)).toEqual(lowered);
    expect(changeItems([itemOf(1, 2)], update(1, 8), scarce)).toEqual(lowered);
    expect(changeItems([itemOf(1, 2)], update(1, 3), scarce)).toEqual({ok: true, items: [itemOf(1, 3)]});
  });

  it('lowers a quantity to 99, with a message', () => {
    const lowered = {ok: true, items: [itemOf(1, 99)], notice: 'overMaximum'};
    expect(changeItems([], add(1, 100), inStock)).toEqual(lowered);
    expect(changeItems([itemOf(1, 60)], add(1, 60), inStock)).toEqual(lowered);
  });

  it('never sets a higher quantity than can be bought', () => {
    fc.assert(
      fc.property(items, change, merchandise, (before, edit, sold) => {
        const result = changeItems(before, edit, () => sold);
        if (!result.ok || edit.type === 'remove') return;
        const key = edit.type === 'add' ? itemKey(edit.item) : edit.key;
        const line = result.items.find((item) => itemKey(item) === key);
        expect(line?.quantity).toBeLessThanOrEqual(sold.maxQuantity);
        expect(line?.quantity).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('keeps every quantity within its limits, whatever is clicked in a row', () => {
    fc.assert(
      fc.property(items, fc.array(change, {maxLength: 30}), merchandise, (start, changes, sold) => {
        const copy = structuredClone(start);
        const cart = changes.reduce((before, edit) => {
          const result = changeItems(before, edit, () => sold);
          return result.ok ? result.items : before;
        }, start);
        const keys = cart.map(itemKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect(cart.every(({quantity}) => quantity >= 1 && quantity <= 99)).toBe(true);
        expect(start).toEqual(copy);
      }),
    );
  });

  it('leaves the other lines as they are', () => {
    fc.assert(
      fc.property(items, change, (before, edit) => {
        const key = edit.type === 'add' ? itemKey(edit.item) : edit.key;
        const others = (list: CartItem[]) => list.filter((item) => itemKey(item) !== key);
        const result = changeItems(before, edit, inStock);
        expect(others(result.ok ? result.items : before)).toEqual(others(before));
      }),
    );
  });
});

it('equal pieces are one line, which holds at most 99', () => {
  const merged = mergeItems([itemOf(1, 2), itemOf(2, 60), itemOf(1, 3), itemOf(2, 60)]);
  expect(merged).toEqual([itemOf(1, 5), itemOf(2, 120)]);
  expect(limitItems(merged)).toEqual([itemOf(1, 5), itemOf(2, 99)]);
});
