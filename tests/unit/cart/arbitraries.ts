import fc from 'fast-check';
import type {CartEntry, CartOperation} from '~/cart/rules/entries';
import type {Merchandise} from '~/cart/rules/merchandise';

export const idOf = (number: number) => `gid://shopify/ProductVariant/${number}`;

export const entryOf = (number: number, quantity = 1): CartEntry => ({variant: {id: idOf(number)}, quantity});

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

/** Few variants, so that operations meet. */
const variantId = fc.integer({min: 1, max: 6}).map(idOf);

const entry: fc.Arbitrary<CartEntry> = fc.record({
  variant: fc.record({id: variantId}),
  quantity: fc.integer({min: 1, max: 99}),
});

export const entries = fc.uniqueArray(entry, {selector: ({variant}) => variant.id, maxLength: 6});

export const operation: fc.Arbitrary<CartOperation> = fc.oneof(
  fc.record({type: fc.constant('add' as const), entry}),
  fc.record({type: fc.constant('update' as const), key: variantId, quantity: fc.integer({min: -5, max: 200})}),
  fc.record({type: fc.constant('remove' as const), key: variantId}),
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
