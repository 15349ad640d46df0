import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Part, PartKind} from '../families/parts/part';
import {findBond} from '../plan/bond';
import {placeJoints, type PlacedJoint} from '../plan/joints';
import {packPiece} from '../plan/packages';
import {createPlan} from '../plan/plan';
import {findPiece, partsOf} from './pieces';
import {anySelection, partsOfSelection} from './selections';

const made = findPiece('wardrobe');

const low = ({place, size}: Part, axis: number) => place[axis]! - size[axis]! / 2;
const high = ({place, size}: Part, axis: number) => place[axis]! + size[axis]! / 2;

type Checked = {parts: Part[]; joints: PlacedJoint[]; sizes: Record<string, number>; depth: number};

/** Checks a wardrobe in many sizes and constructions. */
const inAllSizes = (check: (wardrobe: Checked) => void) =>
  fc.assert(
    fc.property(anySelection(made), (selection) => {
      const parts = partsOfSelection(selection);
      const {construction, size} = selection;
      check({parts, joints: placeJoints(parts), sizes: construction.sizes, depth: size[1]});
    }),
    {numRuns: 10},
  );

const ofKind = (parts: readonly Part[], kind: PartKind) => parts.filter((part) => part.kind === kind);

/** The joints of a part with parts of a kind. */
const jointsOf = (joints: readonly PlacedJoint[], part: Part, kind: PartKind) =>
  joints.filter(({parts}) => parts.includes(part) && parts.some((other) => other !== part && other.kind === kind));

/** The lengths along `y` in which nothing stands on the floor below a line from front to back at `x`. */
function hollowsBelow(parts: readonly Part[], x: number, [front, rear]: readonly [number, number], floor: number) {
  const boards = ofKind(parts, 'plinth')
    .filter((board) => low(board, 0) <= x && high(board, 0) >= x)
    .sort((a, b) => a.place[1] - b.place[1]);
  for (const board of boards) {
    expect(low(board, 2)).toBeCloseTo(0, 6);
    expect(high(board, 2)).toBeCloseTo(floor, 6);
  }
  const starts = [front, ...boards.map((board) => high(board, 1))];
  return [...boards.map((board) => low(board, 1)), rear].map((end, index) => end - starts[index]!);
}

