import {parse} from 'csv-parse/sync';
import {describe, expect, it, test} from 'vitest';
import {centerAt, createJoints, createPart} from '../families/parts/part';
import {computeVolume} from '../plan/geometry';
import {writeCutList} from '../workshop/cutList';
import {writeOutlines} from '../workshop/outlines/outlines';
import {boxAround, computeArea, readOutlines} from './outlines';
import {findPiece, partsOf, samples} from './pieces';

type Row = Record<string, string>;

/** The rows of a cut list, read by a parser that isn't ours. */
const rowsOf = (text: string): Row[] =>
  parse(text, {bom: true, columns: true, delimiter: ';', relaxColumnCount: false}) as Row[];

const figure = (text = '') => (/^\d+(,\d)?$/.test(text) ? Number(text.replace(',', '.')) : NaN);
const measures = ['Länge', 'Breite', 'Dicke', 'Anzahl'];

/** Name, length, width, thickness and number of each row. */
const listOf = (name: string, across: number, down: number) =>
  rowsOf(writeCutList(partsOf(findPiece(name), across, down), 'Eiche, geölt', 'de')).map((row) => [
    row['Bezeichnung'],
    ...measures.map((measure) => figure(row[measure])),
  ]);

const drawingOf = (name: string, across: number, down: number) => {
  const {parts} = readOutlines(writeOutlines(partsOf(findPiece(name), across, down), 'de'));
  const find = (number: string) => {
    const part = parts.find(({numbers}) => numbers.includes(number));
    if (!part) throw new Error(`No part ${number}`);
    return part;
  };
  return {find};
};

const tenth = (millimetres: number) => Math.round(millimetres * 10) / 10;
const lean = (6 * Math.PI) / 180;

describe('the cut list, worked out by hand,', () => {
  it('of a shelf: boards stand in grooves of 8 mm in sides of 24 mm, and uprights in the boards', () => {
    const clearWidth = 600 - 2 * 24;
    // Five boards, the lowest at 60 mm, the upper side of the highest 24 mm below the end of the sides.
    const rise = (1920 - 60 - 2 * 24) / 4;
    expect(listOf('shelf', 600, 280)).toEqual([
      ['Seite', 1920, 280, 24, 2],
      ['Boden', clearWidth + 2 * 8, 280, 24, 5],
      ['Mittelseite', rise - 24 + 2 * 8, 280, 24, 3],
      // Behind the highest one there is the batten.
      ['Mittelseite', rise - 24 + 2 * 8, 280 - 20, 24, 1],
      ['Leiste', clearWidth, 60, 20, 1],
    ]);
  });

  it('of a table: boards of at most 140 mm, and legs that lean 6° and are cut level', () => {
    const list = listOf('table', 2000, 900);
    expect(list).toContainEqual(['Lamelle', 2000, tenth(900 / 7), 34, 7]);
    // A batten lies 12 mm in the top and 26 mm below it, and ends 80 mm before the edges.
    expect(list).toContainEqual(['Leiste', 900 - 2 * 80, 60, 12 + 26, 2]);
    expect(list).toContainEqual(['Bein', tenth((740 - 34) / Math.cos(lean)), 48, 42, 2 * 4]);
  });

  it('of a sideboard: doors leave a gap of 3 mm, and boards behind them 1 mm on both sides', () => {
    const list = listOf('sideboard', 1800, 450);
    const high = 700 - 80 - 19;
    expect(list).toContainEqual(['Oberboden', 1800, 450, 19, 1]);
    // Doors of 19 mm and 4 mm of air stand before the carcass.
    expect(list).toContainEqual(['Seite', high, 450 - 19 - 4, 19, 2]);
    expect(list).toContainEqual(['Tür', high - 3, 1800 / 3 - 3, 19, 3]);
    // The bottom stands back by the lipping of the sides, in grooves of 6 mm; the back of 9 mm lies 9 mm in the sides.
    expect(list).toContainEqual(['Unterboden', 1800 - 2 * 19 + 2 * 6, 450 - 19 - 4 - 2 - 9, 18, 1]);
    expect(list).toContainEqual(['Rückwand', 1800 - 2 * 19 + 2 * 9, high, 9, 1]);
    // Before the back, and 20 mm behind the edge of the carcass. Uprights are 18 mm thick.
    const deep = 450 - 19 - 4 - 9 - 20;
    expect(list).toContainEqual(['Zwischenboden', 600 - 19 - 18 / 2 - 2, deep, 18, 2]);
    expect(list).toContainEqual(['Zwischenboden', 600 - 18 - 2, deep, 18, 1]);
  });

  it('names material, grain, edges and surface, those of the chosen colour where it shows', () => {
    const rowOf = (name: string, across: number, down: number, part: string) =>
      rowsOf(writeCutList(partsOf(findPiece(name), across, down), 'schwarz', 'de')).find(
        (row) => row['Bezeichnung'] === part,
      );
    expect(rowOf('shelf', 600, 280, 'Seite')).toMatchObject({
      Material: 'Eiche massiv',
      Faserrichtung: 'längs',
      Kanten: 'ringsum 1 mm gebrochen',
      Oberfläche: 'schwarz',
      Bemerkung: 'verleimt aus 2 Lamellen zu 140 mm',
    });
    expect(rowOf('sideboard', 1800, 450, 'Tür')).toMatchObject({Oberfläche: 'schwarz'});
    expect(rowOf('sideboard', 1800, 450, 'Zwischenboden')).toMatchObject({
      Kanten: 'geschliffen und gebrochen',
      Oberfläche: 'klar lackiert, matt',
    });
    expect(rowOf('planter', 1000, 500, 'Blechzuschnitt')).toMatchObject({
      Material: 'Stahlblech, schwarz',
      Faserrichtung: '',
      Kanten: 'entgratet',
      Oberfläche: 'schwarz',
      Bemerkung: 'gekantet, Abwicklung nach DIN 6935',
    });
    expect(rowOf('planter', 1000, 500, 'Stellfuß')).toMatchObject({Bemerkung: 'Kaufteil, siehe Beschläge'});
  });
});

