import type {Storefront} from '@shopify/hydrogen';
import type {KlivRangesFragment, ProductCardFragment} from 'storefrontapi.generated';
import {getSmallest} from '~/configurator/offer/availableValues';
import {withAllVariants} from '~/configurator/offer/completeOffer';
import {getLowestKlivPrice} from '~/configurator/offer/klivOffer';
import {messages as offerMessages} from '~/configurator/offer/messages';
import {getLowestPrice, readOffer, type Offer} from '~/configurator/offer/readOffer';
import {roundedCents} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {getCompareAtPrice} from '~/legal/compareAtPrice';
import {unitPriceText} from '~/legal/unitPrice';
import {contentCache} from '~/platform/cache/lifetimes';
import {withoutAltText, toImage, type Image} from '~/platform/images';

export const PRODUCT_CARD_FRAGMENT = `#graphql
  fragment ProductCard on Product {
    ...ConfiguratorRules
    availableForSale
    niedrigster_preis_30_tage: metafield(namespace: "custom", key: "niedrigster_preis_30_tage") { value }
    firstVariant: variants(first: 1) { nodes { price { amount } compareAtPrice { amount } niedrigster_preis_30_tage: metafield(namespace: "custom", key: "niedrigster_preis_30_tage") { value } unitPrice { amount } unitPriceMeasurement { referenceUnit referenceValue } } }
    priceRange { minVariantPrice { amount } maxVariantPrice { amount } }
    compareAtPriceRange { maxVariantPrice { amount } }
    featuredImage { ...Picture }
    images(first: 2) { nodes { ...Picture } }
  }
` as const;

/** The two products whose sizes are in the names of their variants. The cards of other products need no variants. */
export const KLIV_RANGES_FRAGMENT = `#graphql
  fragment KlivRanges on QueryRoot {
    klivV1: product(handle: "kliv_v1") { ...Configurator }
    kliv: product(handle: "kliv") { ...Configurator }
  }
` as const;

/** Loads the remaining variants of KLIV's products, if they are among the shown ones. */
export async function loadAllRanges(
  {kliv, klivV1}: KlivRangesFragment,
  shownProducts: readonly {handle: string}[],
  storefront: Pick<Storefront, 'query'>,
): Promise<KlivRangesFragment> {
  const loadIfShown = (product: KlivRangesFragment['kliv']) => {
    const isShown = shownProducts.some(({handle}) => handle === product?.handle);
    return product && isShown ? withAllVariants(product, storefront, contentCache) : null;
  };
  const [completeKliv, completeKlivV1] = await Promise.all([loadIfShown(kliv), loadIfShown(klivV1)]);
  return {kliv: completeKliv, klivV1: completeKlivV1};
}

/** A product's price in lists. Prices are in cents. */
export interface CardPrice {
  price: number;
  /** Some variant costs more than `price`. */
  priceVaries: boolean;
  /** The size with this price, when others cost more. */
  size?: string;
  /** The lowest price of the last 30 days, struck through; only when it is higher than the price. */
  compareAtPrice?: number;
  /** Formatted unit price, if it belongs to the displayed price. */
  unitPrice?: string;
}

/** A product in the grid. */
export interface ProductCard extends CardPrice {
  handle: string;
  title: string;
  image?: Image;
  /** Shown while the pointer is over the card. */
  secondImage?: Image;
  availableForSale: boolean;
  /** The product is made to measure, and `price` is that of the cheapest piece. */
  madeToMeasure: boolean;
}

export function toProductCards(
  products: readonly ProductCardFragment[],
  ranges: KlivRangesFragment,
  language: Language,
): ProductCard[] {
  return products.flatMap((product) => toProductCard(product, ranges, language) ?? []);
}

/** Replaces a KLIV product by the one that has its variants. */
export const withRanges = <Product extends {handle: string}>(product: Product, {klivV1, kliv}: KlivRangesFragment) =>
  [klivV1, kliv].find((candidate) => candidate?.handle === product.handle) ?? product;

/** `undefined` when the price can't be read. */
export function toProductCard(
  product: ProductCardFragment,
  ranges: KlivRangesFragment,
  language: Language,
): ProductCard | undefined {
  const {offer} = readOffer(withRanges(product, ranges), language);
  const {minVariantPrice, maxVariantPrice} = product.priceRange;
  const lowestVariantPrice = roundedCents(minVariantPrice.amount);
  const highestVariantPrice = roundedCents(maxVariantPrice.amount);
  if (lowestVariantPrice === undefined || highestVariantPrice === undefined) {
    console.error(`Product ${product.handle}: its price can't be read: ${JSON.stringify(product.priceRange)}.`);
    return undefined;
  }
  // The lowest price of the variants may belong to sizes that can't be chosen, so the lowest price of the offer counts.
  const lowestOfferPrice = offer && getLowestPrice(offer);
  const price = Math.max(lowestOfferPrice ?? lowestVariantPrice, lowestVariantPrice);
  const priceVaries = highestVariantPrice > price;
  // The first variant, if it has the displayed price.
  const shownVariant = product.firstVariant.nodes.find((first) => roundedCents(first.price.amount) === price);
  return {
    handle: product.handle,
    title: product.title,
    image: withoutAltText(toImage(product.featuredImage)),
    secondImage: withoutAltText(toImage(product.images.nodes[1])),
    price,
    priceVaries,
    size: offer && priceVaries && price === lowestOfferPrice ? formatCheapestSize(offer, language) : undefined,
    compareAtPrice: shownVariant?.niedrigster_preis_30_tage
      ? getCompareAtPrice(price, shownVariant.compareAtPrice, {ofProduct: shownVariant.niedrigster_preis_30_tage})
      : getCompareAtPrice(price, product.compareAtPriceRange.maxVariantPrice, {
          ofProduct: product.niedrigster_preis_30_tage,
        }),
    unitPrice: shownVariant && unitPriceText(shownVariant, language),
    availableForSale: product.availableForSale,
    madeToMeasure: offer !== null,
  };
}

/**
 * Formats the size that has the lowest price. For a formula it is the smallest size, `120 × 70 cm`; for KLIV all sizes of the cheapest
 * variant, `up to 600 × 400 mm`.
 */
function formatCheapestSize(offer: Offer, language: Language): string {
  if (offer.kind === 'standard') return `${getSmallest(offer.length)}\u00a0×\u00a0${getSmallest(offer.width)}\u00a0cm`;
  const lowestPrice = getLowestKlivPrice(offer);
  const {variants} = offer;
  const cheapestVariants = variants.filter(({price}) => price === lowestPrice);
  const variant = cheapestVariants.find(({availableForSale}) => availableForSale) ?? cheapestVariants[0];
  return variant ? offerMessages[language].upTo(`${variant.width.to}\u00a0×\u00a0${variant.height.to}\u00a0mm`) : '';
}
