import {parse} from 'csv-parse/sync';
import DxfParser from 'dxf-parser';
import {describe, expect, it, test} from 'vitest';
import {languages} from '~/i18n/language';
import {computeVolume} from '../plan/geometry';
import {placeJoints} from '../plan/joints';
import type {Part} from '../families/parts/part';
import {writeCutList} from '../workshop/cutList';
import {computeBendAllowance, computeFlatPattern, listFoldedSheets, type Line} from '../workshop/outlines/flatPattern';
import {listCuts} from '../workshop/cutting/machining';
import {drawWorkpieces, writeOutlines} from '../workshop/outlines/outlines';
import {listWorkpieces, numberParts} from '../workshop/workpieces';
import {findPiece, partsOf, pieces} from './pieces';

const madeParts = pieces.flatMap((made) =>
  made.corners.map(([across, down]) => ({
    name: `${made.name} ${across}x${down}`,
    parts: partsOf(made, across, down),
  })),
);

type Row = Record<string, string>;

/** The rows of a cut list, read by a parser that isn't ours. */
function rowsOf(text: string): Row[] {
  return parse(text, {bom: true, columns: true, delimiter: ';', relaxColumnCount: false}) as Row[];
}

const figure = (text = '') => (/^\d+(,\d)?$/.test(text) ? Number(text.replace(',', '.')) : NaN);

/** Of all rows, in cubic mm. */
const volumeOfRows = (rows: readonly Row[]) =>
  rows.reduce(
    (sum, row) => sum + figure(row['Länge']) * figure(row['Breite']) * figure(row['Dicke']) * figure(row['Anzahl']),
    0,
  );

interface DxfLine {
  type: string;
  layer: string;
  vertices: {x: number; y: number}[];
}

/** What a DXF parser that isn't ours reads. */
function drawingOf(text: string) {
  const drawing = new DxfParser().parseSync(text);
  if (!drawing) throw new Error('No drawing');
  const lines = drawing.entities.filter(({type}) => type === 'LINE') as unknown as DxfLine[];
  const texts = drawing.entities.filter(({type}) => type === 'TEXT') as unknown as {text: string; layer: string}[];
  const circles = drawing.entities.filter(({type}) => type === 'CIRCLE') as unknown as {
    radius: number;
    layer: string;
  }[];
  return {drawing, lines, circles, texts, layers: Object.keys(drawing.tables.layer.layers)};
}

/** Extent of lines that no other line continues. */
function looseEnds(lines: readonly Line[]): number {
  const ends = lines.flat();
  const near = ([x, y]: readonly [number, number], [u, v]: readonly [number, number]) =>
    Math.hypot(x - u, y - v) < 0.02;
  return ends.filter((end) => ends.filter((other) => near(end, other)).length < 2).length;
}

