import {formatPrice} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {priceOf, withColor, type Piece} from './piece';

/**
 * Cents by which the price changes with each colour of the offer, in its order (rule 11.31); below zero where it costs less. All
 * are 0 for a piece without a price.
 */
export function surchargesOf(piece: Piece): number[] {
  const price = priceOf(piece);
  return piece.offer.colors.map(({value}) => {
    const other = priceOf(withColor(piece, value));
    return price === null || other === null ? 0 : other - price;
  });
}

/** `+ 120 €`, `− 37,50 €`; in English `+ €120`. Whole euros have no decimals. Empty for 0. `cents` are integer cents. */
export function surchargeText(cents: number, language: Language): string {
  if (cents === 0) return '';
  const amount = formatPrice(Math.abs(cents), language).replace(/[.,]00(?!\d)/, '');
  return `${cents > 0 ? '+' : '−'}\u00a0${amount}`;
}
