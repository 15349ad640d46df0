import {dimensions, type Configuration} from '~/configurator/rules/configuration';
import {describe} from '~/configurator/rules/describe';
import type {Piece, Sale} from '~/configurator/rules/piece';
import type {Language} from '~/i18n/language';
import {toMerchandise, type Merchandise, type MerchandiseProduct, type NotSellable} from './merchandise';

/** A piece that is made to measure as the cart shows it: the drawing takes the picture's place. */
export function merchandiseOfPiece(
  product: MerchandiseProduct,
  piece: Piece,
  sale: Sale,
  language: Language,
): Merchandise {
  const {construction} = piece.offer;
  const shown = {annotation: describe(piece, language), variantNumber: null, image: null, construction};
  return toMerchandise(product, shown, sale);
}

/** A piece that the store no longer sells: what it was, and why not. `piece` is `null` when the product isn't made like that. */
export function unsoldPiece(
  product: MerchandiseProduct,
  configuration: Configuration,
  piece: Piece | null,
  reason: NotSellable,
  language: Language,
): Merchandise {
  const annotation = piece ? describe(piece, language) : dimensions(configuration);
  const sale = {price: 0, availableForSale: false, quantityAvailable: null};
  const shown = {annotation, variantNumber: null, image: null, construction: piece?.offer.construction};
  return {...toMerchandise(product, shown, sale), notSellable: reason};
}
