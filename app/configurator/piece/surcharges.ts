import {formatPrice} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import type {Choice} from 'joinery/families/family';
import {calculatePrice, withColor, withOption, type Piece} from './piece';

/**
 * Calculates the difference in cents of each colour to the chosen one, in the offer's order (rule 11.31). It is negative for a lower
 * price, and 0 for a piece without a price.
 */
export function calculateColorSurcharges(piece: Piece): number[] {
  return comparePrices(
    piece,
    piece.offer.colors.map(({value}) => withColor(piece, value)),
  );
}

/** Calculates the same for each option of a choice. */
export function calculateOptionSurcharges(piece: Piece, {name, options}: Choice): number[] {
  return comparePrices(
    piece,
    options.map(({value}) => withOption(piece, name, value)),
  );
}

function comparePrices(piece: Piece, others: readonly Piece[]): number[] {
  const price = calculatePrice(piece);
  return others.map((other) => {
    const otherPrice = calculatePrice(other);
    return price === null || otherPrice === null ? 0 : otherPrice - price;
  });
}

/** `+ 120 €`, `− 37,50 €`; in English `+ €120`. Whole euros have no decimals. Empty for 0. `cents` are integer cents. */
export function surchargeText(cents: number, language: Language): string {
  if (cents === 0) return '';
  const amount = formatPrice(Math.abs(cents), language).replace(/[.,]00(?!\d)/, '');
  return `${cents > 0 ? '+' : '−'}\u00a0${amount}`;
}
