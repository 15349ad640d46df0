import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {choicesByFamily} from '../families/choices';
import type {Choice, Choices} from '../families/family';
import {computeVolume} from '../plan/geometry';
import type {Part} from '../families/parts/part';
import {planVersion} from '../plan/plan';
import {partsOf, pieces, type MadePiece} from './pieces';
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
  desk: '7af373305bd779d6',
  planter: '2c32f6a8799b50bc',
  'shallow planter': '08ee3ac7101fd8ea',
  shelf: 'ab3849abc4d629e9',
  sideboard: '965541ebf842f9eb',
  table: '1dd4c59e3342086b',
  wardrobe: 'c8bd1fad236eac85',
};

describe('a piece that has been sold', () => {
  /** One colour of each material, with each option of each choice. */
  const listSelections = ({colors, construction: {type, materials}}: MadePiece) => {
    const ofEachMaterial = colors.filter(
      (color, index) => colors.findIndex((other) => materials[other] === materials[color]) === index,
    );
    const choices: readonly Choice[] = choicesByFamily[type];
    const combinations = choices.reduce<Choices[]>(
      (all, {name, options}) => all.flatMap((one) => options.map(({value}) => ({...one, [name]: value}))),
      [{}],
    );
    return ofEachMaterial.flatMap((color) => combinations.map((combination) => ({color, choices: combination})));
  };

  /** Every part at the smallest and the largest sizes, to a hundredth of a millimetre. */
  const fingerprintOf = (made: MadePiece) => {
    const sold = listSelections(made).flatMap((selection) =>
      made.corners.flatMap(([across, down]) => partsOf(made, across, down, selection)),
    );
    const lines = sold.map(({id, material, size, place, turn, grain, joints, openings}) =>
      [
        id,
        material,
        ...[...size, ...place].map((number) => number.toFixed(2).replace('-0.00', '0.00')),
        turn?.degrees ?? 0,
        grain,
        joints.map(({kind, with: other, tenon}) => `${kind} ${other}${tenon ? JSON.stringify(tenon) : ''}`).join(', '),
        ...(openings ? [JSON.stringify(openings)] : []),
      ].join(';'),
    );
    return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
  };

  it('is always built from the same parts', () => {
    expect(planVersion).toBe(2);
    expect(Object.fromEntries(pieces.map((made) => [made.name, fingerprintOf(made)]))).toEqual(fingerprints);
  });
});
