import {offersSelection} from './choice';
import type {Color} from './colors';
import type {KlivConfiguration} from './configuration';
import type {Construction} from './construction';
import {correct, type Corrected, type Interval, type Measure, type MeasureInput} from './measure';

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
  /** The widths of all variants, and the heights. */
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
 * The first variant, in the store's order, whose ranges contain a size (rule 12.3). A size outside every range has none: it is
 * corrected before pricing (`correctSize`), or refused (rule 12.4).
 */
export function variantFor({variants}: KlivOffer, {width, height}: Size): KlivVariant | undefined {
  return variants.find((variant) => includes(variant.width, width) && includes(variant.height, height));
}

/** `undefined` unless the product offers exactly this configuration. */
export function klivVariant(offer: KlivOffer, configuration: KlivConfiguration): KlivVariant | undefined {
  return offersSelection(offer, configuration) ? variantFor(offer, configuration) : undefined;
}

/**
 * The available size that is closest to the requested one. Each measure is corrected by itself. If no variant has both, the one that
 * has to change less is corrected again, or the one that wasn't `moved`.
 */
export function correctSize(
  offer: KlivOffer,
  requested: {width: MeasureInput; height: MeasureInput},
  moved?: keyof Size,
): {width: Corrected; height: Corrected} {
  const width = correct(offer.width, requested.width, 'mm');
  const height = correct(offer.height, requested.height, 'mm');
  const size = {width: width.value, height: height.value};
  if (variantFor(offer, size)) return {width, height};
  const candidates = offer.variants
    .filter((variant) => !moved || includes(variant[moved], size[moved]))
    .map((variant) => ({width: clamp(variant.width, size.width), height: clamp(variant.height, size.height)}));
  const distance = (to: Size) => Math.abs(to.width - size.width) + Math.abs(to.height - size.height);
  const closest = candidates.reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best));
  const follow = (own: Corrected, value: number): Corrected =>
    own.value === value ? own : {value, reason: {kind: 'combination'}};
  return {width: follow(width, closest.width), height: follow(height, closest.height)};
}

/** The lowest price in cents of the available variants, or of all if none is available. */
export const lowestKlivPrice = (offer: KlivOffer) => Math.min(...klivPrices(offer));

/** The highest price in cents of the same variants. */
export const highestKlivPrice = (offer: KlivOffer) => Math.max(...klivPrices(offer));

function klivPrices({variants}: KlivOffer): number[] {
  const forSale = variants.filter(({availableForSale}) => availableForSale);
  return (forSale.length ? forSale : variants).map(({price}) => price);
}
