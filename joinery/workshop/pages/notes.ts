import {computeBox, getViewAxis, type Box, type Point} from '../../drawing/project';
import type {View} from '../../families/family';
import {axes} from '../../plan/facing';
import {roundToTenth} from '../workpieces';
import type {PartPolygon} from './chains';

/** The views that the workshop sees. `carcass` is that from the front without doors and drawers. */
export type ViewName = View | 'carcass';

/** A word in a drawing, in mm of paper. Its middle is at `position`, on its baseline. */
export interface Note {
  /** The front edge of the piece, or thickness in mm and slope in degrees of a leaning part. */
  content: 'frontEdge' | {thickness: number; degrees: number};
  position: Point;
  /** In degrees, clockwise. */
  rotation: number;
  /** What it covers. */
  box: Box;
}

/** The room for a word, and its distance from what it names, in mm of paper. */
const room = {frontEdge: 8, leaning: 15, height: 2.4};
const distance = {frontEdge: 4, leaning: 1.6};

/** How far above the foot of a leaning part its words are, as a share of its height. Further up other parts meet it. */
const heightShare = 0.24;

/** The front is an edge from above and from the left. */
export function noteFrontEdge(view: ViewName, width: number, height: number): Note[] {
  if (view !== 'top' && view !== 'left') return [];
  const isAbove = view === 'top';
  const position: Point = isAbove ? [width / 2, height + distance.frontEdge] : [width + distance.frontEdge, height / 2];
  return [createNote('frontEdge', position, isAbove ? 0 : -90, room.frontEdge)];
}

/** Thickness and slope of parts that lean across the view, once for equal ones, beside their edge. */
export function noteLeaningParts(
  polygons: readonly PartPolygon[],
  view: ViewName,
  {left, right, top}: Box,
  scale: number,
): Note[] {
  const axis = getViewAxis(view === 'carcass' ? 'front' : view);
  const named = new Set<string>();
  return polygons.flatMap(({part, points}) => {
    // A wedge leans with what it is driven into.
    if (part.turn?.axis !== axis || part.kind === 'wedge') return [];
    const sides = [0, 1, 2].filter((side) => axes[side] !== axis).map((side) => part.size[side]!);
    const content = {thickness: roundToTenth(Math.min(...sides)), degrees: roundToTenth(Math.abs(part.turn.degrees))};
    const key = JSON.stringify([part.kind, content]);
    if (named.has(key)) return [];
    named.add(key);
    // Of its two long edges the one that is farther from the middle of the view.
    const edges = points.map((point, index) => [point, points[(index + 1) % points.length]!] as const);
    const getMiddle = ([from, to]: (typeof edges)[number]): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const getLength = ([from, to]: (typeof edges)[number]) => Math.hypot(to[0] - from[0], to[1] - from[1]);
    const viewMiddle = (left + right) / 2;
    const getOffset = (edge: (typeof edges)[number]) => Math.abs(getMiddle(edge)[0] - viewMiddle);
    const longEdges = [...edges].sort((a, b) => getLength(b) - getLength(a)).slice(0, 2);
    const outer = longEdges.reduce((one, other) => (getOffset(other) > getOffset(one) ? other : one));
    const [lower, upper] = [...outer].sort((a, b) => b[1] - a[1]) as [Point, Point];
    const [x, y] = [0, 1].map((axis) => lower[axis]! + heightShare * (upper[axis]! - lower[axis]!)) as [number, number];
    // The text is read from the right, so it stands left of its baseline.
    const isAtLeft = x < viewMiddle;
    const offset = isAtLeft ? -distance.leaning : distance.leaning + room.height;
    const rotation = (Math.atan2(upper[1] - lower[1], upper[0] - lower[0]) * 180) / Math.PI;
    return [createNote(content, [(x - left) / scale + offset, (y - top) / scale], rotation, room.leaning)];
  });
}

function createNote(content: Note['content'], position: Point, rotation: number, length: number): Note {
  const [x, y] = position;
  const radians = (rotation * Math.PI) / 180;
  // The corners of the text around its baseline.
  const corners = [-length / 2, length / 2].flatMap((along) =>
    [0, -room.height].map(
      (up): Point => [
        x + along * Math.cos(radians) - up * Math.sin(radians),
        y + along * Math.sin(radians) + up * Math.cos(radians),
      ],
    ),
  );
  return {content, position, rotation, box: computeBox(corners)};
}
