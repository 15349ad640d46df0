import {describe, expect, it} from 'vitest';
import {createDefaultConstruction} from '../families/construction';
import {calculateFloor, calculateWeight, countSeats} from '../plan/facts';
import {passesStair} from '../plan/stair';
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

describe('a package on a staircase that is 90 cm wide', () => {
  const passes = (...size: [number, number, number]) => passesStair(size, 900);

  it('passes the corner up to a length that its thickness decides', () => {
    // 2 · (√2 · 900 − 120) = 2305.6, and 2 · (√2 · 900 − 560) = 1425.6.
    expect([passes(2305, 960, 120), passes(2306, 960, 120)]).toEqual([true, false]);
    expect([passes(1425, 560, 1000), passes(1426, 560, 1000)]).toEqual([true, false]);
  });

  it('may stand on its end, if it is no higher than two metres when it is tipped up', () => {
    // √(1860² + 460²) = 1916; √(1950² + 460²) = 2004.
    expect([passes(1860, 510, 460), passes(1950, 510, 460)]).toEqual([true, false]);
    expect([passes(1500, 900, 700), passes(1500, 901, 700)]).toEqual([true, false]);
  });

  it('is too high on its edge above two metres', () => {
    expect([passes(2200, 2000, 60), passes(2200, 2001, 60)]).toEqual([true, false]);
  });

  it('is a sideboard of 240 cm, which does not pass', () => {
    expect(passes(2460, 560, 760)).toBe(false);
  });
});
