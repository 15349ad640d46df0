import type {ConfiguratorFragment, ConfiguratorRulesFragment} from 'storefrontapi.generated';
import {toCents} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import type {Color} from './color';
import {fallbackColors, parseColors} from './colors';
import {parseFormula} from './formula';
import {configuratorKind} from './kind';
import {lowestKlivPrice, type KlivOffer} from './kliv';
import {measureOf, measureOfRanges, type Measure} from './measure';
import {rangesOf} from './ranges';
import {lowestStandardPrice, type StandardOffer} from './standard';

export type Offer = StandardOffer | KlivOffer;

/** KLIV's ranges are read from its variants; the standard kind needs none. */
type Source = ConfiguratorRulesFragment & Partial<Pick<ConfiguratorFragment, 'variants'>>;

type Json = ConfiguratorRulesFragment['farben'];

/** Ranges in cm for a product without usable lists (rule 11.4). */
const fallback = {
  length: {from: 50, to: 240, step: 10, initial: 100},
  width: {from: 30, to: 125, step: 5, initial: 50},
};

/** Centimetres; a larger number in a list is a mistake. */
const maxMeasure = 10_000;

/**
 * What a product offers, each malformed metafield replaced by its fallback. `null` for a product that isn't made to
 * measure, and for a KLIV product of which no variant names its ranges: that one is sold like any other.
 */
export function offerOf(product: Source, language: Language): Offer | null {
  const kind = configuratorKind(product);
  if (!kind) return null;
  const parsed = parseColors(json(product.farben));
  const colors = parsed.length ? parsed : fallbackColors(kind, language);
  if (kind === 'kliv') return klivOffer(product, colors);
  return {
    kind,
    colors,
    length: listed(product.laengen, fallback.length),
    width: listed(product.breiten, fallback.width),
    formula: parseFormula(json(product.preisformel)),
  };
}

function klivOffer(product: Source, colors: Color[]): KlivOffer | null {
  const variants = (product.variants?.nodes ?? []).flatMap((variant) => {
    const ranges = rangesOf(variant);
    const {id, price, availableForSale, quantityAvailable = null} = variant;
    return ranges ? [{id, price: toCents(price.amount), ...ranges, availableForSale, quantityAvailable}] : [];
  });
  const [first] = variants;
  if (!first) return null;
  const standsFirst = ({name}: Color) => name.includes('9010');
  return {
    kind: 'kliv',
    colors: [...colors.filter(standsFirst), ...colors.filter((color) => !standsFirst(color))],
    variants,
    width: measureOfRanges(
      variants.map(({width}) => width),
      first.width.from,
    ),
    height: measureOfRanges(
      variants.map(({height}) => height),
      first.height.from,
    ),
  };
}

function listed(field: Json, {from, to, step, initial}: (typeof fallback)['length']): Measure {
  const list = json(field);
  const values = Array.isArray(list)
    ? list.filter((value) => Number.isInteger(value) && value >= 1 && value <= maxMeasure)
    : [];
  if (values.length) return measureOf(values, initial);
  return {intervals: [{from, to}], step, initial};
}

function json(field: Json): unknown {
  try {
    return JSON.parse(field?.value ?? 'null');
  } catch {
    return null;
  }
}

/** The price in cents that the grid names with `ab`: the lowest that can be chosen. `null` if there is none. */
export function lowestPrice(offer: Offer): number | null {
  return offer.kind === 'kliv' ? lowestKlivPrice(offer) : lowestStandardPrice(offer);
}
