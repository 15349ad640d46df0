import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {findHardest} from '~/configurator/fit/door';
import {computeGaps, findLargestThatFits, fitsIn, getSize} from '~/configurator/fit/gaps';
import {
  formatCentimetres,
  readRoomMeasure,
  readStoredRoom,
  roomRanges,
  type Room,
  type RoomMeasure,
} from '~/configurator/fit/room';
import {placeJoints} from 'joinery/plan/joints';
import {packPiece} from 'joinery/plan/packages';
import {planDelivery} from '~/configurator/piece/delivery';
import {changePiece, correctPiece, toInput} from '~/configurator/piece/correctPiece';
import {getMeasures, createPiece, type Piece} from '~/configurator/piece/piece';
import {configurationOf, madeToMeasure, partsOf, piece as pieceOf, sizesOf} from './plans';

function sized(handle: string, across: number, down: number): Piece {
  const made = pieceOf(handle);
  const found = createPiece(made.offer, configurationOf(made, across, down));
  if (!found) throw new Error(`${handle} is of another kind`);
  return found;
}

/** The two chosen measures of the largest piece that fits. */
function largest(piece: Piece, room: Room): number[] | null {
  const change = findLargestThatFits(piece, room);
  if (!change) return null;
  const changed = changePiece({piece, input: toInput(piece), corrections: []}, {...change, movedMeasure: undefined});
  expect(changed.corrections).toEqual([]);
  return getMeasures(changed.piece).map(({value}) => value);
}

describe('a size that a visitor types for a niche or a door', () => {
  it.each([
    ['240', 'de', 2400],
    ['2,40 m', 'de', 2400],
    ['2400 mm', 'de', 2400],
    ['2,4', 'de', 2400],
    ['2.40 m', 'en', 2400],
    ['240.5', 'en', 2405],
    [' 240 cm ', 'en', 2400],
    ['', 'de', null],
  ] as const)('is understood as people write it: %j (%s)', (text, language, millimetres) => {
    expect(readRoomMeasure(text, 'width', language)).toBe(millimetres);
  });

  it('that is not a number or makes no sense is refused', () => {
    expect(readRoomMeasure('breit', 'width', 'de')).toEqual({problem: 'notANumber'});
    expect(readRoomMeasure('2400', 'width', 'de')).toEqual({problem: 'outOfRange', value: 2400});
    expect(readRoomMeasure('-5', 'width', 'de')).toEqual({problem: 'outOfRange', value: -5});
    expect(readRoomMeasure('1,5', 'skirting', 'de')).toBe(15);
    expect(readRoomMeasure('15 mm', 'skirting', 'de')).toBe(15);
    expect(readRoomMeasure('15', 'skirting', 'de')).toEqual({problem: 'outOfRange', value: 15});
  });

  it('is the same when it is shown in another field or language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(roomRanges) as RoomMeasure[])),
        fc.constantFrom('de', 'en'),
        fc.nat(),
        (field, language, seed) => {
          const {from, to} = roomRanges[field];
          const millimetres = from + (seed % (to - from + 1));
          expect(readRoomMeasure(formatCentimetres(millimetres, language), field, language)).toBe(millimetres);
        },
      ),
    );
  });

  it('is remembered on the visitor’s device', () => {
    const stored = (text: string | null) => {
      vi.stubGlobal('localStorage', {getItem: () => text});
      return readStoredRoom();
    };
    const usual = {doorWidth: 860, doorHeight: 1980};
    expect(stored(null)).toEqual(usual);
    expect(stored('{')).toEqual(usual);
    expect(stored('[]')).toEqual(usual);
    expect(stored('{"width": 2400, "height": "x", "depth": 1, "other": 5}')).toEqual({width: 2400});
  });
});

