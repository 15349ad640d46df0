import {isKliv, type Configuration} from '../rules/configuration';
import type {Construction} from '../rules/construction';
import type {Size} from './layout';

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
export function sizeOf({type, height, depth}: Construction, {across, down}: Chosen): Size {
  return type === 'planter' ? {length: across, depth, height: down} : {length: across * 10, depth: down * 10, height};
}

const plain = {thickness: 28, height: 28, depth: 400, materials: {}};

/** What a piece is drawn as whose construction isn't known. */
export function plainConstruction(configuration: Configuration): Construction {
  return isKliv(configuration) ? {...plain, type: 'planter', thickness: 2} : {...plain, type: 'board'};
}
