import type {AvailableValues, MeasureName, Unit} from '../offer/availableValues';
import type {Color} from '../offer/colors';
import {findKlivVariant, type KlivConfiguration, type KlivOffer} from '../offer/klivOffer';
import type {Offer} from '../offer/readOffer';
import {calculateStandardPrice, type StandardConfiguration, type StandardOffer} from '../offer/standardOffer';
import {isKliv, type Configuration} from './configuration';

/** A made-to-measure piece: a configuration and the offer that it belongs to. */
export type Piece =
  | {kind: 'standard'; offer: StandardOffer; configuration: StandardConfiguration}
  | {kind: 'kliv'; offer: KlivOffer; configuration: KlivConfiguration};

/** `null` when the configuration is of the other kind, because the product has changed. */
export function createPiece(offer: Offer, configuration: Configuration): Piece | null {
  if (offer.kind === 'standard') return isKliv(configuration) ? null : {kind: 'standard', offer, configuration};
  return isKliv(configuration) ? {kind: 'kliv', offer, configuration} : null;
}

/** `undefined` when the offer no longer has the colour. */
export function getColor({offer, configuration}: Piece): Color | undefined {
  return offer.colors.find(({value}) => value === configuration.color.value);
}

export function withColor(piece: Piece, value: string): Piece {
  const color = {value};
  if (piece.kind === 'kliv') return {...piece, configuration: {...piece.configuration, color}};
  return {...piece, configuration: {...piece.configuration, color}};
}

export function withOption(piece: Piece, choice: string, option: string): Piece {
  const choices = {...piece.configuration.choices, [choice]: option};
  if (piece.kind === 'kliv') return {...piece, configuration: {...piece.configuration, choices}};
  return {...piece, configuration: {...piece.configuration, choices}};
}

/** The available values and the chosen one, in the unit of `getUnit`. */
interface PieceMeasure {
  field: MeasureName;
  available: AvailableValues;
  value: number;
}

export const getUnit = ({kind}: Piece): Unit => (kind === 'kliv' ? 'mm' : 'cm');

/** The two measures of a piece in the order of the form. The first is horizontal in the drawing, the second vertical. */
export function getMeasures({kind, offer, configuration}: Piece): [PieceMeasure, PieceMeasure] {
  const width = {field: 'width', available: offer.width, value: configuration.width} as const;
  return kind === 'kliv'
    ? [width, {field: 'height', available: offer.height, value: configuration.height}]
    : [{field: 'length', available: offer.length, value: configuration.length}, width];
}

/** Price and availability of a piece. */
export interface Sale {
  /** Cents of one piece. */
  price: number;
  availableForSale: boolean;
  /** The stock as the store answers it. Zero or less for an available variant means that it isn't tracked. */
  quantityAvailable: number | null;
}

/** `null` when the piece isn't offered, or its formula gives no price. Only the worker knows the stock of a standard piece. */
export function getSale(piece: Piece): Sale | null {
  if (piece.kind === 'kliv') {
    const variant = findKlivVariant(piece.offer, piece.configuration);
    return variant?.price ? variant : null;
  }
  const price = calculateStandardPrice(piece.offer, piece.configuration);
  return price === null ? null : {price, availableForSale: true, quantityAvailable: null};
}

/** Cents of one piece; `null` when the piece isn't offered, or its formula gives no price. */
export function calculatePrice(piece: Piece): number | null {
  return getSale(piece)?.price ?? null;
}
