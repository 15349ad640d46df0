import type {Part} from '../families/part';
import type {Fitting} from './facing';
import {computeBounds} from './geometry';

/** A tilt guard about so often along the wall, in mm; a door so high has two latches. */
const guardEvery = 1000;
const highDoor = 1600;

/** What a piece needs beside the fittings of its joints: to open it without handles, and to keep it from falling over. */
export function listAccessories(parts: readonly Part[]): [Fitting, number][] {
  const doors = parts.filter(({kind}) => kind === 'door');
  const latches = doors.reduce((sum, {size}) => sum + (size[2] > highDoor ? 2 : 1), 0);
  // What has sides stands with its back to a wall.
  const stands = parts.some(({kind}) => kind === 'side');
  const {from, to} = computeBounds(parts);
  const guards = stands ? Math.max(2, Math.ceil((to[0] - from[0]) / guardEvery)) : 0;
  const counts: [Fitting, number][] = [
    ['pushLatch', latches],
    ['tiltGuard', guards],
  ];
  return counts.filter(([, count]) => count > 0);
}
