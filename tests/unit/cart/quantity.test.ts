import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {limitQuantity, readQuantity} from '~/cart/rules/quantity';

describe('a quantity that a form sends', () => {
  it.each(['', ' ', '0', '-3', '2.5', '1e3', 'zwei', 'NaN', 'Infinity', '0x10', '2,5'])(
    'as %j is read as 1',
    (input) => {
      expect(readQuantity(input)).toBe(1);
    },
  );

  it.each([0, -1, 0.5, NaN, -Infinity])('as the number %d is read as 1', (input) => {
    expect(readQuantity(input)).toBe(1);
  });

  it.each([
    ['1', 1],
    [' 7 ', 7],
    ['007', 7],
    ['250', 250],
    [12, 12],
  ])('as %j is read as %d', (input, quantity) => {
    expect(readQuantity(input)).toBe(quantity);
  });

  it('above the limit is read, and then lowered to 99', () => {
    expect(limitQuantity(readQuantity('9'.repeat(400)))).toBe(99);
    expect(limitQuantity(readQuantity('100'))).toBe(99);
  });

  it('of any text is a whole number from 1 to 99 in the end', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (input) => {
        const quantity = limitQuantity(readQuantity(input));
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true);
      }),
    );
  });
});
