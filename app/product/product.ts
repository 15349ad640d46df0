import type {ProductFragment, ProductStudioFragment, VariantFragment} from 'storefrontapi.generated';
import {variantNumber} from '~/cart/rules/merchandise';
import type {SampleBox} from '~/configurator/rules/sampleBox';
import {restockLink, type RestockLink} from '~/contact/restock';
import {integer} from '~/content/fields';
import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {compareAtPriceOf} from '~/legal/compareAtPrice';
import {shippingText, toShippingCosts} from '~/legal/shippingCosts';
import {excludesWithdrawal, withdrawalNoteText} from '~/legal/excludesWithdrawal';
import {toEnergyLabel, toLabels, toProductFacts, type EnergyLabel, type Fact} from '~/legal/productFacts';
import {unitPriceText} from '~/legal/unitPrice';
import {variantSale} from '~/legal/variantSale';
import {toImage, type Image} from '~/platform/images';

export const VARIANT_FRAGMENT = `#graphql
  fragment Variant on ProductVariant {
    id
    title
    sku
    availableForSale
    quantityAvailable
    price { amount }
    compareAtPrice { amount }
    niedrigster_preis_30_tage: metafield(namespace: "custom", key: "niedrigster_preis_30_tage") { value }
    unitPrice { amount }
    unitPriceMeasurement { referenceUnit referenceValue }
    image { ...Picture }
  }
` as const;

/** The one variant that is shown of a product with many. */
export const CHOSEN_VARIANT_FRAGMENT = `#graphql
  fragment ChosenVariant on ProductVariant {
    ...Variant
    selectedOptions { name value }
    product { handle }
  }
` as const;

export const PRODUCT_FRAGMENT = `#graphql
  fragment Product on Product {
    ...ProductFacts
    id
    handle
    title
    description
    descriptionHtml
    productType
    vendor
    tags
    seo { title description }
    images(first: 20) { nodes { ...Picture } }
    variants(first: 100) {
      nodes { ...Variant }
      pageInfo { hasNextPage }
    }
    selectedOrFirstAvailableVariant { ...ChosenVariant }
    options { name optionValues { id name } }
    encodedVariantExistence
    encodedVariantAvailability
    priceRange { minVariantPrice { amount } maxVariantPrice { amount } }
    niedrigster_preis_30_tage: metafield(namespace: "custom", key: "niedrigster_preis_30_tage") { value }
    widerruf_ausgeschlossen: metafield(namespace: "custom", key: "widerruf_ausgeschlossen") { value }
    lieferzeit_tage: metafield(namespace: "custom", key: "lieferzeit_tage") { value }
    metafields(identifiers: [
      {namespace: "custom", key: "masse"}
      {namespace: "custom", key: "lieferumfang"}
      {namespace: "custom", key: "lieferzeit"}
      {namespace: "custom", key: "lieferhinweis"}
      {namespace: "custom", key: "bitte_beachten"}
    ]) {
      key
      value
    }
  }
` as const;

/** A variant as the product page offers it. Prices are cents. */
export interface Variant {
  id: string;
  title: string;
  /** The merchant's number of it. */
  sku?: string;
  price: number;
  /** The lowest price of the last 30 days, shown struck through; only there when higher than the price. */
  compareAtPrice?: number;
  /** Price of a unit in words, such as `49,80 € / l`. */
  unitPrice?: string;
  availableForSale: boolean;
  /** Stock as the store answers it: zero or less for a variant that is for sale means that it isn't counted. */
  quantityAvailable: number | null;
  image?: Image;
}

/** Labels of the notes in _Mehr Info_. Not in `messages.ts`: only the worker needs them. */
const detailMessages = defineMessages({
  de: {
    dimensions: 'Maße',
    scope: 'Lieferumfang',
    deliveryTime: 'Lieferzeit',
    deliveryNote: 'Lieferhinweis',
    pleaseNote: 'Bitte beachten',
  },
  en: {
    dimensions: 'Dimensions',
    scope: 'What’s included',
    deliveryTime: 'Delivery time',
    deliveryNote: 'Delivery note',
    pleaseNote: 'Please note',
  },
});

/** The notes of the 'Mehr Info' block, by the key of their metafield. */
const detailNames = {
  masse: 'dimensions',
  lieferumfang: 'scope',
  lieferzeit: 'deliveryTime',
  lieferhinweis: 'deliveryNote',
  bitte_beachten: 'pleaseNote',
} as const;

