import {roundedCents} from '~/i18n/formats';

type LowestPriceField = {value: string} | null | undefined;

/**
 * The price to strike through, in cents: the lowest price of the last 30 days, as the law requires (rule 10.4, decision 017). `ofVariant`
 * and `ofProduct` are the metafields with that price; the variant's takes precedence. `undefined` when the lowest price is unknown or
 * isn't above the current `price`, or when the store has no compare-at price.
 */
export function getCompareAtPrice(
  price: number,
  compareAtPrice: {amount: string} | null | undefined,
  {ofVariant, ofProduct}: {ofVariant?: LowestPriceField; ofProduct: LowestPriceField},
): number | undefined {
  const lowestPrice = ofVariant ?? ofProduct;
  const formerCents = compareAtPrice && roundedCents(compareAtPrice.amount);
  const lowestCents = lowestPrice && roundedCents(lowestPrice.value);
  if (typeof formerCents !== 'number' || typeof lowestCents !== 'number') return undefined;
  const cents = Math.min(formerCents, lowestCents);
  return cents > price ? cents : undefined;
}
