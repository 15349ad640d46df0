import type {Color} from './colors';
import {isKliv, type Configuration, type KlivConfiguration, type StandardConfiguration} from './configuration';
import {klivVariant, type KlivOffer} from './kliv';
import type {Offer} from './offer';
import {standardPrice, type StandardOffer} from './standard';

/** A piece that is made to measure: what a shopper has chosen, tied to the offer that it is chosen from. */
export type Piece =
  | {kind: 'standard'; offer: StandardOffer; configuration: StandardConfiguration}
  | {kind: 'kliv'; offer: KlivOffer; configuration: KlivConfiguration};

/** `null` where the configuration is one of the other kind: the product has changed since. */
export function pieceOf(offer: Offer, configuration: Configuration): Piece | null {
  if (offer.kind === 'standard') return isKliv(configuration) ? null : {kind: 'standard', offer, configuration};
  return isKliv(configuration) ? {kind: 'kliv', offer, configuration} : null;
}

/** The chosen colour; `undefined` when the offer no longer has it. */
export function colorOf({offer, configuration}: Piece): Color | undefined {
  return offer.colors.find(({value}) => value === configuration.color.value);
}

/** The same piece in another colour, `#rrggbb`. */
export function withColor(piece: Piece, value: string): Piece {
  const color = {value};
  if (piece.kind === 'kliv') return {...piece, configuration: {...piece.configuration, color}};
  return {...piece, configuration: {...piece.configuration, color}};
}

/** The same piece with another option of a choice. */
export function withOption(piece: Piece, choice: string, option: string): Piece {
  const choices = {...piece.configuration.choices, [choice]: option};
  if (piece.kind === 'kliv') return {...piece, configuration: {...piece.configuration, choices}};
  return {...piece, configuration: {...piece.configuration, choices}};
}

/** How a piece is sold, as far as the offer tells. */
export interface Sale {
  /** Cents of one piece. */
  price: number;
  availableForSale: boolean;
  /** Stock as the store answers it: zero or less for a variant that is for sale means that it isn't counted. */
  quantityAvailable: number | null;
}

/** `null` when the piece isn't made like this, or its formula gives no price. Of a standard piece only the worker knows the stock. */
export function saleOf(piece: Piece): Sale | null {
  if (piece.kind === 'kliv') {
    const variant = klivVariant(piece.offer, piece.configuration);
    return variant?.price ? variant : null;
  }
  const price = standardPrice(piece.offer, piece.configuration);
  return price === null ? null : {price, availableForSale: true, quantityAvailable: null};
}

/** Cents of one piece; `null` when the piece isn't made like this, or its formula gives no price. */
export function priceOf(piece: Piece): number | null {
  return saleOf(piece)?.price ?? null;
}
