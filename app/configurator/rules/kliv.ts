import {offersSelection} from './choice';
import type {Color} from './colors';
import type {KlivConfiguration} from './configuration';
import type {Construction} from './construction';
import {correct, type Corrected, type Interval, type Measure, type MeasureInput} from './measure';

/** A variant and the sizes in mm that it stands for. */
export interface KlivVariant {
  id: string;
  /** Cents, whatever the size within the ranges. */
  price: number;
  width: Interval;
  height: Interval;
  availableForSale: boolean;
  /** Stock as the store answers it: zero or less for a variant that is for sale means that it isn't counted. */
  quantityAvailable: number | null;
}

/** What a KLIV product offers. Plain data: it travels from the worker to the browser. */
export interface KlivOffer {
  kind: 'kliv';
  construction: Construction | null;
  /** Never empty; the default first. */
  colors: Color[];
  /** Never empty; in the store's order. */
  variants: KlivVariant[];
  /** Every width of any variant, and every height. */
  width: Measure;
  height: Measure;
}

interface Size {
  width: number;
  height: number;
}

const includes = ({from, to}: Interval, value: number) => from <= value && value <= to && Number.isInteger(value);
const clamp = ({from, to}: Interval, value: number) => Math.max(from, Math.min(value, to));

/**
 * The first variant, in the store's order, whose ranges contain a size (rule 12.3). A size outside every range has
 * none: it is corrected before it is priced (`correctSize`), or refused (rule 12.4).
 */
export function variantFor({variants}: KlivOffer, {width, height}: Size): KlivVariant | undefined {
  return variants.find((variant) => includes(variant.width, width) && includes(variant.height, height));
}

/** Whether the product is made exactly like this. */
export function klivVariant(offer: KlivOffer, configuration: KlivConfiguration): KlivVariant | undefined {
  return offersSelection(offer, configuration) ? variantFor(offer, configuration) : undefined;
}

/**
 * The size that is made and nearest to what is asked for. Each measure is corrected for itself; if no variant has both
 * together, whichever has to change less does, or the one that wasn't `moved`.
 */
export function correctSize(
  offer: KlivOffer,
  asked: {width: MeasureInput; height: MeasureInput},
  moved?: keyof Size,
): {width: Corrected; height: Corrected} {
  const width = correct(offer.width, asked.width, 'mm');
  const height = correct(offer.height, asked.height, 'mm');
  const size = {width: width.value, height: height.value};
  if (variantFor(offer, size)) return {width, height};
  const candidates = offer.variants
    .filter((variant) => !moved || includes(variant[moved], size[moved]))
    .map((variant) => ({width: clamp(variant.width, size.width), height: clamp(variant.height, size.height)}));
  const distance = (to: Size) => Math.abs(to.width - size.width) + Math.abs(to.height - size.height);
  const made = candidates.reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best));
  const follow = (own: Corrected, value: number): Corrected =>
    own.value === value ? own : {value, reason: {kind: 'combination'}};
  return {width: follow(width, made.width), height: follow(height, made.height)};
}

/** The lowest price in cents of a variant that can be bought, or of any if none can. */
export const lowestKlivPrice = (offer: KlivOffer) => Math.min(...klivPrices(offer));

/** The highest of them. */
export const highestKlivPrice = (offer: KlivOffer) => Math.max(...klivPrices(offer));

function klivPrices({variants}: KlivOffer): number[] {
  const forSale = variants.filter(({availableForSale}) => availableForSale);
  return (forSale.length ? forSale : variants).map(({price}) => price);
}
