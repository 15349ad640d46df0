import {useLanguage, useMessages} from '~/i18n/useLanguage';
import drawingStyles from '../viewer/drawing.module.css';
import {tenth} from 'joinery/drawing/project';
import {Wall} from '../viewer/Surroundings';
import {ViewShape} from '../viewer/ViewShape';
import type {Size} from 'joinery/families/family';
import type {Part} from 'joinery/families/parts/part';
import {messages} from './messages';
import {formatCentimetres, type Room} from './room';
import styles from './fit.module.css';

interface NicheDrawingProps {
  parts: readonly Part[];
  size: Size;
  /** `#rrggbb` */
  color: string;
  room: Room;
}

/** The size of the sheet, its margins, and the gap between two views, in its own units. */
const sheet = {width: 600, height: 420, top: 28, bottom: 72, sides: 64, gap: 44};

/** How far a line reaches beyond its ends, in units of the sheet. */
const overhang = 8;

/** The distances from a view to the lines of its dimensions, in units of the sheet. */
const dimensionDistance = {below: 16, left: 22};

/** The size of a dimension's figure, in units of the sheet. */
const figureSize = {characterWidth: 12, lineHeight: 24};

/** The height of a drawn skirting, in mm. */
const skirtingHeight = 80;

type Layout = ReturnType<typeof createLayout>;

/** Places the views on the sheet: from the front, and with a known depth from the left, to one scale (units of the sheet per mm). */
function createLayout(size: Size, {width, height, depth, skirting = 0}: Room) {
  const frontWidth = Math.max(width ?? 0, size.length);
  const sideWidth = depth === undefined ? 0 : Math.max(depth, size.depth + skirting);
  const viewHeight = Math.max(height ?? 0, size.height);
  const gap = depth === undefined ? 0 : sheet.gap;
  const availableWidth = sheet.width - 2 * sheet.sides - gap;
  const availableHeight = sheet.height - sheet.top - sheet.bottom;
  const scale = Math.min(availableWidth / (frontWidth + sideWidth), availableHeight / viewHeight);
  const totalWidth = (frontWidth + sideWidth) * scale + gap;
  const left = (sheet.width - totalWidth) / 2;
  const floor = sheet.top + viewHeight * scale;
  const ceiling = height === undefined ? undefined : floor - height * scale;
  return {
    scale,
    totalWidth,
    left,
    floor,
    ceiling,
    /** The upper end of the walls. */
    top: ceiling ?? sheet.top,
    /** The middle of the view from the front. */
    middle: left + (frontWidth * scale) / 2,
    /** The back wall in the view from the left. */
    back: left + frontWidth * scale + gap,
  };
}

/** The piece between walls, floor and ceiling. */
export function NicheDrawing({parts, size, color, room}: NicheDrawingProps) {
  const t = useMessages(messages);
  const layout = createLayout(size, room);
  const {scale, totalWidth, left, floor, ceiling} = layout;
  const pieceTop = floor - size.height * scale;
  const createLine = (y: number) => `M${tenth(left - overhang)} ${tenth(y)}h${tenth(totalWidth + 2 * overhang)}`;
  return (
    <svg
      className={`${drawingStyles.drawing} ${styles.drawing}`}
      viewBox={`0 0 ${sheet.width} ${Math.ceil(floor + sheet.bottom)}`}
      fill="none"
      role="img"
      aria-label={t.drawing}
    >
      <path className={drawingStyles.line} d={createLine(floor)} />
      {ceiling !== undefined && <path className={drawingStyles.line} d={createLine(ceiling)} />}
      <FrontView parts={parts} size={size} color={color} room={room} layout={layout} />
      <DimensionChain
        upright
        position={left - dimensionDistance.left}
        points={ceiling === undefined ? [floor, pieceTop] : [floor, pieceTop, ceiling]}
        scale={scale}
      />
      {room.depth !== undefined && (
        <SideView parts={parts} size={size} color={color} depth={room.depth} room={room} layout={layout} />
      )}
    </svg>
  );
}

