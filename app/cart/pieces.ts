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
  const options = variant.selectedOptions.filter(({value}) => value !== 'Default Title');
  const query = new URLSearchParams(options.map(({name, value}) => [name, value])).toString();
  return {
    title: product.title,
    annotation: options.map(({value}) => value).join(', '),
    path: `/product/${product.handle}${query && `?${query}`}`,
    image: toImage(variant.image ?? product.featuredImage) ?? null,
    price,
    compareAtPrice: compareAtPrice > price ? compareAtPrice : null,
    forSale: variant.availableForSale,
    most: mostPieces(variant),
  };
}

/**
 * The stock bounds a line only while it is positive: a store that doesn't track a variant, or sells it beyond
 * its stock, answers zero or less for one that is for sale.
 */
function mostPieces({quantityAvailable}: CartPieceFragment): number {
  return quantityAvailable && quantityAvailable > 0 ? Math.min(quantityAvailable, maxQuantity) : maxQuantity;
}
