import type {Choices} from '../families/choice';
import {choicesOf, combinationsOf, offersSelection} from './choice';
import type {Color} from './colors';
import type {StandardConfiguration} from './configuration';
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
export function offersStandard(offer: StandardOffer, configuration: StandardConfiguration): boolean {
  const {length, width} = configuration;
  return (
    offersSelection(offer, configuration) &&
    nearest(offer.length, length).value === length &&
    nearest(offer.width, width).value === width
  );
}

/** Price in cents; `null` when the piece isn't made or the formula gives none. */
export function standardPrice(offer: StandardOffer, configuration: StandardConfiguration): number | null {
  const color = offer.colors.find(({value}) => value === configuration.color.value);
  if (!color || !offersStandard(offer, configuration)) return null;
  const {length, width, choices} = configuration;
  return formulaPrice(offer.formula, length, width, color.multiplier, choices);
}

/** Every price that can be chosen, in cents, lowest first. */
export function standardPrices(offer: StandardOffer): number[] {
  const multipliers = [...new Set(offer.colors.map(({multiplier}) => multiplier))];
  const prices = multipliers.flatMap((multiplier) =>
    valuesOf(offer.length).flatMap((length) =>
      valuesOf(offer.width).flatMap((width) => pricesOfSize(offer, length, width, multiplier)),
    ),
  );
  return [...new Set(prices)].sort((a, b) => a - b);
}

/** The lowest of them: no part of a formula is negative, so it is one of the smallest piece. `null` if there is none. */
export function lowestStandardPrice(offer: StandardOffer): number | null {
  const multiplier = Math.min(...offer.colors.map((color) => color.multiplier));
  const prices = pricesOfSize(offer, smallest(offer.length), smallest(offer.width), multiplier);
  return prices.length ? Math.min(...prices) : null;
}

/** The highest of them: one of the largest piece in the dearest colour. `null` if there is none. */
export function highestStandardPrice(offer: StandardOffer): number | null {
  const multiplier = Math.max(...offer.colors.map((color) => color.multiplier));
  const prices = pricesOfSize(offer, largest(offer.length), largest(offer.width), multiplier);
  return prices.length ? Math.max(...prices) : null;
}

/** Cents of a piece with each combination of choices. */
function pricesOfSize(offer: StandardOffer, length: number, width: number, multiplier: number): number[] {
  return combinationsWithPrice(offer)
    .map((choices) => formulaPrice(offer.formula, length, width, multiplier, choices))
    .filter((price) => price !== null);
}

/** The combinations of those choices that have a surcharge. */
function combinationsWithPrice(offer: StandardOffer): Choices[] {
  const {surcharges = {}} = offer.formula ?? {};
  return combinationsOf(choicesOf(offer).filter(({name}) => name in surcharges));
}
