import styles from './drawing.module.css';
import {sheet} from './layout';
import {tenth} from './project';

/** Hatching of a box, with lines `distance` apart. */
function hatching(x: number, y: number, width: number, height: number, distance: number): string {
  const count = Math.floor((width + height) / distance) - 1;
  return Array.from({length: count}, (_, index) => {
    const at = (index + 1) * distance;
    const [from, to] = [Math.min(at, width), Math.max(0, at - height)];
    return `M${tenth(x + from)} ${tenth(y + at - from)}L${tenth(x + to)} ${tenth(y + at - to)}`;
  }).join('');
}

/** The floor, or soil outdoors. */
export function Ground({y, outdoors}: {y: number; outdoors: boolean}) {
  const [from, to] = [24, sheet.width - 24];
  return (
    <>
      <path className={styles.line} d={`M${from} ${tenth(y)}H${to}`} />
      {outdoors && <path className={styles.hair} d={hatching(from, y, to - from, 10, 24)} />}
    </>
  );
}

/** The section of the wall behind a piece. Its face is at `x`, from `top` to the floor. */
export function Wall({x, top, floor}: {x: number; top: number; floor: number}) {
  return (
    <>
      <path className={styles.hair} d={hatching(x - 8, top, 8, floor - top, 14)} />
      <path className={styles.line} d={`M${tenth(x)} ${tenth(top)}V${tenth(floor)}`} />
    </>
  );
}
