import type {Product as ProductThing} from 'schema-dts';
import {brand} from '~/brand';
import {pictureUrl} from '~/platform/images';
import type {Product} from './product';

/** Integer cents as schema.org writes a price. */
const amount = (cents: number) => (cents / 100).toFixed(2);

const availability = (available: boolean) =>
  available ? ('https://schema.org/InStock' as const) : ('https://schema.org/OutOfStock' as const);

/**
 * A product with its offers as search engines read it. `url` is its page; `lowestPrice` is in cents, for one
 * that is made to measure and has no variants to list.
 */
export function productThing(product: Product, url: string, lowestPrice: number | null) {
  const offers = product.variants.map(({title, price, availableForSale}) => ({
    '@type': 'Offer' as const,
    name: title,
    url,
    price: amount(price),
    priceCurrency: 'EUR',
    availability: availability(availableForSale),
  }));
  const range =
    lowestPrice === null
      ? []
      : [
          {
            '@type': 'AggregateOffer' as const,
            url,
            lowPrice: amount(lowestPrice),
            priceCurrency: 'EUR',
            availability: availability(true),
          },
        ];
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description || undefined,
    ...(product.images.length > 0 && {image: product.images.map((image) => pictureUrl(image, 1200))}),
    brand: {'@type': 'Brand', name: brand.name},
    offers: [...offers, ...range],
  } satisfies ProductThing;
}
