import {useRef, type PointerEvent} from 'react';
import styles from './drawing.module.css';
import {tenth} from './project';

/** A draggable dimension: `to` gets the distance since the start of the drag, in units of the sheet. */
export interface Pull {
  take(): void;
  to(distance: number): void;
}

interface DimensionProps {
  /** The start of the measured edge on the sheet. */
  x: number;
  y: number;
  length: number;
  /** Left of a view instead of above it. */
  upright?: boolean;
  /** The distance between the edge and its dimension. */
  clear?: number;
  figure?: string;
  /** A figure that doesn't fit is placed before the line instead of after it. */
  before?: boolean;
  pull?: Pull;
  /** The draggable end of the line. */
  pulled?: 'start' | 'end';
}

/** The width of a character on the sheet. */
const character = 12;

/** A dimension beside an edge: extension lines, slanted ticks, and the figure above the line. */
export function Dimension({upright, clear = 0, figure, before, pull, pulled = 'end', ...edge}: DimensionProps) {
  const [x, y, length] = [edge.x, edge.y, edge.length].map(tenth) as [number, number, number];
  const [line, end] = [tenth(-clear - 30), tenth(length + 10)];
  const fits = !figure || figure.length * character < length - 16;
  // An upright line runs from its lower end to the upper one.
  return (
    <g transform={`translate(${x} ${y})${upright ? 'rotate(-90)' : ''}`}>
      <path className={styles.hair} d={`M0 -6V${tenth(line - 8)}M${length} -6V${tenth(line - 8)}M-10 ${line}H${end}`} />
      <path
        className={styles.tick}
        d={`M-6 ${tenth(line + 6)}l12 -12M${tenth(length - 6)} ${tenth(line + 6)}l12 -12`}
      />
      {figure && (
        <text
          className={styles.figure}
          x={fits ? tenth(length / 2) : before ? -14 : tenth(length + 14)}
          y={tenth(line - 8)}
          textAnchor={fits ? 'middle' : before ? 'end' : 'start'}
        >
          {figure}
        </text>
      )}
      {pull && <Grip x={pulled === 'end' ? length : 0} y={line} pull={pull} upright={upright} />}
    </g>
  );
}

/** The drag handle of a dimension. The sliders are its equivalent for the keyboard. */
function Grip({x, y, pull, upright}: {x: number; y: number; pull: Pull; upright?: boolean}) {
  const from = useRef(0);
  const at = ({clientX, clientY, currentTarget}: PointerEvent<SVGCircleElement>) => {
    const unit = currentTarget.ownerSVGElement?.getScreenCTM()?.a || 1;
    return (upright ? clientY : clientX) / unit;
  };
  return (
    <circle
      className={`${styles.grip} ${upright ? styles.upright : ''} only-script`}
      cx={x}
      cy={y}
      r="30"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = at(event);
        pull.take();
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) pull.to(at(event) - from.current);
      }}
    />
  );
}
