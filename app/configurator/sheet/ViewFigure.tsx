import type {CSSProperties} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {messages} from './messages';
import styles from './sheet.module.css';
import type {SheetView} from 'joinery/drawing/views';

/** The room for figures around a view, in mm of paper. */
const margin = {left: 13, top: 12, right: 5, bottom: 3};

/** The width of a view with its figures, in mm of paper. */
export const computeViewWidth = ({width}: SheetView): number => width + margin.left + margin.right;

interface ViewFigureProps {
  view: SheetView;
  /** Formatted, in mm. A missing one is written in another view. */
  dimensions: {width?: string; height?: string};
  label: string;
}

/** One view to scale with its outer dimensions. */
export function ViewFigure({view, dimensions, label}: ViewFigureProps) {
  const t = useMessages(messages);
  const {direction, width, height, outlines} = view;
  const viewBox = [-margin.left, -margin.top, computeViewWidth(view), height + margin.top + margin.bottom];
  return (
    <figure className={styles.view} style={{'--w': computeViewWidth(view)} as CSSProperties}>
      <svg viewBox={viewBox.join(' ')} role="img" aria-label={label}>
        {outlines.map(({path, colored}, index) => (
          <path key={index} d={path} className={colored ? styles.colored : styles.part} />
        ))}
        {dimensions.width && <Dimension length={width} figure={dimensions.width} />}
        {dimensions.height && (
          <g transform={`translate(0 ${height}) rotate(-90)`}>
            <Dimension length={height} figure={dimensions.height} />
          </g>
        )}
      </svg>
      <figcaption className="annotation">{t[direction]}</figcaption>
    </figure>
  );
}

/** A dimension along the upper edge, from 0 on, in mm of paper. */
function Dimension({length, figure}: {length: number; figure: string}) {
  const y = -6;
  const ends = [0, length];
  return (
    <>
      <path className={styles.hair} d={ends.map((end) => `M${end} -1.5V${y - 1.5}`).join('')} />
      <path className={styles.hair} d={`M-2 ${y}H${length + 2}`} />
      <path className={styles.tick} d={ends.map((end) => `M${end - 1} ${y + 1}l2 -2`).join('')} />
      <text className={styles.figure} x={length / 2} y={y - 1.4} textAnchor="middle">
        {figure}
      </text>
    </>
  );
}