export interface Product {
  id: string;
  vendor: string;
  handle: string;
  title: string;
  description: string;
  descriptionHtml: string;
  seo: {title?: string; description?: string};
  images: Image[];
  /** All, or the shown one of a product with many (rule 10.13); none of a piece that is made to measure. */
  variants: Variant[];
  /** Said where there is no right of withdrawal (rule 18.6); else empty. */
  withdrawalNote: string;
  deliveryTime?: string;
  /** The longest that delivery takes, in calendar days. */
  deliveryDays?: number;
  /** What shipping costs, in words. */
  shippingCost?: string;
  /** Where samples of the woods are, if the store has them. */
  sampleBox?: SampleBox;
  /** For who waits for what is sold out (rule 10.16). */
  restock: RestockLink[];
  /** _Mehr Info_. */
  details: Fact[];
  /** What the law asks to be said (rule 18.9). */
  safety: Fact[];
  /** Pictures beside the price (rule 18.10). */
  labels: Image[];
  energy?: EnergyLabel;
}

function toVariant(
  variant: VariantFragment,
  ofProduct: ProductFragment['niedrigster_preis_30_tage'],
  language: Language,
): Variant | undefined {
  const sale = variantSale(variant);
  if (!sale) return undefined;
  return {
    id: variant.id,
    title: variant.title,
    sku: variant.sku || undefined,
    ...sale,
    compareAtPrice: compareAtPriceOf(sale.price, variant.compareAtPrice, {
      ofVariant: variant.niedrigster_preis_30_tage,
      ofProduct,
    }),
    unitPrice: unitPriceText(variant, language),
    quantityAvailable: variant.quantityAvailable ?? null,
    image: toImage(variant.image),
  };
}

/**
 * A product with those of its variants that the page shows. The picture of an only one is among its pictures, even if it isn't
 * one of the first 20.
 */
export function toProduct(
  product: ProductFragment,
  shown: readonly VariantFragment[],
  studio: ProductStudioFragment,
  language: Language,
): Product {
  const variants = shown.flatMap((variant) => toVariant(variant, product.niedrigster_preis_30_tage, language) ?? []);
  const images = product.images.nodes.flatMap((image) => toImage(image) ?? []);
  const shipping = toShippingCosts(studio);
  const own = variants.length === 1 ? variants[0]?.image : undefined;
  const notes = product.metafields.flatMap((field) =>
    field?.value.trim() ? [{name: detailNames[field.key as keyof typeof detailNames], text: field.value.trim()}] : [],
  );
  return {
    id: product.id,
    vendor: product.vendor,
    handle: product.handle,
    title: product.title,
    description: product.description,
    descriptionHtml: product.descriptionHtml,
    seo: {title: product.seo.title ?? undefined, description: product.seo.description ?? undefined},
    images: own && !images.some(({url}) => url === own.url) ? [...images, own] : images,
    variants,
    withdrawalNote: excludesWithdrawal(product) ? withdrawalNoteText[language] : '',
    restock: restockLinks(product, shown, language),
    deliveryTime: notes.find(({name}) => name === 'deliveryTime')?.text,
    deliveryDays: integer(product.lieferzeit_tage),
    shippingCost: shipping && shippingText(shipping, language),
    details: notes.map(({name, text}) => ({label: detailMessages[language][name], text})),
    safety: toProductFacts(product, studio, language),
    labels: toLabels(product),
    energy: toEnergyLabel(product),
  };
}

/** More sold-out variants than this have one link for all of them. */
const maxRestock = 3;

function restockLinks(
  {title, variants}: ProductFragment,
  shown: readonly VariantFragment[],
  language: Language,
): RestockLink[] {
  const soldOut = shown.filter(({availableForSale}) => !availableForSale);
  if (soldOut.length === 0) return [];
  if (variants.nodes.length === 1 || soldOut.length > maxRestock) return [restockLink(title, language)];
  return soldOut.map((variant) => {
    const {label, path} = restockLink(`${title}, ${variant.title}`, language);
    return {label: `${variant.title}: ${label}`, path};
  });
}

/**
 * The variant that a page opens with: the one asked for, else the first that can be bought, else the first (rule 10.5).
 * `asked` is a variant's number, or its id, which a form sends that is shown without JavaScript.
 */
export function chosenVariant(variants: Variant[], asked: string | null): Variant | undefined {
  return (
    variants.find((variant) => variant.id === asked || variantNumber(variant) === asked) ??
    variants.find(({availableForSale}) => availableForSale) ??
    variants[0]
  );
}

/** Position of the variant's picture in the gallery; 0 when it has none of its own. */
export function pictureIndex(images: Image[], variant: Variant | undefined): number {
  return Math.max(
    0,
    images.findIndex(({url}) => url === variant?.image?.url),
  );
}
