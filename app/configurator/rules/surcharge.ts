import {priceOf, withColor, type Piece} from './piece';

/**
 * Cents that the price changes by with another colour, `#rrggbb`; below zero for a cheaper one (rule 11.31). 0 where one of the
 * two has no price.
 */
export function surchargeOf(piece: Piece, color: string): number {
  const [price, other] = [priceOf(piece), priceOf(withColor(piece, color))];
  return price === null || other === null ? 0 : other - price;
}
