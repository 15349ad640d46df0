import {expect, it} from 'vitest';
import type {CartLine, CartView} from '~/cart/rules/cartView';
import {listAddedProducts} from '~/analytics/events';

const line = (key: string, quantity: number, change: Pick<Partial<CartLine>, 'merchandise'> = {}): CartLine => ({
  key,
  variantId: `gid://shopify/ProductVariant/${key}`,
  quantity,
  problem: null,
  merchandise: {
    handle: 'hocker-lot',
    productId: 'gid://shopify/Product/7',
    vendor: 'Studio',
    title: 'Hocker Lot',
    annotation: 'Esche',
    variantNumber: key,
    image: null,
    price: 18_900,
    compareAtPrice: null,
    availableForSale: true,
    maxQuantity: 99,
  },
  ...change,
});
const view = (...lines: CartLine[]): CartView => ({lines, total: 0, count: 0, blocked: false});

it('the statistics count only the pieces that a visitor has just added, not those already in the cart', () => {
  const added = listAddedProducts(view(line('1', 1), line('2', 5)), view(line('1', 3), line('2', 4), line('3', 1)));
  expect(added.map(({variantGid, quantity}) => [variantGid, quantity])).toEqual([
    ['gid://shopify/ProductVariant/1', 2],
    ['gid://shopify/ProductVariant/3', 1],
  ]);
  expect(added[0]).toMatchObject({
    productGid: 'gid://shopify/Product/7',
    name: 'Hocker Lot',
    variantName: 'Esche',
    brand: 'Studio',
    price: '189.00',
  });
});

it('the statistics leave out products that cannot be bought', () => {
  expect(listAddedProducts(view(), view(line('1', 1, {merchandise: null})))).toEqual([]);
});
