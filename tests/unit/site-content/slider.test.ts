import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {keyStep, swipeStep, wrapped} from '~/content/projects/slider';

describe('wrapped', () => {
  it('stays inside and is undone by the opposite step', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 10}),
        fc.nat(),
        fc.constantFrom(1 as const, -1 as const),
        (count, seed, step) => {
          const index = seed % count;
          const next = wrapped(index, step, count);
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThan(count);
          expect(wrapped(next, step === 1 ? -1 : 1, count)).toBe(index);
        },
      ),
    );
  });
});

describe('swipeStep', () => {
  it('shows the next project when the finger goes right, the previous when it goes left', () => {
    expect(swipeStep(120, 10)).toBe(1);
    expect(swipeStep(-120, 10)).toBe(-1);
  });

  it('ignores a short way and one that scrolls the page', () => {
    expect(swipeStep(20, 0)).toBeUndefined();
    expect(swipeStep(60, 200)).toBeUndefined();
  });
});

describe('keyStep', () => {
  it('knows the arrows to both sides only', () => {
    expect(keyStep('ArrowRight')).toBe(1);
    expect(keyStep('ArrowLeft')).toBe(-1);
    expect(keyStep('ArrowUp')).toBeUndefined();
  });
});
