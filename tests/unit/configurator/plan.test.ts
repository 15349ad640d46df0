import {createHash} from 'node:crypto';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {boundsOf, volumeOf} from '~/configurator/plan/geometry';
import type {Part} from '~/configurator/plan/part';
import {planVersion} from '~/configurator/plan/plan';
import {configured, madeToMeasure, partsOf, sizesOf} from './plans';
import {meshVolume, overlap} from './solids';

/** Names of the pairs that overlap by more than 0.05 mm, and of those that are declared to. */
function overlapping(parts: Part[]) {
  const found = parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .flatMap((other) => (overlap(one, other) > 0.05 ? [[one.id, other.id].sort().join(' ')] : [])),
  );
  const declared = parts.flatMap(({id, joints}) => joints.map((joint) => [id, joint.with].sort().join(' ')));
  return {found: found.sort(), declared: declared.sort()};
}

describe.each(madeToMeasure)('the plan of $handle', (made) => {
  const {across, down, isMade, corners} = sizesOf(made);
  const sizes = fc.tuple(fc.constantFrom(...across), fc.constantFrom(...down)).filter(([a, d]) => isMade(a, d));
  const each = (check: (parts: Part[], across: number, down: number) => void) =>
    fc.assert(
      fc.property(sizes, ([a, d]) => check(partsOf(made, configured(made, a, d)), a, d)),
      {numRuns: 60, examples: corners.map(([a, d]) => [[a, d]])},
    );

  it('is as large as it was ordered, and stands on the floor', () =>
    each((parts, a, d) => {
      const {from, to} = boundsOf(parts);
      const size = to.map((end, axis) => end - (from[axis] ?? 0));
      const {construction, kind} = made.offer;
      const [x, y, z] = kind === 'kliv' ? [a, construction?.depth, d] : [a * 10, d * 10, construction?.height];
      expect(size[0]).toBeCloseTo(x, 1);
      expect(size[1]).toBeCloseTo(y ?? 0, 1);
      expect(size[2]).toBeCloseTo(z ?? 0, 1);
      expect(from[2]).toBeCloseTo(0, 6);
      expect(from[0] + to[0]).toBeCloseTo(0, 6);
      expect(from[1] + to[1]).toBeCloseTo(0, 6);
    }));

  it('has no parts that overlap, except in the joints that are declared', () =>
    each((parts) => {
      const {found, declared} = overlapping(parts);
      expect(found).toEqual(declared);
    }));

  it('has the volume of its cut list', () =>
    each((parts) => {
      const sum = (volume: (part: Part) => number) => parts.reduce((total, part) => total + volume(part), 0);
      expect(sum(meshVolume) / sum(volumeOf)).toBeCloseTo(1, 9);
      expect(parts.every(({size}) => size.every((side) => side > 0))).toBe(true);
    }));

  it('names each part once', () =>
    each((parts) => {
      expect(new Set(parts.map(({id}) => id)).size).toBe(parts.length);
    }));
});

describe('a version of the plans', () => {
  /** Every part at the smallest and the largest sizes, to a hundredth of a millimetre. */
  const fingerprint = () => {
    const lines = madeToMeasure.flatMap((made) =>
      sizesOf(made).corners.flatMap(([a, d]) =>
        partsOf(made, configured(made, a, d)).map(({id, material, size, place, turn, grain, joints}) =>
          [
            made.handle,
            `${a} × ${d}`,
            id,
            material,
            ...[...size, ...place].map((number) => number.toFixed(2).replace('-0.00', '0.00')),
            turn?.degrees ?? 0,
            grain,
            joints.map((joint) => `${joint.kind} ${joint.with}`).join(', '),
          ].join(';'),
        ),
      ),
    );
    return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
  };

  it('always gives the same parts: whoever changes one raises `planVersion`', () => {
    expect({version: planVersion, fingerprint: fingerprint()}).toEqual({version: 1, fingerprint: '720e630c1b1b2d24'});
  });
});
