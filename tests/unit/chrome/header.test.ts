import {describe, expect, it} from 'vitest';
import {headerState} from '~/chrome/header/Header';

describe('the header of the page', () => {
  it('is hidden when the page scrolls down, and shown when it scrolls up', () => {
    expect(headerState('top', 40, 120)).toBe('hidden');
    expect(headerState('hidden', 120, 119)).toBe('shown');
    expect(headerState('shown', 119, 300)).toBe('hidden');
  });

  it('is always shown at the top of the page', () => {
    expect(headerState('hidden', 300, 9)).toBe('top');
    expect(headerState('top', 0, 9)).toBe('top');
    expect(headerState('shown', 30, -20)).toBe('top');
    expect(headerState('top', 9, 10)).toBe('hidden');
  });

  it('does not flicker while nothing moves', () => {
    expect(headerState('hidden', 300, 300)).toBe('hidden');
    expect(headerState('shown', 300, 300)).toBe('shown');
    expect(headerState('top', 300, 300)).toBe('shown');
  });
});