describe('a wardrobe, in all its sizes and constructions,', () => {
  it('stands on the floor below every upright, and along front and rear of each bottom', () => {
    inAllSizes(({parts, joints, sizes}) => {
      for (const upright of ofKind(parts, 'upright')) {
        const bottom = jointsOf(joints, upright, 'bottom')[0]!.parts[1];
        const ends = [low(upright, 1), high(upright, 1)] as const;
        const hollows = hollowsBelow(parts, upright.place[0], ends, low(bottom, 2));
        // In front of the plinth, beside both ends of the board below it where a screw goes in, and 25 mm behind.
        expect(hollows.map((hollow) => Math.round(hollow * 10) / 10)).toEqual([sizes['plinthSetback'], 60, 60, 25]);
      }
      for (const bottom of ofKind(parts, 'bottom'))
        for (const x of [low(bottom, 0) + 10, bottom.place[0] + 70, high(bottom, 0) - 10])
          expect(hollowsBelow(parts, x, [low(bottom, 1), high(bottom, 1)], low(bottom, 2)).length).toBeGreaterThan(2);
    });
  });

  it('has no part below its doors that one sees before the plinth, but the two outer sides', () => {
    inAllSizes(({parts, joints}) => {
      const under = Math.min(...ofKind(parts, 'bottom').map((bottom) => low(bottom, 2)));
      const front = Math.min(...ofKind(parts, 'plinth').map((board) => low(board, 1)));
      const sides = ofKind(parts, 'side').sort((a, b) => a.place[0] - b.place[0]);
      const outer = [sides[0]!, sides.at(-1)!];
      const seen = parts.filter((part) => low(part, 2) < under - 0.1 && low(part, 1) < front - 0.1);
      expect(seen.filter((part) => !outer.includes(part))).toEqual([]);
      for (const side of outer) expect(low(side, 2)).toBeCloseTo(0, 6);
      for (const side of sides.slice(1, -1)) {
        const boards = ofKind(parts, 'plinth').filter(
          ({grain, place}) => grain === 'y' && Math.abs(place[0] - side.place[0]) < 0.1,
        );
        expect(boards.map((board) => high(board, 2))).toEqual([expect.closeTo(low(side, 2), 6)]);
        // It meets only 5 mm of the bottom, so the boards at its ends hold it.
        expect(jointsOf(joints, boards[0]!, 'plinth').map(({kind}) => kind)).toEqual(['dowel', 'dowel']);
      }
    });
  });

  it('has backs that are screwed on along both their upright edges, at sides in a rebate', () => {
    inAllSizes(({parts, joints}) => {
      for (const back of ofKind(parts, 'back')) {
        const held = [...jointsOf(joints, back, 'side'), ...jointsOf(joints, back, 'upright')];
        expect(held.map(({parts: [, panel]}) => Math.sign(panel.place[0] - back.place[0])).sort()).toEqual([-1, 1]);
        for (const {kind, parts: pair, fasteners} of held) {
          expect(kind).toBe(pair[1].kind === 'side' ? 'rebate' : 'screw');
          const heights = fasteners.map(({holes}) => holes[0]!.opening[2]).sort((a, b) => a - b);
          const gaps = heights.slice(1).map((height, index) => height - heights[index]!);
          expect(Math.max(heights[0]! - low(back, 2), ...gaps, high(back, 2) - heights.at(-1)!)).toBeLessThan(420);
        }
      }
    });
  });

  it('has no two screws at one height in the edge of an upright that two backs share', () => {
    inAllSizes(({parts, joints}) => {
      for (const upright of ofKind(parts, 'upright')) {
        const screws = jointsOf(joints, upright, 'back').flatMap(({fasteners}) => fasteners);
        const heights = screws.map(({holes}) => holes[0]!.opening[2]).sort((a, b) => a - b);
        // Screws of one back are more than 160 mm apart.
        const gaps = heights.slice(1).map((height, index) => height - heights[index]!);
        expect(Math.min(...gaps)).toBeGreaterThan(60);
      }
    });
  });

  it('is held by connectors that can be driven, with 2 mm of wood behind each of them', () => {
    inAllSizes(({parts, joints}) => {
      const connected = joints.filter(({kind}) => kind === 'knockdown');
      // Two ends of each bottom and top, and both ends of each upright.
      const panels = [...ofKind(parts, 'bottom'), ...ofKind(parts, 'top'), ...ofKind(parts, 'upright')];
      expect(connected).toHaveLength(2 * panels.length);
      for (const {parts: pair, fasteners} of connected) {
        expect(fasteners.length).toBeGreaterThanOrEqual(2);
        const holes = fasteners.flatMap((fastener) => fastener.holes);
        for (const hole of holes.filter(({part}) => part.kind === 'side')) {
          const end = hole.opening[0] + hole.sign * hole.depth;
          expect(Math.min(end - low(hole.part, 0), high(hole.part, 0) - end)).toBeGreaterThan(1.99);
        }
        // Cams and heads of screws, of 15 and 10 mm, are turned from below or from above.
        const driven = holes.filter(({axis, part}) => axis === 'z' && (part.kind === 'bottom' || part.kind === 'top'));
        expect(driven).toHaveLength(fasteners.length);
        for (const {part, opening, diameter} of driven) {
          expect(opening[2]).toBeCloseTo(part.kind === 'bottom' ? low(part, 2) : high(part, 2), 6);
          const radius = Math.max(10, diameter) / 2;
          const covers = (board: Part) =>
            part.kind === 'bottom' &&
            [0, 1].every(
              (axis) => low(board, axis) < opening[axis]! + radius && high(board, axis) > opening[axis]! - radius,
            );
          expect(ofKind(parts, 'plinth').filter(covers)).toEqual([]);
        }
        expect(pair.every(({kind}) => kind !== 'plinth')).toBe(true);
      }
    });
  });

  it('is delivered flat, and nothing is glued that comes in two packages', () => {
    inAllSizes(({parts, joints}) => {
      const {packages, onSite} = packPiece(parts, joints);
      expect(onSite).toBe(true);
      const kindsOf = (own: readonly Part[]) => [...new Set(own.map(({kind}) => kind))].sort().join();
      const joined = new Set(packages.map((own) => kindsOf(own.parts)).filter((kinds) => kinds.includes(',')));
      expect(joined).toEqual(new Set(['bottom,plinth', 'drawerEnd,drawerFloor,drawerSide']));
      const findPackage = (part: Part) => packages.find((own) => own.parts.includes(part));
      const onSiteJoints = joints.filter(({parts: [first, second]}) => findPackage(first) !== findPackage(second));
      const glued = ['glue', 'dowel', 'pins', 'tenon', 'lap', 'dovetail'];
      expect(onSiteJoints.filter(({kind}) => glued.includes(kind))).toEqual([]);
      // Bottom, top and uprights have connectors, backs are screwed on; only shelves lie in a groove without either.
      for (const {kind, parts: pair} of onSiteJoints) if (kind === 'dado') expect(pair[0].kind).toBe('shelf');
      expect(onSiteJoints.filter((joint) => findBond(joint, joints) === 'glued')).toEqual([]);
    });
  });

  it('keeps 10 mm of its uprights between the grooves for shelves at both their faces', () => {
    inAllSizes(({joints}) => {
      for (const {corners} of joints.filter(({kind, parts: [first]}) => kind === 'dado' && first.kind === 'shelf')) {
        const across = corners.map(([x]) => x);
        expect(Math.max(...across) - Math.min(...across)).toBeCloseTo(4, 3);
      }
    });
  });

  it('has clothes rails that end before the panels at their ends, for their holders', () => {
    inAllSizes(({parts, joints, depth}) => {
      for (const rail of ofKind(parts, 'clothesRail')) {
        expect(rail.material).toBe('beech');
        const axis = depth >= 580 ? 0 : 1;
        const beside = parts.filter(({kind}) => kind === 'side' || kind === 'upright' || kind === 'back');
        const gaps = beside
          .filter((panel) =>
            [0, 1, 2].every(
              (own) => own === axis || (low(panel, own) < rail.place[own]! && high(panel, own) > rail.place[own]!),
            ),
          )
          .flatMap((panel) => [low(panel, axis) - high(rail, axis), low(rail, axis) - high(panel, axis)])
          .filter((gap) => gap >= 0);
        // 3 mm for the bottom of a holder; one below the top has 10 mm before the back.
        expect(Math.min(...gaps)).toBeCloseTo(axis === 0 ? 3 : 10, 6);
        const holders = joints.filter(({kind, parts: [first]}) => kind === 'railHolder' && first === rail);
        expect(holders).toHaveLength(axis === 0 ? 2 : 1);
        // A holder is open at its top at both ends: its two screws are level.
        for (const {fasteners} of axis === 0 ? holders : []) {
          const screws = fasteners
            .flatMap(({holes}) => holes)
            .map(({opening}) => [opening[1] - rail.place[1], opening[2]]);
          expect(screws).toEqual([-20, 20].map((beside) => [expect.closeTo(beside, 6), rail.place[2]]));
        }
      }
    });
  });
});

