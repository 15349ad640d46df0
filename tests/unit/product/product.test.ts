import {describe, expect, it} from 'vitest';
import {numericId} from '~/cart/rules/cartItem';
import {findInitialVariant, findPictureIndex, type Variant} from '~/product/product';

const image = (name: string) => ({url: `https://cdn.example/${name}.webp`, altText: name, width: 4, height: 5});
const variant = (number: number, rest: Partial<Variant> = {}): Variant => ({
  id: `gid://shopify/ProductVariant/${number}`,
  title: `V${number}`,
  price: 100,
  availableForSale: true,
  quantityAvailable: 1,
  ...rest,
});

describe('the variant that a product page shows', () => {
  const variants = [variant(1, {availableForSale: false}), variant(12), variant(2)];

  it('is the one that the link names', () => {
    expect(findInitialVariant(variants, '2')?.title).toBe('V2');
    expect(findInitialVariant(variants, 'gid://shopify/ProductVariant/2')?.title).toBe('V2');
    expect(numericId(variant(12).id)).toBe('12');
  });

  it('is the first that can be bought when the link names none', () => {
    expect(findInitialVariant(variants, null)?.title).toBe('V12');
    expect(findInitialVariant(variants, 'nonsense')?.title).toBe('V12');
  });

  it('is the first one when none can be bought', () => {
    expect(findInitialVariant([variant(1, {availableForSale: false})], null)?.title).toBe('V1');
    expect(findInitialVariant([], null)).toBeUndefined();
  });
});

describe('the picture that a product page starts with', () => {
  it('is that of the variant, or the first one when the variant has none', () => {
    const images = [image('a'), image('b')];
    expect(findPictureIndex(images, variant(1, {image: image('b')}))).toBe(1);
    expect(findPictureIndex(images, variant(1, {image: image('c')}))).toBe(0);
    expect(findPictureIndex(images, undefined)).toBe(0);
  });
});
