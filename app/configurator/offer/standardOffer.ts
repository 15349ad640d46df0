import type {Construction} from 'joinery/families/construction';
import type {Choices} from 'joinery/families/family';
import {getLargest, findNearest, getSmallest, listValues, type AvailableValues} from './availableValues';
import {getChoices, listCombinations, offersSelection} from './choices';
import type {Color} from './colors';
import {calculateFormulaPrice, type PriceFormula} from './formula';

/** The configuration of a standard piece. Whole centimetres. */
export interface StandardConfiguration {
  color: {value: string};
  length: number;
  width: number;
  choices: Choices;
}

/** The offer of a standard product. Measures are centimetres. It is serializable for the browser. */
export interface StandardOffer {
  kind: 'standard';
  /** `null` when it is unknown. */
  construction: Construction | null;
  /** Never empty; the default first. */
  colors: Color[];
  length: AvailableValues;
  width: AvailableValues;
  /** `null` when the product's rules are set but invalid: a fallback would give another price than the merchant's. */
  formula: PriceFormula | null;
}

/** Whether the product offers exactly this configuration. */
export function offersStandardPiece(offer: StandardOffer, configuration: StandardConfiguration): boolean {
  const {length, width} = configuration;
  return (
    offersSelection(offer, configuration) &&
    findNearest(offer.length, length).value === length &&
    findNearest(offer.width, width).value === width
  );
}

/** The price in cents; `null` when the piece isn't offered or the formula gives none. */
export function calculateStandardPrice(offer: StandardOffer, configuration: StandardConfiguration): number | null {
  const color = offer.colors.find(({value}) => value === configuration.color.value);
  if (!color || !offersStandardPiece(offer, configuration)) return null;
  const {length, width, choices} = configuration;
  return calculateFormulaPrice(offer.formula, length, width, color.multiplier, choices);
}

/** Lists all prices in cents, lowest first. */
export function listStandardPrices(offer: StandardOffer): number[] {
  const multipliers = [...new Set(offer.colors.map(({multiplier}) => multiplier))];
  const prices = multipliers.flatMap((multiplier) =>
    listValues(offer.length).flatMap((length) =>
      listValues(offer.width).flatMap((width) => listSizePrices(offer, length, width, multiplier)),
    ),
  );
  return [...new Set(prices)].sort((a, b) => a - b);
}

/** The lowest price in cents. No part of a formula is negative, so the smallest piece has it. `null` without a price. */
export function getLowestStandardPrice(offer: StandardOffer): number | null {
  const multiplier = Math.min(...offer.colors.map((color) => color.multiplier));
  const prices = listSizePrices(offer, getSmallest(offer.length), getSmallest(offer.width), multiplier);
  return prices.length ? Math.min(...prices) : null;
}

/** The highest price in cents, of the largest piece in the most expensive colour. `null` without a price. */
export function getHighestStandardPrice(offer: StandardOffer): number | null {
  const multiplier = Math.max(...offer.colors.map((color) => color.multiplier));
  const prices = listSizePrices(offer, getLargest(offer.length), getLargest(offer.width), multiplier);
  return prices.length ? Math.max(...prices) : null;
}

/** Lists the prices in cents of a size, for all combinations of choices. */
function listSizePrices(offer: StandardOffer, length: number, width: number, multiplier: number): number[] {
  return listPricedCombinations(offer)
    .map((choices) => calculateFormulaPrice(offer.formula, length, width, multiplier, choices))
    .filter((price) => price !== null);
}

/** Lists the combinations of the choices that have surcharges. */
function listPricedCombinations(offer: StandardOffer): Choices[] {
  const {surcharges = {}} = offer.formula ?? {};
  return listCombinations(getChoices(offer).filter(({name}) => name in surcharges));
}
