import type {Construction} from 'joinery/families/construction';
import type {Choices} from 'joinery/families/family';
import type {Interval, AvailableValues} from './availableValues';
import {offersSelection} from './choices';
import type {Color} from './colors';

/** The configuration of a KLIV piece. Whole millimetres. */
export interface KlivConfiguration {
  isKlivProduct: true;
  width: number;
  height: number;
  color: {value: string};
  choices: Choices;
}

/** A variant and its range of sizes in mm. */
export interface KlivVariant {
  id: string;
  /** Cents, for all sizes within the ranges. */
  price: number;
  width: Interval;
  height: Interval;
  availableForSale: boolean;
  /** The stock as the store answers it. Zero or less for an available variant means that it isn't tracked. */
  quantityAvailable: number | null;
}

/** The offer of a KLIV product. It is serializable for the browser. */
export interface KlivOffer {
  kind: 'kliv';
  construction: Construction | null;
  /** Never empty; the default first. */
  colors: Color[];
  /** Never empty; in the store's order. */
  variants: KlivVariant[];
  /** The widths of all variants. */
  width: AvailableValues;
  /** The heights of all variants. */
  height: AvailableValues;
}

interface Size {
  width: number;
  height: number;
}

export const isWithin = ({from, to}: Interval, value: number) =>
  from <= value && value <= to && Number.isInteger(value);

/**
 * Finds the first variant, in the store's order, whose ranges contain a size (rule 12.3). For a size outside every range there is none:
 * it is corrected before pricing (`correctSize`), or refused (rule 12.4).
 */
export function findVariantBySize({variants}: KlivOffer, {width, height}: Size): KlivVariant | undefined {
  return variants.find((variant) => isWithin(variant.width, width) && isWithin(variant.height, height));
}

/** Finds the variant of a configuration. `undefined` unless the product offers exactly this configuration. */
export function findKlivVariant(offer: KlivOffer, configuration: KlivConfiguration): KlivVariant | undefined {
  return offersSelection(offer, configuration) ? findVariantBySize(offer, configuration) : undefined;
}

/** The lowest price in cents of the available variants, or of all if none is available. */
export const getLowestKlivPrice = (offer: KlivOffer) => Math.min(...listPrices(offer));

/** The highest price in cents of the same variants. */
export const getHighestKlivPrice = (offer: KlivOffer) => Math.max(...listPrices(offer));

function listPrices({variants}: KlivOffer): number[] {
  const variantsForSale = variants.filter(({availableForSale}) => availableForSale);
  return (variantsForSale.length ? variantsForSale : variants).map(({price}) => price);
}
