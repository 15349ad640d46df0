import {createDefaultConstruction, type ChosenSize, type Construction} from 'joinery/families/construction';
import {hasChosenHeight, type FamilyName} from 'joinery/families/families';
import {createPlan, type Plan} from 'joinery/plan/plan';
import {isKliv, type Configuration} from './configuration';
import type {Piece} from './piece';

/** The millimetres of a centimetre of the standard kind, and of a millimetre of KLIV. */
export const millimetresPerUnit = {standard: 10, kliv: 1};

const getKind = (configuration: Configuration) => (isKliv(configuration) ? 'kliv' : 'standard');

/** The two chosen measures in mm. */
export function getChosenSize(configuration: Configuration): ChosenSize {
  if (isKliv(configuration)) return {horizontal: configuration.width, vertical: configuration.height};
  const factor = millimetresPerUnit.standard;
  return {horizontal: configuration.length * factor, vertical: configuration.width * factor};
}

/** KLIV's height is chosen, the standard kind's depth or width. */
const suits = ({type}: Construction, configuration: Configuration): boolean =>
  hasChosenHeight(type) === isKliv(configuration);

/** The plan of a configuration; `null` when the construction doesn't suit it, because the product has changed. */
export function planConfiguration(construction: Construction, configuration: Configuration): Plan | null {
  if (!suits(construction, configuration)) return null;
  const {color, choices} = configuration;
  return createPlan(construction, {sizes: getChosenSize(configuration), color: color.value, choices});
}

/** The plan of a piece; `null` for a product without a known construction. */
export function planPiece({offer: {construction}, configuration}: Piece): Plan | null {
  return construction && planConfiguration(construction, configuration);
}

/** The family that a piece without a known construction is drawn as. */
const plainFamilies = {standard: 'board', kliv: 'planter'} as const satisfies Record<string, FamilyName>;

/** The construction for drawing a piece: a plain one when its own is unknown or doesn't suit the configuration. */
export const getDrawableConstruction = (
  construction: Construction | null,
  configuration: Configuration,
): Construction =>
  construction && suits(construction, configuration)
    ? construction
    : createDefaultConstruction(plainFamilies[getKind(configuration)]);
