import {createHash} from 'node:crypto';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {families, hasChosenHeight} from '../families/families';
import {computeBounds, computeVolume} from '../plan/geometry';
import type {Part} from '../families/parts/part';
import {planVersion} from '../plan/plan';
import {partsOf, pieces} from './pieces';
import {meshVolume, overlapping} from './solids';

describe.each(pieces)('the plan of $name', (made) => {
  const {across, down, isMade, corners} = made;
  const sizes = fc.tuple(fc.constantFrom(...across), fc.constantFrom(...down)).filter(([a, d]) => isMade(a, d));
  const each = (check: (parts: Part[], across: number, down: number) => void) =>
    fc.assert(
      fc.property(sizes, ([a, d]) => check(partsOf(made, a, d), a, d)),
      {numRuns: 30, examples: corners.map(([a, d]) => [[a, d]])},
    );

  it('has the ordered size, and stands on the floor', () =>
    each((parts, a, d) => {
      const {from, to} = computeBounds(parts);
      const size = to.map((end, axis) => end - (from[axis] ?? 0));
      const {type, sizes: own} = made.construction;
      const fixed = own[families[type].fixedSize];
      const [x, y, z] = hasChosenHeight(type) ? [a, fixed, d] : [a, d, fixed];
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
  bench: '14ae36fe2e2ea585',
  board: '423be241072b14fc',
  desk: 'ba40471b44323b4e',
  planter: '81013d88193bbe31',
  'shallow planter': '9f6a98adb73a7905',
  shelf: '0d38381d2ff37c5c',
  sideboard: '0bd69f6b0dfc8a7f',
  table: '16125ea640af079a',
  wardrobe: '5b53f55b8b71093e',
};

describe('a piece that has been sold', () => {
  /** Every part at the smallest and the largest sizes, to a hundredth of a millimetre. */
  const fingerprintOf = (made: (typeof pieces)[number]) => {
    const lines = made.corners.flatMap(([a, d]) =>
      partsOf(made, a, d).map(({id, material, size, place, turn, grain, joints}) =>
        [
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
    expect(Object.fromEntries(pieces.map((made) => [made.name, fingerprintOf(made)]))).toEqual(fingerprints);
  });
});
