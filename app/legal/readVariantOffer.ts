import {roundedCents, parseCents} from '~/i18n/formats';

interface PricedVariant {
  price: {amount: string};
  availableForSale: boolean;
}

/**
 * Price in cents and availability of a variant. A variant whose price has fractions of a cent is unavailable, because the displayed price
 * would differ from the price to pay. `undefined` when the price is invalid.
 */
export function readVariantOffer({price: {amount}, availableForSale}: PricedVariant) {
  const price = roundedCents(amount);
  if (price === undefined) return undefined;
  return {price, availableForSale: availableForSale && parseCents(amount) === price};
}
