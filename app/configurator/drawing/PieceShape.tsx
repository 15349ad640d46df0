import styles from './drawing.module.css';
import type {Furniture} from './furniture';
import type {Extent} from './layout';
import {pathsOf} from './furniturePaths';

/** Whether lines on a colour have to be light to be seen. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 < 96;
}

/** The piece itself in its own unit, with what makes it recognisable. `color` is `#rrggbb`. */
export function PieceShape({furniture, extent, color}: {furniture: Furniture; extent: Extent; color: string}) {
  const {around, edges, hidden, things} = pathsOf(furniture, extent);
  return (
    <g className={isDark(color) ? styles.dark : undefined}>
      {around && <path className={styles.around} d={around} />}
      <rect className={styles.piece} width={extent.across} height={extent.down} fill={color} />
      {edges && <path className={styles.edge} d={edges} />}
      {hidden && <path className={`${styles.edge} ${styles.hidden}`} d={hidden} />}
      {things && <path className={styles.things} d={things} />}
    </g>
  );
}
