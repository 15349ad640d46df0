import type {ProductFragment, ProductStudioFragment, VariantFragment} from 'storefrontapi.generated';
import {numericId} from '~/cart/rules/cartItem';
import type {SampleBox} from '~/configurator/rules/sampleBox';
import {backInStockLink, type BackInStockLink} from '~/contact/backInStockLink';
import {integer, text} from '~/content/fields';
import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {getCompareAtPrice} from '~/legal/compareAtPrice';
import {shippingText, toShippingCosts} from '~/legal/shippingCosts';
import {excludesWithdrawal, returnNoteText, withdrawalNoteText} from '~/legal/excludesWithdrawal';
import {toEnergyLabel, toLabelPictures, toProductFacts, type EnergyLabel, type Fact} from '~/legal/productFacts';
import {unitPriceText} from '~/legal/unitPrice';
import {variantSale} from '~/legal/variantSale';
import {toImage, type Image} from '~/platform/images';
import {withoutOrderPage} from './orderPage';

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

/** A variant of a product's page. Prices are cents. */
export interface Variant {
  id: string;
  title: string;
  sku?: string;
  price: number;
  /** The lowest price of the last 30 days, struck through; only when it is higher than the price. */
  compareAtPrice?: number;
  /** Formatted unit price, such as `49,80 € / l`. */
  unitPrice?: string;
  availableForSale: boolean;
  /** The stock as the store answers it. Zero or less for an available variant means that it isn't tracked. */
  quantityAvailable: number | null;
  image?: Image;
}

/** Labels of a product's notes. Not in `messages.ts`: only the worker needs them. */
const noteMessages = defineMessages({
  de: {dimensions: 'Maße', scope: 'Lieferumfang', deliveryTime: 'Lieferzeit', pleaseNote: 'Bitte beachten'},
  en: {dimensions: 'Dimensions', scope: 'What’s included', deliveryTime: 'Delivery time', pleaseNote: 'Please note'},
});

export interface Product {
  id: string;
  vendor: string;
  handle: string;
  title: string;
  description: string;
  descriptionHtml: string;
  seo: {title?: string; description?: string};
  images: Image[];
  /** All variants, or the chosen one of a product with many; none for a made-to-measure product. */
  variants: Variant[];
  /** There is no right of withdrawal. */
  noWithdrawal: boolean;
  /** Whether and how long it can be returned. */
  returns: string;
  deliveryTime?: string;
  /** Maximum delivery time, in calendar days. */
  deliveryDays?: number;
  /** Formatted shipping costs. */
  shippingCost?: string;
  /** The price in cents from which shipping is free. */
  freeShippingFrom?: number;
  /** `Lieferzeit: 2 Wochen`. */
  deliveryTimeText?: string;
  deliveryNote?: string;
  /** The box with samples of the woods, if the store has it. */
  sampleBox?: SampleBox;
  /** Links to ask about sold-out variants. */
  restock: BackInStockLink[];
  /** _Mehr Info_. */
  details: Fact[];
  /** Information that the law requires. */
  safety: Fact[];
  /** Pictures beside the price. */
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
    compareAtPrice: getCompareAtPrice(sale.price, variant.compareAtPrice, {
      ofVariant: variant.niedrigster_preis_30_tage,
      ofProduct,
    }),
    unitPrice: unitPriceText(variant, language),
    quantityAvailable: variant.quantityAvailable ?? null,
    image: toImage(variant.image),
  };
}

/**
 * Converts a product with the variants of the page. The picture of a single one is included, even if it isn't one of the first 20.
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
  const noWithdrawal = excludesWithdrawal(product);
  const t = noteMessages[language];
  const note = (name: string) => text(product.metafields.find((field) => field?.key === name));
  const deliveryTime = note('lieferzeit');
  return {
    id: product.id,
    vendor: product.vendor,
    handle: product.handle,
    title: product.title,
    ...withoutOrderPage(product),
    seo: {title: product.seo.title ?? undefined, description: product.seo.description ?? undefined},
    images: own && !images.some(({url}) => url === own.url) ? [...images, own] : images,
    variants,
    noWithdrawal,
    returns: (noWithdrawal ? withdrawalNoteText : returnNoteText)[language],
    restock: restockLinks(product, shown, language),
    deliveryTime: deliveryTime || undefined,
    deliveryDays: integer(product.lieferzeit_tage),
    shippingCost: shipping && shippingText(shipping, language),
    freeShippingFrom: shipping?.freeFrom,
    deliveryTimeText: deliveryTime && `${t.deliveryTime}: ${deliveryTime}`,
    deliveryNote: note('lieferhinweis'),
    details: [
      {label: t.dimensions, text: note('masse')},
      {label: t.scope, text: note('lieferumfang')},
      {label: t.pleaseNote, text: note('bitte_beachten')},
    ].filter((fact) => fact.text),
    safety: toProductFacts(product, studio, language),
    labels: toLabelPictures(product),
    energy: toEnergyLabel(product),
  };
}

/** With more sold-out variants than this there is one link for all of them. */
const maxRestock = 3;

function restockLinks(
  {title, variants}: ProductFragment,
  shown: readonly VariantFragment[],
  language: Language,
): BackInStockLink[] {
  const soldOut = shown.filter(({availableForSale}) => !availableForSale);
  if (soldOut.length === 0) return [];
  if (variants.nodes.length === 1 || soldOut.length > maxRestock) return [backInStockLink(title, language)];
  return soldOut.map((variant) => {
    const {label, path} = backInStockLink(`${title}, ${variant.title}`, language);
    return {label: `${variant.title}: ${label}`, path};
  });
}

/**
 * The initial variant of a page: the requested one, else the first available one, else the first (rule 10.5). `requested` is a
 * variant's number, or its id, which a form without JavaScript submits.
 */
export function chosenVariant(variants: Variant[], requested: string | null): Variant | undefined {
  return (
    variants.find((variant) => variant.id === requested || numericId(variant.id) === requested) ??
    variants.find(({availableForSale}) => availableForSale) ??
    variants[0]
  );
}

/** The position of the variant's picture in the gallery; 0 when it has none of its own. */
export function pictureIndex(images: Image[], variant: Variant | undefined): number {
  return Math.max(
    0,
    images.findIndex(({url}) => url === variant?.image?.url),
  );
}
