import type {MerchandiseFragment} from 'storefrontapi.generated';
import {toCents} from '~/i18n/formats';
import {compareAtPriceOf} from '~/legal/compareAtPrice';
import {excludesWithdrawal} from '~/legal/excludesWithdrawal';
import {toImage} from '~/platform/images';
import {merchandiseOfVariant, type Merchandise} from '../rules/merchandise';

/** A variant of the store as the cart shows it. */
export function merchandiseOfFragment({product, ...variant}: MerchandiseFragment): Merchandise {
  const price = toCents(variant.price.amount);
  return merchandiseOfVariant(
    {...product, noWithdrawal: excludesWithdrawal(product)},
    {
      id: variant.id,
      title: variant.title,
      image: toImage(variant.image ?? product.featuredImage),
      price,
      compareAtPrice: compareAtPriceOf(price, variant.compareAtPrice, {
        ofVariant: variant.niedrigster_preis_30_tage,
        ofProduct: product.niedrigster_preis_30_tage,
      }),
      availableForSale: variant.availableForSale,
      quantityAvailable: variant.quantityAvailable ?? null,
    },
  );
}
