import type {Offer, Product as ProductThing, PropertyValue} from 'schema-dts';
import {brand} from '~/brand';
import {numericId} from '~/cart/rules/cartItem';
import type {PriceRange} from '~/configurator/offer/readOffer';
import {currency, toAmount} from '~/i18n/formats';
import {returnPolicy, shippingDetails} from '~/legal/offerTerms';
import {isShippingFree, type ShippingRate} from '~/legal/shippingCosts';
import {studioId} from '~/platform/document/jsonLd';
import {pictureUrl} from '~/platform/images';
import type {Product} from './product';

/** Common properties of a product's offers. */
interface OfferContext {
  /** `https://host` of the site; empty when it is unknown. */
  origin: string;
  /** The URL of the product's page. */
  url: string;
  /** The country code of the market. */
  country: string;
  shipping?: ShippingRate;
  /** The properties of a made-to-measure piece. */
  properties?: PropertyValue[];
}

const toAvailability = (isAvailable: boolean) =>
  isAvailable ? ('https://schema.org/InStock' as const) : ('https://schema.org/OutOfStock' as const);

/**
 * Returns a function that includes each node once. Further offers refer to it by its id, because a product may have 2,048 variants.
 */
function createNodeWriter() {
  const writtenIds = new Set<string>();
  return <Node extends {'@id': string}>(node: Node): Node | {'@id': string} => {
    if (writtenIds.has(node['@id'])) return {'@id': node['@id']};
    writtenIds.add(node['@id']);
    return node;
  };
}

/**
 * A product with its offers for search engines (rule 2.25): one offer for each variant, or the `range` of prices of a product that is
 * made to measure and lists no variants.
 */
export function productJsonLd(
  product: Product,
  range: PriceRange | null,
  {origin, url, country, shipping, properties}: OfferContext,
) {
  const includeOnce = createNodeWriter();
  const createTerms = (price: number) => ({
    priceCurrency: currency,
    itemCondition: 'https://schema.org/NewCondition' as const,
    seller: {'@id': studioId(origin)},
    hasMerchantReturnPolicy: includeOnce(returnPolicy(`${url}#returns`, {canWithdraw: !product.noWithdrawal, country})),
    ...(shipping && {
      shippingDetails: includeOnce(shippingDetails(createShippingId(url, price, shipping), price, shipping, country)),
    }),
  });
  const offers: Offer[] = product.variants.map((variant) => ({
    '@type': 'Offer' as const,
    name: variant.title,
    url: product.variants.length > 1 ? `${url}?variant=${numericId(variant.id)}` : url,
    sku: variant.sku,
    price: toAmount(variant.price),
    availability: toAvailability(variant.availableForSale),
    ...createTerms(variant.price),
  }));
  if (range)
    offers.push({
      '@type': 'AggregateOffer' as const,
      url,
      lowPrice: toAmount(range.lowest),
      highPrice: toAmount(range.highest),
      availability: toAvailability(true),
      ...createTerms(range.lowest),
    });
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.title,
    url,
    description: product.description || undefined,
    ...(product.images.length > 0 && {image: product.images.map((image) => pictureUrl(image, 1200))}),
    sku: product.variants[0]?.sku,
    brand: {'@type': 'Brand', name: brand.name},
    ...(properties && {additionalProperty: properties}),
    offers,
  } satisfies ProductThing;
}

const createShippingId = (url: string, price: number, costs: ShippingRate) =>
  `${url}#${isShippingFree(price, costs) ? 'free-shipping' : 'shipping'}`;
