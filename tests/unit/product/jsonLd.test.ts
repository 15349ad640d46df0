import {expect, it} from 'vitest';
import {productThing} from '~/product/jsonLd';
import type {Product} from '~/product/product';

const product: Product = {
  handle: 'hocker',
  title: 'Hocker',
  description: 'Drei Beine.',
  descriptionHtml: '<p>Drei Beine.</p>',
  seo: {},
  images: [],
  withdrawalNote: '',
  details: [],
  safety: [],
  restock: [],
  labels: [],
  variants: [
    {id: 'gid://shopify/ProductVariant/1', title: 'Eiche', price: 18900, availableForSale: true, quantityAvailable: 3},
    {id: 'gid://shopify/ProductVariant/2', title: 'Esche', price: 20500, availableForSale: false, quantityAvailable: 0},
  ],
};

it('offers every variant at its price', () => {
  expect(productThing(product, 'https://a.example/product/hocker', null).offers).toMatchObject([
    {'@type': 'Offer', price: '189.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock'},
    {'@type': 'Offer', price: '205.00', availability: 'https://schema.org/OutOfStock'},
  ]);
});

it('offers a product made to measure from its lowest price', () => {
  const thing = productThing({...product, variants: []}, 'https://a.example/product/hocker', 34250);
  expect(thing.offers).toMatchObject([{'@type': 'AggregateOffer', lowPrice: '342.50'}]);
});
