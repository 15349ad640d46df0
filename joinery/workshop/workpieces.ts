import {lipping} from '../families/parts/carcass';
import type {Extent, Face, Part, PartKind, Turn} from '../families/parts/part';
import type {Material} from '../families/parts/material';
import {faces, type Cut} from './cutting/cut';
import {computeTaper} from './cutting/dovetails';
import {computeFlatPattern, listFoldedSheets, type Flat} from './outlines/flatPattern';
import type {Point} from '../drawing/project';

/** A wedge is this much longer until it is driven in, in mm: the hammer bruises its end, which is sawn off. */
export const strikeLength = 15;

/** A lipped edge of a part that lies flat, along its length or across it. The first of two is that at the low coordinates. */
interface LippedEdge {
  along: 'length' | 'width';
  end: 1 | 2;
  face: Face;
}

/** Equal parts of a piece, as the workshop cuts them. Millimetres. */
export interface Workpiece {
  /** A folded sheet is one blank. */
  kind: PartKind | 'blank';
  material: Material;
  /** Along the grain; without one, the longest side. */
  length: number;
  width: number;
  thickness: number;
  /** As the saw cuts it: without lippings, from point to point, and a wedge with what is sawn off later. */
  rawLength: number;
  rawWidth: number;
  lipped: LippedEdge[];
  hasGrain: boolean;
  colored: boolean;
  /** The width of the bevel along the lower edges. */
  bevel?: number;
  /** Both ends are cut at an angle, across the width or the thickness. `tipToTip` is the part's length from point to point, in mm. */
  endCut?: {degrees: number; dimension: 'width' | 'thickness'; tipToTip: number};
  count: number;
  /** The equal parts of the plan; of a blank, the parts that it is folded to. */
  parts: Part[];
  flat: Flat;
}

/** The workpieces of a piece in the order of the plan. Equal parts are one workpiece, and so are those of a folded sheet. */
export function listWorkpieces(parts: readonly Part[]): Workpiece[] {
  const sheets = listFoldedSheets(parts);
  const folded = new Set(sheets.flat());
  const workpieces = new Map<string, Workpiece>();
  const add = (workpiece: Omit<Workpiece, 'count'>) => {
    const {flat: _, parts: newParts, ...shared} = workpiece;
    const key = JSON.stringify(shared);
    const equal = workpieces.get(key);
    workpieces.set(key, {
      ...workpiece,
      count: (equal?.count ?? 0) + 1,
      parts: [...(equal?.parts ?? []), ...newParts],
    });
  };
  for (const sheet of sheets) add(createBlank(sheet));
  for (const part of parts) if (!folded.has(part)) add(createWorkpiece(part));
  return [...workpieces.values()];
}

/** The number of each part: the row of the cut list, and its place among several equal parts (`4.2`). */
export function numberParts(workpieces: readonly Workpiece[]): Map<Part, string> {
  return new Map(
    workpieces.flatMap(({parts}, index) => {
      const row = String(index + 1);
      return parts.map((part, place) => [part, parts.length > 1 ? `${row}.${place + 1}` : row] as const);
    }),
  );
}

/** Joins numbers with ranges: `7.1, 7.2, 7.3, 7.5` becomes `7.1–7.3, 7.5`. */
export function joinNumbers(numbers: readonly string[]): string {
  const getPlace = (number: string) => Number(number.split('.')[1]);
  const runs: string[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && getPlace(number) === getPlace(run.at(-1)!) + 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}

/** What is cut by its outline: no rod, which is round, and no foot, which is bought. */
export const isCutToOutline = ({kind}: Pick<Workpiece, 'kind'>): boolean => kind !== 'clothesRail' && kind !== 'foot';

/**
 * Rounds millimetres or degrees to the tenth, which is finer than any saw. The small addend keeps binary errors from rounding equal
 * values, such as 0.25, to different tenths. Never `-0`.
 */
export const roundToTenth = (value: number) => Math.round(value * 10 + 1e-3) / 10 + 0;

/** The axes (0, 1, 2) of a part that lies flat: along its grain or its longest side, across it, and through its thickness. */
export function getFlatAxes({size, grain}: Part): [length: number, width: number, thickness: number] {
  const lengthAxis = grain === null ? size.indexOf(Math.max(...size)) : ['x', 'y', 'z'].indexOf(grain);
  const [one, two] = [0, 1, 2].filter((axis) => axis !== lengthAxis) as [number, number];
  return size[one]! >= size[two]! ? [lengthAxis, one, two] : [lengthAxis, two, one];
}

/** The face that is on top when a part lies flat, with its length to the right and its width upwards. */
export function getTopFace(part: Part): Face {
  const [lengthAxis, widthAxis, thicknessAxis] = getFlatAxes(part);
  // They are seen from the high side only if the three axes are in their order.
  const isHigh = (widthAxis - lengthAxis + 3) % 3 === 1;
  return faces[thicknessAxis]![isHigh ? 1 : 0];
}

/**
 * The outline of a part that lies flat, from the corner of its box with the smallest coordinates, as narrow at its tenons as the
 * shoulders among its cuts make it, and at the tip of a key. A leaning part has ends that are parallel to the floor: where they slope through its thickness, the
 * outline goes from point to point.
 */
export function computeOutline(part: Part, cuts: readonly Cut[] = []): Flat['outline'] {
  const {size, turn} = part;
  const [lengthAxis, widthAxis, thicknessAxis] = getFlatAxes(part);
  const [length, width] = [size[lengthAxis]!, size[widthAxis]!];
  const leanAxis = turn && lengthAxis === 2 ? findLeanAxis(turn) : null;
  const slope = turn ? Math.tan((turn.degrees * Math.PI) / 180) * (turn.axis === 'y' ? 1 : -1) : 0;
  const shift = leanAxis === widthAxis ? (width / 2) * slope : 0;
  const extraLength = leanAxis === thicknessAxis ? (size[thicknessAxis]! / 2) * Math.abs(slope) : 0;
  const tip = findTip(part);
  const shoulders = cuts.filter(({kind, axis}) => kind === 'shoulder' && axis === widthAxis);
  /** The corners of an end, from the lower long edge to the upper one. */
  const listEndCorners = (end: number, outwards: 1 | -1): Point[] => {
    const [below, above] = shoulders
      .filter((cut) => cut.from[lengthAxis]! + cut.to[lengthAxis]! > length === outwards > 0)
      .sort((a, b) => a.from[widthAxis]! - b.from[widthAxis]!);
    if (!below || !above) {
      const point = end + outwards * extraLength;
      const [low, high] = tip && outwards < 0 ? tip : [0, width];
      return [
        [point - shift, low],
        [point + shift, high],
      ];
    }
    const shoulder = outwards > 0 ? below.from[lengthAxis]! : below.to[lengthAxis]!;
    const [low, high] = [below.to[widthAxis]!, above.from[widthAxis]!];
    return [
      [shoulder, 0],
      [shoulder, low],
      [end, low],
      [end, high],
      [shoulder, high],
      [shoulder, width],
    ];
  };
  const [first, ...others] = listEndCorners(0, -1) as [Point, ...Point[]];
  const corners = [first, ...listEndCorners(length, 1), ...others.reverse()];
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!] as const);
}

