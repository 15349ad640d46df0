import {families, plainFamilies} from '../families/families';
import type {Size} from '../families/family';
import {isKliv, type Configuration} from '../rules/configuration';
import {createDefaultConstruction, type Construction} from '../rules/construction';

/**
 * The two chosen measures as the drawing shows them, in the unit of the offer: length and depth of a piece that is drawn from above, in
 * cm; width and height of a KLIV piece, which is drawn from the front, in mm.
 */
export interface SelectedSize {
  horizontal: number;
  vertical: number;
}

export function getSelectedSize(configuration: Configuration): SelectedSize {
  return isKliv(configuration)
    ? {horizontal: configuration.width, vertical: configuration.height}
    : {horizontal: configuration.length, vertical: configuration.width};
}

/** The outer size in mm, without making the plan. */
export function computeOuterSize({type, sizes}: Construction, {horizontal, vertical}: SelectedSize): Size {
  const {kind, fixedSize: fixedName} = families[type];
  const fixedSize = sizes[fixedName] ?? 0;
  return kind === 'kliv'
    ? {length: horizontal, depth: fixedSize, height: vertical}
    : {length: horizontal * 10, depth: vertical * 10, height: fixedSize};
}

const getKind = (configuration: Configuration) => (isKliv(configuration) ? 'kliv' : 'standard');

/** Whether a construction suits a configuration. */
export const isCompatible = ({type}: Construction, configuration: Configuration): boolean =>
  families[type].kind === getKind(configuration);

/** The construction for drawing a piece: a plain one when its own is unknown or doesn't suit the configuration. */
export const getDrawableConstruction = (
  construction: Construction | null,
  configuration: Configuration,
): Construction =>
  construction && isCompatible(construction, configuration)
    ? construction
    : createDefaultConstruction(plainFamilies[getKind(configuration)]);