describe.each(madeParts)('the cut list of $name', ({parts}) => {
  const rows = rowsOf(writeCutList(parts, 'Eiche, geölt', 'de'));

  it('can be read by a cutting program', () => {
    expect(Object.keys(rows[0] ?? {})).toEqual(
      'Pos Bezeichnung Material Länge Breite Dicke Anzahl Faserrichtung Kanten Oberfläche Bemerkung'.split(' '),
    );
    // A search in it finds what is typed with plain spaces.
    for (const language of languages) expect(writeCutList(parts, 'Eiche, geölt', language)).not.toContain('\u00a0');
    for (const row of rows) {
      expect(volumeOfRows([row])).toBeGreaterThan(0);
      expect(row['Bezeichnung']).toBeTruthy();
      expect(row['Bezeichnung']).not.toBe('Teil');
    }
  });

  it('lists every part once', () => {
    const sheets = listFoldedSheets(parts);
    const folded = new Set(sheets.flat());
    const count = rows.reduce((sum, row) => sum + figure(row['Anzahl']), 0);
    expect(count).toBe(parts.length - folded.size + sheets.length);
    const boards = rows.filter((row) => row['Bezeichnung'] !== 'Blechzuschnitt');
    const volume = parts.filter((part) => !folded.has(part)).reduce((sum, part) => sum + computeVolume(part), 0);
    // A row is written to the tenth of a millimetre.
    expect(volumeOfRows(boards) / (volume || 1)).toBeCloseTo(volume ? 1 : 0, 2);
  });

  it('comes with outlines for a cutting machine, with every hole and groove (DXF)', () => {
    const drawn = drawWorkpieces(parts);
    const cuts = drawn.flatMap((one) => one.cuts);
    const {lines, circles, texts, layers} = drawingOf(writeOutlines(parts, 'de'));
    for (const {outline} of drawn) expect(looseEnds(outline)).toBe(0);
    const on = (layer: RegExp) => lines.filter((line) => layer.test(line.layer));
    expect(on(/^KONTUR$/)).toHaveLength(drawn.reduce((sum, {outline}) => sum + outline.length, 0));
    expect(on(/^BIEGELINIEN$/)).toHaveLength(drawn.reduce((sum, {bends}) => sum + bends.length, 0));
    const round = cuts.filter(({cut, from}) => cut.kind === 'hole' && from !== 'edge');
    expect(circles.map(({radius}) => radius).sort()).toEqual(round.map(({cut}) => (cut.diameter ?? 0) / 2).sort());
    expect(lines.length - on(/^(KONTUR|BIEGELINIEN)$/).length).toBe(4 * (cuts.length - round.length));
    for (const {layer} of [...lines, ...circles]) expect(layers).toContain(layer);
    for (const layer of layers)
      expect(layer).toMatch(
        /^(KONTUR|BIEGELINIEN|TEXT|(BOHRUNG|NUT|GRATNUT|GRAT|SCHWALBEN|ZINKEN|ZAPFENLOCH|BLATT|KEILLOCH)(_KANTE)?(_D[\d_]+)?_(T[\d_]+|DURCH)(_?RUECKSEITE)?)$/,
      );
    expect(layers.every((layer) => layer.length <= 31)).toBe(true);
    expect(texts).toHaveLength(1 + 2 * drawn.length);
    for (const {text} of texts) expect(text).toMatch(/^[\x20-\x7e]+$/);
    // Its lines are as long as the outlines: nothing was moved or scaled.
    const length = (all: readonly (readonly [number, number])[][]) =>
      all.reduce((sum, [a, b]) => sum + Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0)), 0);
    const fileLines = on(/^KONTUR$/).map(({vertices}) => vertices.map(({x, y}) => [x, y] as const));
    expect(length(fileLines)).toBeCloseTo(length(drawn.flatMap(({outline}) => outline.map((line) => [...line]))), 0);
  });

  it('has the same numbers as the drawing', () => {
    const numbers = [...numberParts(listWorkpieces(parts)).values()];
    expect(new Set(numbers).size).toBe(parts.length);
    expect(rows.map((row) => row['Pos'])).toEqual([...new Set(numbers.map((number) => number.split('.')[0]))]);
    const {texts} = drawingOf(writeOutlines(parts, 'de'));
    const drawnNumbers = texts.flatMap(({text}) => /^([\d., ]+): /.exec(text)?.[1]?.split(', ') ?? []);
    const folded = new Set(listFoldedSheets(parts).flat());
    expect(drawnNumbers.filter((number) => numbers.includes(number))).toHaveLength(parts.length - folded.size);
  });

  it('has each hole inside its part, as often as the joints need it', () => {
    const joints = placeJoints(parts);
    const cuts = listCuts(joints);
    const holes = joints.flatMap(({fasteners}) => fasteners.flatMap((fastener) => fastener.holes));
    expect([...cuts.values()].flat().filter(({kind}) => kind === 'hole')).toHaveLength(holes.length);
    for (const [part, own] of cuts)
      for (const {from, to} of own)
        [0, 1, 2].forEach((axis) => {
          expect(from[axis]).toBeGreaterThanOrEqual(-0.1);
          expect(to[axis]! - part.size[axis]!).toBeLessThanOrEqual(0.1);
          expect(to[axis]).toBeGreaterThan(from[axis]!);
        });
  });
});

