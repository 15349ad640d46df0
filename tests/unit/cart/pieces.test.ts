import type {CartPieceFragment} from 'storefrontapi.generated';
import {describe, expect, it} from 'vitest';
import {cartPiece, mostPieces} from '~/cart/rules/pieces';

const picture = (url: string) => ({url, altText: null, width: 1600, height: 2000});

const variant = (changes: Partial<CartPieceFragment> = {}): CartPieceFragment => ({
  id: 'gid://shopify/ProductVariant/42',
  title: 'Eiche geölt',
  availableForSale: true,
  quantityAvailable: 24,
  price: {amount: '189.0'},
  compareAtPrice: null,
  selectedOptions: [{name: 'Holz', value: 'Eiche geölt'}],
  image: picture('https://cdn.shopify.com/variant.jpg'),
  product: {
    handle: 'hocker-lot',
    title: 'Hocker Lot',
    tags: [],
    productType: 'Hocker',
    vendor: 'Studio',
    featuredImage: picture('https://cdn.shopify.com/product.jpg'),
  },
  ...changes,
});

describe('cartPiece', () => {
  it('names the piece, its variant and its page, with prices in cents', () => {
    expect(cartPiece(variant({compareAtPrice: {amount: '219.5'}}))).toEqual({
      title: 'Hocker Lot',
      annotation: 'Eiche geölt',
      path: '/product/hocker-lot?variant=42',
      image: {url: 'https://cdn.shopify.com/variant.jpg', altText: '', width: 1600, height: 2000},
      price: 18_900,
      compareAtPrice: 21_950,
      forSale: true,
      most: 24,
    });
  });

  it('names no variant where there is only one', () => {
    expect(cartPiece(variant({title: 'Default Title'}))).toMatchObject({annotation: '', path: '/product/hocker-lot'});
  });

  it('strikes nothing through unless it was dearer', () => {
    expect(cartPiece(variant({compareAtPrice: {amount: '189.00'}})).compareAtPrice).toBeNull();
  });

  it("takes the product's picture where the variant has none, and does without any", () => {
    expect(cartPiece(variant({image: null})).image?.url).toBe('https://cdn.shopify.com/product.jpg');
    const {product} = variant();
    expect(cartPiece(variant({image: null, product: {...product, featuredImage: null}})).image).toBeNull();
  });
});

describe('mostPieces', () => {
  it.each([
    [3, 3],
    [250, 99],
    [0, 99],
    [-4, 99],
    [null, 99],
  ])('of a stock of %s is %d', (stock, most) => {
    expect(mostPieces(stock)).toBe(most);
  });
});
