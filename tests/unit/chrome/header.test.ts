import {describe, expect, it} from 'vitest';
import {headerState} from '~/chrome/header/scroll';

describe('headerState', () => {
  it('hides on the way down and shows on the way up', () => {
    expect(headerState('top', 40, 120)).toBe('hidden');
    expect(headerState('hidden', 120, 119)).toBe('shown');
    expect(headerState('shown', 119, 300)).toBe('hidden');
  });

  it('has no ground under an offset of 10, whatever the direction', () => {
    expect(headerState('hidden', 300, 9)).toBe('top');
    expect(headerState('top', 0, 9)).toBe('top');
    expect(headerState('shown', 30, -20)).toBe('top');
    expect(headerState('top', 9, 10)).toBe('hidden');
  });

  it('keeps its state where nothing moves, and has a ground on a page that opens further down', () => {
    expect(headerState('hidden', 300, 300)).toBe('hidden');
    expect(headerState('shown', 300, 300)).toBe('shown');
    expect(headerState('top', 300, 300)).toBe('shown');
  });
});
