import {families, plainFamilies} from '../families/families';
import type {Size} from '../families/family';
import {isKliv, type Configuration} from '../rules/configuration';
import {plainConstruction, type Construction} from '../rules/construction';

/** The two measures that a shopper chooses, in the unit of the offer: cm, or mm of a KLIV piece. */
export interface Chosen {
  across: number;
  down: number;
}

export function chosenOf(configuration: Configuration): Chosen {
  return isKliv(configuration)
    ? {across: configuration.width, down: configuration.height}
    : {across: configuration.length, down: configuration.width};
}

/** The outer size in mm of a piece with these measures: what its plan has, without making it. */
export function sizeOf({type, sizes}: Construction, {across, down}: Chosen): Size {
  const {kind, fixed} = families[type];
  const given = sizes[fixed] ?? 0;
  return kind === 'kliv'
    ? {length: across, depth: given, height: down}
    : {length: across * 10, depth: down * 10, height: given};
}

const kindOf = (configuration: Configuration) => (isKliv(configuration) ? 'kliv' : 'standard');

/** Whether a piece that is built like this has these measures. */
export const suits = ({type}: Construction, configuration: Configuration): boolean =>
  families[type].kind === kindOf(configuration);

/** How a piece is drawn: as it is built, or plainly where that isn't known or doesn't suit it. */
export const drawnAs = (construction: Construction | null, configuration: Configuration): Construction =>
  construction && suits(construction, configuration)
    ? construction
    : plainConstruction(plainFamilies[kindOf(configuration)]);
