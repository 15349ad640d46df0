import type {CartPieceFragment} from 'storefrontapi.generated';
import {toCents} from '~/i18n/formats';
import {toImage} from '~/platform/images';
import {maxQuantity} from './quantity';
import type {CartPiece} from './view';

/** A variant of the store as the cart shows it. */
export function cartPiece(variant: CartPieceFragment): CartPiece {
  const {product} = variant;
  const price = toCents(variant.price.amount);
  const compareAtPrice = variant.compareAtPrice ? toCents(variant.compareAtPrice.amount) : 0;
  // Shopify's name for the variant of a product that has only one.
  const single = variant.title === 'Default Title';
  return {
    title: product.title,
    annotation: single ? '' : variant.title,
    path: `/product/${product.handle}${single ? '' : `?variant=${variant.id.split('/').at(-1)}`}`,
    image: toImage(variant.image ?? product.featuredImage) ?? null,
    price,
    compareAtPrice: compareAtPrice > price ? compareAtPrice : null,
    forSale: variant.availableForSale,
    most: mostPieces(variant.quantityAvailable),
  };
}

/**
 * Most pieces of one line. The stock counts only while it is positive: a store that doesn't track a variant, or
 * sells it beyond its stock, answers zero or less for one that is for sale.
 */
export function mostPieces(quantityAvailable: number | null | undefined): number {
  return quantityAvailable && quantityAvailable > 0 ? Math.min(quantityAvailable, maxQuantity) : maxQuantity;
}
