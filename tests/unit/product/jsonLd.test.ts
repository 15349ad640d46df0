import {expect, it} from 'vitest';
import {productThing} from '~/product/jsonLd';
import type {Product} from '~/product/product';

const outOfStock = 'https://schema.org/OutOfStock';

const product: Product = {
  id: 'gid://shopify/Product/1',
  vendor: 'Studio',
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
    {
      id: 'gid://shopify/ProductVariant/1',
      sku: 'LOT-EI',
      title: 'Eiche',
      price: 18900,
      availableForSale: true,
      quantityAvailable: 3,
    },
    {
      id: 'gid://shopify/ProductVariant/2',
      sku: 'LOT-ES',
      title: 'Esche',
      price: 20500,
      availableForSale: false,
      quantityAvailable: 0,
    },
  ],
};

const selling = {origin: 'https://a.example', url: 'https://a.example/product/hocker', country: 'AT'};
const shipping = {flat: 1490, freeFrom: 20000};

it('offers every variant at its price, under its number and at an address of its own', () => {
  expect(productThing(product, null, selling).offers).toMatchObject([
    {
      '@type': 'Offer',
      sku: 'LOT-EI',
      url: 'https://a.example/product/hocker?variant=1',
      price: '189.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
    {sku: 'LOT-ES', url: 'https://a.example/product/hocker?variant=2', price: '205.00', availability: outOfStock},
  ]);
});

it('says what shipping costs, for each price once, and nothing where the shop doesn’t', () => {
  const {offers} = productThing(product, null, {...selling, shipping});
  expect(offers).toMatchObject([
    {
      shippingDetails: {
        shippingRate: {value: '14.90', currency: 'EUR'},
        shippingDestination: {addressCountry: 'AT'},
      },
    },
    {shippingDetails: {shippingRate: {value: '0.00'}}},
  ]);
  const again = {...product, variants: [...product.variants, ...product.variants]};
  expect(productThing(again, null, {...selling, shipping}).offers[2]).toMatchObject({
    shippingDetails: {'@id': 'https://a.example/product/hocker#shipping'},
    hasMerchantReturnPolicy: {'@id': 'https://a.example/product/hocker#returns'},
  });
  expect(productThing(product, null, selling).offers[0]).not.toHaveProperty('shippingDetails');
});

it('says that a piece can be given back for 14 days, or not when it is made to specification', () => {
  const policy = (withdrawalNote: string) => productThing({...product, withdrawalNote}, null, selling).offers[0];
  expect(policy('')).toMatchObject({
    hasMerchantReturnPolicy: {
      applicableCountry: 'AT',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
    },
  });
  expect(policy('excluded')).toMatchObject({
    hasMerchantReturnPolicy: {returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted'},
  });
});

it('offers a product made to measure between its lowest and its highest price', () => {
  const range = {lowest: 34250, highest: 190000};
  const thing = productThing({...product, variants: []}, range, {...selling, shipping});
  expect(thing.offers).toMatchObject([
    {'@type': 'AggregateOffer', lowPrice: '342.50', highPrice: '1900.00', shippingDetails: {}},
  ]);
});
