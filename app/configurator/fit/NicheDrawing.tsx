import {useLanguage, useMessages} from '~/i18n/useLanguage';
import drawingStyles from '../drawing/drawing.module.css';
import {tenth} from '../drawing/project';
import {Wall} from '../drawing/Surroundings';
import {ViewShape} from '../drawing/ViewShape';
import type {Size} from '../families/family';
import type {Part} from '../families/part';
import {messages} from './messages';
import {inCentimetres, type Room} from './room';
import styles from './fit.module.css';

interface NicheDrawingProps {
  parts: readonly Part[];
  size: Size;
  /** `#rrggbb` */
  color: string;
  room: Room;
}

/** Units of the sheet. `beside` is the room for figures beside a view, `between` the one between two views. */
const sheet = {width: 600, height: 420, above: 28, below: 72, beside: 64, between: 44};

/** The width of a character on the sheet. */
const character = 12;

/** How high a skirting is drawn, in mm. */
const skirtingHeight = 80;

/** From the front, and with a known depth from the left: the piece between walls, floor and ceiling, to one scale. */
export function NicheDrawing({parts, size, color, room}: NicheDrawingProps) {
  const t = useMessages(messages);
  const {width, height, depth, skirting = 0} = room;
  const wide = Math.max(width ?? 0, size.length);
  const deep = depth === undefined ? 0 : Math.max(depth, size.depth + skirting);
  const high = Math.max(height ?? 0, size.height);
  const across = sheet.width - 2 * sheet.beside - (deep ? sheet.between : 0);
  const scale = Math.min(across / (wide + deep), (sheet.height - sheet.above - sheet.below) / high);
  const floor = sheet.above + high * scale;
  const total = (wide + deep) * scale + (deep ? sheet.between : 0);
  const left = (sheet.width - total) / 2;
  const middle = left + (wide * scale) / 2;
  const ceiling = height === undefined ? undefined : floor - height * scale;
  const top = ceiling ?? sheet.above;
  const half = {piece: (size.length * scale) / 2, niche: ((width ?? size.length) * scale) / 2};
  const clear = half.niche - (width === undefined ? 0 : skirting * scale);
  const back = left + wide * scale + sheet.between;
  const pieceBack = back + skirting * scale;
  const pieceFront = pieceBack + size.depth * scale;
  return (
    <svg
      className={`${drawingStyles.drawing} ${styles.drawing}`}
      viewBox={`0 0 ${sheet.width} ${Math.ceil(floor + sheet.below)}`}
      fill="none"
      role="img"
      aria-label={t.drawing}
    >
      <path className={drawingStyles.line} d={`M${tenth(left - 8)} ${tenth(floor)}h${tenth(total + 16)}`} />
      {ceiling !== undefined && (
        <path className={drawingStyles.line} d={`M${tenth(left - 8)} ${tenth(ceiling)}h${tenth(total + 16)}`} />
      )}
      {width !== undefined && (
        <>
          <Wall x={middle - half.niche} top={top} floor={floor} />
          <g transform={`translate(${tenth(middle + half.niche)} 0)scale(-1 1)`}>
            <Wall x={0} top={top} floor={floor} />
          </g>
          {skirting > 0 &&
            [middle - half.niche, middle + clear].map((x) => (
              <Skirting key={x} x={x} floor={floor} thickness={skirting} scale={scale} />
            ))}
        </>
      )}
      <ViewShape parts={parts} view="front" color={color} x={middle} y={floor} scale={scale} />
      <Chain
        at={floor + 16}
        points={
          width === undefined
            ? [middle - half.piece, middle + half.piece]
            : [middle - clear, middle - half.piece, middle + half.piece, middle + clear]
        }
        scale={scale}
      />
      <Chain
        upright
        at={left - 22}
        points={
          ceiling === undefined ? [floor, floor - size.height * scale] : [floor, floor - size.height * scale, ceiling]
        }
        scale={scale}
      />
      {depth !== undefined && (
        <>
          <Wall x={back} top={top} floor={floor} />
          {skirting > 0 && <Skirting x={back} floor={floor} thickness={skirting} scale={scale} />}
          <path
            className={drawingStyles.hair}
            strokeDasharray="6 6"
            d={`M${tenth(back + depth * scale)} ${tenth(top)}V${tenth(floor)}`}
          />
          <ViewShape
            parts={parts}
            view="left"
            color={color}
            x={pieceBack + (size.depth * scale) / 2}
            y={floor}
            scale={scale}
          />
          <Chain at={floor + 16} points={[pieceBack, pieceFront, back + depth * scale]} scale={scale} />
        </>
      )}
    </svg>
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

interface ChainProps {
  /** Where its line is: below a view, or left of it. */
  at: number;
  points: readonly number[];
  upright?: boolean;
  scale: number;
}

/** A chain of dimensions in cm. Where a piece is too large, a point lies before the last one: its gap is less than zero. */
function Chain({at, points, upright, scale}: ChainProps) {
  const language = useLanguage();
  const direction = upright ? -1 : 1;
  const [first = 0] = points;
  const along = points.map((point) => (point - first) * direction);
  const line = upright
    ? `translate(${tenth(at)} ${tenth(first)})rotate(-90)`
    : `translate(${tenth(first)} ${tenth(at)})`;
  // A figure that would run into the one before stands in a second row.
  let taken = -Infinity;
  const figures = along.slice(1).map((to, index) => {
    const from = along[index] ?? 0;
    const text = inCentimetres((to - from) / scale, language).replace('-', '−');
    const [middle, half] = [(from + to) / 2, (text.length * character) / 2];
    const isCrowded = middle - half < taken;
    if (!isCrowded) taken = middle + half + character;
    return {text, middle, tooLarge: to < from, row: isCrowded ? 1 : 0};
  });
  return (
    <g transform={line}>
      <path className={drawingStyles.hair} d={`M${tenth(Math.min(...along) - 8)} 0H${tenth(Math.max(...along) + 8)}`} />
      {along.map((point, index) => (
        <path key={index} className={drawingStyles.tick} d={`M${tenth(point - 5)} 5l10 -10`} />
      ))}
      {figures.map(({text, middle, tooLarge, row}, index) => (
        <text
          key={index}
          className={`${drawingStyles.figure} ${tooLarge ? styles.tooLarge : ''}`}
          x={tenth(middle)}
          y={upright ? -8 - row * 24 : 26 + row * 24}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </g>
  );
}
