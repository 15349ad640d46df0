import type {MerchandiseFragment} from 'storefrontapi.generated';
import {text} from '~/content/fields';
import {toCents} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {compareAtPriceOf} from '~/legal/compareAtPrice';
import {excludesWithdrawal} from '~/legal/excludesWithdrawal';
import {unitPriceText} from '~/legal/unitPrice';
import {toImage} from '~/platform/images';
import {merchandiseOfVariant, type Merchandise} from '../rules/merchandise';

/** A variant of the store as the cart shows it. */
export function merchandiseOfFragment({product, ...variant}: MerchandiseFragment, language: Language): Merchandise {
  const price = toCents(variant.price.amount);
  return merchandiseOfVariant(
    {...product, noWithdrawal: excludesWithdrawal(product), deliveryTime: text(product.lieferzeit)},
    {
      id: variant.id,
      title: variant.title,
      image: toImage(variant.image ?? product.featuredImage),
      price,
      compareAtPrice: compareAtPriceOf(price, variant.compareAtPrice, {
        ofVariant: variant.niedrigster_preis_30_tage,
        ofProduct: product.niedrigster_preis_30_tage,
      }),
      unitPrice: unitPriceText(variant, language),
      availableForSale: variant.availableForSale,
      quantityAvailable: variant.quantityAvailable ?? null,
    },
  );
}
