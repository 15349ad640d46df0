import {closedPath, computeBox, project, type Point} from './project';
import type {View} from '../families/family';
import {computeBounds} from '../plan/geometry';
import type {Part} from '../families/parts/part';
import {findScale} from './scale';

/** The outline of a part in a view. */
interface Outline {
  /** SVG path in mm of paper. */
  path: string;
  colored: boolean;
}

/** A view to scale, in mm of paper; `0 0` is its upper left corner. */
export interface SheetView {
  direction: View;
  width: number;
  height: number;
  outlines: Outline[];
}

/**
 * The room for the views on A4 landscape, without their figures, in mm. A title block at their right instead of below them leaves a
 * high piece more room.
 */
const viewArea = {blockBelow: {width: 214, height: 82}, blockAside: {width: 156, height: 114}};

/** In first-angle projection the view from the left is right of the front, the view from above below it. */
const directions: View[] = ['front', 'left', 'top'];

export interface SheetViews {
  views: SheetView[];
  /** Common to all: `1 : scale`. */
  scale: number;
  /** The title block is at the right of the views. */
  isBlockAside: boolean;
}

/** Draws the three views of a piece as large as the sheet allows. */
export function drawSheetViews(parts: readonly Part[]): SheetViews {
  const {from, to} = computeBounds(parts);
  const [length, depth, height] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const drawn = {width: length + depth, height: height + depth};
  const [scaleBelow, scaleAside] = [findScale(drawn, viewArea.blockBelow), findScale(drawn, viewArea.blockAside)];
  const isBlockAside = scaleAside < scaleBelow;
  const scale = isBlockAside ? scaleAside : scaleBelow;
  return {scale, isBlockAside, views: directions.map((direction) => drawView(parts, direction, scale))};
}

function drawView(parts: readonly Part[], direction: View, scale: number): SheetView {
  const outlines = project(parts, direction);
  const {left, right, top, bottom} = computeBox(outlines.flatMap((outline) => outline.points));
  const onPaper = (millimetres: number) => Math.round((millimetres / scale) * 100) / 100;
  const place = ([x, y]: Point): Point => [onPaper(x - left), onPaper(y - top)];
  return {
    direction,
    width: onPaper(right - left),
    height: onPaper(bottom - top),
    outlines: outlines.map((outline) => ({
      path: closedPath(outline.points.map(place)),
      colored: outline.part.colored,
    })),
  };
}

/** A view as a `data:` URL. `color` is `#rrggbb`. */
export function renderPicture({width, height, outlines}: SheetView, color: string): string {
  const paths = outlines.map(
    ({path, colored}) => `<path d="${path}" fill="${colored ? color : 'white'}" stroke="black" stroke-width=".3"/>`,
  );
  const viewBox = `-2 -2 ${width + 4} ${height + 4}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paths.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
