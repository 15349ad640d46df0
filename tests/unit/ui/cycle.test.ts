import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {cycle} from '~/ui/cycle';

describe('the next entry of a slider or menu', () => {
  it('is the first one after the last', () => {
    expect(cycle(2, 1, 3)).toBe(0);
    expect(cycle(0, -1, 3)).toBe(2);
  });

  it('always exists, and the step back leads back', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 10}),
        fc.nat(),
        fc.constantFrom(1 as const, -1 as const),
        (count, seed, step) => {
          const index = seed % count;
          const next = cycle(index, step, count);
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThan(count);
          expect(cycle(next, step === 1 ? -1 : 1, count)).toBe(index);
        },
      ),
    );
  });
});
