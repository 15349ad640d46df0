import {families, plainFamilies} from '../families/families';
import type {Size} from '../families/family';
import {isKliv, type Configuration} from '../rules/configuration';
import {createDefaultConstruction, type Construction} from '../rules/construction';

/** The two chosen measures in the unit of the offer: cm, or mm of a KLIV piece. */
export interface SelectedSize {
  across: number;
  down: number;
}

export function selectedSize(configuration: Configuration): SelectedSize {
  return isKliv(configuration)
    ? {across: configuration.width, down: configuration.height}
    : {across: configuration.length, down: configuration.width};
}

/** The outer size in mm, without making the plan. */
export function outerSize({type, sizes}: Construction, {across, down}: SelectedSize): Size {
  const {kind, fixed} = families[type];
  const fixedSize = sizes[fixed] ?? 0;
  return kind === 'kliv'
    ? {length: across, depth: fixedSize, height: down}
    : {length: across * 10, depth: down * 10, height: fixedSize};
}

const kindOf = (configuration: Configuration) => (isKliv(configuration) ? 'kliv' : 'standard');

/** Whether a construction suits a configuration. */
export const hasPlan = ({type}: Construction, configuration: Configuration): boolean =>
  families[type].kind === kindOf(configuration);

/** The construction for drawing a piece: a plain one when its own is unknown or doesn't suit the configuration. */
export const drawableConstruction = (construction: Construction | null, configuration: Configuration): Construction =>
  construction && hasPlan(construction, configuration)
    ? construction
    : createDefaultConstruction(plainFamilies[kindOf(configuration)]);
