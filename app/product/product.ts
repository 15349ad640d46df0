import type {ProductFragment, VariantFragment} from 'storefrontapi.generated';
import {toCents} from '~/i18n/formats';
import {toImage, type Image} from '~/platform/images';

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
    variants(first: 100) { nodes { ...Variant } }
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
  price: number;
  /** Shown struck through; only there when higher than the price. */
  compareAtPrice?: number;
  available: boolean;
  /** Stock as the store answers it: zero or less for a variant that is for sale means that it isn't counted. */
  quantityAvailable: number | null;
  image?: Image;
}

/** The notes of the 'Mehr Info' block, by the key of their metafield. */
export type DetailKey = 'masse' | 'lieferumfang' | 'lieferzeit' | 'lieferhinweis' | 'bitte_beachten';

export interface Product {
  handle: string;
  title: string;
  description: string;
  descriptionHtml: string;
  seo: {title?: string; description?: string};
  images: Image[];
  variants: Variant[];
  details: {key: DetailKey; text: string}[];
}

export function toVariant(variant: VariantFragment): Variant {
  const price = toCents(variant.price.amount);
  const compareAt = variant.compareAtPrice ? toCents(variant.compareAtPrice.amount) : 0;
  return {
    id: variant.id,
    title: variant.title,
    price,
    compareAtPrice: compareAt > price ? compareAt : undefined,
    available: variant.availableForSale,
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
      field?.value.trim() ? [{key: field.key as DetailKey, text: field.value.trim()}] : [],
    ),
  };
}

/** A variant's number in an address, such as `?variant=123`. */
export function variantNumber({id}: Pick<Variant, 'id'>): string {
  return id.split('/').at(-1) ?? '';
}

/** The variant that a page opens with: the one asked for, else the first that can be bought, else the first. */
export function chosenVariant(variants: Variant[], number: string | null): Variant | undefined {
  return (
    variants.find((variant) => variantNumber(variant) === number) ??
    variants.find(({available}) => available) ??
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
