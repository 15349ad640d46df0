import {closedPath, project, type Point} from '../drawing/project';
import type {View as Look} from '../families/family';
import {computeBounds} from '../plan/geometry';
import type {Part} from '../families/part';

/** The outline of a part in a view. */
interface Outline {
  /** SVG path in mm of paper. */
  path: string;
  colored: boolean;
}

/** A view to scale, in mm of paper; `0 0` is its upper left corner. */
export interface SheetView {
  look: Look;
  width: number;
  height: number;
  outlines: Outline[];
}

/** Scales of drawings of furniture: one mm of paper for so many of the piece. */
const scales = [1, 2, 5, 10, 15, 20, 25, 50, 100];

/**
 * What the views may take of a sheet of A4 lying on its side, without their figures, in mm: with the title block below them, or
 * at their right, which leaves a high piece more room.
 */
const papers = [
  {aside: false, width: 214, height: 82},
  {aside: true, width: 156, height: 114},
];

type Arranged = Pick<SheetViews, 'scale' | 'aside'>;

/** In first-angle projection the piece from the left stands right of its front, and from above below it. */
const looks: Look[] = ['front', 'left', 'top'];

export interface SheetViews {
  views: SheetView[];
  /** Common to all: `1 : scale`. */
  scale: number;
  /** The title block stands at the right of the views. */
  aside: boolean;
}

/** Draws the three views of a piece as large as the sheet allows. */
export function sheetViews(parts: readonly Part[]): SheetViews {
  const {from, to} = computeBounds(parts);
  const [length, depth, height] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [below, beside] = papers.map(({aside, ...paper}) => {
    const fits = (one: number) => (length + depth) / one <= paper.width && (height + depth) / one <= paper.height;
    return {aside, scale: scales.find(fits) ?? 200};
  }) as [Arranged, Arranged];
  const {aside, scale} = beside.scale < below.scale ? beside : below;
  return {scale, aside, views: looks.map((look) => viewOf(parts, look, scale))};
}

function viewOf(parts: readonly Part[], look: Look, scale: number): SheetView {
  const faces = project(parts, look);
  const across = faces.flatMap(({points}) => points.map(([right]) => right));
  const down = faces.flatMap(({points}) => points.map(([, below]) => below));
  const [left, top] = [Math.min(...across), Math.min(...down)];
  const onPaper = (millimetres: number) => Math.round((millimetres / scale) * 100) / 100;
  const at = ([right, below]: Point): Point => [onPaper(right - left), onPaper(below - top)];
  return {
    look,
    width: onPaper(Math.max(...across) - left),
    height: onPaper(Math.max(...down) - top),
    outlines: faces.map(({part, points}) => ({path: closedPath(points.map(at)), colored: part.colored})),
  };
}

/** A view as a `data:` URL. `color` is `#rrggbb`. */
export function renderPicture({width, height, outlines}: SheetView, color: string): string {
  const paths = outlines.map(
    ({path, colored}) => `<path d="${path}" fill="${colored ? color : '#fff'}" stroke="#1b1a17" stroke-width=".3"/>`,
  );
  const box = `viewBox="-2 -2 ${width + 4} ${height + 4}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${paths.join('')}</svg>`)}`;
}
