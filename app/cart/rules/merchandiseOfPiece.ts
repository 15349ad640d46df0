import {describe} from '~/configurator/rules/describe';
import type {Piece, Sale} from '~/configurator/rules/piece';
import type {Language} from '~/i18n/language';
import {toMerchandise, type Merchandise, type MerchandiseProduct} from './merchandise';

/** A piece that is made to measure as the cart shows it: the drawing takes the picture's place. */
export function merchandiseOfPiece(
  product: MerchandiseProduct,
  piece: Piece,
  sale: Sale,
  language: Language,
): Merchandise {
  return toMerchandise(product, {annotation: describe(piece, language), variantNumber: null, image: null}, sale);
}
