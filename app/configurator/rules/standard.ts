import type {Choices} from '../families/choice';
import {getChoices, listCombinations, offersSelection} from './choice';
import type {Color} from './colors';
import type {StandardConfiguration} from './configuration';
import type {Construction} from './construction';
import {formulaPrice, type PriceFormula} from './formula';
import {largest, nearest, smallest, listValues, type Measure} from './measure';

/** The offer of a standard product. Measures are centimetres. It is serializable for the browser. */
export interface StandardOffer {
  kind: 'standard';
  /** `null` when it is unknown. */
  construction: Construction | null;
  /** Never empty; the default first. */
  colors: Color[];
  length: Measure;
  width: Measure;
  /** `null` when the product's rules are set but invalid: a fallback would give another price than the merchant's. */
  formula: PriceFormula | null;
}

/** Whether the product offers exactly this configuration. */
export function offersStandard(offer: StandardOffer, configuration: StandardConfiguration): boolean {
  const {length, width} = configuration;
  return (
    offersSelection(offer, configuration) &&
    nearest(offer.length, length).value === length &&
    nearest(offer.width, width).value === width
  );
}

/** Price in cents; `null` when the piece isn't offered or the formula gives none. */
export function standardPrice(offer: StandardOffer, configuration: StandardConfiguration): number | null {
  const color = offer.colors.find(({value}) => value === configuration.color.value);
  if (!color || !offersStandard(offer, configuration)) return null;
  const {length, width, choices} = configuration;
  return formulaPrice(offer.formula, length, width, color.multiplier, choices);
}

/** All prices in cents, lowest first. */
export function standardPrices(offer: StandardOffer): number[] {
  const multipliers = [...new Set(offer.colors.map(({multiplier}) => multiplier))];
  const prices = multipliers.flatMap((multiplier) =>
    listValues(offer.length).flatMap((length) =>
      listValues(offer.width).flatMap((width) => pricesOfSize(offer, length, width, multiplier)),
    ),
  );
  return [...new Set(prices)].sort((a, b) => a - b);
}

/** The lowest price. No part of a formula is negative, so it is a price of the smallest piece. `null` without a price. */
export function lowestStandardPrice(offer: StandardOffer): number | null {
  const multiplier = Math.min(...offer.colors.map((color) => color.multiplier));
  const prices = pricesOfSize(offer, smallest(offer.length), smallest(offer.width), multiplier);
  return prices.length ? Math.min(...prices) : null;
}

/** The highest price: that of the largest piece in the most expensive colour. `null` without a price. */
export function highestStandardPrice(offer: StandardOffer): number | null {
  const multiplier = Math.max(...offer.colors.map((color) => color.multiplier));
  const prices = pricesOfSize(offer, largest(offer.length), largest(offer.width), multiplier);
  return prices.length ? Math.max(...prices) : null;
}

/** Prices in cents for each combination of choices. */
function pricesOfSize(offer: StandardOffer, length: number, width: number, multiplier: number): number[] {
  return combinationsWithPrice(offer)
    .map((choices) => formulaPrice(offer.formula, length, width, multiplier, choices))
    .filter((price) => price !== null);
}

/** Combinations of the choices with surcharges. */
function combinationsWithPrice(offer: StandardOffer): Choices[] {
  const {surcharges = {}} = offer.formula ?? {};
  return listCombinations(getChoices(offer).filter(({name}) => name in surcharges));
}
