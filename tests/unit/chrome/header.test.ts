import {describe, expect, it} from 'vitest';
import {headerState} from '~/chrome/header/useHeaderState';

describe('headerState', () => {
  it('hides when the page scrolls down and shows when it scrolls up', () => {
    expect(headerState('top', 40, 120)).toBe('hidden');
    expect(headerState('hidden', 120, 119)).toBe('shown');
    expect(headerState('shown', 119, 300)).toBe('hidden');
  });

  it('is at the top below an offset of 10, in both directions', () => {
    expect(headerState('hidden', 300, 9)).toBe('top');
    expect(headerState('top', 0, 9)).toBe('top');
    expect(headerState('shown', 30, -20)).toBe('top');
    expect(headerState('top', 9, 10)).toBe('hidden');
  });

  it('keeps its state without movement, and shows on a page that opens further down', () => {
    expect(headerState('hidden', 300, 300)).toBe('hidden');
    expect(headerState('shown', 300, 300)).toBe('shown');
    expect(headerState('top', 300, 300)).toBe('shown');
  });
});
