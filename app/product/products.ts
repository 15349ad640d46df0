import type {Storefront} from '@shopify/hydrogen';
import type {KlivRangesFragment, ProductCardFragment} from 'storefrontapi.generated';
import {shownCents} from '~/i18n/formats';
import {compareAtPriceOf} from '~/legal/compareAtPrice';
import {unitPriceText} from '~/legal/unitPrice';
import type {Language} from '~/i18n/language';
import {decorative, toImage, type Image} from '~/platform/images';
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

/** KLIV's sizes are in the names of its variants. Only these two products' cards need them. */
export const KLIV_RANGES_FRAGMENT = `#graphql
  fragment KlivRanges on QueryRoot {
    klivV1: product(handle: "kliv_v1") { ...Configurator }
    kliv: product(handle: "kliv") { ...Configurator }
  }
` as const;

/** The same with all variants, of those that are among `shown`. */
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

/** What lists say of a product's price. Prices are cents. */
export interface CardPrice {
  price: number;
  /** Some variant costs more than `price`. */
  priceVaries: boolean;
  /** Size that the price holds for, in words, where others cost more (rule 10.19). */
  size?: string;
  /** The lowest price of the last 30 days, shown struck through; only there when higher than the price. */
  compareAtPrice?: number;
  /** Price of a unit in words, where it belongs to the price that is shown. */
  unitPrice?: string;
}

/** A product as the grid shows it. */
export interface ProductCard extends CardPrice {
  handle: string;
  title: string;
  image?: Image;
  /** Shown while the pointer rests on the card. */
  secondImage?: Image;
  availableForSale: boolean;
  /** The visitor decides its measures, and `price` is that of the cheapest piece. */
  madeToMeasure: boolean;
}

export function toProductCards(
  products: readonly ProductCardFragment[],
  ranges: KlivRangesFragment,
  language: Language,
): ProductCard[] {
  return products.flatMap((product) => toProductCard(product, ranges, language) ?? []);
}

/** `undefined` where the price can't be read. */
export function toProductCard(
  product: ProductCardFragment,
  {klivV1, kliv}: KlivRangesFragment,
  language: Language,
): ProductCard | undefined {
  const withVariants = [klivV1, kliv].find((candidate) => candidate?.handle === product.handle);
  const offer = loadOffer(withVariants ?? product, language);
  const {minVariantPrice, maxVariantPrice} = product.priceRange;
  const lowest = shownCents(minVariantPrice.amount);
  const highest = shownCents(maxVariantPrice.amount);
  if (lowest === undefined || highest === undefined) {
    console.error(`Product ${product.handle}: its price can't be read: ${JSON.stringify(product.priceRange)}.`);
    return undefined;
  }
  // No variant has a price below the lowest variant's, and that one may belong to sizes that can't be chosen.
  const smallest = offer && lowestPrice(offer);
  const price = Math.max(smallest ?? lowest, lowest);
  const priceVaries = highest > price;
  // The variant whose price is shown, if it is the first.
  const shown = product.firstVariant.nodes.find((first) => shownCents(first.price.amount) === price);
  return {
    handle: product.handle,
    title: product.title,
    image: decorative(toImage(product.featuredImage)),
    secondImage: decorative(toImage(product.images.nodes[1])),
    price,
    priceVaries,
    size: offer && priceVaries && price === smallest ? lowestSize(offer, language) : undefined,
    compareAtPrice: shown?.niedrigster_preis_30_tage
      ? compareAtPriceOf(price, shown.compareAtPrice, {ofProduct: shown.niedrigster_preis_30_tage})
      : compareAtPriceOf(price, product.compareAtPriceRange.maxVariantPrice, {
          ofProduct: product.niedrigster_preis_30_tage,
        }),
    unitPrice: shown && unitPriceText(shown, language),
    availableForSale: product.availableForSale,
    madeToMeasure: offer !== null,
  };
}
