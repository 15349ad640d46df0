import type {Line} from './flatPattern';
import type {Point} from '../../drawing/project';

/** DXF is a list of groups of a code and a value. */
export type Group = readonly [code: number, value: string | number];

/** The height of texts, in mm. */
const textHeight = 20;

/** The code of the group that names an entity's layer. */
const layerCode = 8;

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

/** The layers take AutoCAD's colours in turn: 1 is red, 7 is black on white. */
const createLayerTable = (names: readonly string[]) =>
  createTable(
    'LAYER',
    names.length,
    names.flatMap((name, index): Group[] => [
      [0, 'LAYER'],
      [2, name],
      [70, 0],
      [62, (index % 7) + 1],
      [6, 'CONTINUOUS'],
    ]),
  );

/** R12 knows no umlauts. */
function toAscii(words: string): string {
  const letters: Record<string, string> = {ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', '×': 'x'};
  return words.replace(/[^\x20-\x7e]/g, (letter) => letters[letter] ?? '?');
}

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

export const createCircle = (layer: string, [x, y]: Point, radius: number): Group[] => [
  [0, 'CIRCLE'],
  [layerCode, layer],
  [10, x],
  [20, y],
  [30, '0.0'],
  [40, radius],
];
