import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {families, familyNames} from '../families/families';
import {computeBounds} from '../plan/geometry';
import {createPlan} from '../plan/plan';
import {computeOuterSize, createDefaultConstruction} from '../families/construction';
import {pieces} from './pieces';
import {overlapping} from './solids';

test.each(familyNames)('each kind of furniture (%s) is among the pieces whose plans are tested', (name) => {
  expect(pieces.some(({construction}) => construction.type === name)).toBe(true);
});

describe.each(pieces)('$name, built in other sizes than the usual ones,', (made) => {
  const type = made.construction.type;
  const {across, down, isMade, corners} = made;
  const limits = Object.entries(families[type].sizes);
  const constructions = fc
    .record(
      Object.fromEntries(
        limits.map(([name, {min, max}]) => [name, fc.oneof(fc.constantFrom(min, max), fc.integer({min, max}))]),
      ),
    )
    .map((sizes) => ({...createDefaultConstruction(type), sizes}));
  const chosenSizes = fc
    .oneof(fc.constantFrom(...corners), fc.tuple(fc.constantFrom(...across), fc.constantFrom(...down)))
    .filter(([a, d]) => isMade(a, d))
    .map(([a, d]) => ({horizontal: a, vertical: d}));

  it('has the ordered size, and parts that fit into each other', () => {
    fc.assert(
      fc.property(constructions, chosenSizes, (construction, sizes) => {
        const parts = createPlan(construction, {sizes, color: '', choices: {}}).parts;
        const {from, to} = computeBounds(parts);
        const {length, depth, height} = computeOuterSize(construction, sizes);
        [length, depth, height].forEach((size, axis) => expect(to[axis]! - from[axis]!).toBeCloseTo(size, 1));
        expect(parts.every(({size}) => size.every((side) => side > 0))).toBe(true);
        const {found, declared} = overlapping(parts);
        expect(found).toEqual(declared);
      }),
      {numRuns: 30},
    );
  });
});
