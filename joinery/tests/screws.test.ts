import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {centerAt, createPart} from '../families/parts/part';
import {listAccessories} from '../plan/accessories';
import {getHigh, getLow} from '../plan/facing';
import {placeJoints} from '../plan/joints';
import {findPiece, partsOf, pieces} from './pieces';
import {findBadScrews, listLooseParts, listScrews, listUnlikeDoors} from './screws';
import {anySelection, partsOfSelection} from './selections';

describe.each(pieces)('every screw of $name, in all its sizes and choices, also in another construction,', (made) => {
  it('has its head on its part, holds, does not come out, and can be driven; no runner or hinge lacks its screws, and equal doors are bored alike', () => {
    fc.assert(
      fc.property(anySelection(made), (selection) => {
        const parts = partsOfSelection(selection);
        const joints = placeJoints(parts);
        expect(findBadScrews(parts, joints)).toEqual([]);
        expect(listLooseParts(parts, joints)).toEqual([]);
        expect(listUnlikeDoors(parts, joints)).toEqual([]);
      }),
      {numRuns: 55},
    );
  });
});

const trestles = pieces.filter(({name}) => ['table', 'desk'].includes(name));

it.each(trestles)('each batten of a $name is fixed to its top by one screw in its middle, in all sizes', (made) => {
  fc.assert(
    fc.property(anySelection(made), (selection) => {
      const parts = partsOfSelection(selection);
      const joints = placeJoints(parts);
      for (const batten of parts.filter(({kind}) => kind === 'batten')) {
        const own = joints.filter(({parts: pair}) => pair.includes(batten));
        expect(own.every(({kind}) => kind === 'dovetail')).toBe(true);
        const [fastener, ...others] = own.flatMap(({fasteners}) => fasteners);
        expect(others).toEqual([]);
        expect(fastener!.fittings).toEqual({screw5x50: 1});
        const [through, pilot] = fastener!.holes;
        expect(through!.opening[2]).toBeCloseTo(getLow(batten, 2), 6);
        // In the middle, or beside a joint there between two staves.
        expect([0, 20]).toContain(Math.round(Math.abs(through!.opening[1]) * 10) / 10);
        const tip = through!.opening[2] + 50;
        expect(getHigh(pilot!.part, 2) - tip).toBeGreaterThanOrEqual(2 - 0.01);
      }
    }),
    {numRuns: 55},
  );
});

it('a shelf is screwed to the wall beside the upright before its batten, 600 mm apart at most, in all its sizes', () => {
  const made = findPiece('shelf');
  fc.assert(
    fc.property(anySelection(made), (selection) => {
      const parts = partsOfSelection(selection);
      const joints = placeJoints(parts);
      const battens = parts.filter(({kind}) => kind === 'batten');
      for (const batten of battens) {
        const [joint, ...others] = joints.filter(({kind, parts: [first]}) => kind === 'screw' && first === batten);
        expect([others.length, joint!.fasteners.length]).toEqual([0, 2]);
        const upright = joint!.parts[1];
        const places = batten.openings!.map(({middle}) => middle[0]);
        for (const x of places)
          expect(Math.abs(x - upright.place[0]) - upright.size[0] / 2).toBeGreaterThanOrEqual(25 - 0.01);
        for (const [index, x] of places.slice(1).entries()) expect(x - places[index]!).toBeLessThanOrEqual(600);
        for (const distance of [places[0]! - getLow(batten, 0), getHigh(batten, 0) - places.at(-1)!])
          expect(distance).toBeLessThan(150);
      }
      const wallScrews = battens.flatMap(({openings}) => openings!).length;
      expect(new Map(listAccessories(parts))).toEqual(new Map([['wallScrew', wallScrews]]));
    }),
    {numRuns: 55},
  );
});

describe('our check of screws', () => {
  const parts = partsOf(findPiece('sideboard'), 1200, 350, {choices: {front: 'drawers', base: 'legs'}});
  const joints = placeJoints(parts);

  test('knows all of them, and how much of each is in the wood', () => {
    const screws = listScrews(joints);
    const holdOf = (name: string) => {
      const found = screws.filter((screw) => screw.name === name);
      return [found.length, ...new Set(found.map(({length, outside}) => Math.round((length - outside) * 10) / 10))];
    };
    // Four in each of four plates of 3 mm; through 12 mm and a washer of 4 mm; through a back of 9 mm; in runners of 1.2 mm.
    expect(holdOf('screw4x16')).toEqual([16, 13]);
    expect(holdOf('screw4x30')).toEqual([2 * 3 * 4, 14]);
    expect(holdOf('screw3x30').slice(1)).toEqual([21]);
    expect(holdOf('screw3.5x10')).toEqual([2 * 3 * 2 * 3, 8.8]);
  });

  test('notices a part in the way of the tool', () => {
    const leg = parts.find(({kind}) => kind === 'leg')!;
    const [x, y] = leg.place;
    const board = createPart('shelf below', {
      kind: 'board',
      material: 'birch',
      ends: [centerAt(x, 200), centerAt(y, 200), [80, 100]],
      grain: 'x',
    });
    const faults = findBadScrews([...parts, board], joints);
    expect(faults).toHaveLength(4);
    expect(faults.every((fault) => fault.endsWith('shelf below is in the way'))).toBe(true);
  });

  test('notices a screw that is too long or too short, and one with its head beside its part', () => {
    const front = joints.find(({parts: [, second]}) => second.kind === 'drawerFront')!;
    const [fastener] = front.fasteners;
    const faultsWith = (fittings: object, holes = fastener!.holes) =>
      findBadScrews(parts, [{...front, fasteners: [{holes, fittings}]}]).map((fault) => fault.split(': ')[1]);
    // 12 mm of the drawer's end and 4 mm of washer; the front is 19 mm thick.
    expect(faultsWith({screw4x40: 1})).toEqual(['comes out of 19 mm']);
    expect(faultsWith({screw4x16: 1})).toEqual(['holds by 0 mm']);
    const moved = fastener!.holes.map((hole) => ({
      ...hole,
      opening: [getLow(front.parts[0], 0) + 3, hole.opening[1], hole.opening[2]] as const,
    }));
    expect(faultsWith({screw4x30: 1}, moved)).toContain('its head is not on its part');
  });
});
