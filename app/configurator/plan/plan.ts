import {families} from '../families/families';
import type {Part} from '../families/part';
import type {Configuration} from '../rules/configuration';
import type {Construction} from '../rules/construction';
import type {Piece} from '../rules/piece';
import {chosenOf, suits, sizeOf} from './sizes';

/** Raised whenever a plan comes out differently than before, so that an ordered piece keeps its plan. */
export const planVersion = 1;

/** What a piece is made of. Drawing, facts and workshop read the same list. */
export interface Plan {
  version: number;
  parts: Part[];
}

/**
 * The parts of a piece (decision 016). Pure: the same construction and configuration always give the same plan.
 * `null` where construction and configuration don't belong together, because the product has changed since.
 */
export function planOf(construction: Construction, configuration: Configuration): Plan | null {
  if (!suits(construction, configuration)) return null;
  const family = families[construction.type];
  const material = construction.materials[configuration.color.value] ?? family.material;
  const size = sizeOf(construction, chosenOf(configuration));
  return {
    version: planVersion,
    parts: family.parts({...size, sizes: construction.sizes, choices: configuration.choices, material}),
  };
}

/** The plan of a chosen piece; `null` for a product of which nothing says how it is built. */
export function planOfPiece({offer: {construction}, configuration}: Piece): Plan | null {
  return construction && planOf(construction, configuration);
}
