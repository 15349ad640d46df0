import {closedPath, computeBox, project, type Box, type Point} from '../../drawing/project';
import {findFittingScale} from '../../drawing/scale';
import type {Part, PartKind} from '../../families/parts/part';
import {placeBalloons, type Balloon} from './balloons';
import {computeEnds, findChains, type Chain, type PartPolygon} from './chains';
import {createDimensionLine, type MeasuredLine} from './dimensions';
import {noteFrontEdge, noteLeaningParts, type Note, type ViewName} from './notes';

/** The room around a drawing for dimensions and numbers, in mm of paper. */
type Margin = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** A drawing to scale, in mm of paper; `0 0` is the upper left corner of the piece. */
export interface Figure {
  view: ViewName | 'exploded';
  scale: number;
  width: number;
  height: number;
  margin: Margin;
  outlines: {path: string; colored: boolean}[];
  balloons: Balloon[];
  lines: MeasuredLine[];
  notes: Note[];
}

/** What can be printed on A4 landscape, and the height of a view's title with the gap below the view, in mm. */
const paper = {width: 277, height: 189};
const titleHeight = 7;

/** The width of a title, in mm of paper. */
const titleWidth = 50;

/** The distances of dimension lines from the piece, and the room beyond the last one, in mm of paper. */
const lineDistance = {first: 8, next: 8, beyond: 4};

/** The room beside a view without dimensions, and with the word for its front edge, in mm of paper. */
const sideRoom = {empty: 4, frontEdge: 8};

/** What covers the carcass from the front. */
const frontKinds: readonly PartKind[] = ['door', 'drawerFront', 'drawerSide', 'drawerEnd', 'drawerFloor'];

/** The axes of the plan (0, 1, 2) that a view shows from left to right, and from top to bottom. */
const planAxes: Record<ViewName, readonly [number, number]> = {
  front: [0, 2],
  carcass: [0, 2],
  left: [1, 2],
  top: [0, 1],
};

/** A view before its scale is known. */
interface Draft {
  view: ViewName;
  polygons: readonly PartPolygon[];
  box: Box;
  /** Dimensions beside the view, from the piece outwards, and those that run through it. */
  above: Chain[];
  before: Chain[];
  below: Chain[];
  within: Chain[];
  margin: Margin;
}

/**
 * The views of a piece in one scale, as rows of the pages: from the front with that from the left, without doors and drawers, and from
 * above. It is the largest scale in which they share a page; those of a piece with fronts have two.
 */
export function drawViewPages(parts: readonly Part[], numbers: ReadonlyMap<Part, string>): Figure[][][] {
  const drafts = draftViews(parts);
  const arrangements = arrange(drafts);
  const maxPages = drafts.some(({view}) => view === 'carcass') ? 2 : 1;
  const hasRoom = (pages: readonly Draft[][][], scale: number) =>
    pages.every((page) => computePageHeight(page, scale) <= paper.height) &&
    pages.flat().every((row) => computeRowWidth(row, scale) <= paper.width);
  // A view from above has no page of its own, which would be almost empty.
  const areFilled = (pages: readonly Draft[][][]) =>
    pages.length <= maxPages && pages.every((page) => page.flat().some(({view}) => view !== 'top'));
  const fill = (scale: number) =>
    arrangements
      .map((rows) => fillPages(alignMargins(rows), scale))
      .filter((pages) => areFilled(pages) && hasRoom(pages, scale))
      .sort((a, b) => a.length - b.length)[0];
  const scale = findFittingScale((one) => fill(one) !== undefined);
  return (fill(scale) ?? []).map((page) => page.map((row) => row.map((draft) => drawView(draft, scale, numbers))));
}

/** The ways in which views may stand in rows, the best one first. */
function arrange(drafts: readonly Draft[]): Draft[][][] {
  const pick = (...names: ViewName[]) => drafts.filter(({view}) => names.includes(view));
  const [front, carcass, top] = [pick('front', 'left'), pick('carcass'), pick('top')];
  return [
    [front, carcass, top],
    [front, top, carcass],
    [[...front, ...carcass], top],
    [front, [...carcass, ...top]],
    [[...front, ...top], carcass],
  ].map((rows) => rows.filter((row) => row.length));
}

