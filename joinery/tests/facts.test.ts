import {describe, expect, it} from 'vitest';
import {createDefaultConstruction} from '../families/construction';
import {calculateFloor, calculateWeight, countSeats, findLongestPart, passesStair} from '../plan/facts';
import {findPiece, partsOf} from './pieces';

const table = findPiece('table');

it('the weight of a piece depends on the wood', () => {
  const [oak = 0, walnut = 0] = ['#b98a56', '#6b4a32'].map((color) =>
    calculateWeight(partsOf(table, 2000, 900, {color})),
  );
  expect(walnut / oak).toBeCloseTo(640 / 700, 6);
});

describe('the seats and the floor space of a piece', () => {
  const sized = (length: number, depth: number) => ({length, depth, height: 740});

  it('depend on the length', () => {
    const seats = (length: number) => countSeats(createDefaultConstruction('table'), sized(length, 900));
    expect([1200, 1700, 1800, 1900, 2000, 2300, 2400, 2600].map(seats)).toEqual([4, 4, 6, 6, 8, 8, 10, 10]);
  });

  it('include the chairs when they are pulled out from a table', () => {
    expect(calculateFloor(createDefaultConstruction('table'), sized(2000, 900))).toEqual([3600, 2700]);
    expect(calculateFloor(createDefaultConstruction('desk'), sized(1400, 700))).toEqual([1400, 1600]);
    expect(calculateFloor(createDefaultConstruction('shelf'), sized(1400, 700))).toBeNull();
  });
});

it('the longest part decides whether a piece goes up a staircase that is 90 cm wide', () => {
  const parts = (length: number) => partsOf(table, length, 900);
  expect(findLongestPart(parts(2600))?.length).toBe(2600);
  expect([2400, 2500, 2600].map((length) => passesStair(parts(length)))).toEqual([true, false, false]);
  expect(passesStair(partsOf(findPiece('shelf'), 2400, 360))).toBe(true);
});
