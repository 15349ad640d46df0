import {useRef, type PointerEvent} from 'react';
import {tenth} from 'joinery/drawing/project';
import styles from './drawing.module.css';

/** The drag of a dimension. `move` gets the distance since `start`, in units of the view box. */
export interface Pull {
  start(): void;
  move(distance: number): void;
}

interface DimensionProps {
  /** The start of the measured edge, in units of the view box. */
  x: number;
  y: number;
  length: number;
  /** Left of a view instead of above it. */
  isUpright?: boolean;
  /** The room that is left free between the edge and its dimension. */
  clearance?: number;
  figure?: string;
  /** A figure that is too long for the line is placed before it instead of after it. */
  isFigureBefore?: boolean;
  pull?: Pull;
  /** The end of the line that can be dragged. */
  gripEnd?: 'start' | 'end';
}

/** The width of a character, in units of the view box. */
const characterWidth = 12;

/** A dimension beside an edge: extension lines, slanted ticks, and the figure above the line. */
export function Dimension({
  isUpright,
  clearance = 0,
  figure,
  isFigureBefore,
  pull,
  gripEnd = 'end',
  ...edge
}: DimensionProps) {
  const [x, y, length] = [edge.x, edge.y, edge.length].map(tenth) as [number, number, number];
  const [line, end] = [tenth(-clearance - 30), tenth(length + 10)];
  const fits = !figure || figure.length * characterWidth < length - 16;
  const besideLine = isFigureBefore
    ? ({x: -14, textAnchor: 'end'} as const)
    : ({x: tenth(length + 14), textAnchor: 'start'} as const);
  const onLine = {x: tenth(length / 2), textAnchor: 'middle'} as const;
  // An upright line runs from its lower end to the upper one.
  return (
    <g transform={`translate(${x} ${y})${isUpright ? 'rotate(-90)' : ''}`}>
      <path className={styles.hair} d={`M0 -6V${tenth(line - 8)}M${length} -6V${tenth(line - 8)}M-10 ${line}H${end}`} />
      <path
        className={styles.tick}
        d={`M-6 ${tenth(line + 6)}l12 -12M${tenth(length - 6)} ${tenth(line + 6)}l12 -12`}
      />
      {figure && (
        <text className={styles.figure} {...(fits ? onLine : besideLine)} y={tenth(line - 8)}>
          {figure}
        </text>
      )}
      {pull && <Grip x={gripEnd === 'end' ? length : 0} y={line} pull={pull} isUpright={isUpright} />}
    </g>
  );
}

/** The drag handle of a dimension. The sliders are its equivalent for the keyboard. */
function Grip({x, y, pull, isUpright}: {x: number; y: number; pull: Pull; isUpright?: boolean}) {
  const start = useRef(0);
  const getPosition = ({clientX, clientY, currentTarget}: PointerEvent<SVGCircleElement>) => {
    const pixelsPerUnit = currentTarget.ownerSVGElement?.getScreenCTM()?.a || 1;
    return (isUpright ? clientY : clientX) / pixelsPerUnit;
  };
  return (
    <circle
      className={`${styles.grip} ${isUpright ? styles.upright : ''} only-script`}
      cx={x}
      cy={y}
      r="30"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = getPosition(event);
        pull.start();
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) pull.move(getPosition(event) - start.current);
      }}
    />
  );
}
