import type {ConfiguratorFragment, ConfiguratorRulesFragment} from 'storefrontapi.generated';
import {readJson} from '~/content/fields';
import type {Language} from '~/i18n/language';
import {readVariantOffer} from '~/legal/readVariantOffer';
import type {WithDeniedFields} from '~/platform/store/storeAnswer';
import {findConstructionByHandle, listLimitedSizes, listUnknownEntries, parseConstruction} from './readConstruction';
import {createAvailableValues, createAvailableRanges, findNearest, type AvailableValues} from './availableValues';
import {getChoices} from './choices';
import {fallbackColors, parseColors, type Color} from './colors';
import {fallbackFormula, parseFormula} from './formula';
import {configuratorKind} from './kind';
import {getHighestKlivPrice, getLowestKlivPrice, type KlivOffer} from './klivOffer';
import {getHighestStandardPrice, getLowestStandardPrice, type StandardOffer} from './standardOffer';
import {findMadeRanges} from './variantRanges';

export type Offer = StandardOffer | KlivOffer;

/** KLIV's ranges are read from its variants; the standard kind needs none. */
export type OfferSource = Omit<ConfiguratorRulesFragment, 'id'> & {
  variants?: Pick<ConfiguratorFragment['variants'], 'nodes'>;
} & WithDeniedFields;

type Metafield = ConfiguratorRulesFragment['farben'];

/** In cm, for a product without valid lists (rule 11.4). */
const fallbackRanges = {
  length: {from: 50, to: 240, step: 10, initial: 100},
  width: {from: 30, to: 125, step: 5, initial: 50},
};

/** In cm; a larger number in a list is a typing error. */
const maxMeasure = 10_000;

/** The metafields of an offer. */
type OfferField = 'farben' | 'laengen' | 'breiten' | 'preisformel' | 'konstruktion';

interface OfferReading {
  offer: Offer | null;
  /** Missing, inaccessible or malformed metafields, each replaced by its fallback. */
  fallbacks: OfferField[];
  /** Sizes of the construction that became their limits, in words for the merchant. */
  limitedSizes: string[];
}

/** The metafields that determine the price of a standard piece. If one is set but invalid, there is no price (rule 11.6). */
const priceFields = ['farben', 'laengen', 'breiten', 'preisformel'] as const;

/**
 * Reads the offer of a product. The offer is `null` for a product that isn't made to measure, and for a KLIV product without ranges in
 * its variants, which is sold like any other product.
 */
export function readOffer(product: OfferSource, language: Language): OfferReading {
  const kind = configuratorKind(product);
  if (!kind) return {offer: null, fallbacks: [], limitedSizes: []};
  const fallbacks: OfferField[] = [];
  const orFallback = <T, F>(field: OfferField, value: T | null, fallback: F): T | F => {
    if (value === null) fallbacks.push(field);
    return value ?? fallback;
  };
  const constructionJson = readJson(product.konstruktion);
  const handleConstruction = findConstructionByHandle(product.handle, kind);
  // The metafield is optional: a construction by the handle doesn't count as a fallback.
  const parsed = isSet(product, 'konstruktion')
    ? orFallback('konstruktion', parseConstruction(constructionJson, product.handle, kind), null)
    : null;
  const construction = parsed ?? handleConstruction;
  const limitedSizes = parsed ? listLimitedSizes(constructionJson, parsed) : [];
  if (!fallbacks.length && construction && listUnknownEntries(constructionJson, construction).length)
    fallbacks.push('konstruktion');
  if (kind === 'kliv') {
    const ralColors = fallbackColors(kind, language);
    // Without the metafield KLIV has the RAL colours, which don't count as a fallback.
    const colors = isSet(product, 'farben')
      ? orFallback('farben', readColors(product, language), ralColors)
      : ralColors;
    const offer = createKlivOffer(product, colors, {
      width: product.laengen && orFallback('laengen', readInitialValue(product.laengen), null),
      height: product.breiten && orFallback('breiten', readInitialValue(product.breiten), null),
    });
    return {offer: offer && {...offer, construction}, fallbacks, limitedSizes};
  }
  const {length, width} = fallbackRanges;
  const offer: StandardOffer = {
    kind,
    construction,
    colors: orFallback('farben', readColors(product, language), fallbackColors(kind, language)),
    length: orFallback('laengen', readMeasureField(product.laengen, length), buildFallbackMeasure(length)),
    width: orFallback('breiten', readMeasureField(product.breiten, width), buildFallbackMeasure(width)),
    formula: orFallback(
      'preisformel',
      parseFormula(readJson(product.preisformel), getChoices({construction})),
      fallbackFormula,
    ),
  };
  const hasUncertainPrice = priceFields.some((field) => fallbacks.includes(field) && isSet(product, field));
  return {offer: hasUncertainPrice ? {...offer, formula: null} : offer, fallbacks, limitedSizes};
}

