import {describe, expect, it} from 'vitest';
import {numericId} from '~/cart/rules/cartItem';
import {chosenVariant, pictureIndex, type Variant} from '~/product/product';

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

  it('is the one whose complete number is in the URL', () => {
    expect(chosenVariant(variants, '2')?.title).toBe('V2');
    expect(chosenVariant(variants, 'gid://shopify/ProductVariant/2')?.title).toBe('V2');
    expect(numericId(variant(12).id)).toBe('12');
  });

  it('is the first that can be bought when the URL names none', () => {
    expect(chosenVariant(variants, null)?.title).toBe('V12');
    expect(chosenVariant(variants, 'nonsense')?.title).toBe('V12');
  });

  it('is the first one when none can be bought', () => {
    expect(chosenVariant([variant(1, {availableForSale: false})], null)?.title).toBe('V1');
    expect(chosenVariant([], null)).toBeUndefined();
  });
});

describe('the picture that a product page starts with', () => {
  it('is that of the variant, or the first one when the variant has none', () => {
    const images = [image('a'), image('b')];
    expect(pictureIndex(images, variant(1, {image: image('b')}))).toBe(1);
    expect(pictureIndex(images, variant(1, {image: image('c')}))).toBe(0);
    expect(pictureIndex(images, undefined)).toBe(0);
  });
});
