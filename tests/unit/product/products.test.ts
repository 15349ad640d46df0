import type {KlivRangesFragment, ProductCardFragment} from 'storefrontapi.generated';
import {describe, expect, it} from 'vitest';
import {getSmallest} from '~/configurator/offer/availableValues';
import {readOffer} from '~/configurator/offer/readOffer';
import {toProductCards} from '~/product/products';
import {klivSource, klivVariantSource, tableSource} from '../configurator/offers';

const none: KlivRangesFragment = {kliv: null, klivV1: null};

function source(changes: Partial<ProductCardFragment>, lowest: string, highest = lowest): ProductCardFragment {
  return {
    ...tableSource(),
    handle: 'hocker',
    id: 'gid://shopify/Product/1',
    availableForSale: true,
    priceRange: {minVariantPrice: {amount: lowest}, maxVariantPrice: {amount: highest}},
    compareAtPriceRange: {maxVariantPrice: {amount: '0.0'}},
    featuredImage: null,
    images: {nodes: []},
    firstVariant: {nodes: []},
    ...changes,
  };
}

function loadStandardOffer(product: ProductCardFragment) {
  const {offer} = readOffer(product, 'de');
  if (offer?.kind !== 'standard') throw new Error('Not a standard piece');
  return offer;
}

const card = (product: ProductCardFragment, ranges = none) => toProductCards([product], ranges, 'de')[0];

describe('the price on a product’s card in the shop', () => {
  it('of a ready-made product is the lowest one', () => {
    expect(card(source({}, '189.0', '240.0'))).toMatchObject({price: 18_900, priceVaries: true, madeToMeasure: false});
    expect(card(source({}, '189.0'))).toMatchObject({price: 18_900, priceVaries: false});
  });

  it('of a made-to-measure product is that of the smallest piece that can be ordered', () => {
    const table = source({handle: 'konfigurator-tisch'}, '1.0', '925.0');
    expect(card(table)).toMatchObject({price: 27_900, priceVaries: true, madeToMeasure: true});
  });

  it('is never lower than that of the cheapest variant', () => {
    const table = source({handle: 'konfigurator-tisch'}, '300.0', '925.0');
    expect(card(table)).toMatchObject({price: 30_000, size: undefined});
  });

  it('names the size that has this price', () => {
    const table = source({handle: 'konfigurator-tisch'}, '1.0', '925.0');
    const {length, width} = loadStandardOffer(table);
    expect(card(table)?.size).toBe(`${getSmallest(length)}\u00a0×\u00a0${getSmallest(width)}\u00a0cm`);
    const kliv = klivSource([
      klivVariantSource(1, 'Breite: 601-900 / Höhe: 200-400', '150'),
      klivVariantSource(2, 'Breite: 300-600 / Höhe: 200-350', '100'),
    ]);
    const planter = source({handle: 'kliv'}, '100.0', '150.0');
    expect(card(planter, {...none, kliv})?.size).toBe('bis 600\u00a0×\u00a0350\u00a0mm');
    expect(card(source({}, '189.0', '240.0'))?.size).toBeUndefined();
  });

  it('of KLIV is that of the cheapest size that can be bought', () => {
    const kliv = klivSource([
      klivVariantSource(1, 'Muster', '5'),
      klivVariantSource(2, 'Breite: 300-600 / Höhe: 200-400', '100', false),
      klivVariantSource(3, 'Breite: 601-900 / Höhe: 200-400', '150'),
    ]);
    expect(card(source({handle: 'kliv'}, '5.0', '150.0'), {...none, kliv})).toMatchObject({
      price: 15_000,
      madeToMeasure: true,
    });
  });
});

describe('what stands beside the price on a product’s card', () => {
  const litre = {
    price: {amount: '12.45'},
    unitPrice: {amount: '49.80'},
    unitPriceMeasurement: {referenceUnit: 'L' as const, referenceValue: 1},
  };

  it('includes the unit price, such as a price per litre', () => {
    const oil = {firstVariant: {nodes: [litre]}};
    expect(card(source(oil, '12.45'))?.unitPrice).toBe('49,80\u00a0€ / l');
    expect(card(source(oil, '9.0', '12.45'))?.unitPrice).toBeUndefined();
  });

  it('includes a former price only if the lowest price of the last 30 days is known', () => {
    const reduced = {compareAtPriceRange: {maxVariantPrice: {amount: '240.0'}}};
    expect(card(source(reduced, '189.0'))?.compareAtPrice).toBeUndefined();
    const withLowest = {...reduced, niedrigster_preis_30_tage: {value: '220.0'}};
    expect(card(source(withLowest, '189.0'))?.compareAtPrice).toBe(22_000);
    const first = {price: {amount: '189.0'}, compareAtPrice: {amount: '240.0'}};
    const ofVariant = {...withLowest, firstVariant: {nodes: [{...first, niedrigster_preis_30_tage: {value: '200.0'}}]}};
    expect(card(source(ofVariant, '189.0'))?.compareAtPrice).toBe(20_000);
  });
});
