import {cycle} from '~/ui/cycle';

/**
 * The index to which an arrow key, Home or End moves the focus in a list of `count` entries (rule 4.5). The first entry follows the last
 * one. `index` is -1 when no entry has the focus. `undefined` for other keys.
 */
export function nextFocus(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return cycle(index, 1, count);
    case 'ArrowUp':
    case 'ArrowLeft':
      return cycle(Math.max(index, 0), -1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
