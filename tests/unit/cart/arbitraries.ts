import fc from 'fast-check';
import {itemKey, variantItem, type CartItem} from '~/cart/rules/cartItem';
import type {CartChange} from '~/cart/rules/changeItems';
import type {Merchandise} from '~/cart/rules/merchandise';

export const idOf = (number: number) => `gid://shopify/ProductVariant/${number}`;

export const itemOf = (number: number, quantity = 1): CartItem => variantItem(String(number), quantity);

export const merchandiseOf = (changes: Partial<Merchandise> = {}): Merchandise => ({
  handle: 'hocker-ast',
  title: 'Hocker Ast',
  annotation: 'Eiche, geölt',
  variantNumber: null,
  image: null,
  price: 18_900,
  compareAtPrice: null,
  availableForSale: true,
  maxQuantity: 99,
  ...changes,
});

/** Few variants, so that changes meet. */
const number = fc.integer({min: 1, max: 6});
const key = number.map(String);
const quantity = fc.integer({min: 1, max: 99});

const item: fc.Arbitrary<CartItem> = fc.tuple(number, quantity).map(([variant, pieces]) => itemOf(variant, pieces));

export const items = fc.uniqueArray(item, {selector: itemKey, maxLength: 6});

export const change: fc.Arbitrary<CartChange> = fc.oneof(
  fc.record({type: fc.constant('add' as const), item}),
  fc.record({type: fc.constant('update' as const), key, quantity: fc.integer({min: -5, max: 200})}),
  fc.record({type: fc.constant('remove' as const), key}),
);

export const merchandise: fc.Arbitrary<Merchandise> = fc.record({
  handle: fc.constant('hocker-ast'),
  title: fc.string(),
  annotation: fc.string(),
  variantNumber: fc.constant(null),
  image: fc.constant(null),
  price: fc.integer({min: 0, max: 5_000_000}),
  compareAtPrice: fc.constant(null),
  availableForSale: fc.boolean(),
  maxQuantity: fc.integer({min: 1, max: 99}),
});
