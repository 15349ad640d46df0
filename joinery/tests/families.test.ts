import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {families, hasChosenHeight} from '../families/families';
import {computeBounds} from '../plan/geometry';
import {pieces, samples} from './pieces';
import {anySelection, partsOfSelection} from './selections';
import {overlapping} from './solids';

test.each(Object.keys(families))('each kind of furniture (%s) is among the pieces whose plans are tested', (name) => {
  expect(pieces.some(({construction}) => construction.type === name)).toBe(true);
  expect(samples.some(({type}) => type === name)).toBe(true);
});

describe.each(pieces)(
  '$name, in all its sizes and choices, also when it is built in other sizes than usual,',
  (made) => {
    it('has the ordered size, stands on the floor, and has parts that fit into each other', () => {
      fc.assert(
        fc.property(anySelection(made), (selection) => {
          const {
            construction: {type, sizes},
            size: [horizontal, vertical],
          } = selection;
          const parts = partsOfSelection(selection);
          const fixed = sizes[families[type].fixedSize] ?? 0;
          const [depth, height] = hasChosenHeight(type) ? [fixed, vertical] : [vertical, fixed];
          const {from, to} = computeBounds(parts);
          [-horizontal / 2, -depth / 2, 0].forEach((end, axis) => expect(from[axis]).toBeCloseTo(end, 1));
          [horizontal / 2, depth / 2, height].forEach((end, axis) => expect(to[axis]).toBeCloseTo(end, 1));
          expect(parts.every(({size}) => size.every((side) => side > 0))).toBe(true);
          expect(new Set(parts.map(({id}) => id)).size).toBe(parts.length);
          const {found, declared} = overlapping(parts);
          expect(found).toEqual(declared);
        }),
        {numRuns: 20},
      );
    });
  },
);
