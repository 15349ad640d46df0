import {readQuery} from '~/configurator/rules/configuration';
import type {AddOperation} from '../rules/entries';
import type {ConfigureIntent} from '../rules/intent';
import type {CartLine, CartPiece} from '../rules/view';

/**
 * What the worker will make of a piece that is made to measure, as far as the browser can tell: only the worker knows
 * its variant. Of a line with the same address, which is the same piece of the same product, the variant is known.
 */
export function expectedAddition(
  {query, quantity, replaces}: ConfigureIntent,
  piece: CartPiece | undefined,
  lines: readonly CartLine[] = [],
): AddOperation | undefined {
  const configuratorData = readQuery(query);
  if (!configuratorData || !piece) return undefined;
  const id = lines.find((line) => line.piece?.path === piece.path)?.variantId ?? '';
  return {type: 'add', entry: {variant: {id}, quantity, configuratorData}, replaces};
}
