import {shownCents} from '~/i18n/formats';

type Lowest = {value: string} | null | undefined;

/**
 * The price to strike through, in cents: the lowest of the last 30 days, because a reduction is measured by nothing else
 * (rule 10.4, decision 017). `ofVariant` and `ofProduct` are its metafields: the variant's goes before (rule 18.15). `undefined` where the store doesn't know it, where it isn't above
 * the price, or where the store doesn't call the price reduced.
 */
export function compareAtPriceOf(
  price: number,
  compareAtPrice: {amount: string} | null | undefined,
  {ofVariant, ofProduct}: {ofVariant?: Lowest; ofProduct: Lowest},
): number | undefined {
  const lowest = ofVariant ?? ofProduct;
  const former = compareAtPrice && shownCents(compareAtPrice.amount);
  const known = lowest && shownCents(lowest.value);
  if (typeof former !== 'number' || typeof known !== 'number') return undefined;
  const cents = Math.min(former, known);
  return cents > price ? cents : undefined;
}
