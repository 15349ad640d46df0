import {families} from '../families/families';
import type {Size} from '../families/family';
import type {Part} from '../families/part';
import type {Construction} from '../rules/construction';
import {materials} from '../families/material';
import {volumeOf} from './geometry';

/** Kilograms of the parts before joints are cut. */
export const weightOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + (volumeOf(part) * materials[part.material].density) / 1e9, 0);

/** How far a chair that is drawn out stands off the long edge and off the end, in mm. */
const chair = {side: 900, end: 800};

/** How many people sit at a piece or on it; 0 where nobody does (rule 11.17). */
export function seatsOf({type, sizes}: Construction, {length}: Size): number {
  const {seats, drawing} = families[type];
  if (!seats) return 0;
  const {along, ends} = seats({length, sizes});
  return along * (drawing.chairs === 'around' ? 2 : 1) + (ends ? 2 : 0);
}

/** Length and depth in mm of the floor that a piece takes with its chairs drawn out; `null` where it has none. */
export function floorOf({type}: Construction, {length, depth}: Size): [length: number, depth: number] | null {
  const {chairs} = families[type].drawing;
  if (!chairs) return null;
  return chairs === 'front' ? [length, depth + chair.side] : [length + 2 * chair.end, depth + 2 * chair.side];
}

/** The longest part, by its size along its own axes. */
export function longestOf(parts: readonly Part[]): {part: Part; length: number} | null {
  return parts.reduce<{part: Part; length: number} | null>((longest, part) => {
    const length = Math.max(...part.size);
    return longest && longest.length >= length ? longest : {part, length};
  }, null);
}

/**
 * Whether the longest part passes the right-angled turn of a stair of this clear width in mm, carried upright: its shadow
 * from above is a bar as long as the part and as thick as its smallest size.
 */
export function passesStair(parts: readonly Part[], width = 900): boolean {
  const longest = longestOf(parts);
  if (!longest) return true;
  return longest.length <= 2 * (Math.SQRT2 * width - Math.min(...longest.part.size));
}
