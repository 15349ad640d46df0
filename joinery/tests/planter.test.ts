import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {largestPlanter, planter as family, stockedSheet} from '../families/planter';
import type {Part} from '../families/parts/part';
import {computeOpeningBox, getHigh, getLow} from '../plan/facing';
import {placeJoints} from '../plan/joints';
import {listCuts} from '../workshop/cutting/machining';
import {listBlanks} from '../workshop/outlines/blanks';
import {listWorkpieces} from '../workshop/workpieces';
import {findPiece, partsOf, pieces} from './pieces';
import {anySelection, partsOfSelection} from './selections';

const planters = pieces.filter(({construction}) => construction.type === 'planter');

/** The kinds of parts of each blank, the first part first. */
const blanksOf = (parts: readonly Part[]) =>
  listWorkpieces(parts)
    .filter(({kind}) => kind === 'blank')
    .map(({count, parts: own}) => [count, own[0]?.kind]);

/** Whether every sheet of a piece can be cut from one that is stocked. */
const fitsSheet = (parts: readonly Part[]): boolean =>
  listWorkpieces(parts).every(
    ({material, length, width}) =>
      material !== 'steel' || (length <= stockedSheet.length && width <= stockedSheet.width),
  );

describe('the sheet of a planter', () => {
  const planter = findPiece('planter');

  it.each(planters)('is never larger than one that is stocked, in all sizes that are sold: $name', (made) => {
    // The smallest and the largest sizes, and all heights in steps of 10 mm at each of their widths.
    for (const across of new Set(made.corners.map(([width]) => width)))
      for (const down of made.down.filter((height) => height % 10 === 0))
        if (made.isMade(across, down)) expect(fitsSheet(partsOf(made, across, down))).toBe(true);
  });

  it('is too large above 4 m of width', () => {
    expect(fitsSheet(partsOf(planter, 4000, 700))).toBe(true);
    expect(fitsSheet(partsOf(planter, 4001, 700))).toBe(false);
  });

  it('is never too large up to the largest planter, whatever its construction', () => {
    const between = ({min, max}: {min: number; max: number}) =>
      fc.oneof(fc.constantFrom(min, max), fc.integer({min, max}));
    const sizes = fc.record(
      Object.fromEntries(Object.entries(family.sizes).map(([name, size]) => [name, between(size)])),
    );
    const across = between({min: 300, max: largestPlanter.width});
    const down = between({min: 200, max: largestPlanter.height});
    fc.assert(
      fc.property(sizes, across, down, (own, width, height) =>
        fitsSheet(partsOf({...planter, construction: {...planter.construction, sizes: own}}, width, height)),
      ),
      {numRuns: 500},
    );
  });

  it('is one only while it fits: a base of 400 mm with walls of 300 mm up to 3300 mm of width', () => {
    // 3300 mm and, at each end, 300 mm of wall, 30 of edge and 20 of return are 4000 mm.
    expect(blanksOf(partsOf(planter, 3300, 330))).toHaveLength(1);
    expect(blanksOf(partsOf(planter, 3301, 330))).toHaveLength(2);
  });

  it('is one while its walls clear the press: up to 300 mm high, and 100 mm lower than the base is narrow', () => {
    // The plinth is 30 mm high. The base is 400 mm deep, or 300 mm.
    expect(blanksOf(partsOf(planter, 1000, 330))).toEqual([[1, 'base']]);
    const separate = [
      [2, 'wall'],
      [2, 'wall'],
    ];
    expect(blanksOf(partsOf(planter, 1000, 331))).toEqual(separate);
    expect(blanksOf(partsOf(planter, 350, 280))).toEqual([[1, 'base']]);
    expect(blanksOf(partsOf(planter, 350, 281))).toEqual(separate);
    const shallow = findPiece('shallow planter');
    expect(blanksOf(partsOf(shallow, 1000, 230))).toEqual([[1, 'base']]);
    expect(blanksOf(partsOf(shallow, 1000, 231))).toEqual(separate);
  });

  it('has two bends in a wall of its own, and the base lies between the walls, welded to all four', () => {
    const parts = partsOf(planter, 1000, 900);
    const [front, left] = listBlanks(listWorkpieces(parts));
    expect([front!.bends.length, left!.bends.length]).toEqual([2, 2]);
    const sides = (corners: readonly (readonly [number, number])[]) =>
      [0, 1].map((axis) => Math.max(...corners.map((corner) => corner[axis]!)));
    // 870 mm of wall, 30 of edge and 20 of return, less 3.84 mm for each bend; left and right end between front and back.
    expect(sides(front!.corners)).toEqual([1000, 912.3]);
    expect(sides(left!.corners)).toEqual([396, 912.3]);
    const base = parts.find(({kind}) => kind === 'base')!;
    expect(base.size).toEqual([996, 396, 2]);
    const welded = placeJoints(parts).filter(({kind, parts: pair}) => kind === 'weld' && pair.includes(base));
    const walls = welded.flatMap(({parts: pair}) => pair.filter(({kind}) => kind === 'wall').map(({id}) => id));
    expect(walls.sort()).toEqual(['back', 'front', 'left', 'right']);
  });

  it('reaches its neighbours beside a bend, with a relief of 2 mm down to where the sheet begins to bend', () => {
    const [front, left] = listBlanks(listWorkpieces(partsOf(findPiece('planter'), 1000, 900)));
    // A bend shortens the sheet by 3.84 mm and is 4.16 mm long. The wall ends at 870 mm and the edge 30 mm inside of it: the middles of
    // the bends are at 870 - 1.92 and 900 - 5.76 mm. The edge begins 2 mm inside of the wall, the return 28 mm.
    const leftHalf = (corners: readonly (readonly [number, number])[]) =>
      corners.filter(([x, y]) => x < 100 && y > 100).toSorted(([x, y], [u, v]) => x - u || y - v);
    expect(leftHalf(front!.corners)).toEqual([
      [0, 866],
      [2, 866],
      [2, 896.2],
      [26, 892.2],
      [26, 896.2],
      [28, 892.2],
      [28, 912.3],
    ]);
    // It begins at the inner face of the front. Its edge and return are where those of the front end, 30 mm inside of the planter.
    expect(leftHalf(left!.corners)).toEqual([
      [0, 870],
      [26, 866],
      [26, 870],
      [28, 866],
      [28, 912.3],
    ]);
  });

  it('has a square of 6 mm cut out where two bends meet, and no step of less than a millimetre', () => {
    const [blank] = listBlanks(listWorkpieces(partsOf(planter, 1000, 300)));
    const edges = blank!.corners.map(([x, y], index) => {
      const [u, v] = blank!.corners[(index + 1) % blank!.corners.length]!;
      return Math.hypot(u - x, v - y);
    });
    expect(Math.min(...edges)).toBeGreaterThan(1);
    // Two full sides at each corner of the base; the others end at a wall.
    expect(edges.filter((edge) => Math.abs(edge - 6) < 0.05)).toHaveLength(8);
  });
});

