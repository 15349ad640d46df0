import styles from './drawing.module.css';

interface DimensionProps {
  x: number;
  /** The edge that is measured. */
  y: number;
  length: number;
  /** What lies between the edge and its dimension. */
  clear?: number;
  figure?: string;
  /** Where the figure goes if it is longer than its line. */
  beside?: 'start' | 'end';
}

/** How much of the sheet a character of a figure takes. */
const character = 12;

/** A dimension above an edge that starts at `x`: extension lines, slanted ticks, and the figure above the line. */
export function Dimension({x, y, length, clear = 0, figure, beside = 'end'}: DimensionProps) {
  const line = y - clear - 34;
  const ends = [x, x + length];
  const fits = !figure || figure.length * character < length - 16;
  const at = fits ? x + length / 2 : beside === 'end' ? x + length + 16 : x - 16;
  const anchor = fits ? 'middle' : beside === 'end' ? 'start' : 'end';
  return (
    <>
      <path className={styles.hair} d={ends.map((end) => `M${end} ${y - 8}V${line - 10}`).join('')} />
      <path className={styles.hair} d={`M${x - 12} ${line}H${x + length + 12}`} />
      <path className={styles.tick} d={ends.map((end) => `M${end - 7} ${line + 7}L${end + 7} ${line - 7}`).join('')} />
      {figure && (
        <text className={styles.figure} x={at} y={line - 9} textAnchor={anchor}>
          {figure}
        </text>
      )}
    </>
  );
}
