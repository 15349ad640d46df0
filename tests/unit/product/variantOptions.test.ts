import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createVariantOptions, readSelection} from '~/product/variantOptions';

const names = ['Holz', 'Größe', 'Fuß'];
const idOf = (option: number, value: number) => `${option + 1}${String(value).padStart(4, '0')}`;

/** Shopify's encoding: the values of the last option stand in a row, each value before them as `value:` what follows `,`. */
function encodeLevel(variants: readonly (readonly number[])[]): string {
  const values = [...new Set(variants.map(([first = 0]) => first))].sort((one, other) => one - other);
  if (variants[0]?.length === 1) return values.join(' ');
  const rest = (value: number) => variants.filter(([first]) => first === value).map(([, ...others]) => others);
  return values.map((value) => `${value}:${encodeLevel(rest(value))},`).join('');
}
const encodeVariants = (variants: readonly number[][]) => (variants.length ? `v1_${encodeLevel(variants)}` : '');

/** A product with so many values in each option. */
function source(
  counts: readonly number[],
  existing: number[][],
  available = existing,
): Parameters<typeof createVariantOptions>[0] {
  return {
    options: counts.map((count, option) => ({
      name: names[option] ?? '',
      optionValues: Array.from({length: count}, (_, value) => ({
        id: `gid://shopify/ProductOptionValue/${idOf(option, value)}`,
        name: `${names[option]} ${value}`,
      })),
    })),
    encodedVariantExistence: encodeVariants(existing),
    encodedVariantAvailability: encodeVariants(available),
  };
}

const selected = (variant: readonly number[]) =>
  variant.map((value, option) => ({name: names[option] ?? '', value: `${names[option]} ${value}`}));

const all = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 2],
];

describe('the list of variants of a product', () => {
  it('leads to the variant with the same other options, and shows what else changes', () => {
    const [wood, size] = createVariantOptions(source([2, 3], all), selected([0, 1]), 0);
    expect(wood).toMatchObject({name: 'Holz', chosenValue: 'Holz 0', pages: []});
    expect(wood?.values).toEqual([
      {name: 'Holz 0', selection: '10000.20001'},
      {name: 'Holz 1', selection: '10001.20000', changedValues: 'Größe 0'},
    ]);
    expect(size?.values).toEqual([
      {name: 'Größe 0', selection: '10000.20000'},
      {name: 'Größe 1', selection: '10000.20001'},
      {name: 'Größe 2', selection: '10001.20002', changedValues: 'Holz 1'},
    ]);
  });

  it('never leads to a sold-out variant', () => {
    const [wood, size] = createVariantOptions(
      source([2, 4], all, [
        [0, 0],
        [1, 2],
      ]),
      selected([0, 0]),
      0,
    );
    expect(wood?.values[1]).toEqual({name: 'Holz 1', selection: '10001.20002', changedValues: 'Größe 2'});
    expect(size?.values).toEqual([
      {name: 'Größe 0', selection: '10000.20000'},
      {name: 'Größe 1'},
      {name: 'Größe 2', selection: '10001.20002', changedValues: 'Holz 1'},
    ]);
  });

  it('of a sold-out product leads nowhere', () => {
    const options = createVariantOptions(
      {...source([2, 3], all), encodedVariantAvailability: null},
      selected([1, 2]),
      0,
    );
    expect(options.flatMap(({values}) => values.map(({selection}) => selection)).filter(Boolean)).toEqual([]);
    expect(options.map(({chosenValue}) => chosenValue)).toEqual(['Holz 1', 'Größe 2']);
  });

  it('with more than 100 entries shows those around the selected one', () => {
    const long = source(
      [250],
      Array.from({length: 250}, (_, value) => [value]),
    );
    const [near] = createVariantOptions(long, selected([120]), 0);
    expect(near).toMatchObject({page: 2, isOpen: false});
    expect(near?.values.map(({name}) => name)).toEqual(Array.from({length: 100}, (_, index) => `Holz ${100 + index}`));
    expect(near?.pages.map(({first, last}) => [first, last])).toEqual([
      ['Holz 0', 'Holz 99'],
      ['Holz 100', 'Holz 199'],
      ['Holz 200', 'Holz 249'],
    ]);
    const [last] = createVariantOptions(long, selected([120]), 3);
    expect(last).toMatchObject({page: 3, isOpen: true});
    expect(last?.values).toHaveLength(50);
    expect(createVariantOptions(long, selected([120]), 4)[0]).toMatchObject({page: 2, isOpen: false});
  });

  it('leads to every variant that can be bought', () => {
    const counts = [4, 3, 3];
    const variant = fc.tuple(...counts.map((count) => fc.nat({max: count - 1})));
    const variants = fc.uniqueArray(variant, {minLength: 1, maxLength: 36, selector: String});
    // From every other variant there are nearer ones with each of the values of the third.
    const hardToReach = ['212', '122', '221', '001', '111', '200', '020'].map((values) => [...values].map(Number));
    fc.assert(
      fc.property(variants, (available) => {
        const product = source(counts, available);
        const reached = new Set<string>();
        const next = [available[0] ?? []];
        for (let at = next.pop(); at; at = next.pop()) {
          if (reached.has(String(at))) continue;
          reached.add(String(at));
          for (const {values} of createVariantOptions(product, selected(at), 0)) {
            for (const {selection} of values) {
              const found = readSelection(product, selection ?? '')?.map(({value}) => Number(value.split(' ')[1]));
              if (found) next.push(found);
            }
          }
        }
        expect([...reached].sort()).toEqual(available.map(String).sort());
      }),
      {examples: [[hardToReach]]},
    );
  });
});

describe('the variant named in the address of a product', () => {
  const product = source([2, 3], all);
  it('is selected', () => {
    expect(readSelection(product, '10001.20002')).toEqual(selected([1, 2]));
  });
  it.each(['', '10001', '10001.20002.30000', '20002.10001', '10001.x', '10009.20002'])(
    'is ignored when it does not exist: %j',
    (values) => {
      expect(readSelection(product, values)).toBeNull();
    },
  );
});