function draftViews(parts: readonly Part[]): Draft[] {
  const carcass = parts.filter(({kind}) => !frontKinds.includes(kind));
  const views: ViewName[] =
    carcass.length < parts.length ? ['front', 'carcass', 'left', 'top'] : ['front', 'left', 'top'];
  // What another view has measured already along the axes of the plan.
  const known: number[][] = [[], [], []];
  return views.flatMap((view) => {
    const polygons = view === 'carcass' ? project(carcass, 'front') : project(parts, view);
    // Above a single board there is nothing to see.
    if (view === 'top' && polygons.length === 1) return [];
    const measure = (axis: 0 | 1): Measured => {
      const planAxis = planAxes[view][axis];
      const knownStops = known[planAxis]!;
      const newChains = findChains(polygons, axis, planAxis, knownStops);
      // From above one measures where tenons and boards are, even if another view has their figures.
      const isRepeated = view === 'top' && !newChains.length;
      const chains = isRepeated ? findChains(polygons, axis, planAxis, []).slice(0, 1) : newChains;
      const ends = computeEnds(polygons, axis);
      const isMeasured = ends.every((end) => knownStops.some((stop) => Math.abs(stop - end) < 0.1));
      knownStops.push(...ends, ...chains.flatMap(({stops}) => stops));
      return {
        chains,
        outer: isMeasured && !chains.length && !isRepeated ? [] : [{axis, at: 0, stops: ends, clearance: 0}],
      };
    };
    const [horizontal, vertical] = [measure(0), measure(1)];
    return placeChains({view, polygons, box: computeBox(polygons.flatMap(({points}) => points))}, horizontal, vertical);
  });
}

interface Measured {
  chains: Chain[];
  /** From one end to the other. */
  outer: Chain[];
}

/** A chain that runs through a view has so much room on both sides, in mm of the piece. */
const roomWithin = 90;

/** One chain of an axis has its line beside the view. Of several each runs where it measures, or beside the view if that is too narrow. */
function placeChains(draft: Pick<Draft, 'view' | 'polygons' | 'box'>, horizontal: Measured, vertical: Measured): Draft {
  const {view, box} = draft;
  const hasRoom = ({clearance}: Chain) => clearance > roomWithin;
  const findWithin = (chains: readonly Chain[]) => (chains.filter(hasRoom).length > 1 ? chains.filter(hasRoom) : []);
  const within = [...findWithin(horizontal.chains), ...findWithin(vertical.chains)];
  const level = horizontal.chains.filter((chain) => !within.includes(chain));
  const isBelow = (chain: Chain) => !hasRoom(chain) && chain.at > (box.top + box.bottom) / 2;
  const below = level.filter(isBelow);
  const lines = {
    above: [...level.filter((chain) => !isBelow(chain)), ...horizontal.outer],
    before: [...vertical.chains.filter((chain) => !within.includes(chain)), ...vertical.outer],
    below,
    within,
  };
  const margin = {
    left: computeRoom(lines.before),
    top: computeRoom(lines.above),
    right: view === 'left' ? sideRoom.frontEdge : sideRoom.empty,
    bottom: computeRoom(below) + (view === 'top' ? sideRoom.frontEdge - sideRoom.empty : 0),
  };
  return {...draft, ...lines, margin};
}

const computeDistance = (index: number) => lineDistance.first + index * lineDistance.next;

const computeRoom = (lines: readonly Chain[]) =>
  lines.length ? computeDistance(lines.length - 1) + lineDistance.beyond : sideRoom.empty;