/** Parts that fixed joints hold together, without the bolts between carcasses. */
function carcassesOf(parts: readonly Part[]): Part[][] {
  const joints = placeJoints(parts).filter(({kind}) => kind !== 'bolt');
  const groups: Part[][] = [];
  const left = new Set(parts);
  while (left.size) {
    const [first] = left;
    const group = new Set([first!]);
    for (const part of group)
      for (const {parts: pair} of joints) if (pair.includes(part)) pair.forEach((other) => group.add(other));
    for (const part of group) left.delete(part);
    groups.push([...group]);
  }
  return groups;
}

describe('a wardrobe of more than 150 cm', () => {
  it('is two carcasses that only bolts hold together; the left one has the odd bay', () => {
    const baysOf = (length: number) =>
      carcassesOf(partsOf(made, length, 600)).map((group) => ofKind(group, 'door').length);
    expect([1500, 2000, 2500, 3000].map(baysOf)).toEqual([[3], [2, 2], [3, 2], [3, 3]]);
    const bolts = placeJoints(partsOf(made, 2500, 600)).filter(({kind}) => kind === 'bolt');
    // The sides that meet are 2,020 mm high: rows 130 mm from both ends, and two between at most 800 mm apart; two bolts in each.
    expect(bolts.map(({fasteners}) => fasteners.length)).toEqual([8]);
  });

  it('looks the same as before: all doors are equally wide, with gaps of 3 mm', () => {
    const doors = ofKind(partsOf(made, 2500, 600), 'door').sort((a, b) => a.place[0] - b.place[0]);
    expect(doors.map(({size}) => size[0])).toEqual([497, 497, 497, 497, 497]);
    expect(doors.slice(1).map((door, index) => low(door, 0) - high(doors[index]!, 0))).toEqual([3, 3, 3, 3]);
  });
});

it('no bundle of a wardrobe weighs more than 50 kg, in all sizes that the shop sells', () => {
  for (const across of made.across)
    for (const down of made.down) {
      const parts = partsOf(made, across, down, {color: '#ddd3be'});
      for (const {weight} of packPiece(parts, placeJoints(parts)).packages) expect(weight).toBeLessThanOrEqual(50);
    }
});

it('only faced boards are lipped, at the edges that one sees', () => {
  const lippedOf = (material: string) => {
    const parts = createPlan(
      {...made.construction, materials: {'#000000': material as Part['material']}},
      {
        sizes: {horizontal: 2000, vertical: 600},
        color: '#000000',
        choices: {},
      },
    ).parts;
    return new Set(parts.filter(({lipped}) => lipped).map(({kind, lipped}) => `${kind}: ${lipped!.join()}`));
  };
  const all = 'left,right,bottom,top';
  expect(lippedOf('veneer')).toEqual(new Set(['side: front', `door: ${all}`, `drawerFront: ${all}`]));
  expect(lippedOf('oak').size).toBe(0);
});