describe('the tie of a planter', () => {
  const tiesOf = (across: number, down: number) =>
    partsOf(findPiece('planter'), across, down).filter(({kind}) => kind === 'tie');

  it('is there above 700 mm of height or 1200 mm of width, and holds a very long one wherever 1200 mm would be free', () => {
    expect(tiesOf(1200, 700)).toHaveLength(0);
    expect(tiesOf(1200, 701)).toHaveLength(1);
    expect(tiesOf(1201, 250)).toHaveLength(1);
    expect(tiesOf(2400, 250)).toHaveLength(1);
    expect(tiesOf(3600, 900).map(({place}) => place[0])).toEqual([-600, 600]);
    // It is coated with the walls.
    expect(tiesOf(3600, 900).every(({colored}) => colored)).toBe(true);
  });
});

describe('the plinth of a planter', () => {
  const strips = (across: number) =>
    partsOf(findPiece('planter'), across, 600)
      .filter(({kind, size, place}) => kind === 'plinth' && size[0] < size[1] && Math.abs(place[0]) < across / 2 - 31.5)
      .map(({place}) => Math.round(place[0] * 10) / 10);

  it('has strips across below the base, at most 500 mm apart, welded to it, to both long ones and to their flanges', () => {
    // The middles of the short strips are 31 mm inside of both ends.
    expect(strips(562)).toEqual([]);
    expect(strips(563)).toEqual([0]);
    expect(strips(1062)).toEqual([0]);
    expect(strips(1262)).toEqual([-200, 200]);
    const parts = partsOf(findPiece('planter'), 1262, 600);
    const joints = placeJoints(parts);
    const [strip] = parts.filter(({place, kind}) => kind === 'plinth' && Math.abs(place[0] + 200) < 0.1);
    const welded = joints.filter(({kind, parts: pair}) => kind === 'weld' && pair.includes(strip!));
    const others = welded.flatMap(({parts: pair}) => pair.filter((part) => part !== strip).map(({kind}) => kind));
    expect(others.sort()).toEqual(['base', ...Array.from({length: 4}, () => 'flange'), 'plinth', 'plinth']);
  });
});

describe('the drain holes of a planter for outdoors', () => {
  it('are four of 12 mm, 80 mm from both walls of each corner, in the flat sheet and in the list of bores', () => {
    for (const height of [300, 600]) {
      const parts = partsOf(findPiece('planter'), 1000, height, {choices: {environment: 'outdoor'}});
      const base = parts.find(({kind}) => kind === 'base')!;
      const bores = listCuts(placeJoints(parts)).get(base)!;
      expect(bores.map(({kind, diameter, isThrough}) => [kind, diameter, isThrough])).toEqual(
        Array.from({length: 4}, () => ['hole', 12, true]),
      );
      // 400 mm of depth, walls of 2 mm.
      expect(base.openings!.map(({middle}) => Math.abs(middle[1]))).toEqual(
        Array.from({length: 4}, () => 200 - 2 - 80),
      );
      const blank = listWorkpieces(parts).find(({parts: own}) => own.includes(base))!;
      if (height === 300) expect(blank.flat.holes).toHaveLength(4);
    }
    const indoors = partsOf(findPiece('planter'), 1000, 300, {choices: {environment: 'indoor'}});
    expect(indoors.some(({openings}) => openings)).toBe(false);
  });

  it.each(planters)('are clear of plinth, flanges and of each other: $name', (made) => {
    fc.assert(
      fc.property(anySelection(made), (selection) => {
        const parts = partsOfSelection({...selection, choices: {environment: 'outdoor'}});
        const base = parts.find(({kind}) => kind === 'base')!;
        const holes = base.openings!.map((opening) => computeOpeningBox(base, opening));
        const below = parts
          .filter(({kind}) => kind === 'plinth' || kind === 'flange')
          .map((part) => ({
            from: [getLow(part, 0), getLow(part, 1)],
            to: [getHigh(part, 0), getHigh(part, 1)],
          }));
        holes.forEach(({from, to}, index) => {
          for (const other of [...below, ...holes.slice(index + 1)]) {
            const distance = [0, 1].map((axis) =>
              Math.max(from[axis]! - other.to[axis]!, other.from[axis]! - to[axis]!),
            );
            expect(Math.max(...distance)).toBeGreaterThan(3.9);
          }
        });
      }),
      {numRuns: 100},
    );
  });
});
