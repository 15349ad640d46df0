import {materials} from '../../families/material';
import type {Language} from '~/i18n/language';
import type {Part} from '../../families/part';
import {taperOf} from './dovetails';
import {messages, partNames} from './messages';
import {edgeNames, plainSurfaces} from './names';
import {listWorkpieces, tenth, type Workpiece} from './workpieces';

/**
 * The cut list as CSV: semicolons, decimal comma, millimetres, UTF-8 with a byte order mark for Excel. `finish` is the name of the
 * chosen colour.
 */
export function cutList(parts: readonly Part[], finish: string, language: Language): string {
  const t = messages[language];
  const header = [
    ...[t.number, t.name, t.material, t.length, t.width, t.thickness],
    ...[t.count, t.grain, t.edges, t.surface, t.remark],
  ];
  const rows = listWorkpieces(parts).map((piece, index) => [
    index + 1,
    partNames[language][piece.kind],
    materialOf(piece, finish, language),
    ...[piece.length, piece.width, piece.thickness, piece.count],
    piece.grained ? t.lengthwise : '',
    edgesOf(piece, language),
    surfaceOf(piece, finish, language),
    remarkOf(piece, language),
  ]);
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** Solid wood is named by its material, a faced or coated panel by its colour. */
export function materialOf({material, colored}: Workpiece, finish: string, language: Language): string {
  const name = materials[material].name[language];
  return colored && (material === 'linoleum' || material === 'steel') ? `${name}, ${finish}` : name;
}

/** How its edges are treated. */
export function edgesOf({kind, material, colored, bevel, thickness}: Workpiece, language: Language): string {
  const t = messages[language];
  const of = materials[material].kind;
  const edge = kind === 'stave' ? 'stave' : of === 'board' && colored && material !== 'spruce' ? 'faced' : of;
  return [edgeNames[language][edge], bevel ? t.bevel(decimal(bevel), decimal(tenth(thickness / 2))) : '']
    .filter(Boolean)
    .join(', ');
}

export const surfaceOf = ({material, colored}: Workpiece, finish: string, language: Language): string =>
  colored ? finish : plainSurfaces[language][materials[material].kind];

export function remarkOf({kind, lean, length, thickness, parts}: Workpiece, language: Language): string {
  const t = messages[language];
  if (kind === 'blank') return t.folded;
  if (kind === 'foot') return t.bought;
  const taper = parts[0] && taperOf(parts[0]);
  const more = lean && decimal(tenth(lean.tips - length));
  return [
    taper ? t.taper(taper.ratio, decimal(thickness), decimal(tenth(taper.tip))) : '',
    lean && more ? t.lean(decimal(lean.degrees), t[lean.across], decimal(lean.tips), more) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

const decimal = (value: number) => String(value).replace('.', ',');

/** A leading space keeps a spreadsheet from evaluating a text as a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return decimal(value);
  const text = /^[=+\-@\t\r]/.test(value) ? ` ${value}` : value;
  return /[;"\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
