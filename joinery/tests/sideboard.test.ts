import {describe, expect, it} from 'vitest';
import {sideboard} from '../families/sideboard';
import {createDefaultConstruction} from '../families/construction';

const {sizes} = createDefaultConstruction('sideboard');
const size = {length: 1800, depth: 450, height: 700};
const partsOf = (front: string, base: string, piece = size) =>
  sideboard.createParts({...piece, sizes, choices: {front, base}, material: 'veneer'});
const kindsOf = (parts: ReturnType<typeof partsOf>) => new Set(parts.map(({kind}) => kind));

const ways = ['doors', 'drawers'].flatMap((front) => ['plinth', 'legs'].map((base) => ({front, base})));

describe.each(ways)('a sideboard with $front on $base', ({front, base}) => {
  const parts = partsOf(front, base);

  it('has only the selected fronts and base', () => {
    const kinds = kindsOf(parts);
    expect(kinds.has('door')).toBe(front === 'doors');
    expect(kinds.has('drawerFront')).toBe(front === 'drawers');
    expect(kinds.has('plinth')).toBe(base === 'plinth');
    expect(kinds.has('leg')).toBe(base === 'legs');
  });

  it('has fronts of one height throughout, all in the selected colour', () => {
    const fronts = parts.filter(({kind}) => kind === 'door' || kind === 'drawerFront');
    expect(new Set(fronts.map(({size: [, , high]}) => high.toFixed(3))).size).toBe(1);
    expect(new Set(fronts.map(({place: [x]}) => x.toFixed(1))).size).toBe(3);
    expect(fronts.every(({colored, material}) => colored && material === 'veneer')).toBe(true);
  });
});

it('a long sideboard has legs in its middle as well', () => {
  const legs = (length: number) =>
    partsOf('doors', 'legs', {...size, length}).filter(({kind}) => kind === 'leg').length;
  expect([legs(1700), legs(1800)]).toEqual([4, 6]);
});