/** Views in a row stand on one line, and the first views of all rows begin below each other. */
function alignMargins(rows: readonly Draft[][]): Draft[][] {
  const left = Math.max(...rows.map(([first]) => first!.margin.left));
  return rows.map((row) => {
    const top = Math.max(...row.map(({margin}) => margin.top));
    const bottom = Math.max(...row.map(({margin}) => margin.bottom));
    return row.map((draft, index) => ({
      ...draft,
      margin: {...draft.margin, top, bottom, left: index ? draft.margin.left : left},
    }));
  });
}

const computeRowWidth = (row: readonly Draft[], scale: number) =>
  row.reduce(
    (sum, {box, margin}) => sum + Math.max(titleWidth, (box.right - box.left) / scale + margin.left + margin.right),
    0,
  );

const computeRowHeight = (row: readonly Draft[], scale: number) =>
  Math.max(...row.map(({box, margin}) => (box.bottom - box.top) / scale + margin.top + margin.bottom)) + titleHeight;

const computePageHeight = (rows: readonly (readonly Draft[])[], scale: number) =>
  rows.reduce((sum, row) => sum + computeRowHeight(row, scale), 0);

/** As many rows on a page as it has room for. */
function fillPages(rows: readonly Draft[][], scale: number): Draft[][][] {
  const pages: Draft[][][] = [];
  for (const row of rows) {
    const page = pages.at(-1);
    if (page && computePageHeight([...page, row], scale) <= paper.height) page.push(row);
    else pages.push([row]);
  }
  return pages;
}

function drawView(draft: Draft, scale: number, numbers: ReadonlyMap<Part, string>): Figure {
  const {view, polygons, box, margin} = draft;
  const {left, right, top, bottom} = box;
  const [width, height] = [(right - left) / scale, (bottom - top) / scale];
  const origin = [left, top] as const;
  const createLine = ({axis, stops}: Chain, at: number, outer: readonly Chain[], edge?: number) => {
    const toPaper = (stop: number) => (stop - origin[axis]) / scale;
    const crossings = outer.flatMap((chain) => chain.stops.map(toPaper));
    return createDimensionLine({axis, at, stops, toPaper, crossings, ...(edge !== undefined && {edge})});
  };
  // The lines that lead to a dimension cross those that are nearer to the piece.
  const createBeside = (chains: readonly Chain[], edge: number, side: 1 | -1) =>
    chains.map((chain, index) =>
      createLine(chain, edge + side * computeDistance(index), chains.slice(index + 1), edge),
    );
  const lines = [
    ...createBeside(draft.above, 0, -1),
    ...createBeside(draft.before, 0, -1),
    ...createBeside(draft.below, height, 1),
    ...draft.within.map((chain) => createLine(chain, (chain.at - origin[chain.axis === 0 ? 1 : 0]) / scale, [])),
  ];
  const notes = [...noteFrontEdge(view, width, height), ...noteLeaningParts(polygons, view, box, scale)];
  const reserved = [...lines.flatMap(({labels}) => labels.map((label) => label.box)), ...notes.map((note) => note.box)];
  return {view, scale, margin, lines, notes, ...drawPicture(polygons, scale, numbers, {reserved})};
}

/** Outlines and numbers of a picture. */
export function drawPicture(
  polygons: readonly PartPolygon[],
  scale: number,
  numbers: ReadonlyMap<Part, string>,
  options: {withHidden?: boolean; reserved?: readonly Box[]},
): Pick<Figure, 'width' | 'height' | 'outlines' | 'balloons'> {
  const {left, right, top, bottom} = computeBox(polygons.flatMap(({points}) => points));
  const onPaper = (millimetres: number) => Math.round((millimetres / scale) * 100) / 100;
  const paperPolygons = polygons.map(({part, points}) => ({
    part,
    label: numbers.get(part) ?? '',
    points: points.map(([x, y]): Point => [onPaper(x - left), onPaper(y - top)]),
  }));
  return {
    width: onPaper(right - left),
    height: onPaper(bottom - top),
    outlines: paperPolygons.map(({part, points}) => ({path: closedPath(points), colored: part.colored})),
    balloons: placeBalloons(paperPolygons, options),
  };
}
