import {expect, it} from 'vitest';
import {productJsonLd} from '~/product/jsonLd';
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
  noWithdrawal: false,
  returns: '',
  details: [],
  legalFacts: [],
  backInStockLinks: [],
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

const shippingTerms = {origin: 'https://a.example', url: 'https://a.example/product/hocker', country: 'AT'};
const shipping = {flat: 1490, freeFrom: 20000};

it('search engines are told the price, item number and address of every variant', () => {
  expect(productJsonLd(product, null, shippingTerms).offers).toMatchObject([
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

it('search engines are told the shipping costs, as far as the shop has entered them', () => {
  const {offers} = productJsonLd(product, null, {...shippingTerms, shipping});
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
  expect(productJsonLd(again, null, {...shippingTerms, shipping}).offers[2]).toMatchObject({
    shippingDetails: {'@id': 'https://a.example/product/hocker#shipping'},
    hasMerchantReturnPolicy: {'@id': 'https://a.example/product/hocker#returns'},
  });
  expect(productJsonLd(product, null, shippingTerms).offers[0]).not.toHaveProperty('shippingDetails');
});

it('search engines are told whether a product can be returned for 14 days: a made-to-measure piece cannot', () => {
  const policy = (noWithdrawal: boolean) => productJsonLd({...product, noWithdrawal}, null, shippingTerms).offers[0];
  expect(policy(false)).toMatchObject({
    hasMerchantReturnPolicy: {
      applicableCountry: 'AT',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
    },
  });
  expect(policy(true)).toMatchObject({
    hasMerchantReturnPolicy: {returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted'},
  });
});

it('search engines are told the lowest and the highest price of a made-to-measure product', () => {
  const range = {lowest: 34250, highest: 190000};
  const thing = productJsonLd({...product, variants: []}, range, {...shippingTerms, shipping});
  expect(thing.offers).toMatchObject([
    {'@type': 'AggregateOffer', lowPrice: '342.50', highPrice: '1900.00', shippingDetails: {}},
  ]);
});
