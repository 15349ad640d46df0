import type {ProductRecord, StoreContent} from 'demo-store/model';

/**
 * What a made-to-measure product costs, written a second time from the specification alone, so that a mistake in the
 * site's own rules can't agree with itself.
 */
export interface Priced {
  handle: string;
  kind: 'standard' | 'kliv';
  /** German names. */
  colors: {name: string; value: string; multiplier: number}[];
  /** What is made, in whole cm; empty for KLIV. */
  lengths: number[];
  widths: number[];
  /** KLIV: the ranges in mm and the price in cents of each variant, in the store's order. */
  ranges: {width: [number, number]; height: [number, number]; price: number}[];
  /** `step`: euros of which a price is a multiple. */
  formula: {base: number; length: number; width: number; step: number};
}

const kliv = ['kliv_v1', 'kliv'];
const handles = ['konfigurator-tisch', 'custom-shelf', 'individueller-schrank', 'schreibtisch-nach-mass', ...kliv];

/** The products whose metafields are all sound. */
export function priceBook({products}: StoreContent): Priced[] {
  return products.filter(({handle}) => handles.includes(handle)).map(read);
}

function read(product: ProductRecord): Priced {
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
      formula: {base: 0, length: 0, width: 0, step: 0.01},
    };
  }
  const formula = json('preisformel') as Record<string, number>;
  const {base_price: base = NaN, price_per_cm_length: length = NaN, price_per_cm_width: width = NaN} = formula;
  const {round_to: step = 0.01} = formula;
  const values = (key: string) => {
    const list = json(key) as number[] | {values: number[]};
    return Array.isArray(list) ? list : list.values;
  };
  const [lengths, widths] = [values('laengen'), values('breiten')];
  return {...shared, kind: 'standard', lengths, widths, ranges: [], formula: {base, length, width, step}};
}

function ends(name: string, title: string): [number, number] {
  const [, from, to] = new RegExp(`${name}: (\\d+)\\D+(\\d+)`).exec(title) ?? [];
  return [Number(from), Number(to)];
}

/**
 * Cents of one piece; `undefined` when it isn't made. `first` and `second` are length and width in cm, for KLIV width and
 * height in mm. (base + length × per cm + width × per cm) × multiplier, exact, rounded half up (rules 11.5, 11.19, 12.3).
 */
export function priceOf(product: Priced, colorValue: string, first: number, second: number): number | undefined {
  const color = product.colors.find(({value}) => value === colorValue);
  if (!color) return undefined;
  const within = ([from, to]: [number, number], size: number) => from <= size && size <= to;
  if (product.kind === 'kliv') {
    return product.ranges.find(({width, height}) => within(width, first) && within(height, second))?.price;
  }
  if (!product.lengths.includes(first) || !product.widths.includes(second)) return undefined;
  const {base, length, width, step} = product.formula;
  // Millionths of a euro and of a multiplier are integers: no figure of the demo has more decimals.
  const sum = millionths(base) + BigInt(first) * millionths(length) + BigInt(second) * millionths(width);
  const unit = millionths(step) * 10n ** 6n;
  return Number((2n * sum * millionths(color.multiplier) + unit) / (2n * unit)) * Math.round(step * 100);
}

const millionths = (figure: number) => BigInt(Math.round(figure * 1e6));
