import type {CSSProperties} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {messages} from './messages';
import styles from './sheet.module.css';
import type {SheetView} from './views';

/** Room around a view for its figures, in mm of paper. */
const margin = {left: 13, top: 12, right: 5, bottom: 3};

/** Width of a view with its figures, in mm of paper. */
export const widthOf = ({width}: SheetView): number => width + margin.left + margin.right;

interface ViewFigureProps {
  view: SheetView;
  /** What its dimensions say, in mm; without one, another view has it. */
  across?: string;
  down?: string;
  label: string;
}

/** One view to scale, with its outer measures. */
export function ViewFigure({view, across, down, label}: ViewFigureProps) {
  const t = useMessages(messages);
  const {look, width, height, outlines} = view;
  const box = [-margin.left, -margin.top, widthOf(view), height + margin.top + margin.bottom];
  return (
    <figure className={styles.view} style={{'--w': widthOf(view)} as CSSProperties}>
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

/** A view as a picture of its own, as a `data:` address. `color` is `#rrggbb`. */
export function pictureOf({width, height, outlines}: SheetView, color: string): string {
  const paths = outlines.map(
    ({path, colored}) => `<path d="${path}" fill="${colored ? color : '#fff'}" stroke="#1b1a17" stroke-width=".3"/>`,
  );
  const box = `viewBox="-2 -2 ${width + 4} ${height + 4}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${paths.join('')}</svg>`)}`;
}
