import fc from 'fast-check';
import {expect, test} from 'vitest';
import {calculateFormulaPrice, parseFormula} from '~/configurator/offer/formula';
import {
  getHighestStandardPrice,
  getLowestStandardPrice,
  calculateStandardPrice,
  listStandardPrices,
} from '~/configurator/offer/standardOffer';
import {oak, table, walnut} from './offers';

/** Worked out by hand: base, per cm length, per cm width; length, width; multiplier; cents. */
test.each([
  ['the smallest piece of the fallback formula', 100, 2.5, 1.8, 50, 30, 1, 27_900],
  ['the default piece of the fallback formula', 100, 2.5, 1.8, 100, 50, 1, 44_000],
  ['the largest piece of the fallback formula', 100, 2.5, 1.8, 240, 125, 1, 92_500],
  ['a dearer colour', 100, 2.5, 1.8, 100, 50, 1.45, 63_800],
  ['exactly half a cent goes up', 0.005, 0, 0, 1, 1, 1, 1],
  ['1.005 is not its binary neighbour 1.00499…', 1.005, 0, 0, 1, 1, 1, 101],
  ['8.165 × 2.5 = 20.4125', 8.165, 0, 0, 1, 1, 2.5, 2041],
  ['a hair below half a cent goes down', 0.01499999, 0, 0, 1, 1, 1, 1],
  ['0.1 + 3 × 0.1 + 3 × 0.2 is 1 euro', 0.1, 0.1, 0.2, 3, 3, 1, 100],
  ['rounded once: (0.004 + 0.004) × 1 = 0.008', 0, 0.004, 0.004, 1, 1, 1, 1],
  ['the multiplier before the rounding: 333.335 × 1.5 = 500.0025', 333.335, 0, 0, 1, 1, 1.5, 50_000],
  ['1.115 × 1.185 = 1.321275', 1.115, 0, 0, 1, 1, 1.185, 132],
  ['a free length', 89.9, 0, 3.15, 240, 80, 1, 34_190],
  ['no base', 0, 1.25, 0.75, 130, 65, 1.22, 25_773],
  ['an exponent: 0.0000001 a centimetre', 1, 1e-7, 0, 50_000, 1, 1, 101],
  ['numbers written with an exponent', 1e21, 0, 0, 1, 1, 1e-19, 10_000],
])(
  'a price formula gives the exact price: %s',
  (_, base, perCmLength, perCmWidth, length, width, multiplier, cents) => {
    expect(calculateFormulaPrice({base, perCmLength, perCmWidth}, length, width, multiplier)).toBe(cents);
  },
);

/** Base, multiplier, `round_to`; cents (rule 11.19). */
test.each([
  [1002.49, 1, 5, 100_000],
  [1002.5, 1, 5, 100_500],
  [1000.01, 1.45, 1, 145_000],
  [0.125, 1, 0.25, 25],
  [0.12, 1, 0.25, null],
  [1007, 1, undefined, 100_700],
])('a price of %d × %d, rounded in steps of %s, is a multiple of the step', (base, multiplier, roundTo, cents) => {
  expect(calculateFormulaPrice({base, perCmLength: 0, perCmWidth: 0, roundTo}, 1, 1, multiplier)).toBe(cents);
});

/** `units` of 10^-`scale`, and the number that somebody would write for it. */
const decimal = (most: number) =>
  fc.tuple(fc.nat(most), fc.integer({min: 0, max: 4})).map(([units, scale]) => {
    const digits = String(units).padStart(scale + 1, '0');
    const text = scale ? `${digits.slice(0, -scale)}.${digits.slice(-scale)}` : digits;
    return {number: Number(text), tenThousandths: BigInt(units) * 10n ** BigInt(4 - scale)};
  });
const cm = fc.integer({min: 1, max: 500});

test('a price that is rounded in steps is the nearest one, or the higher of two', () => {
  fc.assert(
    fc.property(decimal(1e7), fc.integer({min: 1, max: 20_000}), (base, step) => {
      const formula = {base: base.number, perCmLength: 0, perCmWidth: 0, roundTo: step / 100};
      const cents = BigInt(calculateFormulaPrice(formula, 1, 1, 1) ?? 0) * 200n;
      const unit = BigInt(step) * 100n;
      expect(cents % BigInt(step)).toBe(0n);
      expect(2n * base.tenThousandths).toBeGreaterThanOrEqual(cents - unit);
      expect(2n * base.tenThousandths).toBeLessThan(cents + unit);
    }),
  );
});

