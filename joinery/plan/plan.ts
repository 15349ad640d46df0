import type {Choices} from '../families/family';
import {computeOuterSize, type ChosenSize, type Construction} from '../families/construction';
import {families} from '../families/families';
import type {Part} from '../families/parts/part';

/** Raise it when plans change, so that an ordered piece keeps its plan. */
export const planVersion = 2;

/** The parts of a piece, for drawing, facts and workshop alike. */
export interface Plan {
  version: number;
  parts: Part[];
}

/** What is chosen of a piece. */
interface Selection {
  sizes: ChosenSize;
  /** `#rrggbb`. */
  color: string;
  choices: Choices;
}

/** The parts of a piece (decision 016). Pure: the same construction and selection always give the same plan. */
export function createPlan(construction: Construction, {sizes, color, choices}: Selection): Plan {
  const family = families[construction.type];
  const material = construction.materials[color] ?? family.material;
  const size = computeOuterSize(construction, sizes);
  return {version: planVersion, parts: family.createParts({...size, sizes: construction.sizes, choices, material})};
}
