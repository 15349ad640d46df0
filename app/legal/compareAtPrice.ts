import {toCents} from '~/i18n/formats';

/**
 * The price to strike through, in cents: the lowest of the last 30 days, because a reduction is measured by nothing else
 * (rule 10.4, decision 017). `lowest` is its metafield. `undefined` where the store doesn't know it, where it isn't above
 * the price, or where the store doesn't call the price reduced.
 */
export function compareAtPriceOf(
  price: number,
  compareAtPrice: {amount: string} | null | undefined,
  lowest: {value: string} | null | undefined,
): number | undefined {
  if (!compareAtPrice || !lowest || !/^\d+(\.\d{1,2}0*)?$/.test(lowest.value)) return undefined;
  const cents = Math.min(toCents(compareAtPrice.amount), toCents(lowest.value));
  return cents > price ? cents : undefined;
}
