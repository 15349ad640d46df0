import {createHash} from 'node:crypto';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {families} from 'joinery/families/families';
import {computeBounds, computeVolume} from 'joinery/plan/geometry';
import type {Part} from 'joinery/families/parts/part';
import {planVersion} from 'joinery/plan/plan';
import {configurationOf, madeToMeasure, partsOf, sizesOf} from './plans';
import {meshVolume, overlapping} from './solids';

describe.each(madeToMeasure)('the plan of $handle', (made) => {
  const {across, down, isMade, corners} = sizesOf(made);
  const sizes = fc.tuple(fc.constantFrom(...across), fc.constantFrom(...down)).filter(([a, d]) => isMade(a, d));
  const each = (check: (parts: Part[], across: number, down: number) => void) =>
    fc.assert(
      fc.property(sizes, ([a, d]) => check(partsOf(made, configurationOf(made, a, d)), a, d)),
      {numRuns: 30, examples: corners.map(([a, d]) => [[a, d]])},
    );

  it('has the ordered size, and stands on the floor', () =>
    each((parts, a, d) => {
      const {from, to} = computeBounds(parts);
      const size = to.map((end, axis) => end - (from[axis] ?? 0));
      const {construction, kind} = made.offer;
      const fixed = construction && construction.sizes[families[construction.type].fixedSize];
      const [x, y, z] = kind === 'kliv' ? [a, fixed, d] : [a * 10, d * 10, fixed];
      expect(size[0]).toBeCloseTo(x, 1);
      expect(size[1]).toBeCloseTo(y ?? 0, 1);
      expect(size[2]).toBeCloseTo(z ?? 0, 1);
      expect(from[2]).toBeCloseTo(0, 6);
      expect(from[0] + to[0]).toBeCloseTo(0, 6);
      expect(from[1] + to[1]).toBeCloseTo(0, 6);
    }));

  it('has parts that overlap only in their joints', () =>
    each((parts) => {
      const {found, declared} = overlapping(parts);
      expect(found).toEqual(declared);
    }));

  it('has as much wood or metal as its cut list', () =>
    each((parts) => {
      const sum = (volume: (part: Part) => number) => parts.reduce((total, part) => total + volume(part), 0);
      expect(sum(meshVolume) / sum(computeVolume)).toBeCloseTo(1, 9);
      expect(parts.every(({size}) => size.every((side) => side > 0))).toBe(true);
    }));

  it('gives each part a name of its own', () =>
    each((parts) => {
      expect(new Set(parts.map(({id}) => id)).size).toBe(parts.length);
    }));
});

/** Raise `planVersion` when one of these changes: an ordered piece keeps its plan (decision 016). */
const fingerprints: Record<string, string> = {
  'custom-shelf': '3311d072d6e21e3c',
  'individueller-schrank': '0e9e3c86db9a01d1',
  kliv: '904d490939ccd535',
  kliv_v1: 'a3c9910452f8e2a5',
  'konfigurator-tisch': '80847a186fa587b3',
  'schreibtisch-nach-mass': '13628fd388d57540',
  'sideboard-nach-mass': '22a6ce52a6e3a135',
  'sitzbank-nach-mass': '9d08745fadfb2782',
  'tischplatte-nach-mass': '5d9b10990ebafe91',
};

describe('a piece that has been sold', () => {
  /** Every part at the smallest and the largest sizes, to a hundredth of a millimetre. */
  const fingerprintOf = (made: (typeof madeToMeasure)[number]) => {
    const lines = sizesOf(made).corners.flatMap(([a, d]) =>
      partsOf(made, configurationOf(made, a, d)).map(({id, material, size, place, turn, grain, joints}) =>
        [
          `${a} × ${d}`,
          id,
          material,
          ...[...size, ...place].map((number) => number.toFixed(2).replace('-0.00', '0.00')),
          turn?.degrees ?? 0,
          grain,
          joints.map((joint) => `${joint.kind} ${joint.with}`).join(', '),
        ].join(';'),
      ),
    );
    return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
  };

  it('is always built from the same parts', () => {
    expect(planVersion).toBe(1);
    expect(Object.fromEntries(madeToMeasure.map((made) => [made.handle, fingerprintOf(made)]))).toEqual(fingerprints);
  });
});
