import type {Part} from '../families/parts/part';
import type {Fitting} from './facing';
import {computeBounds} from './geometry';

/** The distance between two tilt guards along the wall, in mm. */
const guardDistance = 1000;

/** A higher door has two latches, in mm. */
const highDoor = 1600;

/** A still higher one, in mm, has a rod of steel that is tightened when it warps. */
const warpingDoor = 1800;

/**
 * What a piece needs beside the fittings of its joints: latches, as its doors have no handles, what keeps high doors straight, and what
 * keeps the piece from tipping over.
 */
export function listAccessories(parts: readonly Part[]): [Fitting, number][] {
  const doors = parts.filter(({kind}) => kind === 'door');
  const latches = doors.reduce((sum, {size}) => sum + (size[2] > highDoor ? 2 : 1), 0);
  // Only a piece with sides stands with its back to a wall.
  const isAtWall = parts.some(({kind}) => kind === 'side');
  const {from, to} = computeBounds(parts);
  // A piece with a batten is screwed to the wall through it; behind the batten a guard has no room.
  const wallScrews = parts.filter(({kind}) => kind === 'batten').flatMap(({openings = []}) => openings).length;
  const guards = isAtWall && !wallScrews ? Math.max(2, Math.ceil((to[0] - from[0]) / guardDistance)) : 0;
  const counts: [Fitting, number][] = [
    ['pushLatch', latches],
    ['doorStraightener', doors.filter(({size}) => size[2] > warpingDoor).length],
    ['tiltGuard', guards],
    ['wallScrew', wallScrews],
  ];
  return counts.filter(([, count]) => count > 0);
}
