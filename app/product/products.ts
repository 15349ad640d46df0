import type {Storefront} from '@shopify/hydrogen';
import type {KlivRangesFragment, ProductCardFragment} from 'storefrontapi.generated';
import {roundedCents} from '~/i18n/formats';
import {getCompareAtPrice} from '~/legal/compareAtPrice';
import {unitPriceText} from '~/legal/unitPrice';
import type {Language} from '~/i18n/language';
import {withoutAltText, toImage, type Image} from '~/platform/images';
import {loadOffer, withAllVariants} from '~/configurator/worker/loadOffer';
import {contentCache} from '~/platform/cache/lifetimes';
import {lowestPrice} from '~/configurator/rules/offer';
import {lowestSize} from '~/configurator/rules/lowestSize';

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

/** KLIV's sizes are in the names of its variants. Only the cards of these two products need them. */
export const KLIV_RANGES_FRAGMENT = `#graphql
  fragment KlivRanges on QueryRoot {
    klivV1: product(handle: "kliv_v1") { ...Configurator }
    kliv: product(handle: "kliv") { ...Configurator }
  }
` as const;

/** Loads the remaining variants of these products, if they are among `shown`. */
export async function withAllRanges(
  {kliv, klivV1}: KlivRangesFragment,
  shown: readonly {handle: string}[],
  storefront: Pick<Storefront, 'query'>,
): Promise<KlivRangesFragment> {
  const complete = (product: KlivRangesFragment['kliv']) => {
    const isShown = shown.some(({handle}) => handle === product?.handle);
    return product && isShown ? withAllVariants(product, storefront, contentCache) : null;
  };
  const [all, allV1] = await Promise.all([complete(kliv), complete(klivV1)]);
  return {kliv: all, klivV1: allV1};
}

/** A product's price in lists. Prices are cents. */
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
  /** `price` is that of the cheapest piece. */
  madeToMeasure: boolean;
}

export function toProductCards(
  products: readonly ProductCardFragment[],
  ranges: KlivRangesFragment,
  language: Language,
): ProductCard[] {
  return products.flatMap((product) => toProductCard(product, ranges, language) ?? []);
}

/** The product with all its variants, if its ranges are in their names. */
export const withRanges = <Product extends {handle: string}>(product: Product, {klivV1, kliv}: KlivRangesFragment) =>
  [klivV1, kliv].find((candidate) => candidate?.handle === product.handle) ?? product;

/** `undefined` when the price is invalid. */
export function toProductCard(
  product: ProductCardFragment,
  ranges: KlivRangesFragment,
  language: Language,
): ProductCard | undefined {
  const offer = loadOffer(withRanges(product, ranges), language);
  const {minVariantPrice, maxVariantPrice} = product.priceRange;
  const lowest = roundedCents(minVariantPrice.amount);
  const highest = roundedCents(maxVariantPrice.amount);
  if (lowest === undefined || highest === undefined) {
    console.error(`Product ${product.handle}: its price can't be read: ${JSON.stringify(product.priceRange)}.`);
    return undefined;
  }
  // The lowest price of the offer, because that of the variants may belong to sizes that can't be chosen.
  const smallest = offer && lowestPrice(offer);
  const price = Math.max(smallest ?? lowest, lowest);
  const priceVaries = highest > price;
  // The variant with the displayed price, if it is the first.
  const shown = product.firstVariant.nodes.find((first) => roundedCents(first.price.amount) === price);
  return {
    handle: product.handle,
    title: product.title,
    image: withoutAltText(toImage(product.featuredImage)),
    secondImage: withoutAltText(toImage(product.images.nodes[1])),
    price,
    priceVaries,
    size: offer && priceVaries && price === smallest ? lowestSize(offer, language) : undefined,
    compareAtPrice: shown?.niedrigster_preis_30_tage
      ? getCompareAtPrice(price, shown.compareAtPrice, {ofProduct: shown.niedrigster_preis_30_tage})
      : getCompareAtPrice(price, product.compareAtPriceRange.maxVariantPrice, {
          ofProduct: product.niedrigster_preis_30_tage,
        }),
    unitPrice: shown && unitPriceText(shown, language),
    availableForSale: product.availableForSale,
    madeToMeasure: offer !== null,
  };
}
