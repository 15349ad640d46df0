import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {computeOpeningBox, getHigh, getLow} from '../plan/facing';
import {placeJoints} from '../plan/joints';
import type {Cut} from '../workshop/cutting/cut';
import {listCuts} from '../workshop/cutting/machining';
import {computeOutline} from '../workshop/workpieces';
import {findPiece, partsOf, pieces} from './pieces';
import {anySelection, partsOfSelection} from './selections';

const wooden = pieces.filter(({construction: {type}}) => ['table', 'desk', 'bench'].includes(type));
const trestles = wooden.filter(({name}) => name !== 'bench');

const cutsFor = (name: string, across: number, down: number) => {
  const parts = partsOf(findPiece(name), across, down);
  const cuts = listCuts(placeJoints(parts));
  return (id: string) => {
    const part = parts.find((one) => one.id === id)!;
    return {part, cuts: cuts.get(part) ?? []};
  };
};

const boxesOf = (cuts: readonly Cut[], kind: Cut['kind']) =>
  cuts.filter((cut) => cut.kind === kind).map(({face, from, to}) => [face, from, to]);

describe('a mortise', () => {
  it.each(wooden)(
    'leaves at least 5 mm of wood around it, and 8 mm of a leg, in all sizes and constructions of a $name',
    (made) => {
      fc.assert(
        fc.property(anySelection(made), (selection) => {
          const parts = partsOfSelection(selection);
          for (const [part, cuts] of listCuts(placeJoints(parts)))
            for (const {kind, axis, isThrough, from, to} of cuts) {
              // A key's hole is a mortise too; a wedge sits in a saw cut of its tenon.
              if (kind !== 'tenon' && !(kind === 'wedge' && part.kind === 'stretcher')) continue;
              const walls = [0, 1, 2]
                .filter((own) => own !== axis)
                .flatMap((own) => [from[own]!, part.size[own]! - to[own]!]);
              const ground = isThrough ? [] : [part.size[axis]! - (to[axis]! - from[axis]!)];
              const least = part.kind === 'leg' ? 8 : 5;
              expect(Math.min(...walls, ...ground), part.id).toBeGreaterThanOrEqual(least - 0.1);
            }
        }),
        {numRuns: 30},
      );
    },
  );
});

describe('a tenon with shoulders', () => {
  const at = cutsFor('table', 2000, 900);

  it('is as large as its mortise: a stretcher of 56 mm goes with 40 mm through the rail', () => {
    const {part: rail, cuts} = at('left-rail');
    // In the middle of a rail of 90 mm, and of its length.
    const middle = rail.size[1] / 2;
    expect(boxesOf(cuts, 'tenon')).toEqual([
      ['left', [0, expect.closeTo(middle - 14, 1), 25], [28, expect.closeTo(middle + 14, 1), 65]],
    ]);
    const {part: stretcher, cuts: ownCuts} = at('stretcher');
    // It ends 65 mm beyond the middle of a rail of 28 mm.
    const [length, tenon] = [stretcher.size[0], 65 + 14];
    expect(boxesOf(ownCuts, 'shoulder')).toEqual([
      ['bottom', [0, 0, 0], [tenon, 28, 8]],
      ['top', [0, 0, 48], [tenon, 28, 56]],
      ['bottom', [length - tenon, 0, 0], [length, 28, 8]],
      ['top', [length - tenon, 0, 48], [length, 28, 56]],
    ]);
  });

  it('has its shoulders at the face of the other part, and leaves wood on all sides of its mortise', () => {
    const {part: rung, cuts} = at('left-rung-back');
    const middle = rung.size[0] / 2;
    expect(boxesOf(cuts, 'tenon')).toEqual([
      ['front', [expect.closeTo(middle - 8, 1), 0, 8], [expect.closeTo(middle + 8, 1), 14, 36]],
    ]);
    const {part: rail, cuts: ownCuts} = at('left-rail');
    const shoulder = getHigh(rail, 1) - getLow(rung, 1);
    expect(shoulder).toBeCloseTo(14, 6);
    expect(boxesOf(ownCuts, 'shoulder').map(([face]) => face)).toEqual([
      ...['left', 'right', 'bottom', 'top'],
      ...['left', 'right', 'bottom', 'top'],
    ]);
  });

  it('shows in the outline of its part, from the shoulders on', () => {
    const {part, cuts} = at('stretcher');
    const corners = computeOutline(part, cuts).map(([corner]) => corner);
    const length = part.size[0];
    expect(corners).toEqual([
      [79, 0],
      [length - 79, 0],
      [length - 79, 8],
      [length, 8],
      [length, 48],
      [length - 79, 48],
      [length - 79, 56],
      [79, 56],
      [79, 48],
      [0, 48],
      [0, 8],
      [79, 8],
    ]);
  });
});

