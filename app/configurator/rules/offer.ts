import type {ConfiguratorFragment, ConfiguratorRulesFragment} from 'storefrontapi.generated';
import type {Language} from '~/i18n/language';
import {variantSale} from '~/legal/variantSale';
import type {WithDeniedFields} from '~/platform/store/storeAnswer';
import {getChoices} from './choice';
import {fallbackColors, parseColors, type Color} from './colors';
import {constructionByHandle, parseConstruction, unknownEntries} from './construction';
import {fallbackFormula, parseFormula} from './formula';
import {readJson} from './json';
import {configuratorKind} from './kind';
import {highestKlivPrice, lowestKlivPrice, type KlivOffer} from './kliv';
import {buildMeasure, buildRangeMeasure, nearest, type Measure} from './measure';
import {parseRanges} from './ranges';
import {highestStandardPrice, lowestStandardPrice, type StandardOffer} from './standard';

export type Offer = StandardOffer | KlivOffer;

/** KLIV's ranges are read from its variants; the standard kind needs none. */
export type OfferSource = Omit<ConfiguratorRulesFragment, 'id'> & {
  variants?: Pick<ConfiguratorFragment['variants'], 'nodes'>;
} & WithDeniedFields;

type Json = ConfiguratorRulesFragment['farben'];

/** Ranges in cm for a product without valid lists (rule 11.4). */
const fallback = {
  length: {from: 50, to: 240, step: 10, initial: 100},
  width: {from: 30, to: 125, step: 5, initial: 50},
};

/** Centimetres; a larger number in a list is a typing error. */
const maxMeasure = 10_000;

/** The metafields of an offer. */
type OfferField = 'farben' | 'laengen' | 'breiten' | 'preisformel' | 'konstruktion';

interface ReadOffer {
  offer: Offer | null;
  /** Missing, inaccessible or malformed metafields, each replaced by its fallback. */
  fallbacks: OfferField[];
}

/** The metafields that determine the price of a standard piece. If one is set but invalid, there is no price (rule 11.6). */
const priceFields = ['farben', 'laengen', 'breiten', 'preisformel'] as const;

/**
 * Reads the offer of a product. `null` for a product that isn't made to measure, and for a KLIV product without ranges in its
 * variants, which is sold like any other product.
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
  // The metafield is optional: a construction by the handle doesn't count as a fallback.
  const construction = isThere(product, 'konstruktion')
    ? orFallback('konstruktion', parseConstruction(readJson(product.konstruktion), product.handle, kind), byHandle)
    : byHandle;
  if (!fallbacks.length && construction && unknownEntries(readJson(product.konstruktion), construction).length)
    fallbacks.push('konstruktion');
  if (kind === 'kliv') {
    const ral = fallbackColors(kind, language);
    // Without the metafield KLIV has the RAL colours, which don't count as a fallback.
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
      parseFormula(readJson(product.preisformel), getChoices({construction})),
      fallbackFormula,
    ),
  };
  const isUnreadable = priceFields.some((field) => fallbacks.includes(field) && isThere(product, field));
  return {offer: isUnreadable ? {...offer, formula: null} : offer, fallbacks};
}

/** The offer without the list of fallbacks. */
export function createOffer(product: OfferSource, language: Language): Offer | null {
  return readOffer(product, language).offer;
}

/** Whether a metafield is set. An inaccessible one counts as set. */
const isThere = (product: OfferSource, field: OfferField): boolean =>
  !!product[field] || !!product.deniedFields?.includes(field);

function colorsOf({farben}: OfferSource): Color[] | null {
  const colors = parseColors(readJson(farben));
  return colors.length ? colors : null;
}

/** The initial measures of a KLIV product. The default is the lower end of the first variant. */
type Opening = Record<'width' | 'height', number | null | undefined>;

function klivOffer(product: OfferSource, colors: Color[], opening: Opening): Omit<KlivOffer, 'construction'> | null {
  const variants = (product.variants?.nodes ?? []).flatMap((variant) => {
    const ranges = parseRanges(variant);
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
    width: buildRangeMeasure(
      variants.map(({width}) => width),
      opening.width ?? first.width.from,
    ),
    height: buildRangeMeasure(
      variants.map(({height}) => height),
      opening.height ?? first.height.from,
    ),
  };
}

/** Reads the millimetres of `{"default": 1000}`; `null` when they are missing. */
function opensWith(field: Json): number | null {
  const {default: opens} = (readJson(field) ?? {}) as Record<string, unknown>;
  return typeof opens === 'number' ? opens : null;
}

type Range = (typeof fallback)['length'];

/**
 * The measure of a list of centimetres, or of a list with an initial value: `{"values": [80, 90], "default": 90}`. Without a list the
 * initial value is for the `usual` range. `null` when nothing is valid.
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
  if (values.length) return buildMeasure(values, initial ?? usual.initial);
  return list === undefined && initial !== undefined ? measureOfRange(usual, initial) : null;
}

function measureOfRange({from, to, step, initial: usual}: Range, opens = usual): Measure {
  const measure = {intervals: [{from, to}], step, initial: usual};
  return {...measure, initial: nearest(measure, opens).value};
}

/** The lowest price in cents, which the product grid shows as "from". `null` without a price. */
export function lowestPrice(offer: Offer): number | null {
  return offer.kind === 'kliv' ? lowestKlivPrice(offer) : lowestStandardPrice(offer);
}

/** The lowest and highest price in cents. */
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
