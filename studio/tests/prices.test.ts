import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  decimal,
  fallbackFormula,
  neutralMultiplier,
  priceValue,
  priceInCents,
  roundToCents,
} from '../loader/priceFormula';
import {toOffer} from '../loader/configurator';
import {listPrices, priceVariants} from '../loader/priceVariants';

const formula = (base: string, perCmLength: string, perCmWidth: string) => ({
  base: decimal(base),
  perCmLength: decimal(perCmLength),
  perCmWidth: decimal(perCmWidth),
});

describe('the price of a made-to-measure piece', () => {
  it.each([
    [100, 50, '1', 44000],
    [50, 30, '1', 27900],
    [240, 125, '1.45', 134125],
  ])('of %i × %i cm at × %s is %i cents with the usual formula', (length, width, multiplier, cents) => {
    expect(priceInCents(fallbackFormula, length, width, decimal(multiplier))).toBe(cents);
  });

  it('is rounded once, at the end, with half a cent up', () => {
    expect(priceInCents(formula('0', '0.005', '0'), 1, 1, neutralMultiplier)).toBe(1);
    expect(priceInCents(formula('0', '0.0049', '0'), 1, 1, neutralMultiplier)).toBe(0);
    expect(priceInCents(formula('1.005', '0', '0'), 1, 1, neutralMultiplier)).toBe(101);
    expect(priceInCents(formula('0.335', '0', '0'), 1, 1, decimal('3'))).toBe(101);
  });

  it.each([
    ['1002.49', '5', 100_000],
    ['1002.5', '5', 100_500],
    ['0.125', '0.25', 25],
  ])('of %s euros, rounded in steps of %s, is %i cents', (base, step, cents) => {
    expect(priceInCents({...formula(base, '0', '0'), roundTo: decimal(step)}, 1, 1, neutralMultiplier)).toBe(cents);
  });

  it('is multiplied only after the surcharges are added', () => {
    expect(priceInCents(fallbackFormula, 100, 50, decimal('1.5'), decimal('240.5'))).toBe(44000 * 1.5 + 24050 * 1.5);
    const offer = toOffer(
      {
        sku: 'X',
        laengen: [100],
        breiten: [50],
        preisformel: {
          base_price: 100,
          price_per_cm_length: 0,
          price_per_cm_width: 0,
          surcharges: {front: {doors: 0, drawers: 240}, base: {plinth: 0, legs: 60}},
        },
      },
      undefined,
    );
    expect(listPrices(offer)).toEqual([100_00, 160_00, 340_00, 400_00]);
  });

  it('is exact to the cent', () => {
    expect(Math.round(1.005 * 100)).toBe(100);
    expect(roundToCents(decimal('1.005'))).toBe(101);
    expect(roundToCents(decimal(4.35))).toBe(435);
  });

  it('is exact in whole cents for any numbers in the formula', () => {
    const amount = fc.integer({min: 0, max: 9_999_999});
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.integer({min: 1, max: 500}),
        fc.integer({min: 1, max: 300}),
        fc.integer({min: 1, max: 5000}),
        (base, perLength, perWidth, length, width, multiplier) => {
          const text = (value: number) => `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')}`;
          const exact = (BigInt(base) + BigInt(length * perLength) + BigInt(width * perWidth)) * BigInt(multiplier);
          const expected = Number((2n * exact + 10_000n) / 20_000n);
          expect(
            priceInCents(
              formula(text(base), text(perLength), text(perWidth)),
              length,
              width,
              decimal(text(multiplier)),
            ),
          ).toBe(expected);
        },
      ),
    );
  });
});

describe('the list of all prices of a made-to-measure product', () => {
  it('has the usual sizes and colours of rules 11.4 and 11.6', () => {
    // 100 euros, 2.50 for each cm of 50 to 240 cm by 10, and 1.80 for each of 30 to 125 cm by 5.
    const lengths = Array.from({length: 20}, (_, index) => 100_00 + 2_50 * (50 + 10 * index) + 1_80 * 30);
    const widths = Array.from({length: 20}, (_, index) => 100_00 + 2_50 * 50 + 1_80 * (30 + 5 * index));
    expect(listPrices({widths: [30]})).toEqual(lengths);
    expect(listPrices({lengths: [50]})).toEqual(widths);
    expect(listPrices({})).toHaveLength(400);
  });

  it('has each price once, lowest first', () => {
    const {options, variants} = priceVariants(
      {lengths: [10, 20], widths: [20, 10], formula: formula('1', '0.5', '0.5')},
      'X',
    );
    expect(variants.map(({price}) => price)).toEqual([1100, 1600, 2100]);
    expect(variants.map(({selectedOptions}) => selectedOptions)).toEqual([['11,00 €'], ['16,00 €'], ['21,00 €']]);
    expect(options[0]?.values[0]).toEqual({DE: '11,00 €', EN: '11,00 €'});
  });

  it('is no longer than Shopify allows', () => {
    const many = Array.from({length: 2049}, (_, index) => index + 1);
    expect(() => priceVariants({lengths: many, widths: [1]}, 'X')).toThrow(
      'would need 2049 price variants, but Shopify allows 2048 a product',
    );
    expect(priceVariants({lengths: many.slice(1), widths: [1]}, 'X').variants).toHaveLength(2048);
  });

  it('writes thousands without a point', () => {
    expect([41250, 5, 100000].map(priceValue)).toEqual(['412,50 €', '0,05 €', '1000,00 €']);
  });

  it('is refused when it is made from something that is no number', () => {
    expect(decimal('-12.340')).toEqual({digits: -12340n, scale: 3});
    for (const wrong of ['', '1,5', '1e3', 'NaN', '.5']) expect(() => decimal(wrong)).toThrow('is no decimal number');
  });
});