describe('the outlines for a cutting machine, worked out by hand,', () => {
  it('of the side of a shelf have five dovetail grooves, as far apart as the boards', () => {
    for (const number of ['1.1', '1.2']) {
      const {corners, cuts} = drawingOf('shelf', 600, 280).find(number);
      expect(boxAround(corners)).toEqual({from: [0, 0], to: [1920, 280]});
      const grooves = [0, 1, 2, 3, 4].map((board) => 60 + board * 453);
      const groundsOn = cuts.filter(({layer}) => /^GRATNUT_T8(_RUECKSEITE)?_GRUND$/.test(layer));
      expect(groundsOn.map(({from, to}) => [from, to])).toEqual(
        grooves.map((low) => [
          [low, 0],
          [low + 24, 280],
        ]),
      );
    }
  });

  it('of a door have cups of 35 mm, 22.5 mm from its edge and 100 mm from its ends', () => {
    const {label, cuts} = drawingOf('sideboard', 1800, 450).find('6.1');
    expect(label).toContain('Tuer');
    const cups = cuts.filter(({layer}) => /^BOHRUNG_D35_T12_5(_RUECKSEITE)?$/.test(layer));
    expect(cups.map(({from, to}) => [to[0] - from[0], (from[0] + to[0]) / 2, (from[1] + to[1]) / 2])).toEqual([
      [35, 100, 22.5],
      [35, 598 - 100, 22.5],
    ]);
  });

  it('of a leg that leans have slanted ends', () => {
    const list = listOf('table', 2000, 900);
    const {corners} = drawingOf('table', 2000, 900).find(`${list.findIndex(([name]) => name === 'Bein') + 1}.1`);
    const [length, shift] = [(740 - 34) / Math.cos(lean), 48 * Math.tan(lean)];
    const [first, second, third, fourth] = corners;
    expect(corners).toHaveLength(4);
    expect(second![0] - first![0]).toBeCloseTo(length, 2);
    expect(third![0] - fourth![0]).toBeCloseTo(length, 2);
    expect(Math.abs(fourth![0] - first![0])).toBeCloseTo(shift, 2);
    expect(fourth![1] - first![1]).toBeCloseTo(48, 2);
  });
});

