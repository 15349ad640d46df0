import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {limitQuantity, readQuantity} from '~/cart/rules/quantity';

describe('a quantity sent by a form', () => {
  it.each(['', ' ', '0', '-3', '2.5', '1e3', 'zwei', 'NaN', 'Infinity', '0x10', '2,5'])(
    'becomes 1 when the field contains %j',
    (input) => {
      expect(readQuantity(input)).toBe(1);
    },
  );

  it.each([0, -1, 0.5, NaN, -Infinity])('becomes 1 when it is the number %d', (input) => {
    expect(readQuantity(input)).toBe(1);
  });

  it.each([
    ['1', 1],
    [' 7 ', 7],
    ['007', 7],
    ['250', 250],
    [12, 12],
  ])('typed as %j becomes %d', (input, quantity) => {
    expect(readQuantity(input)).toBe(quantity);
  });

  it('above 99 becomes 99', () => {
    expect(limitQuantity(readQuantity('9'.repeat(400)))).toBe(99);
    expect(limitQuantity(readQuantity('100'))).toBe(99);
  });

  it('becomes a whole number from 1 to 99, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (input) => {
        const quantity = limitQuantity(readQuantity(input));
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true);
      }),
    );
  });
});
