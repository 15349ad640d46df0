import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import type {Part, Vector} from '../families/parts/part';
import type {Hole} from '../plan/facing';
import {computePointBounds, countFittings, placeJoints, type PlacedJoint} from '../plan/joints';
import {findPiece, partsOf, pieces} from './pieces';
import {anySelection, partsOfSelection} from './selections';

/** Parts that no chain of joints leads to from the first. */
function loose(parts: readonly Part[], joints: readonly PlacedJoint[]): string[] {
  const reached = new Set(parts.slice(0, 1));
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const {parts: pair} of joints)
      if (pair.some((part) => reached.has(part))) pair.forEach((part) => reached.add(part));
  }
  return parts.filter((part) => !reached.has(part)).map(({id}) => id);
}

const ends = ({place, size}: Part, axis: number) => [place[axis]! - size[axis]! / 2, place[axis]! + size[axis]! / 2];

interface Box {
  from: Vector;
  to: Vector;
}

const apart = (one: Box, other: Box) =>
  Math.max(...[0, 1, 2].map((axis) => Math.max(one.from[axis]! - other.to[axis]!, other.from[axis]! - one.to[axis]!)));

/** The room that a hole takes in its part. */
function roomOf({opening, axis, sign, diameter, depth}: Hole): Box {
  const end = (side: 1 | -1) =>
    opening.map((value, index) => {
      if ('xyz'[index] !== axis) return value + (side * diameter) / 2;
      return side === sign ? value + side * depth : value;
    }) as unknown as Vector;
  return {from: end(-1), to: end(1)};
}

/** Around a hole the workshop needs this much material, in mm. */
const leastWall = 2;

/** Holes that leave their part, or come too near to its edge, to another hole or to a joint. */
function misplaced(joints: readonly PlacedJoint[]): string[] {
  const least = leastWall - 0.2;
  const holes = joints.flatMap((joint) =>
    joint.fasteners.flatMap((fastener) =>
      fastener.holes.map((hole) => ({...hole, joint, fastener, box: roomOf(hole)})),
    ),
  );
  const pockets = joints.flatMap((joint) =>
    ['tenon', 'lap', 'dado', 'knockdown', 'rebate', 'dovetail', 'wedge'].includes(joint.kind)
      ? joint.parts.map((part) => ({part, joint, box: computePointBounds(joint.corners)}))
      : [],
  );
  const isOutside = ({part, axis: along, box}: (typeof holes)[number]) =>
    [0, 1, 2].some((axis) => {
      const margin = 'xyz'[axis] === along ? -0.2 : least;
      const [low, high] = ends(part, axis) as [number, number];
      return box.from[axis]! < low + margin || box.to[axis]! > high - margin;
    });
  type Room = (typeof holes)[number] | (typeof pockets)[number];
  // The bolt of a connector ends in its cam, and what holds a part in its groove goes through the groove.
  const mayMeet = (hole: (typeof holes)[number], other: Room) =>
    'fastener' in other
      ? other.fastener === hole.fastener && 'camConnector' in hole.fastener.fittings
      : other.joint === hole.joint;
  const meets = (hole: (typeof holes)[number], index: number) =>
    [...holes.slice(index + 1), ...pockets].some(
      (other) => other.part === hole.part && apart(hole.box, other.box) < least && !mayMeet(hole, other),
    );
  return holes.filter((hole, index) => isOutside(hole) || meets(hole, index)).map(({part}) => part.id);
}

describe.each(pieces)('the joints of $name, in all its sizes and choices, also in another construction,', (made) => {
  it('hold all its parts together, with holes that do not meet', () => {
    fc.assert(
      fc.property(anySelection(made), (selection) => {
        const parts = partsOfSelection(selection);
        const joints = placeJoints(parts);
        expect(loose(parts, joints)).toEqual([]);
        expect(misplaced(joints)).toEqual([]);
      }),
      {numRuns: 10},
    );
  });
});

describe('the fittings of a piece', () => {
  const sideboard = findPiece('sideboard');
  const joints = placeJoints(partsOf(sideboard, 1800, 450));
  const counts = new Map(countFittings(joints));

  it('are counted by their kind: two holes need one dowel, a hinge needs two screws', () => {
    const dowels = joints.filter(({kind}) => kind === 'dowel').flatMap(({fasteners}) => fasteners);
    expect(dowels.every(({holes}) => holes.length === 2)).toBe(true);
    expect(counts.get('dowel8x30')).toBe(dowels.length);
    expect([...counts].filter(([name]) => name.startsWith('hinge')).reduce((sum, [, count]) => sum + count, 0)).toBe(6);
    expect(counts.get('euroScrew6.3x11')).toBe(12);
    expect(counts.get('pin')).toBe(12);
  });

  it('are where joiners put them: plates 37 mm behind the front edge, hinge cups 22.5 mm from the edge of the door', () => {
    const [hinge] = joints.filter(({kind}) => kind === 'hinge');
    const [cup, plate] = hinge?.fasteners[0]?.holes ?? [];
    expect(cup?.diameter).toBe(35);
    expect(Math.abs(cup!.opening[0] - ends(cup!.part, 0)[0]!)).toBeCloseTo(22.5);
    expect(plate!.opening[1] - ends(plate!.part, 1)[0]!).toBeCloseTo(37);
  });

  it('are bolts between the two carcasses of a long shelf, and brackets below the top of a table', () => {
    const shelf = findPiece('shelf');
    const table = findPiece('table');
    expect(new Map(countFittings(placeJoints(partsOf(shelf, 2000, 300)))).get('bolt')).toBe(8);
    const brackets = placeJoints(partsOf(table, 2000, 900)).filter(({kind}) => kind === 'bracket');
    expect(brackets.length).toBeGreaterThanOrEqual(6);
  });
});

test('our check of joints notices a part that nothing holds', () => {
  const table = findPiece('table');
  const parts = partsOf(table, 2000, 900);
  const lifted = parts.map(
    (part): Part => (part.id === 'left-key' ? {...part, place: [0, 0, 2000], joints: []} : part),
  );
  expect(loose(lifted, placeJoints(lifted))).toEqual(['left-key']);
});
