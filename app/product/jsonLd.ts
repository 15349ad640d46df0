import type {Offer, Product as ProductThing, PropertyValue} from 'schema-dts';
import {brand} from '~/brand';
import {numericId} from '~/cart/rules/cartItem';
import type {PriceRange} from '~/configurator/rules/offer';
import {currency, toAmount} from '~/i18n/formats';
import {returnPolicy, shippingDetails} from '~/legal/offerTerms';
import {isShippingFree, type ShippingCosts} from '~/legal/shippingCosts';
import {pictureUrl} from '~/platform/images';
import {studioId} from '~/platform/document/jsonLd';
import type {Product} from './product';

/** Common properties of a product's offers. */
interface Selling {
  /** `https://host` of the site; empty when it isn't known. */
  origin: string;
  /** The product's page. */
  url: string;
  /** The country code of the market. */
  country: string;
  shipping?: ShippingCosts;
  /** Of a made-to-measure piece. */
  properties?: PropertyValue[];
}

const availability = (available: boolean) =>
  available ? ('https://schema.org/InStock' as const) : ('https://schema.org/OutOfStock' as const);

/** Each node is included once, and other offers refer to it by its id, because a product may have 2,048 variants. */
function onceEach() {
  const written = new Set<string>();
  return <Node extends {'@id': string}>(node: Node): Node | {'@id': string} => {
    if (written.has(node['@id'])) return {'@id': node['@id']};
    written.add(node['@id']);
    return node;
  };
}

/**
 * A product with its offers as search engines read it (rule 2.25): one for each variant, or for one that is made to measure and
 * has no variants to list, the `range` of its prices.
 */
export function productJsonLd(
  product: Product,
  range: PriceRange | null,
  {origin, url, country, shipping, properties}: Selling,
) {
  const once = onceEach();
  const terms = (price: number) => ({
    priceCurrency: currency,
    itemCondition: 'https://schema.org/NewCondition' as const,
    seller: {'@id': studioId(origin)},
    hasMerchantReturnPolicy: once(returnPolicy(`${url}#returns`, {canWithdraw: !product.noWithdrawal, country})),
    ...(shipping && {
      shippingDetails: once(shippingDetails(shippingId(url, price, shipping), price, shipping, country)),
    }),
  });
  const offers: Offer[] = product.variants.map((variant) => ({
    '@type': 'Offer' as const,
    name: variant.title,
    url: product.variants.length > 1 ? `${url}?variant=${numericId(variant.id)}` : url,
    sku: variant.sku,
    price: toAmount(variant.price),
    availability: availability(variant.availableForSale),
    ...terms(variant.price),
  }));
  if (range)
    offers.push({
      '@type': 'AggregateOffer' as const,
      url,
      lowPrice: toAmount(range.lowest),
      highPrice: toAmount(range.highest),
      availability: availability(true),
      ...terms(range.lowest),
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

const shippingId = (url: string, price: number, costs: ShippingCosts) =>
  `${url}#${isShippingFree(price, costs) ? 'free-shipping' : 'shipping'}`;
