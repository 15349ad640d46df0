import {describe, expect, it} from 'vitest';
import type {Part} from '../families/parts/part';
import {placeJoints} from '../plan/joints';
import type {Cut} from '../workshop/cutting/cut';
import {listCuts} from '../workshop/cutting/machining';
import {writeOutlines} from '../workshop/outlines/outlines';
import {getFlatAxes, listWorkpieces, numberParts, type Workpiece} from '../workshop/workpieces';
import {boxAround, computeArea, readOutlines, type Point} from './outlines';
import {findPiece, partsOf, samples} from './pieces';

/** On which side of a line a point lies: above zero at its left. */
const getSide = ([x, y]: Point, [u, v]: Point, [px, py]: Point) => (u - x) * (py - y) - (v - y) * (px - x);

/** The sides of a closed outline. */
const listSides = (corners: readonly Point[]) =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!] as const);

/** Cuts are written to the tenth of a millimetre, so they may end this far from where they should, in mm. */
const tolerance = 0.06;

/** Whether a point lies on a side. */
function isOnSide([a, b]: readonly [Point, Point], point: Point): boolean {
  const {from, to} = boxAround([a, b]);
  const isBeside = [0, 1].every(
    (axis) => point[axis]! > from[axis]! - tolerance && point[axis]! < to[axis]! + tolerance,
  );
  return isBeside && Math.abs(getSide(a, b, point)) < tolerance * Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Whether two sides of an outline cross, or one touches a corner that isn't its own. */
function crossesItself(corners: readonly Point[]): boolean {
  const sides = listSides(corners);
  return sides.some(([a, b]) => {
    const others = corners.filter((corner) => corner !== a && corner !== b);
    return (
      others.some((corner) => isOnSide([a, b], corner)) ||
      sides.some(([c, d]) => getSide(a, b, c) * getSide(a, b, d) < 0 && getSide(c, d, a) * getSide(c, d, b) < 0)
    );
  });
}

/** Whether a point lies within corners, or on a side. */
const isWithin = (corners: readonly Point[], point: Point) =>
  listSides(corners).some((side) => isOnSide(side, point)) ||
  listSides(corners).filter(
    ([[x, y], [u, v]]) => y > point[1] !== v > point[1] && point[0] < x + ((point[1] - y) * (u - x)) / (v - y),
  ).length %
    2 ===
    1;

/** The area that is cut for a part. One whose ends slant through its thickness is cut from point to point; a tenon may be narrower. */
function computeCutArea({kind, length, width, endCut}: Workpiece, part: Part, cuts: readonly Cut[]): number {
  const [lengthAxis, widthAxis] = getFlatAxes(part);
  const shoulders = cuts.filter(({kind, axis}) => kind === 'shoulder' && axis === widthAxis);
  const getSize = ({from, to}: Cut, axis: number) => to[axis]! - from[axis]!;
  // A key narrows by one in twenty.
  if (kind === 'key') return length * (width - length / 20 / 2);
  return shoulders.reduce(
    (area, shoulder) => area - getSize(shoulder, lengthAxis) * getSize(shoulder, widthAxis),
    (endCut?.dimension === 'thickness' ? endCut.tipToTip : length) * width,
  );
}

describe.each(samples)('the outlines of $name, as a parser reads them that isn’t ours,', ({parts}) => {
  const drawing = readOutlines(writeOutlines(parts, 'de'));
  const workpieces = listWorkpieces(parts);
  const machined = listCuts(placeJoints(parts));
  const getWorkpiece = (numbers: readonly string[]) => workpieces[Number(numbers[0]!.split('.')[0]) - 1]!;
  const isNarrower = ({parts: own}: Workpiece) =>
    own.some((part) => machined.get(part)?.some(({kind}) => kind === 'shoulder'));
  const isCut = ({kind}: {kind: string}) => kind !== 'foot' && kind !== 'clothesRail';

  it('are in millimetres', () => {
    expect(drawing.header).toMatchObject({$INSUNITS: 4, $MEASUREMENT: 1});
  });

  it('show every part once that is cut by its outline, on a layer of its material and thickness', () => {
    const numbers = numberParts(workpieces);
    const expected = workpieces.flatMap(({kind, parts: own}, index) => {
      if (kind === 'blank') return [String(index + 1)];
      return isCut({kind}) ? own.map((part) => numbers.get(part)!) : [];
    });
    expect(drawing.parts.flatMap((part) => part.numbers).sort()).toEqual(expected.sort());
    for (const {label, numbers: own, layer} of drawing.parts) {
      const workpiece = getWorkpiece(own);
      expect(label).toContain(`: ${workpiece.kind === 'blank' ? workpiece.count : own.length} x `);
      expect(layer).toMatch(/^KONTUR_[A-Z_]+_[\d_]+$/);
      expect(layer.endsWith(`_${String(workpiece.thickness).replace('.', '_')}`)).toBe(true);
    }
  });

  it('are closed, cross nowhere, and are as large as the part that is sawn', () => {
    expect(drawing.openLines).toBe(0);
    for (const {corners, numbers: own} of drawing.parts) {
      const workpiece = getWorkpiece(own);
      expect(crossesItself(corners)).toBe(false);
      if (workpiece.kind === 'blank') continue;
      const [part] = workpiece.parts as [Part];
      // A row of the list is written to the tenth of a millimetre.
      expect(computeArea(corners) / computeCutArea(workpiece, part, machined.get(part) ?? [])).toBeCloseTo(1, 2);
    }
  });

  it('have each bore and cut of a part inside, on a layer for each tool', () => {
    expect(drawing.parts.reduce((sum, {cuts}) => sum + cuts.length, 0)).toBe(drawing.cutCount);
    for (const {corners, cuts, numbers: own} of drawing.parts) {
      // Beside a tenon a cut may reach into what the shoulders take away.
      const {from, to} = boxAround(corners);
      const sawn: Point[] = isNarrower(getWorkpiece(own)) ? [from, [to[0], from[1]], to, [from[0], to[1]]] : corners;
      for (const cut of cuts) expect(cut.corners.filter((corner) => !isWithin(sawn, corner))).toEqual([]);
    }
    const holes = placeJoints(parts).flatMap(({fasteners}) => fasteners.flatMap((fastener) => fastener.holes));
    const bores = drawing.parts.map(
      ({numbers: own, cuts}) => own.length * cuts.filter(({layer}) => /^BOHRUNG/.test(layer)).length,
    );
    const openings = parts.flatMap((part) => part.openings ?? []).filter(({isRound}) => isRound);
    const expected = holes.filter(({part}) => isCut(part)).length + openings.length;
    expect(bores.reduce((sum, count) => sum + count, 0)).toBe(expected);
  });

  it('have layers whose names any program takes', () => {
    expect(new Set(drawing.layers)).toEqual(drawing.usedLayers);
    for (const layer of drawing.layers) {
      expect(layer).toMatch(
        /^(BIEGELINIEN|FASER|TEXT|KONTUR_[A-Z_]+_[\d_]+|DURCHBRUCH(_D[\d_]+)?|[A-Z]+(_KANTE)?(_D[\d_]+)?_(T[\d_]+(BIS_[\d_]+|GRAD)?|DURCH(_[\d_]+_GRAD)?)(_?Z[\d_]+)?(_?RUECKSEITE)?(_?(GRUND|UNTEN))?)$/,
      );
      expect(layer.length).toBeLessThanOrEqual(31);
    }
    const english = readOutlines(writeOutlines(parts, 'en')).layers;
    expect(english.filter((layer) => layer.length > 31)).toEqual([]);
  });

  it('draw nothing twice, and nothing without a length', () => {
    const drawn = drawing.shapes.map(({type, layer, points}) => [type, layer, ...points.map(String).sort()].join(' '));
    expect(drawn.filter((text, index) => drawn.indexOf(text) !== index)).toEqual([]);
    for (const {points} of drawing.shapes)
      for (const [[x, y], [u, v]] of listSides(points)) expect(Math.hypot(u - x, v - y)).toBeGreaterThan(0.05);
  });

  it('have labels that lie over no other label and over no outline', () => {
    const boxes = drawing.texts.map(({text, at: [x, y], height}) => ({
      from: [x, y] as const,
      to: [x + text.length * 0.75 * height, y + height] as const,
    }));
    const outlines = drawing.shapes.map(({points}) => boxAround(points));
    boxes.forEach((box, index) => {
      const isOver = (other: typeof box) =>
        [0, 1].every((axis) => box.from[axis]! < other.to[axis]! && other.from[axis]! < box.to[axis]!);
      expect([...boxes.slice(index + 1), ...outlines].filter(isOver)).toEqual([]);
    });
    for (const {text} of drawing.texts) expect(text).toMatch(/^[\x20-\x7e]+$/);
  });

  it('show the grain along each part that has one', () => {
    for (const {grain, numbers: own} of drawing.parts) {
      const {hasGrain} = getWorkpiece(own);
      expect(grain).toHaveLength(hasGrain ? 1 : 0);
      for (const {from, to} of grain) {
        expect(to[1]).toBe(from[1]);
        expect(to[0]).toBeGreaterThan(from[0]);
      }
    }
  });
});

describe('the outlines of a leaning part, worked out by hand,', () => {
  const lean = (6 * Math.PI) / 180;
  const {parts} = readOutlines(writeOutlines(partsOf(findPiece('bench'), 1730, 410), 'de'));
  const findLabelled = (words: string) => parts.filter(({label}) => label.includes(words));
  const getLengths = ({from, to}: {from: Point; to: Point}) => [to[0] - from[0], to[1] - from[1]];

  it('are as long as the saw cuts it, from point to point, and say so', () => {
    // Outer boards of a leaning end: 408 mm below the seat, 36 mm thick.
    const length = 408 / Math.cos(lean) + 36 * Math.tan(lean);
    const boards = findLabelled('von Spitze zu Spitze').filter(
      ({corners}) => Math.abs(boxAround(corners).to[0] - length) < 0.01,
    );
    expect(boards.flatMap(({numbers}) => numbers)).toHaveLength(2 * 3);
    for (const {label} of boards) expect(label).toContain('414 lang');
  });

  it('have its mortise as it is at each face of the seat, with the angle', () => {
    const [seat] = findLabelled('Sitz');
    const on = (layer: string) => seat!.cuts.filter((cut) => cut.layer === layer);
    const upper = on('ZAPFENLOCH_DURCH_6_GRAD');
    const lower = on('ZAPFENLOCH_DURCH_6_GRAD_UNTEN');
    // Two tenons of 56 mm at either end; a board of 36 mm is cut at 6°.
    for (const mortises of [upper, lower]) {
      expect(mortises).toHaveLength(4);
      for (const mortise of mortises)
        expect(getLengths(mortise)).toEqual([expect.closeTo(36 / Math.cos(lean), 2), expect.closeTo(56, 2)]);
    }
    // The seat is 42 mm thick, and the ends spread towards the floor.
    upper.forEach(({from}, index) => {
      const isLeft = from[0] < 1730 / 2;
      expect(from[0] - lower[index]!.from[0]).toBeCloseTo((isLeft ? 1 : -1) * 42 * Math.tan(lean), 2);
    });
    // The end in the middle stands upright.
    expect(on('ZAPFENLOCH_DURCH').map(getLengths)).toEqual([
      [36, 56],
      [36, 56],
    ]);
  });

  it('show the mortise for a rung from the side, as slanted as the rung meets the leg', () => {
    const table = readOutlines(writeOutlines(partsOf(findPiece('table'), 1870, 830), 'de'));
    const mortises = table.parts.flatMap(({cuts}) => cuts.filter(({layer}) => /^ZAPFENLOCH_KANTE/.test(layer)));
    expect(mortises.length).toBeGreaterThan(0);
    for (const {corners} of mortises) {
      const [a, b] = corners as [Point, Point];
      // A rung of 44 mm, on the face of a leg that is 6° out of plumb.
      expect(Math.abs(b[0] - a[0])).toBeCloseTo(44 / Math.cos(lean), 2);
      expect(b[1]).toBe(a[1]);
    }
  });
});

it('keeps two rows of bores in one edge apart by their distance from the upper face', () => {
  const {parts} = readOutlines(writeOutlines(partsOf(findPiece('wardrobe'), 1500, 450), 'de'));
  const layers = parts
    .flatMap(({cuts}) => cuts.map(({layer}) => layer))
    .filter((layer) => /^BOHRUNG_KANTE/.test(layer));
  expect(layers.length).toBeGreaterThan(0);
  for (const layer of layers) expect(layer).toMatch(/^BOHRUNG_KANTE_D[\d_]+_T\d+_Z[\d_]+$/);
});

it('draws a key as narrow at its tip as one in twenty makes it, with its straight edge to the middle of the table', () => {
  const {parts} = readOutlines(writeOutlines(partsOf(findPiece('table'), 2000, 900), 'de'));
  const keys = parts.filter(({label}) => label.includes(' Keil'));
  // 104 mm long and 14 mm thick: 5.2 mm narrower at the tip, which is below. Seen from the back, x goes up.
  expect(keys.map(({corners}) => corners.map(([x, y]) => [x, Math.round(10 * y) / 10]))).toEqual([
    [
      [0, 5.2],
      [104, 0],
      [104, 14],
      [0, 14],
    ],
    [
      [0, 0],
      [104, 0],
      [104, 14],
      [0, 8.8],
    ],
  ]);
});

it('draws equal parts once, though their sizes were computed in several ways', () => {
  const choices = {front: 'drawers', base: 'legs'};
  const {parts} = readOutlines(writeOutlines(partsOf(findPiece('sideboard'), 2400, 500, {choices}), 'de'));
  const countLabelled = (words: string) => parts.filter(({label}) => label.includes(words)).length;
  // Four bays of three drawers: a left and a right side, and fronts whose screws lie lower, in the middle or higher.
  expect([countLabelled('Schubkastenseite'), countLabelled('Schubkastenfront')]).toEqual([2, 3]);
});

it('names the slopes that lie across an outline: of tongues, and of the laps of a beam', () => {
  const layersOf = (parts: readonly Part[], words: string) => {
    const found = readOutlines(writeOutlines(parts, 'de')).parts.filter(({label}) => label.includes(words));
    return new Set(found.flatMap(({cuts}) => cuts.map(({layer}) => layer)));
  };
  // A dovetail widens by one in six: 9.5 degrees.
  expect(layersOf(partsOf(findPiece('shelf'), 600, 280), 'Boden')).toContain('GRAT_KANTE_T8_9_5_GRAD');
  // At the top of the beam, 90 mm above, a leg that leans by 6 degrees is let in deeper by half of 90 * tan(6) = 9.46 mm.
  expect(layersOf(partsOf(findPiece('table'), 2000, 900), 'Holm')).toContain('BLATT_KANTE_T10_1_BIS_14_8');
});

it('gives each layer a group before its name, because FreeCAD skips the first one', () => {
  const dxf = writeOutlines(partsOf(findPiece('board'), 500, 300), 'de');
  const layers = [...dxf.matchAll(/\r\n0\r\nLAYER\r\n(\d+)\r\n(\w+)\r\n2\r\n(\w+)/g)];
  expect(layers.map(([, , , name]) => name).sort()).toEqual(['FASER', 'KONTUR_EICHE_28', 'TEXT'].sort());
  expect(layers.map(([, code]) => code)).toEqual(['5', '5', '5']);
  expect(new Set(layers.map(([, , handle]) => handle)).size).toBe(3);
});

it('notices an outline that crosses itself, and what lies outside', () => {
  const square: Point[] = [
    [0, 0],
    [100, 0],
    [100, 50],
    [0, 50],
  ];
  const [a, b, c, d] = square as [Point, Point, Point, Point];
  expect(crossesItself(square)).toBe(false);
  expect(crossesItself([a, c, b, d])).toBe(true);
  expect(crossesItself([a, b, c, [50, 0], d])).toBe(true);
  expect(isWithin(square, [50, 25])).toBe(true);
  expect(isWithin(square, [100, 50])).toBe(true);
  expect(isWithin(square, [101, 25])).toBe(false);
});
