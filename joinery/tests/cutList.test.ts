import {parse} from 'csv-parse/sync';
import {describe, expect, it, test} from 'vitest';
import type {Language} from '~/i18n/language';
import {materials} from '../families/parts/material';
import {centerAt, createPart, type Face, type Part} from '../families/parts/part';
import {writeCutList} from '../workshop/cutList';
import {writeOutlines} from '../workshop/outlines/outlines';
import {readOutlines} from './outlines';
import {findPiece, partsOf} from './pieces';

type Row = Record<string, string>;

const rowsOf = (parts: readonly Part[], language: Language = 'de'): Row[] =>
  parse(writeCutList(parts, 'Eiche, geölt', language), {bom: true, columns: true, delimiter: ';'}) as Row[];

/** A side of a cabinet: 2000 high, 600 deep, 19 thick. Its grain runs up, so its length is `z` and its width `y`. */
const createSide = (id: string, lipped: readonly Face[] = []) =>
  createPart(id, {
    kind: 'side',
    material: 'veneer',
    ends: [
      [0, 19],
      [0, 600],
      [0, 2000],
    ],
    grain: 'z',
    lipped,
  });

describe('the lipped edges of a board in the cut list', () => {
  it('are named by length and width and by their faces, and the raw size is without them', () => {
    // 2 mm at the front make it narrower, 2 mm below and 2 mm above make it shorter.
    const [row] = rowsOf([createSide('side', ['front', 'bottom', 'top'])]);
    expect(row).toMatchObject({
      Länge: '2000',
      Breite: '600',
      Rohlänge: '1996',
      Rohbreite: '598',
      Kanten:
        'Massivanleimer Eiche 2 mm an L1 (vorn), B1 (unten), B2 (oben), im Fertigmaß enthalten; sonst geschliffen und gebrochen',
    });
    const [english] = rowsOf([createSide('side', ['back'])], 'en');
    expect(english).toMatchObject({
      'Raw length': '2000',
      'Raw width': '598',
      Edges: '2 mm solid oak lipping on L2 (back), included in the finished size; others sanded and eased',
    });
  });

  it('are not listed one by one if all four are lipped', () => {
    const [row] = rowsOf([createSide('side', ['front', 'back', 'bottom', 'top'])]);
    expect(row).toMatchObject({
      Rohlänge: '1996',
      Rohbreite: '596',
      Kanten: 'ringsum Massivanleimer Eiche 2 mm, im Fertigmaß enthalten',
    });
  });

  it('make boards of one size two rows if other edges are lipped', () => {
    const sides = [createSide('one', ['front']), createSide('two', ['back']), createSide('three', ['front'])];
    expect(rowsOf(sides).map(({Anzahl}) => Anzahl)).toEqual(['2', '1']);
  });

  it('are as large as the board if none is lipped', () => {
    expect(rowsOf([createSide('side')])[0]).toMatchObject({
      Rohlänge: '2000',
      Rohbreite: '600',
      Kanten: 'geschliffen und gebrochen',
    });
  });

  it('stand in the label of the outline, which is that of the finished board', () => {
    const {parts} = readOutlines(writeOutlines([createSide('side', ['front', 'top'])], 'de'));
    expect(parts.map(({label}) => label)).toEqual([
      '1: 1 x Seite, Sperrholz furniert 2000 x 600 x 19, gesehen von links, Faser laengs roh 1998 x 598, ohne Anleimer',
    ]);
  });
});

describe('the material of a faced board in the cut list', () => {
  const materialOf = (part: Part, language: Language = 'de') => rowsOf([part], language)[0]?.['Material'];
  const side = createSide('side');

  it('says how thick the plywood is, and what lies on both of its faces', () => {
    // 2 mm of linoleum or 0.5 mm of veneer on both faces of 19 mm.
    expect(materialOf({...side, material: 'linoleum'})).toBe(
      'Sperrholz 15 mm mit Linoleum 2 mm auf beiden Seiten, Eiche, geölt',
    );
    expect(materialOf(side)).toBe('Sperrholz 18 mm, beidseitig furniert');
    expect(materialOf(side, 'en')).toBe('18 mm plywood, veneered on both faces');
  });

  it('is of plywood that is sold', () => {
    for (const material of ['linoleum', 'veneer'] as const) {
      const {thicknesses, facing} = materials[material];
      const cores: number[] = thicknesses.map((thickness) => thickness - 2 * facing);
      expect(cores.filter((core) => !(materials.birch.thicknesses as readonly number[]).includes(core))).toEqual([]);
    }
  });
});

