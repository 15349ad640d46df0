import type {CSSProperties} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {messages} from './messages';
import styles from './sheet.module.css';
import type {SheetView} from './views';

/** The margin of a view for its figures, in mm of paper. */
const margin = {left: 13, top: 12, right: 5, bottom: 3};

/** Width of a view with its figures, in mm of paper. */
export const computeViewWidth = ({width}: SheetView): number => width + margin.left + margin.right;

interface ViewFigureProps {
  view: SheetView;
  /** The figures of its dimensions, in mm. A missing one is in another view. */
  across?: string;
  down?: string;
  label: string;
}

/** One view to scale with its outer dimensions. */
export function ViewFigure({view, across, down, label}: ViewFigureProps) {
  const t = useMessages(messages);
  const {look, width, height, outlines} = view;
  const box = [-margin.left, -margin.top, computeViewWidth(view), height + margin.top + margin.bottom];
  return (
    <figure className={styles.view} style={{'--w': computeViewWidth(view)} as CSSProperties}>
      <svg viewBox={box.join(' ')} role="img" aria-label={label}>
        {outlines.map(({path, colored}, index) => (
          <path key={index} d={path} className={colored ? styles.colored : styles.part} />
        ))}
        {across && <Dimension length={width} figure={across} />}
        {down && (
          <g transform={`translate(0 ${height}) rotate(-90)`}>
            <Dimension length={height} figure={down} />
          </g>
        )}
      </svg>
      <figcaption className="annotation">{t[look]}</figcaption>
    </figure>
  );
}

/** A dimension along the upper edge, from 0 on. */
function Dimension({length, figure}: {length: number; figure: string}) {
  const line = -6;
  const ends = [0, length];
  return (
    <>
      <path className={styles.hair} d={ends.map((end) => `M${end} -1.5V${line - 1.5}`).join('')} />
      <path className={styles.hair} d={`M-2 ${line}H${length + 2}`} />
      <path className={styles.tick} d={ends.map((end) => `M${end - 1} ${line + 1}l2 -2`).join('')} />
      <text className={styles.figure} x={length / 2} y={line - 1.4} textAnchor="middle">
        {figure}
      </text>
    </>
  );
}
