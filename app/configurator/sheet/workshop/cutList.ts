import {materials} from '../../families/material';
import type {Language} from '~/i18n/language';
import type {Part} from '../../families/part';
import {messages, partNames} from './messages';
import {workpiecesOf, type Workpiece} from './workpieces';

/**
 * The cut list as CSV: semicolons, decimal comma, millimetres, UTF-8 with a mark by which Excel knows it. `finish` is the name of
 * the chosen colour.
 */
export function cutList(parts: readonly Part[], finish: string, language: Language): string {
  const t = messages[language];
  const header = [
    ...[t.number, t.name, t.material, t.length, t.width, t.thickness],
    ...[t.count, t.grain, t.edges, t.remark],
  ];
  const rows = workpiecesOf(parts).map((piece, index) => [
    index + 1,
    partNames[language][piece.kind],
    materialOf(piece, finish, language),
    ...[piece.length, piece.width, piece.thickness, piece.count],
    piece.grained ? t.lengthwise : '',
    piece.bevel ? t.bevel(decimal(piece.bevel)) : '',
    remarkOf(piece, language),
  ]);
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** Solid wood is what it is; of a faced or coated panel the colour counts. */
function materialOf({material, colored}: Workpiece, finish: string, language: Language): string {
  const name = materials[material].name[language];
  return colored && (material === 'linoleum' || material === 'steel') ? `${name}, ${finish}` : name;
}

function remarkOf({kind, lean, width}: Workpiece, language: Language): string {
  const t = messages[language];
  if (kind === 'blank') return t.folded;
  return lean ? t.lean(decimal(lean), decimal(Math.ceil(width * Math.tan((lean * Math.PI) / 180)))) : '';
}

const decimal = (value: number) => String(value).replace('.', ',');

/** A text that a spreadsheet would take for a formula begins with a space. */
function cell(value: string | number): string {
  if (typeof value === 'number') return decimal(value);
  const text = /^[=+\-@\t\r]/.test(value) ? ` ${value}` : value;
  return /[;"\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
