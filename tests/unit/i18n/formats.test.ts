import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formatPrice, toCents} from '~/i18n/formats';

describe('formatPrice', () => {
  it('formats a price for the language', () => {
    expect(formatPrice(123450, 'de')).toBe('1.234,50\u00a0€');
    expect(formatPrice(123450, 'en')).toBe('€1,234.50');
    expect(formatPrice(0, 'de')).toBe('0,00\u00a0€');
  });
});

describe('toCents', () => {
  it('reads every amount that the store can answer', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (cents) => {
        expect(toCents((cents / 100).toFixed(2))).toBe(cents);
        expect(toCents(String(cents / 100))).toBe(cents);
      }),
    );
  });

  it.each(['', '1,5', '-1', '1.234', 'NaN', '1e3'])('refuses %j', (amount) => {
    expect(() => toCents(amount)).toThrow(RangeError);
  });
});
