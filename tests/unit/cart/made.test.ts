import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {itemKey, totalQuantity, type CartItem} from '~/cart/rules/cartItem';
import {cartView, optimisticView} from '~/cart/rules/cartView';
import {changeItems, type CartChange} from '~/cart/rules/changeItems';
import {writeCartItems, readCartItems} from '~/cart/rules/itemCookies';
import type {Configuration} from '~/configurator/piece/configuration';
import {idOf, merchandiseOf} from './arbitraries';

const color = fc.constantFrom('#b98a56', '#6b4a32').map((value) => ({value}));
const size = fc.integer({min: 1, max: 3}).map((step) => step * 100);
const configuration: fc.Arbitrary<Configuration> = fc.oneof(
  fc.record({color, length: size, width: size, choices: fc.constant({})}),
  fc.record({
    isKlivProduct: fc.constant(true as const),
    width: size,
    height: size,
    color,
    choices: fc.record({environment: fc.constantFrom('indoor', 'outdoor')}),
  }),
);
const productId = 'gid://shopify/Product/7';
const variantId = fc.integer({min: 1, max: 2}).map(idOf);
const quantity = fc.integer({min: 1, max: 9});
const configuredItem: fc.Arbitrary<CartItem> = fc.record({
  variantId,
  quantity,
  configuration,
  productId: fc.constant(productId),
});
const plainItem: fc.Arbitrary<CartItem> = fc.record({variantId, quantity});
const items = fc.uniqueArray(fc.oneof(configuredItem, plainItem), {selector: itemKey, maxLength: 8});

const table = {color: {value: '#b98a56'}, length: 140, width: 80, choices: {}};
const stool: CartItem = {variantId: idOf(1), quantity: 1};
const pieceOf = (configuration: Configuration, quantity = 1): CartItem => ({
  variantId: idOf(1),
  quantity,
  configuration,
  productId,
});

function change(list: readonly CartItem[], edit: CartChange): CartItem[] {
  const changed = changeItems(list, edit, () => merchandiseOf());
  if (!changed.ok) throw new Error(changed.notice);
  return changed.items;
}

describe('made-to-measure pieces in the cart', () => {
  it('are the same after they were stored and read again', () => {
    fc.assert(
      fc.property(items, (list) => {
        expect(readCartItems(writeCartItems(list, {secure: true}) ?? null)).toEqual(list);
      }),
    );
  });

  it('are separate lines unless every choice is the same', () => {
    const list = [stool, pieceOf(table), pieceOf({...table, length: 150})];
    expect(list.reduce<CartItem[]>((all, item) => change(all, {type: 'add', item}), [])).toHaveLength(3);
    const merged = change(list, {type: 'add', item: pieceOf({...table}, 2)});
    expect(merged.map(({quantity}) => quantity)).toEqual([1, 3, 1]);
  });

  it('are one line if they are equal, whatever the store calls their price', () => {
    const merged = change([pieceOf(table)], {type: 'add', item: {...pieceOf(table), variantId: idOf(2)}});
    expect(merged.map(({quantity}) => quantity)).toEqual([2]);
  });

  it('are removed one by one', () => {
    const list = [stool, pieceOf(table)];
    expect(change(list, {type: 'remove', key: itemKey(pieceOf(table))})).toEqual([stool]);
    expect(change(list, {type: 'remove', key: '1'})).toEqual([pieceOf(table)]);
  });

  it('leave the other lines unchanged when one is edited', () => {
    fc.assert(
      fc.property(items, configuredItem, fc.nat(8), (list, item, index) => {
        const replaced = list[index % (list.length || 1)];
        const result = change(list, {type: 'add', item, replacedLineKey: replaced && itemKey(replaced)});
        expect(totalQuantity(result)).toBe(totalQuantity(list) - (replaced?.quantity ?? 0) + item.quantity);
        expect(new Set(result.map(itemKey)).size).toBe(result.length);
        expect(result.length).toBeLessThanOrEqual(Math.max(list.length, 1));
      }),
    );
  });
});

describe('the cart as it is shown before the shop’s server has answered', () => {
  const tableMerchandise = merchandiseOf({handle: 'tisch', price: 149_400});
  const expecting = (list: readonly CartItem[], item: CartItem, replacedLineKey?: string) =>
    optimisticView(
      cartView(list, () => tableMerchandise),
      [{change: {type: 'add', item, replacedLineKey}, merchandise: tableMerchandise}],
    );

  it('shows an added made-to-measure piece with configuration and price', () => {
    expect(expecting([], pieceOf(table, 2))).toMatchObject({
      total: 298_800,
      lines: [{configuration: table, quantity: 2, merchandise: tableMerchandise}],
    });
  });

  it('counts an equal piece together with the one already there', () => {
    const {lines} = expecting([pieceOf(table, 3)], {...pieceOf(table), variantId: ''});
    expect(lines.map(({quantity}) => quantity)).toEqual([4]);
  });

  it('shows an edited piece in the place of the old one', () => {
    const old = pieceOf({...table, length: 120});
    const {lines} = expecting([old, stool], pieceOf(table), itemKey(old));
    expect(lines.map((line) => line.configuration)).toEqual([table, undefined]);
  });
});
