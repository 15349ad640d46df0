import {isKliv, type Configuration} from '../rules/configuration';
import type {View} from './layout';

/** What a piece is drawn as; a `board` where its handle says nothing more. */
export type Furniture = 'board' | 'table' | 'desk' | 'bench' | 'shelf' | 'wardrobe' | 'planter';

/** The first word that a product's handle contains. Handles are the same in both languages. */
const words: readonly [Furniture, RegExp][] = [
  ['board', /platte|tabletop/],
  ['desk', /schreibtisch|desk/],
  ['table', /tisch|table/],
  ['bench', /bank|bench/],
  ['shelf', /regal|shelf/],
  ['wardrobe', /schrank|wardrobe|cupboard/],
];

export function furnitureOf(handle: string, configuration: Configuration): Furniture {
  if (isKliv(configuration)) return 'planter';
  return words.find(([, word]) => word.test(handle))?.[0] ?? 'board';
}

/** How far what stands around a piece reaches beyond it, in the unit of its measures: chairs, doors, wall, plants. */
export const surroundings: Record<Furniture, {view: View; above: number; below: number}> = {
  board: {view: 'top', above: 0, below: 0},
  table: {view: 'top', above: 30, below: 30},
  desk: {view: 'top', above: 0, below: 30},
  bench: {view: 'top', above: 0, below: 0},
  shelf: {view: 'wall', above: 9, below: 0},
  wardrobe: {view: 'wall', above: 12, below: 26},
  planter: {view: 'front', above: 210, below: 0},
};
