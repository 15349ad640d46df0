import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {sideboard} from '~/configurator/families/sideboard/sideboard';
import {boundsOf} from '~/configurator/plan/geometry';
import {plainConstruction} from '~/configurator/rules/construction';
import {overlapping} from './solids';

const {sizes} = plainConstruction('sideboard');
const size = {length: 1800, depth: 450, height: 700};
const partsOf = (front: string, base: string, piece = size, own = sizes) =>
  sideboard.parts({...piece, sizes: own, choices: {front, base}, material: 'veneer'});
const kindsOf = (parts: ReturnType<typeof partsOf>) => new Set(parts.map(({kind}) => kind));

const ways = ['doors', 'drawers'].flatMap((front) => ['plinth', 'legs'].map((base) => ({front, base})));

describe.each(ways)('a sideboard with $front on $base', ({front, base}) => {
  const parts = partsOf(front, base);

  it('has the fronts and the base that were chosen, and not the others', () => {
    const kinds = kindsOf(parts);
    expect(kinds.has('door')).toBe(front === 'doors');
    expect(kinds.has('drawerFront')).toBe(front === 'drawers');
    expect(kinds.has('plinth')).toBe(base === 'plinth');
    expect(kinds.has('leg')).toBe(base === 'legs');
  });

  it('has a front of one height in every bay, all of them in the chosen colour', () => {
    const fronts = parts.filter(({kind}) => kind === 'door' || kind === 'drawerFront');
    expect(new Set(fronts.map(({size: [, , high]}) => high.toFixed(3))).size).toBe(1);
    expect(new Set(fronts.map(({place: [x]}) => x.toFixed(1))).size).toBe(3);
    expect(fronts.every(({colored, material}) => colored && material === 'veneer')).toBe(true);
  });

  it('is as large as ordered and has no overlapping parts but those of its joints, whatever its sizes', () => {
    const limits = Object.entries(sideboard.sizes);
    const own = fc.record(
      Object.fromEntries(
        limits.map(([name, {min, max}]) => [name, fc.oneof(fc.constantFrom(min, max), fc.integer({min, max}))]),
      ),
    );
    const measures = fc.record({length: fc.integer({min: 1000, max: 2600}), depth: fc.integer({min: 350, max: 600})});
    fc.assert(
      fc.property(own, measures, (chosen, {length, depth}) => {
        const height = chosen['height'] ?? 0;
        const made = partsOf(front, base, {length, depth, height}, chosen);
        const {from, to} = boundsOf(made);
        [length, depth, height].forEach((end, axis) => expect(to[axis]! - from[axis]!).toBeCloseTo(end, 6));
        expect(from[2]).toBeCloseTo(0, 6);
        expect(made.every(({size: sides}) => sides.every((side) => side > 0))).toBe(true);
        const {found, declared} = overlapping(made);
        expect(found).toEqual(declared);
      }),
      {numRuns: 15},
    );
  });
});

it('a long sideboard has legs in its middle as well', () => {
  const legs = (length: number) =>
    partsOf('doors', 'legs', {...size, length}).filter(({kind}) => kind === 'leg').length;
  expect([legs(1700), legs(1800)]).toEqual([4, 6]);
});
