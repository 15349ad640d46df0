import fc from 'fast-check';
import type {CartEntry, CartOperation} from '~/cart/rules/entries';
import type {CartPiece} from '~/cart/rules/view';

export const idOf = (number: number) => `gid://shopify/ProductVariant/${number}`;

export const entryOf = (number: number, quantity = 1): CartEntry => ({variant: {id: idOf(number)}, quantity});

export const pieceOf = (changes: Partial<CartPiece> = {}): CartPiece => ({
  title: 'Hocker Ast',
  annotation: 'Eiche, geölt',
  path: '/product/hocker-ast',
  image: null,
  price: 18_900,
  compareAtPrice: null,
  forSale: true,
  most: 99,
  ...changes,
});

/** Few variants, so that operations meet. */
const variantId = fc.integer({min: 1, max: 6}).map(idOf);

export const entry: fc.Arbitrary<CartEntry> = fc.record({
  variant: fc.record({id: variantId}),
  quantity: fc.integer({min: 1, max: 99}),
});

export const entries = fc.uniqueArray(entry, {selector: ({variant}) => variant.id, maxLength: 6});

export const operation: fc.Arbitrary<CartOperation> = fc.oneof(
  fc.record({type: fc.constant('add' as const), entry}),
  fc.record({type: fc.constant('update' as const), key: variantId, quantity: fc.integer({min: -5, max: 200})}),
  fc.record({type: fc.constant('remove' as const), key: variantId}),
);

export const piece: fc.Arbitrary<CartPiece> = fc.record({
  title: fc.string(),
  annotation: fc.string(),
  path: fc.constant('/product/hocker-ast'),
  image: fc.constant(null),
  price: fc.integer({min: 0, max: 5_000_000}),
  compareAtPrice: fc.constant(null),
  forSale: fc.boolean(),
  most: fc.integer({min: 1, max: 99}),
});
