import {formatDimensions, type Configuration} from '~/configurator/piece/configuration';
import {describePiece} from '~/configurator/piece/describePiece';
import type {Piece, Sale} from '~/configurator/piece/piece';
import type {Language} from '~/i18n/language';
import {toMerchandise, type Merchandise, type MerchandiseProduct, type UnavailableReason} from './merchandise';

/** Converts a made-to-measure piece for display in the cart, which shows its drawing instead of a picture. */
export function merchandiseOfPiece(
  product: MerchandiseProduct,
  piece: Piece,
  sale: Sale,
  language: Language,
): Merchandise {
  const {construction} = piece.offer;
  const details = {annotation: describePiece(piece, language), variantNumber: null, image: null, construction};
  return toMerchandise(product, details, sale);
}

/** A piece that is no longer sold. `piece` is `null` when the product doesn't offer its configuration. */
export function unavailablePiece(
  product: MerchandiseProduct,
  configuration: Configuration,
  piece: Piece | null,
  reason: UnavailableReason,
  language: Language,
): Merchandise {
  const annotation = piece ? describePiece(piece, language) : formatDimensions(configuration);
  const sale = {price: 0, availableForSale: false, quantityAvailable: null};
  const details = {annotation, variantNumber: null, image: null, construction: piece?.offer.construction};
  return {...toMerchandise(product, details, sale), unavailableReason: reason};
}
