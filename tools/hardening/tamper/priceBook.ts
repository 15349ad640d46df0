import type {ProductRecord, StoreContent} from 'demo-store/model';

/**
 * What a made-to-measure product costs, written a second time from the specification alone, so that a mistake in the
 * site's own rules can't agree with itself.
 */
export interface Priced {
  handle: string;
  /** At the end of the product's id. */
  productNumber: string;
  kind: 'standard' | 'kliv';
  /** German names. */
  colors: {name: string; value: string; multiplier: number}[];
  /** What is made, in whole cm; empty for KLIV. */
  lengths: number[];
  widths: number[];
  /** KLIV: the ranges in mm and the price in cents of each variant, in the store's order. */
  ranges: {width: [number, number]; height: [number, number]; price: number}[];
  /** Each choice with its name in a German order, and the name of each option with the euros that it adds. */
  choices: {name: string; label: string; options: {value: string; label: string; euros: number}[]}[];
  /** `step`: euros of which a price is a multiple. */
  formula: {base: number; length: number; width: number; step: number};
}

const kliv = ['kliv_v1', 'kliv'];
const standard = ['konfigurator-tisch', 'custom-shelf', 'individueller-schrank', 'schreibtisch-nach-mass'];
const handles = [...standard, 'sideboard-nach-mass', ...kliv];

/** The products whose metafields are all sound; `numbers` are those of their ids, by handle. */
export function priceBook({products}: StoreContent, numbers: ReadonlyMap<string, string> = new Map()): Priced[] {
  return products
    .filter(({handle}) => handles.includes(handle))
    .map((product) => ({...read(product), productNumber: numbers.get(product.handle) ?? ''}));
}

function read(product: ProductRecord): Omit<Priced, 'productNumber'> {
  const json = (key: string): unknown => {
    const field = product.metafields.find((candidate) => candidate.key === key)?.field;
    if (!field || !('value' in field)) throw new Error(`${product.handle} has no ${key}`);
    return JSON.parse(typeof field.value === 'string' ? field.value : field.value.DE);
  };
  const colors = json('farben') as Priced['colors'];
  const shared = {
    handle: product.handle,
    colors: colors.map((color) => ({...color, value: color.value.toLowerCase()})),
  };
  if (kliv.includes(product.handle)) {
    const ranges = product.variants.map(({selectedOptions, price}) => {
      const title = selectedOptions.join(' / ');
      return {width: ends('Breite', title), height: ends('Höhe', title), price};
    });
    return {
      ...shared,
      kind: 'kliv',
      ranges,
      lengths: [],
      widths: [],
      choices: [choiceOf('environment', {indoor: 0, outdoor: 0})],
      formula: {base: 0, length: 0, width: 0, step: 0.01},
    };
  }
  type Formula = Record<string, number> & {surcharges?: Record<string, Record<string, number>>};
  const formula = json('preisformel') as Formula;
  const choices = Object.entries(formula.surcharges ?? {}).map(([name, euros]) => choiceOf(name, euros));
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

const choiceOf = (name: string, surcharges: Record<string, number>): Priced['choices'][number] => ({
  name,
  label: labels[name] ?? '',
  options: Object.entries(surcharges).map(([value, euros]) => ({value, label: labels[value] ?? '', euros})),
});

function ends(name: string, title: string): [number, number] {
  const [, from, to] = new RegExp(`${name}: (\\d+)\\D+(\\d+)`).exec(title) ?? [];
  return [Number(from), Number(to)];
}

export interface PricedPiece {
  color: string;
  /** Length and width in cm; of KLIV width and height in mm. */
  first: number;
  second: number;
  choices: Readonly<Record<string, string>>;
}

/**
 * Cents of one piece; `undefined` when it isn't made. (base + length × per cm + width × per cm + surcharges) × multiplier,
 * exact, rounded half up (rules 11.5, 11.19, 11.39, 12.3).
 */
export function priceOf(product: Priced, {color: colorValue, first, second, choices}: PricedPiece): number | undefined {
  const color = product.colors.find(({value}) => value === colorValue);
  if (!color) return undefined;
  const within = ([from, to]: [number, number], size: number) => from <= size && size <= to;
  if (product.kind === 'kliv') {
    return product.ranges.find(({width, height}) => within(width, first) && within(height, second))?.price;
  }
  if (!product.lengths.includes(first) || !product.widths.includes(second)) return undefined;
  const {base, length, width, step} = product.formula;
  // Millionths of a euro and of a multiplier are integers: no figure of the demo has more decimals.
  const surcharges = product.choices.map(
    ({name, options}) => options.find(({value}) => value === choices[name])?.euros ?? NaN,
  );
  if (surcharges.some(Number.isNaN)) return undefined;
  const more = surcharges.reduce((total, euros) => total + millionths(euros), 0n);
  const sum = millionths(base) + BigInt(first) * millionths(length) + BigInt(second) * millionths(width) + more;
  const unit = millionths(step) * 10n ** 6n;
  return Number((2n * sum * millionths(color.multiplier) + unit) / (2n * unit)) * Math.round(step * 100);
}

const millionths = (figure: number) => BigInt(Math.round(figure * 1e6));
