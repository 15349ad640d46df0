import {describe, expect, it} from 'vitest';
import {keyStep, swipeStep} from '~/content/projects/slider';

describe('swipeStep', () => {
  it('shows the next project on a swipe to the right, and the previous one on a swipe to the left', () => {
    expect(swipeStep(120, 10)).toBe(1);
    expect(swipeStep(-120, 10)).toBe(-1);
  });

  it('ignores a short movement and a scroll of the page', () => {
    expect(swipeStep(20, 0)).toBeUndefined();
    expect(swipeStep(60, 200)).toBeUndefined();
  });
});

describe('keyStep', () => {
  it('reacts to the left and right arrow keys only', () => {
    expect(keyStep('ArrowRight')).toBe(1);
    expect(keyStep('ArrowLeft')).toBe(-1);
    expect(keyStep('ArrowUp')).toBeUndefined();
  });
});
