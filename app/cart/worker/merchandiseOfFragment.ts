import type {MerchandiseFragment} from 'storefrontapi.generated';
import {toCents} from '~/i18n/formats';
import {compareAtPriceOf} from '~/platform/compareAtPrice';
import {toImage} from '~/platform/images';
import {merchandiseOfVariant, type Merchandise} from '../rules/merchandise';

/** A variant of the store as the cart shows it. */
export function merchandiseOfFragment({product, ...variant}: MerchandiseFragment): Merchandise {
  const price = toCents(variant.price.amount);
  return merchandiseOfVariant(product, {
    id: variant.id,
    title: variant.title,
    image: toImage(variant.image ?? product.featuredImage),
    price,
    compareAtPrice: compareAtPriceOf(price, variant.compareAtPrice),
    availableForSale: variant.availableForSale,
    quantityAvailable: variant.quantityAvailable ?? null,
  });
}
