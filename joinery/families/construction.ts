import {families, hasChosenHeight, type FamilyName} from './families';
import type {Size} from './family';
import type {Material} from './parts/material';

/** How the pieces of a product are built, apart from what is chosen of each. It is serializable. */
export interface Construction {
  type: FamilyName;
  /** All sizes of its family, in mm. */
  sizes: Readonly<Record<string, number>>;
  /** The material of a colour (`#rrggbb`), if it isn't the material of the family. */
  materials: Readonly<Record<string, Material>>;
}

/** Creates the construction of a family with its default sizes and material. */
export function createDefaultConstruction(type: FamilyName): Construction {
  const sizes = Object.entries(families[type].sizes).map(([name, size]) => [name, size.default] as const);
  return {type, sizes: Object.fromEntries(sizes), materials: {}};
}

/** The two chosen measures in mm: the length, and the family's second measure, which the drawing shows upright. */
export interface ChosenSize {
  horizontal: number;
  vertical: number;
}

/** The outer size in mm, without making the plan. */
export function computeOuterSize({type, sizes}: Construction, {horizontal, vertical}: ChosenSize): Size {
  const fixedSize = sizes[families[type].fixedSize] ?? 0;
  return hasChosenHeight(type)
    ? {length: horizontal, depth: fixedSize, height: vertical}
    : {length: horizontal, depth: vertical, height: fixedSize};
}
