import {toCents} from '~/i18n/formats';

/** A compare-at price in cents; `undefined` unless it is higher than the price: nothing else is struck through. */
export function compareAtPriceOf(
  price: number,
  compareAtPrice: {amount: string} | null | undefined,
): number | undefined {
  const cents = compareAtPrice ? toCents(compareAtPrice.amount) : 0;
  return cents > price ? cents : undefined;
}
