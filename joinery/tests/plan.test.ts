import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {computeVolume} from '../plan/geometry';
import type {Part} from '../families/parts/part';
import {planVersion} from '../plan/plan';
import {partsOf, pieces} from './pieces';
import {meshVolume} from './solids';

it.each(pieces)('the plan of $name has as much wood or metal as its cut list', (made) => {
  for (const [across, down] of made.corners) {
    const parts = partsOf(made, across, down);
    const sum = (volume: (part: Part) => number) => parts.reduce((total, part) => total + volume(part), 0);
    expect(sum(meshVolume) / sum(computeVolume)).toBeCloseTo(1, 9);
  }
});

/** Raise `planVersion` when one of these changes: an ordered piece keeps its plan (decision 016). */
const fingerprints: Record<string, string> = {
  bench: '14ae36fe2e2ea585',
  board: '423be241072b14fc',
  desk: 'ba40471b44323b4e',
  planter: '81013d88193bbe31',
  'shallow planter': '9f6a98adb73a7905',
  shelf: '0d38381d2ff37c5c',
  sideboard: '5f5e620f6b374d68',
  table: '16125ea640af079a',
  wardrobe: 'fa29cfdf23e429f0',
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
    expect(planVersion).toBe(2);
    expect(Object.fromEntries(pieces.map((made) => [made.name, fingerprintOf(made)]))).toEqual(fingerprints);
  });
});
