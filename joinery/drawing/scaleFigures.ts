import {families} from '../families/families';
import type {Size} from '../families/family';
import type {Construction} from '../families/construction';

/** Figures that show the scale of a piece, as SVG paths in mm. */

/** A chair from above, half of it under an edge at zero. */
export const chairPath = 'M-210 -120v320q0 60 60 60h300q60 0 60 -60v-320zM-180 300h360v-50h-360z';

/** A person of 175 cm, standing on zero. */
export const personPath =
  'M-30 0H-130L-150 -840L-165 -1100L-200 -760H-260L-235 -1330Q-225 -1440 -120 -1465H120Q225 -1440 235 -1330L260 -760' +
  'H200L165 -1100L150 -840L130 0H30L0 -760ZM-105 -1640a105 105 0 1 0 210 0a105 105 0 1 0 -210 0z';

/** A chair's position relative to the middle of the top, and its rotation in degrees. */
interface Chair {
  x: number;
  y: number;
  turn: number;
}

/** The chairs of a table or a desk: one for each seat. */
export function placeChairs({type, sizes}: Construction, {length, depth}: Size): Chair[] {
  const {arrangeSeats, drawing} = families[type];
  if (!arrangeSeats || !drawing.chairs) return [];
  const {perSide, hasEndSeats} = arrangeSeats({length, sizes});
  const middles = Array.from({length: perSide}, (_, index) => ((index + 0.5) / perSide - 0.5) * length);
  const y = depth / 2;
  const frontChairs = middles.map((x) => ({x, y, turn: 0}));
  if (drawing.chairs === 'front') return frontChairs;
  const sideChairs = frontChairs.flatMap((chair) => [chair, {...chair, y: -y, turn: 180}]);
  if (!hasEndSeats) return sideChairs;
  return [...sideChairs, {x: -length / 2, y: 0, turn: 90}, {x: length / 2, y: 0, turn: -90}];
}

/** The distance of two blades of grass, and of the first from the corner, in mm. */
const bladeDistance = 26;
const grassInset = 30;

/** Grass above an edge at zero. `reach` is the height of the highest blade; height and lean vary without chance. */
export function grassPath(width: number, reach: number): string {
  const count = Math.max(1, Math.floor((width - 2 * grassInset) / bladeDistance));
  return Array.from({length: count}, (_, index) => {
    const height = reach * (0.45 + ((index * 53) % 12) / 21);
    const lean = ((index * 29) % 9) * 10 - 40;
    return `M${grassInset + index * bladeDistance} 0q0 ${-Math.round(height / 2)} ${lean} ${-Math.round(height)}`;
  }).join('');
}
