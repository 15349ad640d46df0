import type {ConfiguratorFragment, ConfiguratorRulesFragment} from 'storefrontapi.generated';
import type {Language} from '~/i18n/language';
import {variantSale} from '~/legal/variantSale';
import type {Refused} from '~/platform/store/storeAnswer';
import {choicesOf} from './choice';
import {fallbackColors, parseColors, type Color} from './colors';
import {constructionByHandle, parseConstruction, unknownEntries} from './construction';
import {fallbackFormula, parseFormula} from './formula';
import {readJson} from './json';
import {configuratorKind} from './kind';
import {highestKlivPrice, lowestKlivPrice, type KlivOffer} from './kliv';
import {measureOf, measureOfRanges, nearest, type Measure} from './measure';
import {rangesOf} from './ranges';
import {highestStandardPrice, lowestStandardPrice, type StandardOffer} from './standard';

export type Offer = StandardOffer | KlivOffer;

/** KLIV's ranges are read from its variants; the standard kind needs none. */
export type OfferSource = Omit<ConfiguratorRulesFragment, 'id'> & {
  variants?: Pick<ConfiguratorFragment['variants'], 'nodes'>;
} & Refused;

type Json = ConfiguratorRulesFragment['farben'];

/** Ranges in cm for a product without usable lists (rule 11.4). */
const fallback = {
  length: {from: 50, to: 240, step: 10, initial: 100},
  width: {from: 30, to: 125, step: 5, initial: 50},
};

/** Centimetres; a larger number in a list is a mistake. */
const maxMeasure = 10_000;

/** A metafield that says what a product offers. */
type OfferField = 'farben' | 'laengen' | 'breiten' | 'preisformel' | 'konstruktion';

interface ReadOffer {
  offer: Offer | null;
  /** Missing, refused or malformed metafields, each replaced by its fallback (rules 11.4, 11.6, 11.15 and 12.5). */
  fallbacks: OfferField[];
}

/** What a standard piece has a price by. When one of them is there and can't be read, there is no price (rule 11.6). */
const priceFields = ['farben', 'laengen', 'breiten', 'preisformel'] as const;

/**
 * What a product offers. No offer for a product that isn't made to measure, and for a KLIV product of which no variant
 * names its ranges: that one is sold like any other.
 */
export function readOffer(product: OfferSource, language: Language): ReadOffer {
  const kind = configuratorKind(product);
  if (!kind) return {offer: null, fallbacks: []};
  const fallbacks: OfferField[] = [];
  const orFallback = <T, F>(field: OfferField, value: T | null, fallback: F): T | F => {
    if (value === null) fallbacks.push(field);
    return value ?? fallback;
  };
  const byHandle = constructionByHandle(product.handle, kind);
  // Few products need the metafield: what their handle says is no fallback.
  const construction = isThere(product, 'konstruktion')
    ? orFallback('konstruktion', parseConstruction(readJson(product.konstruktion), product.handle, kind), byHandle)
    : byHandle;
  if (!fallbacks.length && construction && unknownEntries(readJson(product.konstruktion), construction).length)
    fallbacks.push('konstruktion');
  if (kind === 'kliv') {
    const ral = fallbackColors(kind, language);
    // Without the metafield KLIV is meant to have the RAL colours.
    const colors = isThere(product, 'farben') ? orFallback('farben', colorsOf(product), ral) : ral;
    const offer = klivOffer(product, colors, {
      width: product.laengen && orFallback('laengen', opensWith(product.laengen), null),
      height: product.breiten && orFallback('breiten', opensWith(product.breiten), null),
    });
    return {offer: offer && {...offer, construction}, fallbacks};
  }
  const offer: StandardOffer = {
    kind,
    construction,
    colors: orFallback('farben', colorsOf(product), fallbackColors(kind, language)),
    length: orFallback('laengen', offered(product.laengen, fallback.length), measureOfRange(fallback.length)),
    width: orFallback('breiten', offered(product.breiten, fallback.width), measureOfRange(fallback.width)),
    formula: orFallback(
      'preisformel',
      parseFormula(readJson(product.preisformel), choicesOf({construction})),
      fallbackFormula,
    ),
  };
  const isUnreadable = priceFields.some((field) => fallbacks.includes(field) && isThere(product, field));
  return {offer: isUnreadable ? {...offer, formula: null} : offer, fallbacks};
}

/** What a product offers, without word of fallbacks. */
export function offerOf(product: OfferSource, language: Language): Offer | null {
  return readOffer(product, language).offer;
}

/** Whether the merchant has set a metafield. One that the store refuses to show counts as set: nobody knows better. */
const isThere = (product: OfferSource, field: OfferField): boolean =>
  !!product[field] || !!product.refusedFields?.includes(field);

function colorsOf({farben}: OfferSource): Color[] | null {
  const colors = parseColors(readJson(farben));
  return colors.length ? colors : null;
}

/** What a KLIV product opens with; without one of them, with the lower end of its first variant. */
type Opening = Record<'width' | 'height', number | null | undefined>;

function klivOffer(product: OfferSource, colors: Color[], opening: Opening): Omit<KlivOffer, 'construction'> | null {
  const variants = (product.variants?.nodes ?? []).flatMap((variant) => {
    const ranges = rangesOf(variant);
    const sale = variantSale(variant);
    const {id, quantityAvailable = null} = variant;
    return ranges && sale ? [{id, ...sale, ...ranges, quantityAvailable}] : [];
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
      opening.width ?? first.width.from,
    ),
    height: measureOfRanges(
      variants.map(({height}) => height),
      opening.height ?? first.height.from,
    ),
  };
}

/** The millimetres that `{"default": 1000}` names; `null` where it names none. */
function opensWith(field: Json): number | null {
  const {default: opens} = (readJson(field) ?? {}) as Record<string, unknown>;
  return typeof opens === 'number' ? opens : null;
}

type Range = (typeof fallback)['length'];

/**
 * The measure of a list of centimetres, or of one with the value that the page opens with: `{"values": [80, 90], "default": 90}`.
 * Without a list that value belongs to the `usual` one. `null` when nothing in it is usable.
 */
function offered(field: Json, usual: Range): Measure | null {
  const read = readJson(field);
  const {values: list, default: opens} = (Array.isArray(read) ? {values: read} : (read ?? {})) as Record<
    string,
    unknown
  >;
  const values = Array.isArray(list)
    ? list.filter((value) => Number.isInteger(value) && value >= 1 && value <= maxMeasure)
    : [];
  const initial = typeof opens === 'number' ? opens : undefined;
  if (values.length) return measureOf(values, initial ?? usual.initial);
  return list === undefined && initial !== undefined ? measureOfRange(usual, initial) : null;
}

function measureOfRange({from, to, step, initial: usual}: Range, opens = usual): Measure {
  const measure = {intervals: [{from, to}], step, initial: usual};
  return {...measure, initial: nearest(measure, opens).value};
}

/** The price in cents that the grid names with `ab`: the lowest that can be chosen. `null` if there is none. */
export function lowestPrice(offer: Offer): number | null {
  return offer.kind === 'kliv' ? lowestKlivPrice(offer) : lowestStandardPrice(offer);
}

/** Prices in cents between which every piece lies that can be chosen. */
export interface PriceRange {
  lowest: number;
  highest: number;
}

/** `null` if no piece has a price. */
export function priceRange(offer: Offer): PriceRange | null {
  const lowest = lowestPrice(offer);
  const highest = offer.kind === 'kliv' ? highestKlivPrice(offer) : highestStandardPrice(offer);
  return lowest === null || highest === null ? null : {lowest, highest};
}
