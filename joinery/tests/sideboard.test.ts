import {describe, expect, it} from 'vitest';
import {sideboard} from '../families/sideboard';
import {computePointBounds, placeJoints} from '../plan/joints';
import {createDefaultConstruction} from '../families/construction';

const {sizes} = createDefaultConstruction('sideboard');
const size = {length: 1800, depth: 450, height: 700};
const partsOf = (front: string, base: string, piece = size) =>
  sideboard.createParts({...piece, sizes, choices: {front, base}, material: 'veneer'});
const kindsOf = (parts: ReturnType<typeof partsOf>) => new Set(parts.map(({kind}) => kind));

const ways = ['doors', 'drawers'].flatMap((front) => ['plinth', 'legs'].map((base) => ({front, base})));

describe.each(ways)('a sideboard with $front on $base', ({front, base}) => {
  const parts = partsOf(front, base);

  it('has only the selected fronts and base', () => {
    const kinds = kindsOf(parts);
    expect(kinds.has('door')).toBe(front === 'doors');
    expect(kinds.has('drawerFront')).toBe(front === 'drawers');
    expect(kinds.has('plinth')).toBe(base === 'plinth');
    expect(kinds.has('leg')).toBe(base === 'legs');
  });

  it('has fronts of one height throughout, all in the selected colour', () => {
    const fronts = parts.filter(({kind}) => kind === 'door' || kind === 'drawerFront');
    expect(new Set(fronts.map(({size: [, , high]}) => high.toFixed(3))).size).toBe(1);
    expect(new Set(fronts.map(({place: [x]}) => x.toFixed(1))).size).toBe(3);
    expect(fronts.every(({colored, material}) => colored && material === 'veneer')).toBe(true);
  });
});

it('a long sideboard has legs in its middle as well', () => {
  const legs = (length: number) =>
    partsOf('doors', 'legs', {...size, length}).filter(({kind}) => kind === 'leg').length;
  expect([legs(1700), legs(1800)]).toEqual([4, 6]);
});

describe('the legs of a sideboard', () => {
  const kindsAtBottom = ['bottom', 'upright', 'rail', 'leg'];
  /** Lengths and depths that are sold and others between them, with as many bays as may be. */
  const pieces = [400, 600, 700].flatMap((bayWidth) =>
    Array.from({length: 72}, (_, index) => ({bayWidth, length: 1200 + 17 * index, depth: 350 + ((7 * index) % 151)})),
  );

  it('hold by four screws each that are driven from below, with wood between them and the grooves', () => {
    for (const {bayWidth, length, depth} of pieces) {
      const parts = sideboard.createParts({
        ...{length, depth, height: 700},
        sizes: {...sizes, bayWidth},
        choices: {base: 'legs'},
        material: 'veneer',
      });
      const joints = placeJoints(parts.filter(({kind}) => kindsAtBottom.includes(kind)));
      const grooves = joints
        .filter(({kind, parts: [, second]}) => kind === 'dado' && second.kind === 'bottom')
        .map(({corners}) => computePointBounds(corners));
      expect(grooves).toHaveLength(Math.round(length / bayWidth) - 1);
      for (const leg of parts.filter(({kind}) => kind === 'leg')) {
        const plates = joints.filter(({parts: [first]}) => first === leg).flatMap(({fasteners}) => fasteners);
        expect(plates.map(({fittings}) => fittings)).toEqual([{legPlate: 1, hangerBoltM8x60: 1, screw4x16: 4}]);
        const holes = plates[0]!.holes.filter(({part}) => part.kind === 'bottom');
        expect(holes.every(({axis, sign}) => axis === 'z' && sign === 1)).toBe(true);
        for (const {opening, diameter, depth: deep} of holes)
          for (const {from, to} of grooves) {
            const beside = Math.max(from[0] - opening[0], opening[0] - to[0]) - diameter / 2;
            const below = from[2] - (opening[2] + deep);
            expect(Math.max(beside, below)).toBeGreaterThanOrEqual(2);
          }
      }
    }
  });

  it('end 3 mm below the bottom, for their plates', () => {
    const parts = partsOf('doors', 'legs');
    const legs = parts.filter(({kind}) => kind === 'leg');
    expect(legs.map(({place: [, , z], size: [, , high]}) => z + high / 2)).toEqual(legs.map(() => 157));
    const bottom = parts.find(({kind}) => kind === 'bottom')!;
    expect(bottom.place[2] - bottom.size[2] / 2).toBe(160);
  });
});

it('the back of a sideboard is screwed to all that it touches from behind, to its sides too', () => {
  for (const {front, base} of ways) {
    const joints = placeJoints(partsOf(front, base));
    const screws = joints
      .filter(({parts: [first]}) => first.kind === 'back')
      .map(({kind, parts: [, second], fasteners}) => [second.id, kind, fasteners.length]);
    // 521 or 601 mm high: four places, at most 200 mm from each other.
    expect(screws).toContainEqual(['side-left', 'rebate', 4]);
    expect(screws).toContainEqual(['side-right', 'rebate', 4]);
    expect(screws.map(([id]) => id)).toEqual(expect.arrayContaining(['bottom', 'upright-1', 'upright-2']));
  }
});

it('grooves leave the lipping of the sides whole', () => {
  const parts = partsOf('doors', 'plinth');
  const frontOf = (id: string) => {
    const {place, size: sizeOf} = parts.find((part) => part.id === id)!;
    return place[1] - sizeOf[1] / 2;
  };
  expect(parts.filter(({lipped}) => lipped?.includes('front')).map(({id}) => id)).toEqual([
    'top',
    'side-left',
    'side-right',
  ]);
  expect(frontOf('bottom') - frontOf('side-left')).toBe(2);
});
