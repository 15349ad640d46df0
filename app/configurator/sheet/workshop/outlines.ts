import {materials} from '../../families/material';
import type {Language} from '~/i18n/language';
import type {Part} from '../../families/part';
import type {Line, Point} from './flatPattern';
import {messages, partNames} from './messages';
import {workpiecesOf, type Workpiece} from './workpieces';

/** Millimetres. Outlines stand in rows of this width, this far apart, with labels below them. */
const rowWidth = 3000;
const gap = 120;
const text = {height: 20, below: 34};

/** A group of DXF: code and value. */
type Group = readonly [code: number, value: string | number];

/**
 * The outlines of all workpieces as DXF of AutoCAD R12, which every program reads: one layer for each kind of part, bend lines
 * on a layer of their own. Hand-written: what R12 asks for is less than a library would add to the worker.
 */
export function outlines(parts: readonly Part[], language: Language): string {
  const t = messages[language];
  const bends = layerName(t.bends);
  const pieces = workpiecesOf(parts);
  const names = partNames[language];
  const layers = [...new Set([...pieces.map(({kind}) => layerName(names[kind])), bends])];
  const groups: Group[] = [
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
    ]),
    ...section('TABLES', [...lineTypes, ...layerTable(layers)]),
    ...section('ENTITIES', [
      ...label(layers[0] ?? '0', [0, gap], t.note),
      ...arranged(pieces).flatMap(([piece, at]) => [
        ...piece.flat.outline.flatMap((line) => lineEntity(layerName(names[piece.kind]), line, at)),
        ...piece.flat.bends.flatMap((line) => lineEntity(bends, line, at)),
        ...labelsOf(piece, at, language),
      ]),
    ]),
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

const layerName = (words: string) =>
  ascii(words)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');

/** Where each piece stands: its lower left corner is brought to 0 and then there. */
function arranged(pieces: readonly Workpiece[]): [Workpiece, Point][] {
  let [x, y, rowHeight] = [0, 0, 0];
  return pieces.map((piece) => {
    const points = [...piece.flat.outline, ...piece.flat.bends].flat();
    const [left, right] = ends(points.map(([across]) => across));
    const [low, high] = ends(points.map(([, up]) => up));
    if (x > 0 && x + right - left > rowWidth) [x, y, rowHeight] = [0, y - rowHeight - gap, 0];
    if (rowHeight < high - low) rowHeight = high - low;
    const at: Point = [x - left, y - (high - low) - low];
    x += Math.max(right - left, labelWidth) + gap;
    return [piece, at];
  });
}

/** About what a label takes, in mm. */
const labelWidth = 420;

const ends = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

function labelsOf(piece: Workpiece, [x, y]: Point, language: Language): Group[] {
  const {kind, material, length, width, thickness, count, flat} = piece;
  const layer = layerName(partNames[language][kind]);
  const points = flat.outline.flat();
  const left = Math.min(...points.map(([across]) => across)) + x;
  const low = Math.min(...points.map(([, up]) => up)) + y;
  const lines = [
    `${count} x ${partNames[language][kind]}, ${materials[material].name[language]}`,
    `${length} x ${width} x ${thickness}`,
  ];
  return lines.flatMap((words, index) => label(layer, [left, low - text.below * (index + 1)], words));
}

const label = (layer: string, [x, y]: Point, words: string): Group[] => [
  [0, 'TEXT'],
  [8, layer],
  [10, x],
  [20, y],
  [30, '0.0'],
  [40, text.height],
  [1, ascii(words)],
];

const lineEntity = (layer: string, [from, to]: Line, [x, y]: Point): Group[] => [
  [0, 'LINE'],
  [8, layer],
  [10, from[0] + x],
  [20, from[1] + y],
  [30, '0.0'],
  [11, to[0] + x],
  [21, to[1] + y],
  [31, '0.0'],
];
