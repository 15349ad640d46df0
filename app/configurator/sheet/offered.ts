import {klivVariant} from '../rules/kliv';
import type {Piece} from '../rules/piece';
import {offersStandard} from '../rules/standard';

/** Whether the product is made exactly like this, today. */
export function isOffered(piece: Piece): boolean {
  return piece.kind === 'kliv'
    ? klivVariant(piece.offer, piece.configuration) !== undefined
    : offersStandard(piece.offer, piece.configuration);
}
