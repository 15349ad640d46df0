import type {MerchandiseFragment} from 'storefrontapi.generated';
import {describe, expect, it} from 'vitest';
import {linePath} from '~/cart/rules/cartView';
import {merchandiseOfFragment} from '~/cart/worker/merchandiseOfFragment.server';

const picture = (url: string) => ({url, altText: null, width: 1600, height: 2000});

const variant = (changes: Partial<MerchandiseFragment> = {}): MerchandiseFragment => ({
  id: 'gid://shopify/ProductVariant/42',
  title: 'Eiche geölt',
  availableForSale: true,
  quantityAvailable: 24,
  price: {amount: '189.0'},
  compareAtPrice: null,
  selectedOptions: [{name: 'Holz', value: 'Eiche geölt'}],
  image: picture('https://cdn.shopify.com/variant.jpg'),
  product: {
    id: 'gid://shopify/Product/7',
    handle: 'hocker-lot',
    title: 'Hocker Lot',
    tags: [],
    productType: 'Hocker',
    vendor: 'Studio',
    featuredImage: picture('https://cdn.shopify.com/product.jpg'),
  },
  ...changes,
});

/** A reduced variant: its compare-at price, and the lowest price of the last 30 days. */
const reduced = (amount: string, value: string) =>
  variant({compareAtPrice: {amount}, product: {...variant().product, niedrigster_preis_30_tage: {value}}});

function merchandiseFrom(fragment: MerchandiseFragment) {
  const merchandise = merchandiseOfFragment(fragment, 'de');
  if (!merchandise) throw new Error('The price could not be read');
  return merchandise;
}

describe('a product in the cart', () => {
  it('has the title, page and price that the store knows', () => {
    const merchandise = merchandiseFrom(reduced('219.5', '219.5'));
    expect(merchandise).toEqual({
      handle: 'hocker-lot',
      productId: 'gid://shopify/Product/7',
      vendor: 'Studio',
      title: 'Hocker Lot',
      annotation: 'Eiche geölt',
      variantNumber: '42',
      image: {url: 'https://cdn.shopify.com/variant.jpg', altText: '', width: 1600, height: 2000},
      price: 18_900,
      compareAtPrice: 21_950,
      availableForSale: true,
      maxQuantity: 24,
    });
    expect(linePath(merchandise)).toBe('/product/hocker-lot?variant=42');
  });

  it('has a former price only if the lowest price of the last 30 days is known', () => {
    expect(merchandiseFrom(variant({compareAtPrice: {amount: '219.5'}})).compareAtPrice).toBeNull();
    expect(merchandiseFrom(reduced('219.5', 'viel')).compareAtPrice).toBeNull();
    expect(merchandiseFrom(reduced('219.5', '200')).compareAtPrice).toBe(20_000);
    const own = {...reduced('219.5', '200'), niedrigster_preis_30_tage: {value: '195.5'}};
    expect(merchandiseFrom(own).compareAtPrice).toBe(19_550);
  });

  it('at a fraction of a cent is shown but not sold', () => {
    expect(merchandiseFrom(variant({price: {amount: '8.335'}}))).toMatchObject({price: 834, availableForSale: false});
    for (const amount of ['1e3', '-1', '']) {
      expect(merchandiseOfFragment(variant({price: {amount}}), 'de')).toBeNull();
      expect(merchandiseFrom(reduced(amount, '219.5')).compareAtPrice).toBeNull();
      expect(merchandiseFrom(reduced('219.5', amount)).compareAtPrice).toBeNull();
    }
    expect(merchandiseFrom(reduced('219.505', '219.504')).compareAtPrice).toBe(21_950);
  });

  it('has a delivery time and a unit price where the store has them', () => {
    const {product} = variant();
    const oil = variant({
      unitPrice: {amount: '49.8'},
      unitPriceMeasurement: {referenceUnit: 'L', referenceValue: 1},
      product: {...product, lieferzeit: {value: ' Zwei Wochen '}, lieferzeit_tage: {value: '14'}},
    });
    expect(merchandiseFrom(oil)).toMatchObject({
      deliveryTime: 'Zwei Wochen',
      deliveryDays: 14,
      unitPrice: expect.stringContaining('/ l') as string,
    });
    expect(Object.keys(merchandiseFrom(variant()))).not.toContain('unitPrice');
  });

  it('has no right of withdrawal only where the shop excludes it', () => {
    const {product} = variant();
    const flagged = (value: string) =>
      merchandiseFrom(variant({product: {...product, widerruf_ausgeschlossen: {value}}})).noWithdrawal;
    expect(flagged('true')).toBe(true);
    expect(flagged('false')).toBeUndefined();
    expect(merchandiseFrom(variant()).noWithdrawal).toBeUndefined();
  });

  it('does not name its variant if there is only one', () => {
    const merchandise = merchandiseFrom(variant({title: 'Default Title'}));
    expect(merchandise).toMatchObject({annotation: '', variantNumber: null});
    expect(linePath(merchandise)).toBe('/product/hocker-lot');
  });

  it('has a former price only if that is higher than the price', () => {
    expect(merchandiseFrom(reduced('189.00', '219.5')).compareAtPrice).toBeNull();
    expect(merchandiseFrom(reduced('219.5', '189.00')).compareAtPrice).toBeNull();
  });

  it('has the product’s picture where the variant has none', () => {
    expect(merchandiseFrom(variant({image: null})).image?.url).toBe('https://cdn.shopify.com/product.jpg');
    const {product} = variant();
    expect(merchandiseFrom(variant({image: null, product: {...product, featuredImage: null}})).image).toBeNull();
  });
});

describe('the highest quantity of a line', () => {
  it.each([
    [3, 3],
    [250, 99],
    [0, 99],
    [-4, 99],
    [null, 99],
  ])('with %s in stock is %d', (stock, max) => {
    expect(merchandiseFrom(variant({quantityAvailable: stock})).maxQuantity).toBe(max);
  });
});
