import type {Choice, Option} from '../families/choice';
import {selectedOptions} from './choice';
import {decimal, plus, roundToCents, times, type Decimal} from './decimal';
import {getSurcharge} from './formula';
import {klivVariant} from './kliv';
import type {Interval} from './measure';
import {getColor, type Piece} from './piece';
import {standardPrice} from './standard';

/** A line of a price; `amount` is cents. Only rounding and a colour with a multiplier below 1 may be negative. */
export type PricePart = {amount: number} & (
  | {kind: 'base' | 'rounding'}
  /** `size` in cm, `rate` in euros per cm. */
  | {kind: 'length' | 'width'; size: number; rate: number}
  | {kind: 'choice'; choice: Choice; option: Option}
  /** The effect of the chosen colour on the lines before it. */
  | {kind: 'finish'; name: string; multiplier: number}
  /** KLIV: one price for all sizes within the ranges, in mm. */
  | {kind: 'range'; width: Interval; height: Interval}
);

/** Rounds to whole cents, half away from zero. */
const cents = ({digits, scale}: Decimal): number =>
  digits < 0n ? -roundToCents({digits: -digits, scale}) : roundToCents({digits, scale});

/**
 * The lines that a price consists of; their sum is the price, to the cent (rule 11.34). Each is rounded to cents, and
 * the last one is the rounding difference. Empty for a piece without a price. Lines of zero are left out.
 */
export function priceParts(piece: Piece): PricePart[] {
  if (piece.kind === 'kliv') {
    const variant = klivVariant(piece.offer, piece.configuration);
    return variant ? [{kind: 'range', amount: variant.price, width: variant.width, height: variant.height}] : [];
  }
  const {offer, configuration} = piece;
  const {formula} = offer;
  const {length, width, choices} = configuration;
  const price = standardPrice(offer, configuration);
  const color = getColor(piece);
  if (price === null || !color || !formula) return [];
  const {base, perCmLength, perCmWidth} = formula;
  const basePart = decimal(base);
  const lengthPart = times(decimal(length), decimal(perCmLength));
  const widthPart = times(decimal(width), decimal(perCmWidth));
  const optionParts = selectedOptions(choices).map((selected) => ({
    ...selected,
    surcharge: decimal(getSurcharge(formula, selected.choice.name, selected.option.value)),
  }));
  const sum = [basePart, lengthPart, widthPart, ...optionParts.map(({surcharge}) => surcharge)].reduce(plus);
  const share = plus(decimal(color.multiplier), decimal(-1));
  const parts: PricePart[] = [
    {kind: 'base', amount: cents(basePart)},
    {kind: 'length', amount: cents(lengthPart), size: length, rate: perCmLength},
    {kind: 'width', amount: cents(widthPart), size: width, rate: perCmWidth},
    ...optionParts.map(({choice, option, surcharge}) => ({
      kind: 'choice' as const,
      amount: cents(surcharge),
      choice,
      option,
    })),
    {
      kind: 'finish',
      amount: cents(times(sum, share)),
      name: color.name,
      multiplier: color.multiplier,
    },
  ];
  const rounding = price - parts.reduce((total, {amount}) => total + amount, 0);
  parts.push({kind: 'rounding', amount: rounding});
  return parts.filter(({amount}) => amount !== 0);
}
