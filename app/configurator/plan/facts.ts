import type {Configuration} from '../rules/configuration';
import {isKliv} from '../rules/configuration';
import type {ConstructionType} from '../rules/construction';
import type {Material} from '../rules/material';
import {volumeOf} from './geometry';
import type {Part} from './part';
import {clearAtEnd} from './table';

/** Kilograms a cubic metre, of wood at 10 % moisture. */
const densities: Record<Material, number> = {
  oak: 700,
  ash: 690,
  cherry: 600,
  walnut: 640,
  spruce: 450,
  birch: 680,
  linoleum: 760,
  veneer: 690,
  steel: 7850,
};

/** Kilograms of the parts before joints are cut. */
export const weightOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + (volumeOf(part) * densities[part.material]) / 1e9, 0);

/** Room along an edge that a person needs at a table, and on a bench, in mm. */
const place = {table: 600, bench: 500};

/** Room for the knees of somebody who sits at the end of a table, in mm. */
const kneeRoom = 250;

/** How far a chair that is drawn out stands off the long edge and off the end, in mm. */
const chair = {side: 900, end: 800};

const isTable = (type: ConstructionType) => type === 'table' || type === 'desk';

/** How many people sit along a side of a table of this length in mm. */
export const seatsAlong = (length: number) => Math.floor(length / place.table);

/** Whether somebody can sit at each end of a table of this length in mm. */
export const seatsAtEnds = (length: number) => clearAtEnd(length) >= kneeRoom;

/** How many people sit at a table or on a bench; 0 for everything else. */
export function seatsOf(type: ConstructionType, configuration: Configuration): number {
  if (isKliv(configuration)) return 0;
  const length = configuration.length * 10;
  if (type === 'bench') return Math.floor(length / place.bench);
  if (type === 'table') return 2 * seatsAlong(length) + (seatsAtEnds(length) ? 2 : 0);
  return type === 'desk' ? 1 : 0;
}

/** Length and width in mm of the floor that a table takes with its chairs drawn out. */
export function floorOf(type: ConstructionType, configuration: Configuration): [length: number, width: number] | null {
  if (isKliv(configuration) || !isTable(type)) return null;
  const {length, width} = configuration;
  // A desk has one chair, at its front.
  if (type === 'desk') return [length * 10, width * 10 + chair.side];
  return [length * 10 + 2 * chair.end, width * 10 + 2 * chair.side];
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
