import type {MerchandiseFragment} from 'storefrontapi.generated';
import {toCents} from '~/i18n/formats';
import {compareAtPriceOf} from '~/platform/compareAtPrice';
import {toImage} from '~/platform/images';
import {readyMade, type Merchandise} from '../rules/merchandise';

/** A variant of the store as the cart shows it. */
export function variantMerchandise({product, ...variant}: MerchandiseFragment): Merchandise {
  const price = toCents(variant.price.amount);
  return readyMade(product, {
    id: variant.id,
    title: variant.title,
    image: toImage(variant.image ?? product.featuredImage),
    price,
    compareAtPrice: compareAtPriceOf(price, variant.compareAtPrice),
    availableForSale: variant.availableForSale,
    quantityAvailable: variant.quantityAvailable ?? null,
  });
}
