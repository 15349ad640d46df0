import {decimal, plus, roundToCents, times, type Decimal} from './decimal';
import {klivVariant} from './kliv';
import type {Interval} from './measure';
import {colorOf, type Piece} from './piece';
import {standardPrice} from './standard';

/** A line of a price; `amount` is cents. Only rounding may take something away, and a colour with a multiplier below 1. */
export type PricePart = {amount: number} & (
  | {kind: 'base' | 'rounding'}
  /** `size` in cm, `rate` in euro a cm. */
  | {kind: 'length' | 'width'; size: number; rate: number}
  /** What the chosen colour adds to the lines before it. */
  | {kind: 'finish'; name: string; multiplier: number}
  /** KLIV: one price for all sizes within the ranges, in mm. */
  | {kind: 'range'; width: Interval; height: Interval}
);

/** Whole cents; half a cent counts as a whole one, below zero too. */
const cents = ({digits, scale}: Decimal): number =>
  digits < 0n ? -roundToCents({digits: -digits, scale}) : roundToCents({digits, scale});

/**
 * The lines that a price consists of; their sum is the price, to the cent (rule 11.34). Each is rounded to cents for itself, and
 * a last one says what rounding adds or takes. Empty for a piece without a price. Lines of zero are left out.
 */
export function priceParts(piece: Piece): PricePart[] {
  if (piece.kind === 'kliv') {
    const variant = klivVariant(piece.offer, piece.configuration);
    return variant ? [{kind: 'range', amount: variant.price, width: variant.width, height: variant.height}] : [];
  }
  const {offer, configuration} = piece;
  const {length, width} = configuration;
  const price = standardPrice(offer, configuration);
  const color = colorOf(piece);
  if (price === null || !color || !offer.formula) return [];
  const {base, perCmLength, perCmWidth} = offer.formula;
  const basePart = decimal(base);
  const lengthPart = times(decimal(length), decimal(perCmLength));
  const widthPart = times(decimal(width), decimal(perCmWidth));
  const share = plus(decimal(color.multiplier), decimal(-1));
  const parts: PricePart[] = [
    {kind: 'base', amount: cents(basePart)},
    {kind: 'length', amount: cents(lengthPart), size: length, rate: perCmLength},
    {kind: 'width', amount: cents(widthPart), size: width, rate: perCmWidth},
    {
      kind: 'finish',
      amount: cents(times([basePart, lengthPart, widthPart].reduce(plus), share)),
      name: color.name,
      multiplier: color.multiplier,
    },
  ];
  const rounding = price - parts.reduce((sum, {amount}) => sum + amount, 0);
  parts.push({kind: 'rounding', amount: rounding});
  return parts.filter(({amount}) => amount !== 0);
}