/**
 * Where the two long edges end at the low end of a key, which is as thick as it is wide; `null` for other parts. It bears against the
 * part that it pulls tight with its straight edge, which is nearer to the middle of the piece.
 */
function findTip(part: Part): Extent | null {
  const {size, place} = part;
  const [, widthAxis, thicknessAxis] = getFlatAxes(part);
  const width = size[widthAxis]!;
  const taper = computeTaper(part);
  if (!taper || width > size[thicknessAxis]!) return null;
  return place[widthAxis]! < 0 ? [width - taper.tip, width] : [0, taper.tip];
}

/** The axis (0, 1, 2) along which a tilted part leans; `null` for one that is tilted about the vertical. */
function findLeanAxis({axis}: Turn): number | null {
  if (axis === 'z') return null;
  return axis === 'y' ? 0 : 1;
}

function createWorkpiece(part: Part): Omit<Workpiece, 'count'> {
  const {kind, material, size, grain, colored, bevel, turn} = part;
  const [length, width, thickness] = getFlatAxes(part).map((axis) => roundToTenth(size[axis]!)) as [
    number,
    number,
    number,
  ];
  const endCut = turn && computeEndCut(part, turn);
  const lipped = listLippedEdges(part);
  const extraLength = kind === 'wedge' ? strikeLength : 0;
  const getLipping = (along: LippedEdge['along']) => lipped.filter((edge) => edge.along === along).length * lipping;
  return {
    kind,
    material,
    length,
    width,
    thickness,
    // A lipping along the length makes a part wider.
    rawLength: roundToTenth((endCut?.tipToTip ?? length) + extraLength - getLipping('width')),
    rawWidth: roundToTenth(width - getLipping('length')),
    lipped,
    hasGrain: grain !== null,
    colored,
    ...(bevel && {bevel}),
    ...(endCut && {endCut}),
    parts: [part],
    flat: {outline: computeOutline(part), bends: [], holes: []},
  };
}

function listLippedEdges(part: Part): LippedEdge[] {
  const [lengthAxis, widthAxis] = getFlatAxes(part);
  const listEdges = (along: LippedEdge['along'], axis: number) =>
    faces[axis]!.map((face, index): LippedEdge => ({along, end: index ? 2 : 1, face}));
  const edges = [...listEdges('length', widthAxis), ...listEdges('width', lengthAxis)];
  return edges.filter(({face}) => part.lipped?.includes(face));
}

function computeEndCut(part: Part, turn: Turn): Workpiece['endCut'] {
  const [lengthAxis, widthAxis] = getFlatAxes(part);
  const degrees = Math.abs(turn.degrees);
  const leanAxis = findLeanAxis(turn);
  if (leanAxis === null) return undefined;
  const extraLength = part.size[leanAxis]! * Math.tan((degrees * Math.PI) / 180);
  return {
    degrees: roundToTenth(degrees),
    dimension: leanAxis === widthAxis ? 'width' : 'thickness',
    tipToTip: roundToTenth(part.size[lengthAxis]! + extraLength),
  };
}

function createBlank(sheet: readonly Part[]): Omit<Workpiece, 'count'> {
  const flat = computeFlatPattern(sheet);
  const points = flat.outline.flat();
  const getExtent = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return roundToTenth(Math.max(...values) - Math.min(...values));
  };
  const sides = [getExtent(0), getExtent(1)];
  const [length, width] = [Math.max(...sides), Math.min(...sides)];
  const [first] = sheet;
  return {
    kind: 'blank',
    material: first?.material ?? 'steel',
    length,
    width,
    rawLength: length,
    rawWidth: width,
    lipped: [],
    thickness: Math.min(...(first?.size ?? [0])),
    hasGrain: false,
    colored: first?.colored ?? true,
    parts: [...sheet],
    flat,
  };
}
