import {viewBox} from 'joinery/drawing/layout';
import {tenth} from 'joinery/drawing/project';
import styles from './drawing.module.css';

/** How far the floor ends from the edges, in units of the view box. */
const floorInset = 24;

/** Hatches a box with lines `distance` apart. */
function createHatching(x: number, y: number, width: number, height: number, distance: number): string {
  const count = Math.floor((width + height) / distance) - 1;
  return Array.from({length: count}, (_, index) => {
    const offset = (index + 1) * distance;
    const [from, to] = [Math.min(offset, width), Math.max(0, offset - height)];
    return `M${tenth(x + from)} ${tenth(y + offset - from)}L${tenth(x + to)} ${tenth(y + offset - to)}`;
  }).join('');
}

/** The floor, or soil outdoors. */
export function Ground({y, isOutdoors}: {y: number; isOutdoors: boolean}) {
  const [from, to] = [floorInset, viewBox.width - floorInset];
  return (
    <>
      <path className={styles.line} d={`M${from} ${tenth(y)}H${to}`} />
      {isOutdoors && <path className={styles.hair} d={createHatching(from, y, to - from, 10, 24)} />}
    </>
  );
}

/** The section of the wall behind a piece. Its face is at `x`, from `top` to the floor. */
export function Wall({x, top, floor}: {x: number; top: number; floor: number}) {
  return (
    <>
      <path className={styles.hair} d={createHatching(x - 8, top, 8, floor - top, 14)} />
      <path className={styles.line} d={`M${tenth(x)} ${tenth(top)}V${tenth(floor)}`} />
    </>
  );
}
