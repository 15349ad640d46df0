import type {ProductFragment, VariantFragment} from 'storefrontapi.generated';
import {variantNumber} from '~/cart/rules/merchandise';
import {toCents} from '~/i18n/formats';
import {compareAtPriceOf} from '~/platform/compareAtPrice';
import {PICTURE_FRAGMENT, toImage, type Image} from '~/platform/images';

export const VARIANT_FRAGMENT = `#graphql
  fragment Variant on ProductVariant {
    id
    title
    availableForSale
    quantityAvailable
    price { amount }
    compareAtPrice { amount }
    image { ...Picture }
  }
` as const;

export const PRODUCT_FRAGMENT = `#graphql
  fragment Product on Product {
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
      pageInfo { hasNextPage endCursor }
    }
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

/** Further variants of a product. */
export const PRODUCT_VARIANTS_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${VARIANT_FRAGMENT}
  query ProductVariants($handle: String!, $after: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    product(handle: $handle) {
      variants(first: 250, after: $after) {
        nodes { ...Variant }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
` as const;

/** A variant as the product page offers it. Prices are cents. */
export interface Variant {
  id: string;
  title: string;
  price: number;
  /** Shown struck through; only there when higher than the price. */
  compareAtPrice?: number;
  availableForSale: boolean;
  /** Stock as the store answers it: zero or less for a variant that is for sale means that it isn't counted. */
  quantityAvailable: number | null;
  image?: Image;
}

/** The notes of the 'Mehr Info' block, by the key of their metafield. */
const detailNames = {
  masse: 'dimensions',
  lieferumfang: 'scope',
  lieferzeit: 'deliveryTime',
  lieferhinweis: 'deliveryNote',
  bitte_beachten: 'pleaseNote',
} as const;

export interface Product {
  handle: string;
  title: string;
  description: string;
  descriptionHtml: string;
  seo: {title?: string; description?: string};
  images: Image[];
  variants: Variant[];
  details: {name: (typeof detailNames)[keyof typeof detailNames]; text: string}[];
}

function toVariant(variant: VariantFragment): Variant {
  const price = toCents(variant.price.amount);
  return {
    id: variant.id,
    title: variant.title,
    price,
    compareAtPrice: compareAtPriceOf(price, variant.compareAtPrice),
    availableForSale: variant.availableForSale,
    quantityAvailable: variant.quantityAvailable ?? null,
    image: toImage(variant.image),
  };
}

export function toProduct(product: ProductFragment): Product {
  return {
    handle: product.handle,
    title: product.title,
    description: product.description,
    descriptionHtml: product.descriptionHtml,
    seo: {title: product.seo.title ?? undefined, description: product.seo.description ?? undefined},
    images: product.images.nodes.flatMap((image) => toImage(image) ?? []),
    variants: product.variants.nodes.map(toVariant),
    details: product.metafields.flatMap((field) =>
      field?.value.trim() ? [{name: detailNames[field.key as keyof typeof detailNames], text: field.value.trim()}] : [],
    ),
  };
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
