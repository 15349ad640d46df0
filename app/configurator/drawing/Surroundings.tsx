import styles from './drawing.module.css';
import {sheet} from './layout';

const ends = {from: 24, to: sheet.width - 24};

/** Slanted strokes along a line, between `y` and `y + height`. */
function hatching(y: number, height: number, distance: number): string {
  const count = Math.floor((ends.to - ends.from - height) / distance);
  return Array.from(
    {length: count},
    (_, index) => `M${ends.from + height + index * distance} ${y}l${-height} ${height}`,
  ).join('');
}

/** The floor with its skirting, in millimetres; outdoors soil. */
export function Ground({y, scale, outdoors}: {y: number; scale: number; outdoors: boolean}) {
  return (
    <>
      <path className={styles.line} d={`M${ends.from} ${y}H${ends.to}`} />
      <path className={styles.hair} d={outdoors ? hatching(y, 12, 24) : `M${ends.from} ${y - 80 * scale}H${ends.to}`} />
    </>
  );
}

/** The wall behind a piece, cut, seen from above. */
export function Wall({y, height}: {y: number; height: number}) {
  return (
    <>
      <path className={styles.hair} d={hatching(y - height, height, 14)} />
      <path className={styles.line} d={`M${ends.from} ${y}H${ends.to}M${ends.from} ${y - height}H${ends.to}`} />
    </>
  );
}
