import type {Line} from './flatPattern';
import type {Point} from '../../drawing/project';

/** DXF is a list of groups of a code and a value. */
export type Group = readonly [code: number, value: string | number];

/** The height of texts, and about the width of a letter, in mm. */
const textHeight = 20;
const letterWidth = 15;

/** The code of the group that names an entity's layer. */
const layerCode = 8;

/** The lowest handle of a layer: a number that nothing else has. */
const firstHandle = 16;

/**
 * A drawing as DXF of AutoCAD R12, which every program reads. It is written by hand, because R12 needs less code than a library would
 * add to the server. The layers are those of the entities.
 */
export function writeDxf(entities: readonly Group[]): string {
  const layers = [...new Set(entities.flatMap(([code, value]) => (code === layerCode ? [String(value)] : [])))];
  const groups: Group[] = [
    ...createSection('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      // The unit is the millimetre, and metric. These two are of later versions; a program that knows them doesn't ask.
      [9, '$INSUNITS'],
      [70, 4],
      [9, '$MEASUREMENT'],
      [70, 1],
    ]),
    ...createSection('TABLES', [...lineTypes, ...createLayerTable(layers)]),
    ...createSection('ENTITIES', entities),
    [0, 'EOF'],
  ];
  return groups
    .map(([code, value]) => `${code}\r\n${typeof value === 'number' ? writeNumber(value) : value}\r\n`)
    .join('');
}

const writeNumber = (value: number) =>
  Number.isInteger(value) ? String(value) : String(Math.round(value * 1000) / 1000);

const createSection = (name: string, groups: readonly Group[]): Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...groups,
  [0, 'ENDSEC'],
];

const createTable = (name: string, count: number, entries: readonly Group[]): Group[] => [
  [0, 'TABLE'],
  [2, name],
  [70, count],
  ...entries,
  [0, 'ENDTAB'],
];

const lineTypes = createTable('LTYPE', 1, [
  [0, 'LTYPE'],
  [2, 'CONTINUOUS'],
  [70, 0],
  [3, 'Solid line'],
  [72, 65],
  [73, 0],
  [40, '0.0'],
]);

/**
 * The layers take AutoCAD's colours in turn: 1 is red, 7 is black on white. Their handles stand first, because FreeCAD skips the first
 * group of a layer.
 */
const createLayerTable = (names: readonly string[]) =>
  createTable(
    'LAYER',
    names.length,
    names.flatMap((name, index): Group[] => [
      [0, 'LAYER'],
      [5, (firstHandle + index).toString(16).toUpperCase()],
      [2, name],
      [70, 0],
      [62, (index % 7) + 1],
      [6, 'CONTINUOUS'],
    ]),
  );

const asciiLetters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  '×': 'x',
  '–': '-',
  '\u00a0': ' ',
};

/** R12 knows no umlauts. */
const toAscii = (words: string) => words.replace(/[^\x20-\x7e]/g, (letter) => asciiLetters[letter] ?? '?');

/** About the width of a text, in mm. */
export const measureText = (words: string): number => toAscii(words).length * letterWidth;

/** The name of a layer has no spaces. */
export const toLayerName = (words: string): string =>
  toAscii(words)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');

export const createText = (layer: string, [x, y]: Point, words: string): Group[] => [
  [0, 'TEXT'],
  [layerCode, layer],
  [10, x],
  [20, y],
  [30, '0.0'],
  [40, textHeight],
  [1, toAscii(words)],
];

export const createLine = (layer: string, [from, to]: Line): Group[] => [
  [0, 'LINE'],
  [layerCode, layer],
  [10, from[0]],
  [20, from[1]],
  [30, '0.0'],
  [11, to[0]],
  [21, to[1]],
  [31, '0.0'],
];

/** A closed line through corners. */
export const createOutline = (layer: string, corners: readonly Point[]): Group[] => [
  [0, 'POLYLINE'],
  [layerCode, layer],
  [66, 1],
  [10, '0.0'],
  [20, '0.0'],
  [30, '0.0'],
  [70, 1],
  ...corners.flatMap(([x, y]): Group[] => [
    [0, 'VERTEX'],
    [layerCode, layer],
    [10, x],
    [20, y],
    [30, '0.0'],
  ]),
  [0, 'SEQEND'],
  [layerCode, layer],
];

export const createCircle = (layer: string, [x, y]: Point, radius: number): Group[] => [
  [0, 'CIRCLE'],
  [layerCode, layer],
  [10, x],
  [20, y],
  [30, '0.0'],
  [40, radius],
];