describe('a piece for a niche', () => {
  const size = {length: 1200, depth: 280, height: 1920};

  it('leaves gaps, and more where there is a skirting board', () => {
    expect(computeGaps(size, {width: 1250, height: 2400, depth: 300, skirting: 15})).toEqual({
      ...{width: 20, height: 480, depth: 5},
    });
    expect(computeGaps(size, {depth: 200})).toEqual({depth: -80});
  });

  it('needs a centimetre of space to be pushed in, but none in front', () => {
    expect(fitsIn({width: 10, height: 10, depth: 0})).toBe(true);
    expect(fitsIn({width: 9})).toBe(false);
    expect(fitsIn({height: 9})).toBe(false);
    expect(fitsIn({depth: -1})).toBe(false);
    expect(fitsIn({})).toBe(true);
  });

  it('is suggested as wide as the niche, and less deep only if it has to be', () => {
    const shelf = sized('custom-shelf', 120, 28);
    expect(largest(shelf, {width: 2400})).toEqual([239, 28]);
    expect(largest(shelf, {width: 2400, skirting: 15, depth: 265})).toEqual([236, 25]);
    expect(largest(shelf, {width: 9000})).toEqual([240, 28]);
    expect(largest(shelf, {depth: 250})).toEqual([120, 25]);
    expect(largest(sized('individueller-schrank', 100, 60), {width: 2900})).toEqual([250, 60]);
  });

  it('is not suggested when none is small enough', () => {
    const shelf = sized('custom-shelf', 120, 28);
    expect(largest(shelf, {width: 500})).toBeNull();
    expect(largest(shelf, {width: 2400, height: 1925})).toBeNull();
    expect(largest(sized('kliv', 1000, 450), {width: 1200, depth: 300})).toBeNull();
  });

  it.each(madeToMeasure.map(({handle}) => handle))(
    'of the product %s really fits and can be ordered, if it is suggested',
    (handle) => {
      const made = pieceOf(handle);
      const {across, down, isMade} = sizesOf(made);
      const rooms = fc.record(
        {
          width: fc.integer({min: 300, max: 4000}),
          height: fc.integer({min: 200, max: 3000}),
          depth: fc.integer({min: 100, max: 2000}),
          skirting: fc.integer({min: 5, max: 60}),
        },
        {requiredKeys: []},
      );
      const sizes = fc.tuple(fc.constantFrom(...across), fc.constantFrom(...down)).filter(([a, d]) => isMade(a, d));
      fc.assert(
        fc.property(sizes, rooms, ([a, d], room) => {
          const piece = sized(handle, a, d);
          const change = findLargestThatFits(piece, room);
          if (!change) return;
          const {piece: changed, corrections} = correctPiece(piece.offer, {...toInput(piece), ...change});
          const proposed = getSize(changed);
          expect(corrections.filter((correction) => !('choice' in correction))).toEqual([]);
          expect(proposed && fitsIn(computeGaps(proposed, room))).toBe(true);
          // Nothing changes that needn't.
          const size = getSize(piece);
          if (size && room.width === undefined && fitsIn(computeGaps(size, room))) expect(proposed).toEqual(size);
        }),
      );
    },
  );
});

