import type {Line, Point} from './flatPattern';

/** A group of DXF: code and value. */
export type Group = readonly [code: number, value: string | number];

/** Height of texts, in mm. */
const textHeight = 20;

/**
 * A drawing as DXF of AutoCAD R12, which every program reads. Hand-written: what R12 asks for is less than a library would add to
 * the worker. The layers are those of the entities.
 */
export function writeDxf(entities: readonly Group[]): string {
  const layers = [...new Set(entities.flatMap(([code, value]) => (code === 8 ? [String(value)] : [])))];
  const groups: Group[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
    ]),
    ...section('TABLES', [...lineTypes, ...layerTable(layers)]),
    ...section('ENTITIES', entities),
    [0, 'EOF'],
  ];
  return groups.map(([code, value]) => `${code}\r\n${typeof value === 'number' ? written(value) : value}\r\n`).join('');
}

const written = (value: number) => (Number.isInteger(value) ? String(value) : String(Math.round(value * 1000) / 1000));

const section = (name: string, groups: readonly Group[]): Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...groups,
  [0, 'ENDSEC'],
];

const table = (name: string, count: number, entries: readonly Group[]): Group[] => [
  [0, 'TABLE'],
  [2, name],
  [70, count],
  ...entries,
  [0, 'ENDTAB'],
];

const lineTypes = table('LTYPE', 1, [
  [0, 'LTYPE'],
  [2, 'CONTINUOUS'],
  [70, 0],
  [3, 'Solid line'],
  [72, 65],
  [73, 0],
  [40, '0.0'],
]);

/** AutoCAD's colours begin at 1, red; black on white is 7. */
const layerTable = (names: readonly string[]) =>
  table(
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

/** R12 knows no umlauts, and in names of layers no spaces. */
function ascii(words: string): string {
  const letters: Record<string, string> = {ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', '×': 'x'};
  return words.replace(/[^\x20-\x7e]/g, (letter) => letters[letter] ?? '?');
}

export const layerName = (words: string): string =>
  ascii(words)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');

export const text = (layer: string, [x, y]: Point, words: string): Group[] => [
  [0, 'TEXT'],
  [8, layer],
  [10, x],
  [20, y],
  [30, '0.0'],
  [40, textHeight],
  [1, ascii(words)],
];

export const line = (layer: string, [from, to]: Line): Group[] => [
  [0, 'LINE'],
  [8, layer],
  [10, from[0]],
  [20, from[1]],
  [30, '0.0'],
  [11, to[0]],
  [21, to[1]],
  [31, '0.0'],
];

export const circle = (layer: string, [x, y]: Point, radius: number): Group[] => [
  [0, 'CIRCLE'],
  [8, layer],
  [10, x],
  [20, y],
  [30, '0.0'],
  [40, radius],
];
