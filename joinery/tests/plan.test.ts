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
  desk: '303064937badecea',
  planter: '639bc622e424bd4a',
  'shallow planter': '33fdea334449d6b9',
  shelf: '0d38381d2ff37c5c',
  sideboard: '5f5e620f6b374d68',
  table: 'b08f6fe941df34aa',
  wardrobe: 'fa29cfdf23e429f0',
};

describe('a piece that has been sold', () => {
  /** Every part at the smallest and the largest sizes, to a hundredth of a millimetre. */
  const fingerprintOf = (made: (typeof pieces)[number]) => {
    const lines = made.corners.flatMap(([a, d]) =>
      partsOf(made, a, d).map(({id, material, size, place, turn, grain, joints, openings}) =>
        [
          id,
          material,
          ...[...size, ...place].map((number) => number.toFixed(2).replace('-0.00', '0.00')),
          turn?.degrees ?? 0,
          grain,
          joints
            .map(({kind, with: other, tenon}) => `${kind} ${other}${tenon ? JSON.stringify(tenon) : ''}`)
            .join(', '),
          ...(openings ? [JSON.stringify(openings)] : []),
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