test('a price is exact to the cent, with half a cent rounded up', () => {
  fc.assert(
    fc.property(decimal(1e7), decimal(1e5), decimal(1e5), cm, cm, decimal(50_000), (base, l, w, length, width, m) => {
      const price = calculateFormulaPrice(
        {base: base.number, perCmLength: l.number, perCmWidth: w.number},
        length,
        width,
        m.number,
      );
      const sum = base.tenThousandths + BigInt(length) * l.tenThousandths + BigInt(width) * w.tenThousandths;
      const exact = sum * m.tenThousandths;
      const cents = BigInt(price ?? 0);
      const centInUnits = 10n ** 6n;
      expect(2n * exact).toBeGreaterThanOrEqual((2n * cents - 1n) * centInUnits);
      expect(2n * exact).toBeLessThan((2n * cents + 1n) * centInUnits);
    }),
    {numRuns: 3000},
  );
});

test('a larger piece never costs less', () => {
  const offer = table();
  const length = fc.constantFrom(...Array.from({length: 19}, (_, i) => 50 + 10 * i));
  const width = fc.constantFrom(...Array.from({length: 19}, (_, i) => 30 + 5 * i));
  fc.assert(
    fc.property(length, width, fc.constantFrom(oak, walnut), (l, w, color) => {
      const price = calculateStandardPrice(offer, {color, length: l, width: w, choices: {}});
      const longer = calculateStandardPrice(offer, {color, length: l + 10, width: w, choices: {}});
      const wider = calculateStandardPrice(offer, {color, length: l, width: w + 5, choices: {}});
      expect(longer).toBeGreaterThanOrEqual(price ?? Infinity);
      expect(wider).toBeGreaterThanOrEqual(price ?? Infinity);
    }),
  );
});

test.each([
  ['null', null],
  ['an array', [1, 2, 3]],
  ['a text', 'teuer'],
  ['a missing value', {base_price: 1, price_per_cm_length: 1}],
  ['a value as text', {base_price: '1', price_per_cm_length: 1, price_per_cm_width: 1}],
  ['a negative value', {base_price: 1, price_per_cm_length: -1, price_per_cm_width: 1}],
  ['NaN, which JSON writes as null', {base_price: null, price_per_cm_length: 1, price_per_cm_width: 1}],
  ['an infinite value', {base_price: Infinity, price_per_cm_length: 1, price_per_cm_width: 1}],
])('a price formula with %s is refused', (_, json) => {
  expect(parseFormula(json)).toBeNull();
});

test('a price formula may contain a zero', () => {
  const formula = parseFormula({base_price: 0, price_per_cm_length: 2, price_per_cm_width: 0});
  expect(formula && calculateFormulaPrice(formula, 100, 50, 1)).toBe(20_000);
});

test('a piece whose price would be zero cannot be bought', () => {
  expect(calculateFormulaPrice({base: 0, perCmLength: 0, perCmWidth: 0}, 100, 50, 1)).toBeNull();
  expect(calculateFormulaPrice({base: 0.004, perCmLength: 0, perCmWidth: 0}, 100, 50, 1)).toBeNull();
  expect(calculateFormulaPrice({base: 1e300, perCmLength: 0, perCmWidth: 0}, 100, 50, 1)).toBeNull();
});

test.each([
  ['between the steps', {color: oak, length: 105, width: 50, choices: {}}],
  ['too long', {color: oak, length: 250, width: 50, choices: {}}],
  ['too narrow', {color: oak, length: 100, width: 25, choices: {}}],
  ['negative', {color: oak, length: -100, width: 50, choices: {}}],
  ['not a number', {color: oak, length: NaN, width: 50, choices: {}}],
  ['of an unknown colour', {color: {value: '#123456'}, length: 100, width: 50, choices: {}}],
])('a piece that is %s has no price', (_, configuration) => {
  expect(calculateStandardPrice(table(), configuration)).toBeNull();
});

test('the list of prices has the price of every possible piece, lowest first', () => {
  const offer = table();
  const prices = listStandardPrices(offer);
  expect(prices).toContain(calculateStandardPrice(offer, {color: walnut, length: 240, width: 125, choices: {}}));
  expect(prices[0]).toBe(getLowestStandardPrice(offer));
  expect(prices.at(-1)).toBe(getHighestStandardPrice(offer));
  expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b));
});
