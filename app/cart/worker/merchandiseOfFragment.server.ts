import type {MerchandiseFragment} from 'storefrontapi.generated';
import {integer, text} from '~/content/fields';
import type {Language} from '~/i18n/language';
import {getCompareAtPrice} from '~/legal/compareAtPrice';
import {excludesWithdrawal} from '~/legal/excludesWithdrawal';
import {unitPriceText} from '~/legal/unitPrice';
import {readVariantOffer} from '~/legal/readVariantOffer';
import {toImage} from '~/platform/images';
import {merchandiseOfVariant, type Merchandise, type MerchandiseProduct} from '../rules/merchandise';

/** Converts a product of the store for display in the cart. */
export function merchandiseProduct(
  product: Omit<MerchandiseProduct, 'noWithdrawal' | 'deliveryTime' | 'deliveryDays'> &
    Pick<MerchandiseFragment['product'], 'widerruf_ausgeschlossen' | 'lieferzeit' | 'lieferzeit_tage'>,
): MerchandiseProduct {
  return {
    ...product,
    noWithdrawal: excludesWithdrawal(product),
    deliveryTime: text(product.lieferzeit),
    deliveryDays: integer(product.lieferzeit_tage),
  };
}

/** Converts a variant of the store for display in the cart; `null` when its price is invalid. */
export function merchandiseOfFragment(
  {product, ...variant}: MerchandiseFragment,
  language: Language,
): Merchandise | null {
  const sale = readVariantOffer(variant);
  if (!sale) return null;
  return merchandiseOfVariant(merchandiseProduct(product), {
    id: variant.id,
    title: variant.title,
    image: toImage(variant.image ?? product.featuredImage),
    ...sale,
    compareAtPrice: getCompareAtPrice(sale.price, variant.compareAtPrice, {
      ofVariant: variant.niedrigster_preis_30_tage,
      ofProduct: product.niedrigster_preis_30_tage,
    }),
    unitPrice: unitPriceText(variant, language),
    quantityAvailable: variant.quantityAvailable ?? null,
  });
}