describe('the flat shape of a sheet of metal before it is folded', () => {
  const planter = findPiece('planter');
  const parts = partsOf(planter, 1000, 500);
  const [sheet = []] = listFoldedSheets(parts);

  it('follows DIN 6935: 2 mm of steel, bent by 90° around an inner radius of 2 mm, lose 3.84 mm', () => {
    expect(computeBendAllowance(2, 2)).toBeCloseTo(-3.837, 3);
    // A larger radius: r = 5 mm and s = 1 mm give k = 1.
    expect(computeBendAllowance(5, 1)).toBeCloseTo(-3.361, 3);
  });

  it('is one piece whose size is the sum of its sides and bends', () => {
    const {outline, bends} = computeFlatPattern(sheet);
    const spread = (axis: 0 | 1) => {
      const values = outline.flat().map((point) => point[axis]);
      return Math.max(...values) - Math.min(...values);
    };
    const depth = planter.construction.sizes['depth'] ?? 0;
    const wall = sheet.find(({kind}) => kind === 'wall')?.size[2] ?? 0;
    const others = (outer: number) => outer + 2 * (wall + 30 + 20) + 6 * computeBendAllowance(2, 2);
    expect(spread(0)).toBeCloseTo(others(1000), 3);
    expect(spread(1)).toBeCloseTo(others(depth), 3);
    // Base, four walls, four edges, four returns: twelve bends.
    expect(sheet).toHaveLength(13);
    expect(bends).toHaveLength(12);
  });

  it('has the area of its parts, less bends and corners', () => {
    for (const [across, down] of planter.corners) {
      const [own = []] = listFoldedSheets(partsOf(planter, across, down));
      const area = areaOf(computeFlatPattern(own).outline);
      const sum = own.reduce((total, part) => total + computeVolume(part) / Math.min(...part.size), 0);
      expect(area).toBeLessThan(sum);
      expect(area).toBeGreaterThan(sum * 0.93);
    }
  });

  it('can be cut: its lines never cross', () => {
    const {outline} = computeFlatPattern(sheet);
    const crossings = outline.filter((one, index) => outline.slice(index + 1).some((other) => cross(one, other)));
    expect(crossings).toEqual([]);
  });
});

/** Of an outline in any order: each line along y counts by what lies left of it. */
function areaOf(lines: readonly Line[]): number {
  const upright = lines.filter(([a, b]) => Math.abs(a[0] - b[0]) < 0.01);
  const heights = [...new Set(upright.flatMap(([a, b]) => [a[1], b[1]]))].sort((a, b) => a - b);
  let area = 0;
  heights.slice(1).forEach((top, index) => {
    const low = heights[index] as number;
    const middle = (low + top) / 2;
    const xs = upright
      .filter(([a, b]) => Math.min(a[1], b[1]) < middle && Math.max(a[1], b[1]) > middle)
      .map(([a]) => a[0])
      .sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < xs.length; pair += 2)
      area += ((xs[pair + 1] as number) - (xs[pair] as number)) * (top - low);
  });
  return area;
}

/** Whether two lines cross between their ends. */
function cross([a, b]: Line, [c, d]: Line): boolean {
  const side = (p: Line[0], q: Line[0], r: Line[0]) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < -1e-6 && side(c, d, a) * side(c, d, b) < -1e-6;
}

test('a part that is 5 mm longer is 5 mm longer in cut list and outlines, too', () => {
  const made = findPiece('table');
  const parts = partsOf(made, 2000, 900);
  const longer = parts.map(
    (part): Part =>
      part.kind === 'stretcher' ? {...part, size: [part.size[0] + 5, part.size[1], part.size[2]]} : part,
  );
  for (const language of languages) {
    expect(writeCutList(longer, 'Eiche', language)).not.toBe(writeCutList(parts, 'Eiche', language));
    expect(writeOutlines(longer, language)).not.toBe(writeOutlines(parts, language));
  }
});

describe('our check of files for the workshop', () => {
  const made = findPiece('table');
  const parts = partsOf(made, 2000, 900);

  it('notices a cell too many in a cut list', () => {
    expect(() => rowsOf(writeCutList(parts, 'Eiche', 'de').replace('\r\n1;', '\r\n1;;'))).toThrow();
  });

  it('notices a number with a decimal point in place of a comma', () => {
    const text = writeCutList(parts, 'Eiche', 'de').replace(/(\d),(\d);/, '$1.$2;');
    expect(rowsOf(text).some((row) => Number.isNaN(volumeOfRows([row])))).toBe(true);
  });

  it('notices an outline with a gap', () => {
    const [first, ...rest] = listWorkpieces(parts)[0]?.flat.outline ?? [];
    expect(first).toBeDefined();
    expect(looseEnds(rest)).toBe(2);
  });

  it('notices a drawing that is cut off', () => {
    const text = writeOutlines(parts, 'de');
    expect(() => drawingOf(text.slice(0, text.length / 2))).toThrow();
  });
});

test('the name of a colour cannot do harm in a spreadsheet', () => {
  const planter = findPiece('planter');
  const parts = partsOf(planter, 600, 400);
  const rows = rowsOf(writeCutList(parts, '=1+1;"x"\r\n@', 'de'));
  expect(rows[0]?.['Material']).toBe('Stahlblech, =1+1;"x"\r\n@');
});
