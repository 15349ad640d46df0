import type {StandardConfiguration} from './configuration';
import type {Color} from './color';
import type {Construction} from './construction';
import {formulaPrice, type PriceFormula} from './formula';
import {largest, nearest, smallest, valuesOf, type Measure} from './measure';

/** What a standard product offers. Measures are centimetres. Plain data: it travels from the worker to the browser. */
export interface StandardOffer {
  kind: 'standard';
  /** How it is built; `null` when nothing says it. */
  construction: Construction | null;
  /** Never empty; the default first. */
  colors: Color[];
  length: Measure;
  width: Measure;
  /** `null` when the product's rules are there and can't be read: a price from a fallback would be another than the merchant's. */
  formula: PriceFormula | null;
}

/** Whether the product is made exactly like this: nothing corrected, nothing unknown. */
export function offersStandard(offer: StandardOffer, {color, length, width}: StandardConfiguration): boolean {
  return (
    offer.colors.some(({value}) => value === color.value) &&
    nearest(offer.length, length).value === length &&
    nearest(offer.width, width).value === width
  );
}

/** Price in cents; `null` when the piece isn't made or the formula gives none. */
export function standardPrice(offer: StandardOffer, configuration: StandardConfiguration): number | null {
  const color = offer.colors.find(({value}) => value === configuration.color.value);
  if (!color || !offersStandard(offer, configuration)) return null;
  return formulaPrice(offer.formula, configuration.length, configuration.width, color.multiplier);
}

/** Every price that can be chosen, in cents, lowest first. */
export function standardPrices({colors, length, width, formula}: StandardOffer): number[] {
  const multipliers = new Set(colors.map(({multiplier}) => multiplier));
  const prices = [...multipliers].flatMap((multiplier) =>
    valuesOf(length).flatMap((l) => valuesOf(width).map((w) => formulaPrice(formula, l, w, multiplier))),
  );
  return [...new Set(prices.filter((price) => price !== null))].sort((a, b) => a - b);
}

/** The lowest of them: no part of a formula is negative, so it is that of the smallest piece. `null` if there is none. */
export function lowestStandardPrice({colors, length, width, formula}: StandardOffer): number | null {
  const multiplier = Math.min(...colors.map((color) => color.multiplier));
  return formulaPrice(formula, smallest(length), smallest(width), multiplier);
}

/** The highest of them: that of the largest piece in the dearest colour. `null` if there is none. */
export function highestStandardPrice({colors, length, width, formula}: StandardOffer): number | null {
  const multiplier = Math.max(...colors.map((color) => color.multiplier));
  return formulaPrice(formula, largest(length), largest(width), multiplier);
}
