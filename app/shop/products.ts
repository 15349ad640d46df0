import type {ProductCardFragment} from 'storefrontapi.generated';
import {toCents} from '~/i18n/formats';
import {toImage} from '~/platform/images';
import type {Image} from '~/ui/image';

export const PRODUCT_CARD_FRAGMENT = `#graphql
  fragment ProductCard on Product {
    id
    handle
    title
    productType
    vendor
    tags
    availableForSale
    priceRange { minVariantPrice { amount } maxVariantPrice { amount } }
    compareAtPriceRange { maxVariantPrice { amount } }
    featuredImage { ...Picture }
    images(first: 2) { nodes { ...Picture } }
  }
` as const;

/** A product as the grid shows it. Prices are cents. */
export interface ProductCard {
  handle: string;
  title: string;
  image?: Image;
  /** Shown while the pointer rests on the card. */
  secondImage?: Image;
  price: number;
  /** Some variant costs more than `price`. */
  priceVaries: boolean;
  /** Shown struck through when higher than the price. */
  compareAtPrice?: number;
  available: boolean;
}

export function toProductCard(product: ProductCardFragment): ProductCard {
  const price = toCents(product.priceRange.minVariantPrice.amount);
  const compareAt = toCents(product.compareAtPriceRange.maxVariantPrice.amount);
  return {
    handle: product.handle,
    title: product.title,
    image: toImage(product.featuredImage),
    secondImage: toImage(product.images.nodes[1]),
    price,
    priceVaries: toCents(product.priceRange.maxVariantPrice.amount) > price,
    compareAtPrice: compareAt > price ? compareAt : undefined,
    available: product.availableForSale,
  };
}
