import type {Piece} from '../rules/piece';
import {planOf, type Plan} from './plan';

/** The plan of a chosen piece; `null` for a product of which nothing says how it is built. */
export function planOfPiece({offer: {construction}, configuration}: Piece): Plan | null {
  return construction && planOf(construction, configuration);
}
