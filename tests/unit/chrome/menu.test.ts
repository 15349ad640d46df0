import {describe, expect, it} from 'vitest';
import {nextFocus} from '~/chrome/menu/useMenu';

describe('in the open menu, by keyboard', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowUp', -1, 3],
    ['ArrowUp', 0, 3],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 3],
  ])('the key %s leads from entry %i to %i of four', (key, index, expected) => {
    expect(nextFocus(key, index, 4)).toBe(expected);
  });

  it('other keys do nothing', () => {
    expect(nextFocus('Enter', 0, 4)).toBeUndefined();
    expect(nextFocus('Tab', 0, 4)).toBeUndefined();
    expect(nextFocus('ArrowDown', -1, 0)).toBeUndefined();
  });
});
