import type {ProductRecord, StoreContent} from 'demo-store/model';

/**
 * The prices of a made-to-measure product, implemented a second time from the specification alone. A mistake in the site's own
 * rules doesn't appear here as well, so that it is found.
 */
export interface PricedProduct {
  handle: string;
  /** The number at the end of the product's id. */
  productNumber: string;
  kind: 'standard' | 'kliv';
  /** German names. */
  colors: {name: string; value: string; multiplier: number}[];
  /** The offered lengths in whole cm; empty for KLIV. */
  lengths: number[];
  widths: number[];
  /** KLIV: the ranges in mm and the price in cents of each variant, in the store's order. */
  ranges: {width: [number, number]; height: [number, number]; price: number}[];
  /** Each choice and its options. `label` is the German name in an order, `euros` the surcharge of an option. */
  choices: {name: string; label: string; options: {value: string; label: string; euros: number}[]}[];
  /** In euros. Prices are multiples of `step`. */
  formula: {base: number; length: number; width: number; step: number};
}

const klivHandles = ['kliv_v1', 'kliv'];
const standardHandles = ['konfigurator-tisch', 'custom-shelf', 'individueller-schrank', 'schreibtisch-nach-mass'];
const handles = [...standardHandles, 'sideboard-nach-mass', ...klivHandles];

/** The products that are priced here. `numbers` holds the numbers at the end of their ids, by handle. */
export function priceBook({products}: StoreContent, numbers: ReadonlyMap<string, string> = new Map()): PricedProduct[] {
  return products
    .filter(({handle}) => handles.includes(handle))
    .map((product) => ({...readProduct(product), productNumber: numbers.get(product.handle) ?? ''}));
}

function readProduct(product: ProductRecord): Omit<PricedProduct, 'productNumber'> {
  const json = (key: string): unknown => {
    const field = product.metafields.find((candidate) => candidate.key === key)?.field;
    if (!field || !('value' in field)) throw new Error(`${product.handle} has no ${key}`);
    return JSON.parse(typeof field.value === 'string' ? field.value : field.value.DE);
  };
  const colors = json('farben') as {name: {de: string}; value: string; multiplier: number}[];
  const shared = {
    handle: product.handle,
    colors: colors.map(({name, value, multiplier}) => ({name: name.de, value: value.toLowerCase(), multiplier})),
  };
  if (klivHandles.includes(product.handle)) {
    const ranges = product.variants.map(({selectedOptions, price}) => {
      const title = selectedOptions.join(' / ');
      return {width: readRange('Breite', title), height: readRange('Höhe', title), price};
    });
    return {
      ...shared,
      kind: 'kliv',
      ranges,
      lengths: [],
      widths: [],
      choices: [toChoice('environment', {indoor: 0, outdoor: 0})],
      formula: {base: 0, length: 0, width: 0, step: 0.01},
    };
  }
  type Formula = Record<string, number> & {surcharges?: Record<string, Record<string, number>>};
  const formula = json('preisformel') as Formula;
  const choices = Object.entries(formula.surcharges ?? {}).map(([name, euros]) => toChoice(name, euros));
  const {base_price: base = NaN, price_per_cm_length: length = NaN, price_per_cm_width: width = NaN} = formula;
  const {round_to: step = 0.01} = formula;
  const values = (key: string) => {
    const list = json(key) as number[] | {values: number[]};
    return Array.isArray(list) ? list : list.values;
  };
  const [lengths, widths] = [values('laengen'), values('breiten')];
  return {...shared, kind: 'standard', lengths, widths, ranges: [], choices, formula: {base, length, width, step}};
}

const labels: Record<string, string> = {
  environment: 'Verwendung',
  indoor: 'Innen',
  outdoor: 'Außen',
  front: 'Front',
  doors: 'Türen',
  drawers: 'Schubladen',
  base: 'Untergestell',
  plinth: 'Sockel',
  legs: 'Beine',
};

const toChoice = (name: string, surcharges: Record<string, number>): PricedProduct['choices'][number] => ({
  name,
  label: labels[name] ?? '',
  options: Object.entries(surcharges).map(([value, euros]) => ({value, label: labels[value] ?? '', euros})),
});

function readRange(name: string, title: string): [number, number] {
  const [, from, to] = new RegExp(`${name}: (\\d+)\\D+(\\d+)`).exec(title) ?? [];
  return [Number(from), Number(to)];
}

export interface PricedPiece {
  color: string;
  /** `first` and `second` are length and width in cm; for KLIV width and height in mm. */
  first: number;
  second: number;
  choices: Readonly<Record<string, string>>;
}

/**
 * The price of a piece in cents; `undefined` when the piece isn't offered. Calculated exactly as (base + length × per cm + width ×
 * per cm + surcharges) × multiplier, then rounded half up (rules 11.5, 11.19, 11.39, 12.3).
 */
export function calculatePrice(
  product: PricedProduct,
  {color: colorValue, first, second, choices}: PricedPiece,
): number | undefined {
  const color = product.colors.find(({value}) => value === colorValue);
  if (!color) return undefined;
  const isWithin = ([from, to]: [number, number], size: number) => from <= size && size <= to;
  if (product.kind === 'kliv') {
    return product.ranges.find(({width, height}) => isWithin(width, first) && isWithin(height, second))?.price;
  }
  if (!product.lengths.includes(first) || !product.widths.includes(second)) return undefined;
  const {base, length, width, step} = product.formula;
  // No figure of the demo has more than six decimals, so its millionths are an integer.
  const surcharges = product.choices.map(
    ({name, options}) => options.find(({value}) => value === choices[name])?.euros ?? NaN,
  );
  if (surcharges.some(Number.isNaN)) return undefined;
  const surchargeSum = surcharges.reduce((total, euros) => total + toMillionths(euros), 0n);
  const sum =
    toMillionths(base) + BigInt(first) * toMillionths(length) + BigInt(second) * toMillionths(width) + surchargeSum;
  const unit = toMillionths(step) * 10n ** 6n;
  return Number((2n * sum * toMillionths(color.multiplier) + unit) / (2n * unit)) * Math.round(step * 100);
}

const toMillionths = (figure: number) => BigInt(Math.round(figure * 1e6));
