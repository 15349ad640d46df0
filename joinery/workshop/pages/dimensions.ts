import type {Point} from '../../drawing/project';
import type {Box} from '../../drawing/project';

/** A figure of a dimension, in mm of paper. Its position is on its baseline. */
interface Label {
  /** In mm of the piece. */
  value: number;
  position: Point;
  /** It is read from the right. */
  isUpright: boolean;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}

/** A line with ticks and figures, in mm of paper. */
export interface MeasuredLine {
  axis: 0 | 1;
  /** Where the line is on the other axis. */
  at: number;
  /** Where its ticks are, and where those of the piece are that they belong to, in mm of the piece. */
  ticks: number[];
  stops: number[];
  labels: Label[];
  /** Where the lines that lead to the piece begin; `undefined` for a line that runs through it. */
  edge?: number;
}

/** The width of a character and the height of a figure, in mm of paper. */
const characterWidth = 1.4;
const figureHeight = 1.8;

/** The distances of a figure from its line and from the next figure, in mm of paper. */
const figureGap = {line: 0.9, next: 0.3};

interface Description extends Pick<MeasuredLine, 'axis' | 'at' | 'edge'> {
  /** In mm of the piece, as the view counts them. */
  stops: readonly number[];
  /** From mm of the piece to mm of paper. */
  toPaper(stop: number): number;
}

/** Places the figures of a dimension line. A stop without room for its figures is left out, but never an end. */
export function createDimensionLine({stops, toPaper, ...line}: Description): MeasuredLine {
  const ticks = stops.map(toPaper);
  const labels: Label[] = [];
  for (const [index, to] of stops.slice(1).entries()) {
    const value = Math.round((to - stops[index]!) * 10 + 1e-3) / 10;
    const candidates = listLabels(value, [ticks[index]!, ticks[index + 1]!], line);
    const free = candidates.find(({box}) => !labels.some((other) => overlap(box, other.box)));
    if (!free) {
      const surplus = index + 2 === stops.length ? index : index + 1;
      return createDimensionLine({...line, toPaper, stops: stops.filter((_, place) => place !== surplus)});
    }
    labels.push(free);
  }
  return {...line, stops: [...stops], ticks, labels};
}

/** The places for a figure, the best one first: along its dimension if that is long enough, then turned, each on both sides of the line. */
function listLabels(
  value: number,
  [from, to]: readonly [number, number],
  {axis, at}: Pick<MeasuredLine, 'axis' | 'at'>,
): Label[] {
  const width = String(value).length * characterWidth;
  const middle = (from + to) / 2;
  const {line, next} = figureGap;
  const isLongEnough = width < to - from - next;
  const place = (isTurned: boolean, side: 1 | -1): Label => {
    const [along, across] = isTurned ? [figureHeight, width] : [width, figureHeight];
    const near = at + side * line;
    const far = near + side * across;
    const alongLine = {from: middle - along / 2, to: middle + along / 2};
    const acrossLine = {from: Math.min(near, far), to: Math.max(near, far)};
    const box = createBox(axis, alongLine, acrossLine);
    const isUpright = (axis === 1) !== isTurned;
    if (!isTurned) {
      const position: Point = axis === 0 ? [middle, acrossLine.to] : [acrossLine.to, middle];
      return {value, position, isUpright, anchor: 'middle', box};
    }
    const position: Point = axis === 0 ? [alongLine.to, near] : [near, alongLine.to];
    // Text that is read from the right begins below.
    const startsAtLine = isUpright ? side < 0 : side > 0;
    return {value, position, isUpright, anchor: startsAtLine ? 'start' : 'end', box};
  };
  return [...(isLongEnough ? [place(false, -1), place(false, 1)] : []), place(true, -1), place(true, 1)];
}

interface Range {
  from: number;
  to: number;
}

const createBox = (axis: 0 | 1, along: Range, across: Range): Box => {
  const [horizontal, vertical] = axis === 0 ? [along, across] : [across, along];
  return {left: horizontal.from, right: horizontal.to, top: vertical.from, bottom: vertical.to};
};

const overlap = (one: Box, other: Box) =>
  one.left < other.right + figureGap.next &&
  other.left < one.right + figureGap.next &&
  one.top < other.bottom + figureGap.next &&
  other.top < one.bottom + figureGap.next;
