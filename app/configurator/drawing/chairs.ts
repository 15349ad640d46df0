import type {Extent} from './layout';
import {repeat, round} from './paths';

/** A chair whose seat lies half under the edge at `y`; `out` is -1 above the top, 1 below it. */
export function chair(x: number, y: number, out: 1 | -1): string {
  const seat = `M${round(x - 21)} ${y - out * 12}v${out * 32}q0 6 6 6h30q6 0 6 ${-6}v${out * -32}z`;
  const curved = out === 1 ? seat : seat.replace('q0 6 6 6', 'q0 -6 6 -6').replace('q6 0 6 -6', 'q6 0 6 6');
  return curved + `M${round(x - 18)} ${y + out * 30}h36v${out * -5}h-36z`;
}

/** Width that each chair takes at a table, in cm. */
const seatWidth = 60;

/** The chairs around a table: as many on each long side as have room. */
export function chairs({across: length, down: width}: Extent): string {
  const count = Math.floor(length / seatWidth);
  const at = (index: number) => ((index + 0.5) * length) / count;
  return repeat(count, (index) => chair(at(index), 0, -1) + chair(at(index), width, 1));
}
