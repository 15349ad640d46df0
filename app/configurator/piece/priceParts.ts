import type {Choice, Option} from 'joinery/families/family';
import {formatPrice} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import type {Interval} from '../offer/availableValues';
import {getSelectedOptions} from '../offer/choices';
import {addDecimals, multiplyDecimals, roundToCentStep, toDecimal, getSurcharge, type Decimal} from '../offer/formula';
import {findKlivVariant} from '../offer/klivOffer';
import {calculateStandardPrice} from '../offer/standardOffer';
import {getColor, calculatePrice, withColor, withOption, type Piece} from './piece';

/** A line of a price. `amount` is in cents; only rounding and a colour with a multiplier below 1 may be negative. */
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

/** Converts euros, which may be negative, to whole cents, rounded half away from zero. */
const roundSignedToCents = ({digits, scale}: Decimal): number =>
  digits < 0n ? -roundToCentStep({digits: -digits, scale}) : roundToCentStep({digits, scale});

/**
 * Lists the lines of a price; their sum is the price, to the cent (rule 11.34). Each is rounded to cents, and the last one is the
 * rounding difference. The list is empty for a piece without a price. Lines of zero are left out.
 */
export function listPriceParts(piece: Piece): PricePart[] {
  if (piece.kind === 'kliv') {
    const variant = findKlivVariant(piece.offer, piece.configuration);
    return variant ? [{kind: 'range', amount: variant.price, width: variant.width, height: variant.height}] : [];
  }
  const {offer, configuration} = piece;
  const {formula} = offer;
  const {length, width, choices} = configuration;
  const price = calculateStandardPrice(offer, configuration);
  const color = getColor(piece);
  if (price === null || !color || !formula) return [];
  const {base, perCmLength, perCmWidth} = formula;
  const basePart = toDecimal(base);
  const lengthPart = multiplyDecimals(toDecimal(length), toDecimal(perCmLength));
  const widthPart = multiplyDecimals(toDecimal(width), toDecimal(perCmWidth));
  const optionParts = getSelectedOptions(choices).map((selected) => ({
    ...selected,
    surcharge: toDecimal(getSurcharge(formula, selected.choice.name, selected.option.value)),
  }));
  const sum = [basePart, lengthPart, widthPart, ...optionParts.map(({surcharge}) => surcharge)].reduce(addDecimals);
  const colorShare = addDecimals(toDecimal(color.multiplier), toDecimal(-1));
  const parts: PricePart[] = [
    {kind: 'base', amount: roundSignedToCents(basePart)},
    {kind: 'length', amount: roundSignedToCents(lengthPart), size: length, rate: perCmLength},
    {kind: 'width', amount: roundSignedToCents(widthPart), size: width, rate: perCmWidth},
    ...optionParts.map(({choice, option, surcharge}) => ({
      kind: 'choice' as const,
      amount: roundSignedToCents(surcharge),
      choice,
      option,
    })),
    {
      kind: 'finish',
      amount: roundSignedToCents(multiplyDecimals(sum, colorShare)),
      name: color.name,
      multiplier: color.multiplier,
    },
  ];
  const rounding = price - parts.reduce((total, {amount}) => total + amount, 0);
  parts.push({kind: 'rounding', amount: rounding});
  return parts.filter(({amount}) => amount !== 0);
}

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