describe('whether a piece goes through a door', () => {
  const door = {width: 860, height: 1980};
  type Sides = [length: number, width: number, thickness: number];
  const passDoor = (sides: Sides, opening: typeof door) => findHardest([sides], opening)?.passage;

  it('each part goes longest side first, straight or tilted', () => {
    expect(passDoor([2600, 1100, 34], door)).toBe('straight');
    expect(passDoor([2400, 1980, 860], door)).toBe('straight');
    expect(passDoor([2400, 1980, 861], door)).toBe('none');
    // A panel wider than the door is high fits along its diagonal of 2,159 mm.
    expect(passDoor([2400, 2100, 20], door)).toBe('tilted');
    expect(passDoor([2400, 2150, 20], door)).toBe('none');
  });

  it('a part is tilted exactly where it would otherwise not go through', () => {
    const sides = fc.integer({min: 10, max: 2500});
    fc.assert(
      fc.property(sides, sides, fc.integer({min: 400, max: 1200}), fc.integer({min: 1000, max: 2500}), (a, b, w, h) => {
        const [width, thickness] = [Math.max(a, b), Math.min(a, b)];
        // How far the rectangle reaches beyond the opening at the best of many angles.
        const beyond = Math.min(
          ...Array.from({length: 4001}, (_, index) => {
            const angle = (index * Math.PI) / 8000;
            const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
            return Math.max(width * cosine + thickness * sine - w, width * sine + thickness * cosine - h);
          }),
        );
        // Between the angles the search misses up to a millimetre.
        if (Math.abs(beyond) < 1) return;
        expect(passDoor([5000, width, thickness], {width: w, height: h}) !== 'none').toBe(beyond < 0);
      }),
    );
  });

  it('a larger part or a smaller door is never easier', () => {
    const side = fc.integer({min: 10, max: 2500});
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({min: 400, max: 1200}),
        fc.integer({min: 1000, max: 2500}),
        (a, b, width, height) => {
          const item = (more: number): Sides => [9000, Math.max(a, b) + more, Math.min(a, b)];
          if (passDoor(item(0), {width, height}) !== 'none') return;
          expect(passDoor(item(1), {width, height})).toBe('none');
          expect(passDoor(item(0), {width: width - 1, height})).toBe('none');
        },
      ),
    );
  });

  const carried = (handle: string, across: number, down: number) => {
    const made = pieceOf(handle);
    const parts = partsOf(made, configurationOf(made, across, down));
    return planDelivery({parts}).packages.map(({bare}) => bare);
  };

  it.each(madeToMeasure)('$handle is looked at as the workshop packs it', (made) => {
    const ascending = (sides: readonly number[]) => [...sides].sort((a, b) => a - b);
    for (const [across, down] of sizesOf(made).corners) {
      const parts = partsOf(made, configurationOf(made, across, down));
      const {packages} = packPiece(parts, placeJoints(parts));
      const items = planDelivery({parts}).packages.map(({bare}) => bare);
      expect(packages.flatMap((own) => own.parts)).toHaveLength(parts.length);
      expect(items).toHaveLength(packages.length);
      packages.forEach(({size}, index) => {
        // Each side has 30 mm of protection, and is rounded up.
        const sides = ascending(size).map((side) => side - 60);
        ascending(items[index] ?? []).forEach((side, axis) => {
          expect(Math.abs(side - (sides[axis] ?? NaN))).toBeLessThanOrEqual(1);
        });
      });
    }
  });

  it('a table goes as its top, its two trestles, and the stretcher with its keys', () => {
    const items = carried('konfigurator-tisch', 200, 90);
    expect(items).toHaveLength(4);
    expect(items[0]?.slice(0, 2)).toEqual([2000, 900]);
    for (const [length, width, thickness] of items.slice(1, 3)) {
      expect(Math.max(length, width)).toBeLessThan(900);
      expect(thickness).toBeLessThan(300);
    }
    expect(findHardest(items, door)?.passage).toBe('straight');
  });

  it('a long shelf goes as two carcasses; a short shelf, a bench and a planter go in one part', () => {
    expect(carried('custom-shelf', 240, 28)).toEqual(Array.from({length: 2}, () => [1920, 1200, 280]));
    expect(carried('custom-shelf', 120, 28)).toEqual([[1920, 1200, 280]]);
    expect(carried('sitzbank-nach-mass', 140, 38)).toHaveLength(1);
    expect(carried('kliv', 1000, 450)).toEqual([[1000, 450, 400]]);
  });

  it('a wardrobe that is too heavy to carry goes in flat bundles, and the largest one decides', () => {
    const items = carried('individueller-schrank', 300, 60);
    expect(items.length).toBeGreaterThan(10);
    expect(findHardest(items, door)?.passage).toBe('straight');
    expect(findHardest([...items, [3000, 2000, 900]], door)).toEqual({item: [3000, 2000, 900], passage: 'none'});
  });
});
