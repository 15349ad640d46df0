import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {takePercent, dealQuantities, allocate} from '../cart/allocation';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const amounts = fc.array(fc.integer({min: 0, max: 1_000_000_000_000}), {maxLength: 12});

describe('a discount that is spread over the lines of a cart', () => {
  test.each([
    [4, [100, 100, 100], [1, 1, 2]],
    [5000, [5000, 10_000], [1666, 3334]],
    [5000, [1200, 800], [1200, 800]],
    [100, [0, 500, 0], [0, 100, 0]],
    [100, [], []],
  ])('is shared in proportion: %i over %j gives %j', (amount, over, parts) =>
    expect(allocate(amount, over)).toEqual(parts),
  );

  test('is shared to the cent, and never exceeds the price of a line', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 10_000_000}), amounts, (amount, over) => {
        const parts = allocate(amount, over);
        expect(sum(parts)).toBe(Math.min(amount, sum(over)));
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(over[index] ?? 0);
        });
      }),
    );
  });
});

test('a discount in percent is a whole number of cents, and never more than the amount', () => {
  expect([takePercent(12_999, 10), takePercent(1, 99), takePercent(10_000, 33.33), takePercent(65_001, 100)]).toEqual([
    1299, 0, 3333, 65_001,
  ]);
});

describe('a discount of the kind “buy X, get Y”', () => {
  const line = fc.record({
    price: fc.integer({min: 1, max: 50}),
    quantity: fc.integer({min: 0, max: 5}),
    isBought: fc.boolean(),
    isGiven: fc.boolean(),
  });
  const few = fc.integer({min: 1, max: 3});

  test('applies to the cheapest pieces, and counts each piece once', () => {
    fc.assert(
      fc.property(fc.array(line, {maxLength: 6}), few, few, fc.option(few), (lines, buys, gets, limit) => {
        const free = dealQuantities(lines, {
          buys: {quantity: buys, appliesTo: ({isBought}) => isBought},
          gets: {quantity: gets, appliesTo: ({isGiven}) => isGiven},
          limit: limit ?? undefined,
        });
        const times = sum(free) / gets;
        expect(Number.isInteger(times)).toBe(true);
        expect(times).toBeLessThanOrEqual(limit ?? Infinity);
        const left = lines.map(({quantity, isBought}, index) => (isBought ? quantity - (free[index] ?? 0) : 0));
        expect(sum(left)).toBeGreaterThanOrEqual(times * buys);
        lines.forEach(({quantity, isGiven}, index) => {
          expect(free[index]).toBeLessThanOrEqual(isGiven ? quantity : 0);
        });
        // One more set would need a piece that isn't there.
        if (limit !== null && times === limit) return;
        const both = sum(lines.map(({quantity, isBought, isGiven}) => (isBought || isGiven ? quantity : 0)));
        const isShort = [
          sum(lines.map(({quantity, isBought}) => (isBought ? quantity : 0))) < (times + 1) * buys,
          sum(lines.map(({quantity, isGiven}) => (isGiven ? quantity : 0))) < (times + 1) * gets,
          both < (times + 1) * (buys + gets),
        ];
        expect(isShort).toContain(true);
      }),
    );
  });
});
