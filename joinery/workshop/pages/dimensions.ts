import type {Box, Point} from '../../drawing/project';

/** A figure of a dimension, in mm of paper. It is read along its line; the middle of its baseline is at its position. */
interface Label {
  /** In mm of the piece. */
  value: number;
  position: Point;
  box: Box;
  /** From the middle of its dimension to a figure that has no room there. */
  leader?: readonly [from: Point, to: Point];
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

/** The width of a digit and of a decimal comma, and the height of a figure, in mm of paper. */
const textSize = {digit: 1.35, comma: 0.6, height: 1.8};

/** The distances of a figure from its line, from another row of figures, from the next figure and from a tick or line, in mm of paper. */
const figureGap = {line: 0.9, row: 1, next: 0.8, tick: 0.6};

/** How far a figure is from its line if it has no room between its ticks, in mm of paper. */
const leaderReach = figureGap.line + textSize.height + figureGap.row;

/** The distance of a leader from its figure, in mm of paper. */
const leaderGap = 0.3;

interface Description extends Pick<MeasuredLine, 'axis' | 'at' | 'edge'> {
  /** In mm of the piece, as the view counts them. */
  stops: readonly number[];
  /** From mm of the piece to mm of paper. */
  toPaper(stop: number): number;
  /** Where lines of other dimensions cross this one, in mm of paper. */
  crossings: readonly number[];
}

/** A figure along its line, in mm of paper. */
interface Figure {
  value: number;
  width: number;
  /** Its ticks, and the middle between them. */
  start: number;
  end: number;
  middle: number;
}

/** Places the figures of a dimension line: between their ticks, or beyond those with a leader where the ticks are too near to each other. */
export function createDimensionLine({stops, toPaper, crossings, ...line}: Description): MeasuredLine {
  const ticks = stops.map(toPaper);
  const figures = stops.slice(1).map((to, index): Figure => {
    const value = Math.round((to - stops[index]!) * 10 + 1e-3) / 10;
    const [start, end] = [ticks[index]!, ticks[index + 1]!];
    return {value, width: measureFigure(value), start, end, middle: (start + end) / 2};
  });
  const placed = figures.map((figure) => ({...figure, middle: findFreeMiddle(figure, crossings)}));
  const moved = findMoved(placed, [ticks[0]!, ticks.at(-1)!]);
  const labels = placed.map((figure) => createLabel(figure, line, moved.get(figure)));
  return {...line, stops: [...stops], ticks, labels};
}

/** The width of a figure, in mm of paper. */
function measureFigure(value: number): number {
  const text = String(value);
  const commas = text.includes('.') ? 1 : 0;
  return (text.length - commas) * textSize.digit + commas * textSize.comma;
}

/** The place between its ticks that is nearest to their middle and where no other line crosses a figure. */
function findFreeMiddle({width, start, end, middle}: Figure, crossings: readonly number[]): number {
  const reach = width / 2 + figureGap.tick;
  const inside = crossings.filter((crossing) => crossing > start && crossing < end);
  const isFree = (one: number) =>
    one - reach >= start &&
    one + reach <= end &&
    inside.every((crossing) => crossing <= one - reach || crossing >= one + reach);
  const places = [middle, ...inside.flatMap((crossing) => [crossing - reach, crossing + reach])].filter(isFree);
  return places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
}

type Ends = readonly [first: number, last: number];

/** The figures that have no room between their ticks or that the leader of another one crosses, with the middles of their places. */
function findMoved(figures: readonly Figure[], ends: Ends): Map<Figure, number> {
  let moved = spread(
    figures.filter(({width, start, end}) => width + 2 * figureGap.tick > end - start),
    ends,
  );
  for (;;) {
    const crossed = figures.filter((figure) => !moved.has(figure) && [...moved].some((one) => isCrossed(figure, one)));
    if (!crossed.length) return moved;
    moved = spread(
      figures.filter((figure) => moved.has(figure) || crossed.includes(figure)),
      ends,
    );
  }
}

/** Whether the leader of a moved figure crosses one that is between its ticks. */
function isCrossed({middle, width}: Figure, [{middle: start}, end]: readonly [Figure, number]): boolean {
  const [near, far] = [figureGap.line, figureGap.line + textSize.height].map(
    (height) => start + ((end - start) * height) / leaderReach,
  ) as [number, number];
  const reach = width / 2 + figureGap.tick;
  return Math.min(near, far) < middle + reach && Math.max(near, far) > middle - reach;
}

/** Figures side by side that share their room. */
interface Group {
  figures: Figure[];
  from: number;
  width: number;
}

/** Places figures in a row, each as near to the middle of its dimension as the others allow, and within the ends of the line. */
function spread(figures: readonly Figure[], ends: Ends): Map<Figure, number> {
  const groups: Group[] = [];
  for (const figure of figures) {
    let group = createGroup([figure], ends);
    for (let before = groups.at(-1); before && before.from + before.width + figureGap.next > group.from; ) {
      groups.pop();
      group = createGroup([...before.figures, ...group.figures], ends);
      before = groups.at(-1);
    }
    groups.push(group);
  }
  return new Map(groups.flatMap(({figures: members, from}) => listMiddles(members, from)));
}

function createGroup(figures: Figure[], [first, last]: Ends): Group {
  const offsets = listMiddles(figures, 0);
  const width = offsets.at(-1)![1] + figures.at(-1)!.width / 2;
  const ideal = offsets.reduce((sum, [{middle}, offset]) => sum + middle - offset, 0) / figures.length;
  const [least, most] = [first + figureGap.tick, last - figureGap.tick - width];
  // A thin board has no room for its figure at all.
  const from = least > most ? (least + most) / 2 : Math.min(Math.max(ideal, least), most);
  return {figures, from, width};
}

/** The middles of figures side by side. */
function listMiddles(figures: readonly Figure[], from: number): [figure: Figure, middle: number][] {
  let end = from;
  return figures.map((figure) => {
    const middle = end + figure.width / 2;
    end += figure.width + figureGap.next;
    return [figure, middle];
  });
}

function createLabel(
  {value, width, middle}: Figure,
  {axis, at, edge = 0}: Pick<MeasuredLine, 'axis' | 'at' | 'edge'>,
  movedMiddle: number | undefined,
): Label {
  const place = (along: number, across: number): Point => (axis === 0 ? [along, across] : [across, along]);
  const along = movedMiddle ?? middle;
  // Lines lead from the piece to its dimensions; figures with a leader are on the other side.
  const isBeyond = edge > 0;
  const distance = movedMiddle === undefined ? -figureGap.line : isBeyond ? leaderReach : -leaderReach;
  const baseline = at + distance;
  const top = baseline - textSize.height;
  const [from, to] = [place(along - width / 2, top), place(along + width / 2, baseline)];
  return {
    value,
    position: place(along, baseline),
    box: {left: from[0], top: from[1], right: to[0], bottom: to[1]},
    ...(movedMiddle !== undefined && {
      leader: [place(middle, at), place(along, isBeyond ? top - leaderGap : baseline + leaderGap)],
    }),
  };
}