/** Whether a metafield is set. An inaccessible one counts as set. */
const isSet = (product: OfferSource, field: OfferField): boolean =>
  !!product[field] || !!product.deniedFields?.includes(field);

function readColors({farben}: OfferSource, language: Language): Color[] | null {
  const colors = parseColors(readJson(farben), language);
  return colors.length ? colors : null;
}

/** In mm. The default is the lower end of the first variant's range. */
type InitialSize = Record<'width' | 'height', number | null | undefined>;

/** KLIV's default colour is RAL 9010, in every language. */
const isKlivDefault = ({name}: Color) => name.includes('9010');

function createKlivOffer(
  product: OfferSource,
  colors: Color[],
  initialSize: InitialSize,
): Omit<KlivOffer, 'construction'> | null {
  const variants = (product.variants?.nodes ?? []).flatMap((variant) => {
    const ranges = findMadeRanges(variant);
    const sale = readVariantOffer(variant);
    const {id, quantityAvailable = null} = variant;
    return ranges && sale ? [{id, ...sale, ...ranges, quantityAvailable}] : [];
  });
  const [first] = variants;
  if (!first) return null;
  return {
    kind: 'kliv',
    colors: [...colors.filter(isKlivDefault), ...colors.filter((color) => !isKlivDefault(color))],
    variants,
    width: createAvailableRanges(
      variants.map(({width}) => width),
      initialSize.width ?? first.width.from,
    ),
    height: createAvailableRanges(
      variants.map(({height}) => height),
      initialSize.height ?? first.height.from,
    ),
  };
}

/** Reads the millimetres of `{"default": 1000}`; `null` when they are missing. */
function readInitialValue(metafield: Metafield): number | null {
  const {default: initialValue} = (readJson(metafield) ?? {}) as Record<string, unknown>;
  return typeof initialValue === 'number' ? initialValue : null;
}

type FallbackRange = (typeof fallbackRanges)['length'];

/**
 * Reads a list of centimetres, or a list with an initial value: `{"values": [80, 90], "default": 90}`. An initial value without a list
 * belongs to the fallback range. `null` when nothing is valid.
 */
function readMeasureField(metafield: Metafield, fallbackRange: FallbackRange): AvailableValues | null {
  const json = readJson(metafield);
  const fields = Array.isArray(json) ? {values: json} : (json ?? {});
  const {values: list, default: initialValue} = fields as Record<string, unknown>;
  const values = Array.isArray(list)
    ? list.filter((value) => Number.isInteger(value) && value >= 1 && value <= maxMeasure)
    : [];
  const initial = typeof initialValue === 'number' ? initialValue : undefined;
  if (values.length) return createAvailableValues(values, initial ?? fallbackRange.initial);
  return list === undefined && initial !== undefined ? buildFallbackMeasure(fallbackRange, initial) : null;
}

function buildFallbackMeasure({from, to, step, initial}: FallbackRange, requestedInitial = initial): AvailableValues {
  const available = {intervals: [{from, to}], step, initial};
  return {...available, initial: findNearest(available, requestedInitial).value};
}

/** The lowest price in cents, which the product grid shows as "from". `null` without a price. */
export function getLowestPrice(offer: Offer): number | null {
  return offer.kind === 'kliv' ? getLowestKlivPrice(offer) : getLowestStandardPrice(offer);
}

/** The lowest and highest price in cents. */
export interface PriceRange {
  lowest: number;
  highest: number;
}

/** `null` if no piece has a price. */
export function getPriceRange(offer: Offer): PriceRange | null {
  const lowest = getLowestPrice(offer);
  const highest = offer.kind === 'kliv' ? getHighestKlivPrice(offer) : getHighestStandardPrice(offer);
  return lowest === null || highest === null ? null : {lowest, highest};
}