describe('the flat shape of a sheet of metal before it is folded', () => {
  // DIN 6935: 2 mm of steel, bent by 90° around an inner radius of 2 mm. k = 0.65, so an arc of π / 2 · (2 + 0.65) takes the place of
  // two outer lengths of 2 + 2 mm.
  const loss = 2 * (2 + 2) - (Math.PI / 2) * (2 + 0.65);

  it('is one piece as large as the sum of its sides, less what each bend takes', () => {
    expect(loss).toBeCloseTo(3.837, 3);
    // From the rim of one return over edge, wall of 300 mm less 30 mm of plinth, base, wall and edge to the other.
    const others = 2 * (20 + 30 + (300 - 30)) - 6 * loss;
    expect(listOf('planter', 1000, 300)[0]).toEqual([
      'Blechzuschnitt',
      tenth(1000 + others),
      tenth(400 + others),
      2,
      1,
    ]);
    const {corners, bends} = drawingOf('planter', 1000, 300).find('1');
    const {to} = boxAround(corners);
    expect([expect.closeTo(1000 + others, 2), expect.closeTo(400 + others, 2)]).toEqual(to);
    // The middle of each bend takes half of it from both sides. Those of one side, from the rim of its return inwards:
    const places = [20, 20 + 30 - loss, 20 + 30 + 270 - 2 * loss].map((place) => place - loss / 2);
    const upright = bends.filter(({from, to: end}) => Math.abs(end[0] - from[0]) < 0.01).map(({from}) => from[0]);
    expect(upright.sort((a, b) => a - b)).toEqual(
      [...places, ...places.map((place) => to[0] - place).reverse()].map((place) => expect.closeTo(place, 2) as number),
    );
    expect(bends).toHaveLength(12);
  });

  it('has the area of its parts, less bends and corners', () => {
    const {corners} = drawingOf('planter', 1000, 300).find('1');
    // Front and back are as wide as the planter, left and right 2 mm less at both ends, where they are welded to them.
    const walls = (270 - loss) * 2 * (1000 + 400 - 4);
    // The edges of front and back end at the walls beside them, those of left and right at these edges.
    const edges = (30 - loss) * 2 * (1000 - 4 + 400 - 60);
    const returns = (20 - loss / 2) * 2 * (1000 - 56 + 400 - 60);
    // Where the bends of the base meet, a square of 6 mm is cut out. A quarter of it lies between the walls, less the half loss by which
    // front and back are wider than the base.
    const reliefs = 4 * (6 * 6 - 3 * (3 - loss / 2));
    // Beside each other bend a relief of 2 mm goes down to where the sheet, bent to 4 mm, begins to bend. Beyond it the walls left and
    // right go up to the top with 26 mm, and the edges of front and back to those beside them with 24 mm.
    const besideBends = 4 * ((26 + 24) * (loss / 2) - 3 * 2 * (4 - loss / 2));
    const sum = (1000 - loss) * (400 - loss) + walls + edges + returns + besideBends - reliefs;
    expect(computeArea(corners)).toBeCloseTo(sum, -1);
  });

  it('loses less where a thin sheet is bent widely', () => {
    const steel = {material: 'steel', grain: null} as const;
    const [base, wall] = [
      createPart('base', {...steel, kind: 'base', ends: [centerAt(0, 300), centerAt(0, 200), [0, 1]]}),
      createPart('wall', {
        ...steel,
        kind: 'wall',
        ends: [[149, 150], centerAt(0, 200), [0, 100]],
        radius: 11,
        joints: createJoints('fold', 'base'),
      }),
    ];
    // 1 mm of steel around 10 mm has k = 1, the most there is: an arc of π / 2 · 10.5 in place of two outer lengths of 11 mm.
    const [row] = rowsOf(writeCutList([base, wall], 'schwarz', 'de'));
    expect(figure(row?.['Länge'])).toBe(tenth(300 + 100 - 2 * 11 + (Math.PI / 2) * 10.5));
  });
});

describe.each(samples)('the files for the workshop of $name', ({parts}) => {
  const list = writeCutList(parts, 'Eiche, geölt', 'de');
  const rows = rowsOf(list);

  it('list every part once, in a table that a cutting program can read', () => {
    expect(Object.keys(rows[0] ?? {})).toEqual(
      'Pos Bezeichnung Material Länge Breite Dicke Rohlänge Rohbreite Anzahl Faserrichtung Kanten Oberfläche Bemerkung'.split(
        ' ',
      ),
    );
    // A search in it finds what is typed with plain spaces.
    expect(list).not.toContain('\u00a0');
    expect(rows.map((row) => row['Pos'])).toEqual(rows.map((_, index) => String(index + 1)));
    const product = (row: Row) => measures.reduce((all, measure) => all * figure(row[measure]), 1);
    for (const row of rows) {
      expect(product(row)).toBeGreaterThan(0);
      expect(row['Bezeichnung']).toBeTruthy();
    }
    // A sheet of base, four walls, edges and returns is one blank.
    const isFolded = ({id}: (typeof parts)[number]) =>
      parts.some(({id: own, joints}) =>
        joints.some(({kind, with: other}) => kind === 'fold' && [own, other].includes(id)),
      );
    const blanks = rows.reduce(
      (sum, row) => sum + (row['Bezeichnung'] === 'Blechzuschnitt' ? figure(row['Anzahl']) : 0),
      0,
    );
    const count = rows.reduce((sum, row) => sum + figure(row['Anzahl']), 0);
    expect(count).toBe(parts.filter((part) => !isFolded(part)).length + blanks);
    const boards = rows.filter((row) => row['Bezeichnung'] !== 'Blechzuschnitt');
    const volume = parts.filter((part) => !isFolded(part)).reduce((sum, part) => sum + computeVolume(part), 0);
    // A row is written to the tenth of a millimetre.
    expect(boards.reduce((sum, row) => sum + product(row), 0) / volume).toBeCloseTo(1, 2);
  });
});

test('the files for the workshop are written in English, too', () => {
  const parts = partsOf(findPiece('shelf'), 600, 280);
  const [row] = rowsOf(writeCutList(parts, 'Oak, oiled', 'en'));
  expect(row).toMatchObject({No: '1', Part: 'Side', Length: '1920', Width: '280', Thickness: '24', Qty: '2'});
  const outlines = writeOutlines(parts, 'en');
  for (const layer of ['OUTLINE_OAK_24', 'TEXT', 'DOVETAIL_GROOVE_T8']) expect(outlines).toContain(`\r\n${layer}\r\n`);
});
