import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {seededSample} from '~/product/seededSample';

const handles = fc.uniqueArray(fc.string({minLength: 1}), {maxLength: 30});

describe('the random choice of suggested products', () => {
  it('is the same for the same page, whatever the order of the products, and has no repetitions', () => {
    fc.assert(
      fc.property(handles, fc.nat(5), fc.string(), (items, count, seed) => {
        const sample = seededSample(items, count, seed, (item) => item);
        expect(sample).toHaveLength(Math.min(count, items.length));
        expect(new Set(sample).size).toBe(sample.length);
        expect(seededSample(items.toReversed(), count, seed, (item) => item)).toEqual(sample);
      }),
    );
  });

  it('changes every day', () => {
    const items = Array.from({length: 20}, (_, index) => `product-${index}`);
    const days = Array.from({length: 30}, (_, day) => seededSample(items, 3, `tisch/${day}`, (item) => item).join());
    expect(new Set(days).size).toBeGreaterThan(20);
  });
});
