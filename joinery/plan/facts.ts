import {families} from '../families/families';
import type {Size} from '../families/family';
import type {Part} from '../families/parts/part';
import type {Construction} from '../families/construction';
import {materials} from '../families/parts/material';
import {computeVolume} from './geometry';

/** Kilograms, before joints are cut. */
export const calculateWeight = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + (computeVolume(part) * materials[part.material].density) / 1e9, 0);

/** The space that a pulled-out chair takes at the long edge and at the end, in mm. */
const chairSpace = {side: 900, end: 800};

/** How many people sit at a piece or on it. */
export function countSeats({type, sizes}: Construction, {length}: Size): number {
  const {arrangeSeats, drawing} = families[type];
  if (!arrangeSeats) return 0;
  const {perSide, hasEndSeats} = arrangeSeats({length, sizes});
  const sides = drawing.chairs === 'around' ? 2 : 1;
  return perSide * sides + (hasEndSeats ? 2 : 0);
}

/** Length and depth in mm of a piece with its chairs pulled out; `null` without chairs. */
export function calculateFloor({type}: Construction, {length, depth}: Size): [length: number, depth: number] | null {
  const {chairs} = families[type].drawing;
  if (!chairs) return null;
  return chairs === 'front'
    ? [length, depth + chairSpace.side]
    : [length + 2 * chairSpace.end, depth + 2 * chairSpace.side];
}
