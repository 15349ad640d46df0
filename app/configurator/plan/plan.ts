import {isKliv, type Configuration} from '../rules/configuration';
import type {Construction, ConstructionType} from '../rules/construction';
import {bench} from './bench';
import type {Block, Part} from './part';
import {planter} from './planter';
import {shelf} from './shelf';
import {desk, staves, table} from './table';
import {wardrobe} from './wardrobe';

/** Raised whenever a plan comes out differently than before, so that an ordered piece keeps its plan. */
export const planVersion = 1;

/** What a piece is made of. Drawing, facts and workshop read the same list. */
export interface Plan {
  version: number;
  parts: Part[];
}

const builders: Record<Exclude<ConstructionType, 'planter'>, (block: Block) => Part[]> = {
  table,
  desk,
  bench,
  shelf,
  wardrobe,
  board: (block) => staves(block),
};

/**
 * The parts of a piece (decision 016). Pure: the same construction and configuration always give the same plan.
 * `null` where construction and configuration don't belong together, because the product has changed since.
 */
export function planOf(construction: Construction, configuration: Configuration): Plan | null {
  const parts = partsOf(construction, configuration);
  return parts && {version: planVersion, parts};
}

function partsOf(construction: Construction, configuration: Configuration): Part[] | null {
  const {type, thickness, depth, height, materials} = construction;
  const planted = isKliv(configuration);
  if (type === 'planter' || planted)
    return type === 'planter' && planted
      ? planter({width: configuration.width, height: configuration.height, depth, thickness})
      : null;
  const {length, width, color} = configuration;
  const material = materials[color.value] ?? 'oak';
  return builders[type]({length: length * 10, width: width * 10, height, thickness, material});
}