function FrontView({parts, size, color, room, layout}: NicheDrawingProps & {layout: Layout}) {
  const {width, skirting = 0} = room;
  const {scale, middle, top, floor} = layout;
  const halfPiece = (size.length * scale) / 2;
  const halfNiche = ((width ?? size.length) * scale) / 2;
  const halfClear = halfNiche - skirting * scale;
  const pieceEnds = [middle - halfPiece, middle + halfPiece];
  return (
    <>
      {width !== undefined && (
        <>
          <Wall x={middle - halfNiche} top={top} floor={floor} />
          <g transform={`translate(${tenth(middle + halfNiche)} 0)scale(-1 1)`}>
            <Wall x={0} top={top} floor={floor} />
          </g>
          {skirting > 0 &&
            [middle - halfNiche, middle + halfClear].map((x) => (
              <Skirting key={x} x={x} floor={floor} thickness={skirting} scale={scale} />
            ))}
        </>
      )}
      <ViewShape parts={parts} view="front" color={color} x={middle} y={floor} scale={scale} />
      <DimensionChain
        position={floor + dimensionDistance.below}
        points={width === undefined ? pieceEnds : [middle - halfClear, ...pieceEnds, middle + halfClear]}
        scale={scale}
      />
    </>
  );
}

function SideView({
  parts,
  size,
  color,
  depth,
  room: {skirting = 0},
  layout: {scale, back, top, floor},
}: NicheDrawingProps & {depth: number; layout: Layout}) {
  const nicheFront = back + depth * scale;
  const pieceBack = back + skirting * scale;
  const pieceFront = pieceBack + size.depth * scale;
  return (
    <>
      <Wall x={back} top={top} floor={floor} />
      {skirting > 0 && <Skirting x={back} floor={floor} thickness={skirting} scale={scale} />}
      <path
        className={drawingStyles.hair}
        strokeDasharray="6 6"
        d={`M${tenth(nicheFront)} ${tenth(top)}V${tenth(floor)}`}
      />
      <ViewShape
        parts={parts}
        view="left"
        color={color}
        x={pieceBack + (size.depth * scale) / 2}
        y={floor}
        scale={scale}
      />
      <DimensionChain
        position={floor + dimensionDistance.below}
        points={[pieceBack, pieceFront, nicheFront]}
        scale={scale}
      />
    </>
  );
}

function Skirting({x, floor, thickness, scale}: {x: number; floor: number; thickness: number; scale: number}) {
  return (
    <rect
      className={drawingStyles.hair}
      x={tenth(x)}
      y={tenth(floor - skirtingHeight * scale)}
      width={tenth(thickness * scale)}
      height={tenth(skirtingHeight * scale)}
    />
  );
}

interface DimensionChainProps {
  /** The position of its line: y below a view, or x left of it when it is `upright`. */
  position: number;
  points: readonly number[];
  upright?: boolean;
  scale: number;
}

/** A chain of dimensions in cm. Where a piece is too large, a point is before the previous one, and the dimension is negative. */
function DimensionChain({position, points, upright, scale}: DimensionChainProps) {
  const language = useLanguage();
  const [first = 0] = points;
  const offsets = points.map((point) => (upright ? first - point : point - first));
  const transform = upright
    ? `translate(${tenth(position)} ${tenth(first)})rotate(-90)`
    : `translate(${tenth(first)} ${tenth(position)})`;
  // A figure that would overlap the previous one goes to a second row.
  let rowEnd = -Infinity;
  const figures = offsets.slice(1).map((to, index) => {
    const from = offsets[index] ?? 0;
    const text = formatCentimetres((to - from) / scale, language).replace('-', '−');
    const middle = (from + to) / 2;
    const halfWidth = (text.length * figureSize.characterWidth) / 2;
    const overlaps = middle - halfWidth < rowEnd;
    if (!overlaps) rowEnd = middle + halfWidth + figureSize.characterWidth;
    return {text, middle, isNegative: to < from, row: overlaps ? 1 : 0};
  });
  const lineStart = Math.min(...offsets) - overhang;
  const lineEnd = Math.max(...offsets) + overhang;
  return (
    <g transform={transform}>
      <path className={drawingStyles.hair} d={`M${tenth(lineStart)} 0H${tenth(lineEnd)}`} />
      {offsets.map((offset, index) => (
        <path key={index} className={drawingStyles.tick} d={`M${tenth(offset - 5)} 5l10 -10`} />
      ))}
      {figures.map(({text, middle, isNegative, row}, index) => (
        <text
          key={index}
          className={`${drawingStyles.figure} ${isNegative ? styles.tooLarge : ''}`}
          x={tenth(middle)}
          y={upright ? -8 - row * figureSize.lineHeight : 26 + row * figureSize.lineHeight}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </g>
  );
}