test('in the cut list a leaning part has the length from point to point as its raw length', () => {
  const rows = rowsOf(partsOf(findPiece('bench'), 1630, 380));
  const lean = (6 * Math.PI) / 180;
  const length = Math.round((10 * 408) / Math.cos(lean)) / 10;
  // 36 mm of thickness make it longer by 3.8 mm.
  const raw = Math.round(10 * (408 / Math.cos(lean) + 36 * Math.tan(lean))) / 10;
  expect(rows).toContainEqual(
    expect.objectContaining({
      Bezeichnung: 'Wange',
      Länge: String(length).replace('.', ','),
      Rohlänge: String(raw).replace('.', ','),
    }),
  );
});

test('in the cut list boards that are glued edge to edge have sharp glue joints, and wedges and keys are left sharp', () => {
  const edgesOf = (rows: readonly Row[], kind: string) => rows.find((row) => row['Bezeichnung'] === kind)?.['Kanten'];
  const bench = rowsOf(partsOf(findPiece('bench'), 1630, 380));
  const table = rowsOf(partsOf(findPiece('table'), 2000, 900));
  expect(edgesOf(bench, 'Wange')).toBe('Leimfugen scharf, sonst 1 mm gebrochen');
  expect(edgesOf(bench, 'Sitz')).toBe('ringsum 1 mm gebrochen');
  expect([edgesOf(bench, 'Zapfenkeil'), edgesOf(table, 'Keil')]).toEqual(['scharf', 'scharf']);
});

test('in the cut list a wedge is 15 mm longer than in the bench, to be driven in', () => {
  const wedge = rowsOf(partsOf(findPiece('bench'), 1630, 380)).find((row) => row['Bezeichnung'] === 'Zapfenkeil');
  const lean = (6 * Math.PI) / 180;
  // 30 mm deep in the tenon, and 5 mm thick.
  const length = Math.round(10 * (30 / Math.cos(lean) + 5 * Math.tan(lean) + 15)) / 10;
  expect(wedge?.['Rohlänge']).toBe(String(length).replace('.', ','));
  expect(wedge?.['Bemerkung']).toContain('roh 15 mm länger zum Eintreiben');
});

describe('the remarks of the cut list', () => {
  const createBoard = (width: number, material: Part['material'], kind: Part['kind'] = 'board') =>
    createPart('board', {kind, material, ends: [centerAt(0, 900), centerAt(0, width), [0, 24]], grain: 'x'});
  const remarkOf = (part: Part) => rowsOf([part])[0]?.['Bemerkung'];
  const englishRemarkOf = (part: Part) => rowsOf([part], 'en')[0]?.['Remark'];

  it('say of how many staves wide solid wood is glued up, of at most 140 mm each', () => {
    expect(remarkOf(createBoard(140, 'oak'))).toBe('');
    expect(remarkOf(createBoard(141, 'oak'))).toBe('verleimt aus 2 Lamellen zu 70,5 mm');
    expect(remarkOf(createBoard(410, 'ash'))).toBe('verleimt aus 3 Lamellen zu 136,7 mm');
    expect(englishRemarkOf(createBoard(410, 'ash'))).toBe('glued up from 3 staves of 136.7 mm');
    expect(remarkOf(createBoard(410, 'spruce'))).toBe('');
    expect(remarkOf(createBoard(160, 'oak', 'stave'))).toBe('');
  });

  it('say of how many layers thick solid wood is glued up, of at most 60 mm each', () => {
    const createBeam = (height: number, material: Part['material']) =>
      createPart('beam', {kind: 'beam', material, ends: [centerAt(0, 103), centerAt(0, 800), [0, height]], grain: 'y'});
    expect(remarkOf(createBeam(60, 'oak'))).toBe('');
    expect(remarkOf(createBeam(90, 'oak'))).toBe('verleimt aus 2 Lagen zu 45 mm');
    expect(englishRemarkOf(createBeam(90, 'oak'))).toBe('glued up from 2 layers of 45 mm');
    expect(remarkOf(createBeam(90, 'steel'))).toBe('');
  });

  it('say how many doors hang at their left and at their right', () => {
    // Three bays of 600 mm; only the last door hangs at its right.
    const parts = partsOf(findPiece('sideboard'), 1800, 450);
    const rowOf = (rows: readonly Row[], name: string) => rows.find((row) => Object.values(row).includes(name));
    expect(rowOf(rowsOf(parts), 'Tür')?.['Bemerkung']).toBe('Bänder von vorn gesehen: 2 × links, 1 × rechts');
    expect(rowOf(rowsOf(parts, 'en'), 'Door')?.['Remark']).toBe('hinges, seen from the front: 2 × left, 1 × right');
  });

  it('say that a rod is round', () => {
    const rod = createPart('rail', {
      kind: 'clothesRail',
      material: 'beech',
      ends: [centerAt(0, 470), centerAt(0, 25), [0, 25]],
      grain: 'x',
      radius: 12.5,
    });
    expect(remarkOf(rod)).toBe('rund Ø 25');
    expect(englishRemarkOf(rod)).toBe('round, Ø 25');
  });
});
