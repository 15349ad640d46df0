import type {ProductFragment, ProductStudioFragment, VariantFragment} from 'storefrontapi.generated';
import {numericId} from '~/cart/rules/cartItem';
import type {SampleBox} from '~/configurator/offer/sampleBox';
import {backInStockLink, type BackInStockLink} from '~/contact/backInStockLink';
import {integer, text} from '~/content/fields';
import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {getCompareAtPrice} from '~/legal/compareAtPrice';
import {excludesWithdrawal, returnNoteText, withdrawalNoteText} from '~/legal/excludesWithdrawal';
import {toEnergyLabel, toLabelPictures, toProductFacts, type EnergyLabel, type Fact} from '~/legal/productFacts';
import {readVariantOffer} from '~/legal/readVariantOffer';
import {unitPriceText} from '~/legal/unitPrice';
import {toImage, type Image} from '~/platform/images';
import {descriptionsWithoutOrderPage} from './orderPage';

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

/** A variant on a product's page. Prices are in cents. */
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

/** Labels of a product's notes. They aren't in `messages.ts`, because only the worker needs them. */
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
  /** The product has no right of withdrawal. */
  noWithdrawal: boolean;
  /** The text that says whether and how long the product can be returned. */
  returns: string;
  deliveryTime?: string;
  /** Maximum delivery time, in calendar days. */
  deliveryDays?: number;
  /** `Lieferzeit: 2 Wochen`. */
  deliveryTimeText?: string;
  deliveryNote?: string;
  /** The box with samples of the woods, if the store has it. */
  sampleBox?: SampleBox;
  /** Links to ask when sold-out variants are available again. */
  backInStockLinks: BackInStockLink[];
  /** The facts of the disclosure _Mehr Info_. */
  details: Fact[];
  /** Information that the law requires. */
  legalFacts: Fact[];
  /** Pictures of labels beside the price. */
  labels: Image[];
  energy?: EnergyLabel;
}

function toVariant(
  variant: VariantFragment,
  productLowestPrice: ProductFragment['niedrigster_preis_30_tage'],
  language: Language,
): Variant | undefined {
  const offer = readVariantOffer(variant);
  if (!offer) return undefined;
  return {
    id: variant.id,
    title: variant.title,
    sku: variant.sku || undefined,
    ...offer,
    compareAtPrice: getCompareAtPrice(offer.price, variant.compareAtPrice, {
      ofVariant: variant.niedrigster_preis_30_tage,
      ofProduct: productLowestPrice,
    }),
    unitPrice: unitPriceText(variant, language),
    quantityAvailable: variant.quantityAvailable ?? null,
    image: toImage(variant.image),
  };
}

/**
 * Converts a product with the variants of its page. The picture of a single variant is included, even if it isn't one of the product's
 * first 20.
 */
export function toProduct(
  product: ProductFragment,
  shownVariants: readonly VariantFragment[],
  settings: ProductStudioFragment,
  language: Language,
): Product {
  const variants = shownVariants.flatMap(
    (variant) => toVariant(variant, product.niedrigster_preis_30_tage, language) ?? [],
  );
  const images = product.images.nodes.flatMap((image) => toImage(image) ?? []);
  const variantImage = variants.length === 1 ? variants[0]?.image : undefined;
  const isPictureMissing = variantImage && !images.some(({url}) => url === variantImage.url);
  const noWithdrawal = excludesWithdrawal(product);
  const t = noteMessages[language];
  const getNote = (name: string) => text(product.metafields.find((field) => field?.key === name));
  const deliveryTime = getNote('lieferzeit');
  return {
    id: product.id,
    vendor: product.vendor,
    handle: product.handle,
    title: product.title,
    ...descriptionsWithoutOrderPage(product),
    seo: {title: product.seo.title ?? undefined, description: product.seo.description ?? undefined},
    images: isPictureMissing ? [...images, variantImage] : images,
    variants,
    noWithdrawal,
    returns: (noWithdrawal ? withdrawalNoteText : returnNoteText)[language],
    backInStockLinks: createRestockLinks(product, shownVariants, language),
    deliveryTime: deliveryTime || undefined,
    deliveryDays: integer(product.lieferzeit_tage),
    deliveryTimeText: deliveryTime && `${t.deliveryTime}: ${deliveryTime}`,
    deliveryNote: getNote('lieferhinweis'),
    details: [
      {label: t.dimensions, text: getNote('masse')},
      {label: t.scope, text: getNote('lieferumfang')},
      {label: t.pleaseNote, text: getNote('bitte_beachten')},
    ].filter((fact) => fact.text),
    legalFacts: toProductFacts(product, settings, language),
    labels: toLabelPictures(product),
    energy: toEnergyLabel(product),
  };
}

/** With more sold-out variants than this there is one link for all of them. */
const maxRestockLinks = 3;

function createRestockLinks(
  {title, variants}: ProductFragment,
  shownVariants: readonly VariantFragment[],
  language: Language,
): BackInStockLink[] {
  const soldOutVariants = shownVariants.filter(({availableForSale}) => !availableForSale);
  if (soldOutVariants.length === 0) return [];
  if (variants.nodes.length === 1 || soldOutVariants.length > maxRestockLinks)
    return [backInStockLink(title, language)];
  return soldOutVariants.map((variant) => {
    const {label, path} = backInStockLink(`${title}, ${variant.title}`, language);
    return {label: `${variant.title}: ${label}`, path};
  });
}

/**
 * Finds the initial variant of a page: the requested one, else the first available one, else the first (rule 10.5). `requestedId` is a
 * variant's number, or its id, which a form without JavaScript submits.
 */
export function findInitialVariant(variants: Variant[], requestedId: string | null): Variant | undefined {
  return (
    variants.find((variant) => variant.id === requestedId || numericId(variant.id) === requestedId) ??
    variants.find(({availableForSale}) => availableForSale) ??
    variants[0]
  );
}

/** Finds the position of the variant's picture in the gallery; 0 when the variant has no picture. */
export function findPictureIndex(images: Image[], variant: Variant | undefined): number {
  return Math.max(
    0,
    images.findIndex(({url}) => url === variant?.image?.url),
  );
}
