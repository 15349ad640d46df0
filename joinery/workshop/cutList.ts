import {lipping} from '../families/parts/carcass';
import {materials} from '../families/parts/material';
import {languageData, type Language} from '~/i18n/language';
import type {Part} from '../families/parts/part';
import {countGluedLayers, countStaves} from '../families/parts/staves';
import {placeJoints, type PlacedJoint} from '../plan/joints';
import {computeTaper} from './cutting/dovetails';
import {messages} from './messages';
import {edgeNames, faceNames, partNames, plainSurfaces} from './names';
import {listWorkpieces, roundToTenth, strikeLength, type Workpiece} from './workpieces';

/**
 * The cut list as CSV: semicolons, decimal comma, millimetres, UTF-8 with a byte order mark for Excel. `finish` is the name of the
 * chosen colour. A `note` about the piece is a last row that has no number.
 */
export function writeCutList(parts: readonly Part[], finish: string, language: Language, note?: string | null): string {
  const t = messages[language];
  const header = [
    t.number,
    t.name,
    t.material,
    t.length,
    t.width,
    t.thickness,
    t.rawLength,
    t.rawWidth,
    t.count,
    t.grain,
    t.edges,
    t.surface,
    t.remark,
  ];
  const joints = placeJoints(parts);
  const rows = listWorkpieces(parts).map((workpiece, index) => [
    index + 1,
    partNames[language][workpiece.kind],
    describeMaterial(workpiece, finish, language),
    workpiece.length,
    workpiece.width,
    workpiece.thickness,
    workpiece.rawLength,
    workpiece.rawWidth,
    workpiece.count,
    workpiece.hasGrain ? t.lengthwise : '',
    describeEdges(workpiece, language),
    describeSurface(workpiece, finish, language),
    writeRemark(workpiece, joints, language),
  ]);
  const notes = note ? [header.map((column) => (column === t.remark ? note : ''))] : [];
  return `\uFEFF${[header, ...rows, ...notes].map((row) => row.map(writeCell).join(';')).join('\r\n')}\r\n`;
}

/** Solid wood is named by its material, a faced board by what it is built up of, linoleum and steel by their colour too. */
export function describeMaterial(workpiece: Workpiece, finish: string, language: Language): string {
  const {material, colored} = workpiece;
  const name = describeBuildUp(workpiece, language);
  return colored && (material === 'linoleum' || material === 'steel') ? `${name}, ${finish}` : name;
}

function describeBuildUp({material, thickness}: Workpiece, language: Language): string {
  if (material !== 'linoleum' && material !== 'veneer') return materials[material].name[language];
  const write = createFormat(language);
  const {facing} = materials[material];
  return messages[language][material](write(thickness - 2 * facing), write(facing));
}

/** Which edges are lipped, by the custom of the trade: L1 and L2 run along the length, B1 and B2 along the width. */
export function describeEdges({kind, material, lipped, bevel, thickness}: Workpiece, language: Language): string {
  const t = messages[language];
  const write = createFormat(language);
  const plain = edgeNames[language][findEdgeTreatment(kind) ?? materials[material].kind];
  if (lipped.length === 4) return t.lippedAround(write(lipping));
  if (lipped.length) {
    const edges = lipped.map(({along, end, face}) => {
      const letter = along === 'length' ? t.edgeAlong : t.edgeAcross;
      return `${letter}${end} (${faceNames[language][face]})`;
    });
    return t.lipped(write(lipping), edges.join(', '), plain);
  }
  if (!bevel) return plain;
  return `${plain}, ${t.bevel(write(bevel), write(roundToTenth(thickness / 2)))}`;
}

/** Staves and the boards of a bench's end are glued edge to edge; a wedge or a key bears with its edges too. */
function findEdgeTreatment(kind: Workpiece['kind']): 'glued' | 'wedge' | null {
  if (kind === 'stave' || kind === 'end') return 'glued';
  return kind === 'wedge' || kind === 'key' ? 'wedge' : null;
}

export const describeSurface = ({material, colored}: Workpiece, finish: string, language: Language): string =>
  colored ? finish : plainSurfaces[language][materials[material].kind];

export function writeRemark(workpiece: Workpiece, joints: readonly PlacedJoint[], language: Language): string {
  const {kind, material, endCut, length, width, thickness, parts} = workpiece;
  const t = messages[language];
  const write = createFormat(language);
  if (kind === 'blank') return t.folded;
  if (kind === 'foot') return t.bought;
  const remarks: string[] = [];
  if (kind === 'clothesRail') remarks.push(t.round(write(width)));
  const isWood = materials[material].kind === 'wood';
  const staves = isWood && kind !== 'stave' ? countStaves(width) : 1;
  if (staves > 1) remarks.push(t.gluedUp(staves, write(roundToTenth(width / staves))));
  const layers = isWood ? countGluedLayers(thickness) : 1;
  if (layers > 1) remarks.push(t.layered(layers, write(roundToTenth(thickness / layers))));
  const taper = parts[0] && computeTaper(parts[0]);
  if (taper) remarks.push(t.taper(taper.ratio, write(thickness), write(roundToTenth(taper.tip))));
  if (kind === 'wedge') remarks.push(t.longerToDrive(write(strikeLength)));
  if (endCut) {
    const extraLength = write(roundToTenth(endCut.tipToTip - length));
    remarks.push(t.endCut(write(endCut.degrees), t[endCut.dimension], write(endCut.tipToTip), extraLength));
  }
  if (kind === 'door') remarks.push(t.hinges(...countHinged(parts, joints)));
  return remarks.join('; ');
}

/** How many of some doors hang at their left, and how many at their right. */
function countHinged(doors: readonly Part[], joints: readonly PlacedJoint[]): [left: number, right: number] {
  const hinged = joints.filter(
    ({kind, parts: [door], fasteners}) => kind === 'hinge' && fasteners.length > 0 && doors.includes(door),
  );
  const left = hinged.filter(({parts: [door, panel]}) => panel.place[0] < door.place[0]).length;
  return [left, hinged.length - left];
}

/** Writes numbers within texts. */
function createFormat(language: Language) {
  const format = new Intl.NumberFormat(languageData[language].locale, {maximumFractionDigits: 1, useGrouping: false});
  return (value: number) => format.format(value);
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
