import {shownCents, wholeCents} from '~/i18n/formats';

interface PricedVariant {
  price: {amount: string};
  availableForSale: boolean;
}

/**
 * What a variant costs, in cents, and whether it can be bought: not at a price with parts of a cent, which nobody can pay as it is
 * shown. `undefined` where the price can't be read.
 */
export function variantSale({price: {amount}, availableForSale}: PricedVariant) {
  const price = shownCents(amount);
  if (price === undefined) return undefined;
  return {price, availableForSale: availableForSale && wholeCents(amount) === price};
}
