import {materials} from '../families/parts/material';
import type {Language} from '~/i18n/language';
import type {Part} from '../families/parts/part';
import {computeTaper} from './cutting/dovetails';
import {messages} from './messages';
import {edgeNames, partNames, plainSurfaces} from './names';
import {listWorkpieces, roundToTenth, type Workpiece} from './workpieces';

/**
 * The cut list as CSV: semicolons, decimal comma, millimetres, UTF-8 with a byte order mark for Excel. `finish` is the name of the
 * chosen colour.
 */
export function writeCutList(parts: readonly Part[], finish: string, language: Language): string {
  const t = messages[language];
  const header = [
    t.number,
    t.name,
    t.material,
    t.length,
    t.width,
    t.thickness,
    t.count,
    t.grain,
    t.edges,
    t.surface,
    t.remark,
  ];
  const rows = listWorkpieces(parts).map((workpiece, index) => [
    index + 1,
    partNames[language][workpiece.kind],
    describeMaterial(workpiece, finish, language),
    workpiece.length,
    workpiece.width,
    workpiece.thickness,
    workpiece.count,
    workpiece.hasGrain ? t.lengthwise : '',
    describeEdges(workpiece, language),
    describeSurface(workpiece, finish, language),
    writeRemark(workpiece, language),
  ]);
  return `\uFEFF${[header, ...rows].map((row) => row.map(writeCell).join(';')).join('\r\n')}\r\n`;
}

/** Solid wood is named by its material, a faced or coated panel by its colour too. */
export function describeMaterial({material, colored}: Workpiece, finish: string, language: Language): string {
  const name = materials[material].name[language];
  return colored && (material === 'linoleum' || material === 'steel') ? `${name}, ${finish}` : name;
}

export function describeEdges({kind, material, colored, bevel, thickness}: Workpiece, language: Language): string {
  const t = messages[language];
  const materialKind = materials[material].kind;
  const isFaced = materialKind === 'board' && colored && material !== 'spruce';
  const plainEdge = isFaced ? 'faced' : materialKind;
  const edges = edgeNames[language][kind === 'stave' ? 'stave' : plainEdge];
  if (!bevel) return edges;
  return `${edges}, ${t.bevel(writeDecimal(bevel), writeDecimal(roundToTenth(thickness / 2)))}`;
}

export const describeSurface = ({material, colored}: Workpiece, finish: string, language: Language): string =>
  colored ? finish : plainSurfaces[language][materials[material].kind];

export function writeRemark({kind, endCut, length, thickness, parts}: Workpiece, language: Language): string {
  const t = messages[language];
  if (kind === 'blank') return t.folded;
  if (kind === 'foot') return t.bought;
  const remarks: string[] = [];
  const taper = parts[0] && computeTaper(parts[0]);
  if (taper) remarks.push(t.taper(taper.ratio, writeDecimal(thickness), writeDecimal(roundToTenth(taper.tip))));
  if (endCut) {
    const extraLength = writeDecimal(roundToTenth(endCut.tipToTip - length));
    remarks.push(
      t.endCut(writeDecimal(endCut.degrees), t[endCut.dimension], writeDecimal(endCut.tipToTip), extraLength),
    );
  }
  return remarks.join('; ');
}

const writeDecimal = (value: number) => String(value).replace('.', ',');

/** A search in a spreadsheet finds no word behind a no-break space that was typed as a plain one. */
const writeCell = (value: string | number) =>
  typeof value === 'number' ? writeDecimal(value) : writeCsvCell(value.replaceAll('\u00a0', ' '));

/** Beginnings that a spreadsheet takes for a formula, also behind blanks, and in full width, which Excel reads as ASCII. */
const spreadsheetFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Writes a text as a cell of CSV with semicolons. An apostrophe keeps a spreadsheet from evaluating it as a formula. */
function writeCsvCell(value: string): string {
  const text = spreadsheetFormula.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
