import {describe, expect, it} from 'vitest';
import {keyStep, swipeStep} from '~/content/projects/slider';

describe('a swipe on the slider of projects', () => {
  it('to the right shows the next project, and to the left the previous one', () => {
    expect(swipeStep(120, 10)).toBe(1);
    expect(swipeStep(-120, 10)).toBe(-1);
  });

  it('does nothing when it is short or scrolls the page', () => {
    expect(swipeStep(20, 0)).toBeUndefined();
    expect(swipeStep(60, 200)).toBeUndefined();
  });
});

describe('a key on the slider of projects', () => {
  it('changes the project only if it is the left or the right arrow', () => {
    expect(keyStep('ArrowRight')).toBe(1);
    expect(keyStep('ArrowLeft')).toBe(-1);
    expect(keyStep('ArrowUp')).toBeUndefined();
  });
});
