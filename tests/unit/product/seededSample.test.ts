import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {seededSample} from '~/product/seededSample';

const handles = fc.uniqueArray(fc.string({minLength: 1}), {maxLength: 30});

describe('seededSample', () => {
  it('is the same for the same seed in any order of the items, and has no item twice', () => {
    fc.assert(
      fc.property(handles, fc.nat(5), fc.string(), (items, count, seed) => {
        const chosen = seededSample(items, count, seed, (item) => item);
        expect(chosen).toHaveLength(Math.min(count, items.length));
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(seededSample(items.toReversed(), count, seed, (item) => item)).toEqual(chosen);
      }),
    );
  });

  it('changes with the day', () => {
    const items = Array.from({length: 20}, (_, index) => `product-${index}`);
    const days = Array.from({length: 30}, (_, day) => seededSample(items, 3, `tisch/${day}`, (item) => item).join());
    expect(new Set(days).size).toBeGreaterThan(20);
  });
});
