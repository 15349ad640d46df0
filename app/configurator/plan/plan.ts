import {families} from '../families/families';
import type {Part} from '../families/part';
import type {Configuration} from '../rules/configuration';
import type {Construction} from '../rules/construction';
import type {Piece} from '../rules/piece';
import {computeOuterSize, getSelectedSize, isCompatible} from './sizes';

/** Raise it when plans change, so that an ordered piece keeps its plan. */
export const planVersion = 1;

/** The parts of a piece, for drawing, facts and workshop alike. */
export interface Plan {
  version: number;
  parts: Part[];
}

/**
 * The parts of a piece (decision 016). Pure: the same construction and configuration always give the same plan.
 * `null` when construction and configuration don't match, because the product has changed.
 */
export function createPlan(construction: Construction, configuration: Configuration): Plan | null {
  if (!isCompatible(construction, configuration)) return null;
  const family = families[construction.type];
  const material = construction.materials[configuration.color.value] ?? family.material;
  const size = computeOuterSize(construction, getSelectedSize(configuration));
  return {
    version: planVersion,
    parts: family.createParts({...size, sizes: construction.sizes, choices: configuration.choices, material}),
  };
}

/** The plan of a piece; `null` for a product without a known construction. */
export function planPiece({offer: {construction}, configuration}: Piece): Plan | null {
  return construction && createPlan(construction, configuration);
}
