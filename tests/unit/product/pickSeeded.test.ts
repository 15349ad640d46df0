import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {pickSeeded} from '~/product/pickSeeded';

const handles = fc.uniqueArray(fc.string({minLength: 1}), {maxLength: 30});

describe('the products that a page suggests', () => {
  it('are the same for every visitor on one day', () => {
    fc.assert(
      fc.property(handles, fc.nat(5), fc.string(), (items, count, seed) => {
        const sample = pickSeeded(items, count, seed, (item) => item);
        expect(sample).toHaveLength(Math.min(count, items.length));
        expect(new Set(sample).size).toBe(sample.length);
        expect(pickSeeded(items.toReversed(), count, seed, (item) => item)).toEqual(sample);
      }),
    );
  });

  it('change every day', () => {
    const items = Array.from({length: 20}, (_, index) => `product-${index}`);
    const days = Array.from({length: 30}, (_, day) => pickSeeded(items, 3, `tisch/${day}`, (item) => item).join());
    expect(new Set(days).size).toBeGreaterThan(20);
  });
});
