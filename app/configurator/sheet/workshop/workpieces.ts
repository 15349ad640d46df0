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
  /** Degrees by which both ends are cut out of square. */
  lean?: number;
  count: number;
  flat: Flat;
}

/** The parts of a piece as the workshop cuts them: equal ones counted, a folded sheet as one blank. In the order of the plan. */
export function workpiecesOf(parts: readonly Part[]): Workpiece[] {
  const sheets = foldedSheets(parts);
  const folded = new Set(sheets.flat());
  const pieces = new Map<string, Workpiece>();
  const count = (piece: Omit<Workpiece, 'count'>) => {
    const {flat: _, ...same} = piece;
    const key = JSON.stringify(same);
    pieces.set(key, {...piece, count: (pieces.get(key)?.count ?? 0) + 1});
  };
  for (const sheet of sheets) count(blankOf(sheet));
  for (const part of parts) if (!folded.has(part)) count(boardOf(part));
  return [...pieces.values()];
}

/** To the tenth of a millimetre: finer than any saw. */
const tenth = (millimetres: number) => Math.round(millimetres * 10) / 10;

function boardOf(part: Part): Omit<Workpiece, 'count'> {
  const {kind, material, size, grain, colored, bevel, turn} = part;
  const along = grain === null ? Math.max(...size) : size[['x', 'y', 'z'].indexOf(grain)]!;
  const others = [...size];
  others.splice(size.indexOf(along), 1);
  const [length, width, thickness] = [along, Math.max(...others), Math.min(...others)].map(tenth) as [
    number,
    number,
    number,
  ];
  const lean = turn && Math.abs(tenth(turn.degrees));
  // A turned part is sheared across its turning plane; its outline shows the slant if that is its wider side.
  const across = turn?.axis === 'y' ? size[0] : size[1];
  const slant = lean && tenth(across) === width ? width * Math.tan((lean * Math.PI) / 180) : 0;
  const corners: Point[] = [
    [0, 0],
    [length, 0],
    [length + slant, width],
    [slant, width],
  ];
  const outline = corners.map((corner, index) => [corner, corners[(index + 1) % 4]!] as const);
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
    flat: {outline, bends: []},
  };
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
    flat,
  };
}