it('a leaning end whose slope goes through its thickness has an outline from point to point, as long as it is sawn', () => {
  const end = partsOf(findPiece('bench'), 1630, 380).find(({id}) => id === 'left-end-1')!;
  const lengths = computeOutline(end).map(([[x]]) => x);
  // 408 mm between floor and seat, 36 mm of thickness, 6°.
  const radians = (6 * Math.PI) / 180;
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeCloseTo(408 / Math.cos(radians) + 36 * Math.tan(radians), 6);
});

describe('legs and beam of a trestle', () => {
  it.each(trestles)('are let at least 10 mm into each other, in all sizes and constructions of a $name', (made) => {
    fc.assert(
      fc.property(anySelection(made), (selection) => {
        const parts = partsOfSelection(selection);
        const laps = [...listCuts(placeJoints(parts))].flatMap(([{kind}, cuts]) =>
          kind === 'beam' ? cuts.filter((cut) => cut.kind === 'lap') : [],
        );
        expect(laps).toHaveLength(8);
        for (const {profile} of laps) for (const {depth} of profile!.ground) expect(depth).toBeGreaterThan(10 - 0.01);
      }),
      {numRuns: 100},
    );
  });
});

describe('the slide of a desk', () => {
  it('lies with 0.5 mm of room above a slot of 120 × 25 mm that goes through the top', () => {
    const {part: slide} = cutsFor('desk', 1200, 600)('slide');
    const {part: stave, cuts} = cutsFor('desk', 1200, 600)('stave-5');
    expect(boxesOf(cuts, 'opening')).toEqual([
      ['bottom', [540, stave.size[1] - 20 - 32.5, 0], [660, stave.size[1] - 20 - 7.5, 28]],
    ]);
    const [pocket] = cuts.filter(({kind}) => kind === 'dado');
    expect([0, 1, 2].map((axis) => pocket!.to[axis]! - pocket!.from[axis]!)).toEqual([161, 41, 10]);
    expect(slide.size).toEqual([160, 40, 10]);
  });

  it('lets cables through a slot of 60 × 14 mm of its own, in its middle', () => {
    const {cuts} = cutsFor('desk', 1200, 600)('slide');
    expect(boxesOf(cuts, 'opening')).toEqual([['bottom', [50, 13, 0], [110, 27, 10]]]);
  });

  it('covers the slot, which no other part or fitting reaches, in all sizes and constructions', () => {
    const made = findPiece('desk');
    fc.assert(
      fc.property(anySelection(made), (selection) => {
        const parts = partsOfSelection(selection);
        const stave = parts.find(({kind, openings}) => kind === 'stave' && openings)!;
        const slide = parts.find(({kind}) => kind === 'slide')!;
        const {from, to} = computeOpeningBox(stave, stave.openings![0]!);
        for (const axis of [0, 1]) {
          expect(from[axis]! - getLow(slide, axis)).toBeGreaterThan(5);
          expect(getHigh(slide, axis) - to[axis]!).toBeGreaterThan(5);
        }
        // Grooves of battens are open at the back.
        for (const {kind, place, size} of parts)
          if (kind === 'batten' || kind === 'beam')
            expect(Math.abs(place[0]) - size[0] / 2).toBeGreaterThan(slide.size[0] / 2);
      }),
      {numRuns: 100},
    );
  });
});
