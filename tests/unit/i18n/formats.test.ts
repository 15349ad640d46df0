import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formatPrice, roundedCents, toCents, parseCents} from '~/i18n/formats';

describe('a price', () => {
  it('is written as usual in each language', () => {
    expect(formatPrice(123450, 'de')).toBe('1.234,50\u00a0€');
    expect(formatPrice(123450, 'en')).toBe('€1,234.50');
    expect(formatPrice(0, 'de')).toBe('0,00\u00a0€');
  });
});

describe('an amount of money from the store', () => {
  it('is read to the cent', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (cents) => {
        expect(toCents((cents / 100).toFixed(2))).toBe(cents);
        expect(toCents(String(cents / 100))).toBe(cents);
      }),
    );
  });

  it.each(['', '1,5', '-1', '1.234', 'NaN', '1e3'])('is refused when it is %j', (amount) => {
    expect(() => toCents(amount)).toThrow(RangeError);
    expect(parseCents(amount)).toBeUndefined();
  });
});

describe('an amount with fractions of a cent', () => {
  it('is read unchanged when there is no fraction', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (cents) => {
        expect(roundedCents((cents / 100).toFixed(2))).toBe(cents);
        expect(roundedCents(String(cents / 100))).toBe(cents);
      }),
    );
  });

  it.each([
    ['0.125', 13],
    ['8.333', 833],
    ['8.335', 834],
    ['1.005', 101],
    ['0.994999', 99],
    ['9.995', 1_000],
    ['7', 700],
    ['7.5000', 750],
  ])('%j is rounded to the nearest cent, half a cent up', (amount, cents) => {
    expect(roundedCents(amount)).toBe(cents);
  });

  it('that makes no sense has no value, and never causes a failure', () => {
    for (const amount of ['', ' ', '1,5', '-1', 'NaN', '1e3', 'Infinity', '.5', '5.', '9'.repeat(40)]) {
      expect(roundedCents(amount)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (amount) => {
        const cents = roundedCents(amount);
        expect(cents === undefined || Number.isSafeInteger(cents)).toBe(true);
      }),
    );
  });
});
