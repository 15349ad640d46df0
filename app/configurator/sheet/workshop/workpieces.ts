import type {Part, PartKind} from '../../families/part';
import type {Material} from '../../families/material';
import {flatPattern, foldedSheets, type Flat, type Point} from './flatPattern';

/** Equal parts of a piece, as they come from the saw. Millimetres. */
export interface Workpiece {
  /** A folded sheet is one blank. */
  kind: PartKind | 'blank';
  material: Material;
  /** Along the grain, where the material has one; else the longest side. */
  length: number;
  width: number;
  thickness: number;
  grained: boolean;
  colored: boolean;
  /** Width of the bevel along the lower edges. */
  bevel?: number;
  /** Both ends are cut out of square, across its width or its thickness; `tips` is its length from point to point. */
  lean?: {degrees: number; across: 'width' | 'thickness'; tips: number};
  count: number;
  /** Those parts of the plan; of blanks, the parts that they are folded to. */
  parts: Part[];
  flat: Flat;
}

/** The parts of a piece as the workshop cuts them: equal ones counted, a folded sheet as one blank. In the order of the plan. */
export function listWorkpieces(parts: readonly Part[]): Workpiece[] {
  const sheets = foldedSheets(parts);
  const folded = new Set(sheets.flat());
  const pieces = new Map<string, Workpiece>();
  const count = (piece: Omit<Workpiece, 'count'>) => {
    const {flat: _, parts: own, ...same} = piece;
    const key = JSON.stringify(same);
    const before = pieces.get(key);
    pieces.set(key, {...piece, count: (before?.count ?? 0) + 1, parts: [...(before?.parts ?? []), ...own]});
  };
  for (const sheet of sheets) count(blankOf(sheet));
  for (const part of parts) if (!folded.has(part)) count(boardOf(part));
  return [...pieces.values()];
}

/** The number of each part: that of its row in the cut list, and which one of several it is (`4.2`). */
export function numberParts(workpieces: readonly Workpiece[]): Map<Part, string> {
  return new Map(
    workpieces.flatMap(({parts}, index) =>
      parts.map((part, which) => [part, parts.length > 1 ? `${index + 1}.${which + 1}` : `${index + 1}`] as const),
    ),
  );
}

/** To the tenth of a millimetre: finer than any saw. What is off by less than the tolerance of a contact rounds alike; never `-0`. */
export const tenth = (millimetres: number) => Math.round(millimetres * 10 + 1e-3) / 10 + 0;

/** The own axes (0, 1, 2) of a part that lies flat: along its grain or its longest side, across, and through it. */
export function flatAxes({size, grain}: Part): [along: number, across: number, through: number] {
  const along = grain === null ? size.indexOf(Math.max(...size)) : ['x', 'y', 'z'].indexOf(grain);
  const [one, two] = [0, 1, 2].filter((axis) => axis !== along) as [number, number];
  return size[one]! >= size[two]! ? [along, one, two] : [along, two, one];
}

/** The outline of a part that lies flat, from the low corner of its box. The ends along `z` of a turned part are level. */
export function outlineOf(part: Part): Flat['outline'] {
  const {size, turn} = part;
  const [along, across] = flatAxes(part);
  const [length, width] = [size[along]!, size[across]!];
  const turning = turn?.axis === 'y' ? 0 : turn?.axis === 'x' ? 1 : null;
  const isSlanted = turn && along === 2 && across === turning;
  const slope = isSlanted ? Math.tan((turn.degrees * Math.PI) / 180) * (turning === 0 ? 1 : -1) : 0;
  const shift = (width / 2) * slope;
  const corners: Point[] = [
    [-shift, 0],
    [length - shift, 0],
    [length + shift, width],
    [shift, width],
  ];
  return corners.map((corner, index) => [corner, corners[(index + 1) % 4]!] as const);
}

function boardOf(part: Part): Omit<Workpiece, 'count'> {
  const {kind, material, size, grain, colored, bevel, turn} = part;
  const [length, width, thickness] = flatAxes(part).map((axis) => tenth(size[axis]!)) as [number, number, number];
  const lean = turn && leanOf(part);
  return {
    kind,
    material,
    length,
    width,
    thickness,
    grained: grain !== null,
    colored,
    ...(bevel && {bevel}),
    ...(lean && {lean}),
    parts: [part],
    flat: {outline: outlineOf(part), bends: []},
  };
}

function leanOf(part: Part): Workpiece['lean'] {
  const [along, across] = flatAxes(part);
  const degrees = Math.abs(part.turn?.degrees ?? 0);
  const leaning = part.turn?.axis === 'y' ? 0 : 1;
  const more = part.size[leaning]! * Math.tan((degrees * Math.PI) / 180);
  const side = leaning === across ? 'width' : 'thickness';
  return {degrees: tenth(degrees), across: side, tips: tenth(part.size[along]! + more)};
}

function blankOf(sheet: readonly Part[]): Omit<Workpiece, 'count'> {
  const flat = flatPattern(sheet);
  const points = flat.outline.flat();
  const spread = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return tenth(Math.max(...values) - Math.min(...values));
  };
  const sides = [spread(0), spread(1)];
  const [first] = sheet;
  return {
    kind: 'blank',
    material: first?.material ?? 'steel',
    length: Math.max(...sides),
    width: Math.min(...sides),
    thickness: Math.min(...(first?.size ?? [0])),
    grained: false,
    colored: first?.colored ?? true,
    parts: [...sheet],
    flat,
  };
}
