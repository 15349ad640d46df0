import {configurationId} from '~/configurator/rules/identity.server';
import type {CartLine} from '../rules/lines';
import {
  klivGroups,
  standardAttributes,
  type KlivLine,
  type LineInput,
  type AttributeContext,
} from '../rules/lineAttributes';
import type {SellablePiece} from './sellablePiece.server';

/**
 * The lines as the store gets them: a standard piece with its attributes and id (rule 14.3), the KLIV pieces of one
 * variant as one group line at the end (rule 14.4). `secret` is `CONFIGURATION_SECRET`.
 */
export async function checkoutLines(
  lines: readonly CartLine[],
  sellablePieceOf: (key: string) => SellablePiece | undefined,
  context: AttributeContext,
  secret: string,
): Promise<LineInput[]> {
  const single: LineInput[] = [];
  const kliv: KlivLine[] = [];
  for (const {key, variantId, quantity} of lines) {
    const piece = sellablePieceOf(key);
    if (!piece) {
      single.push({merchandiseId: variantId, quantity, attributes: []});
      continue;
    }
    const {configuration, colorName, merchandise} = piece;
    const {price} = merchandise;
    const id = await configurationId({variantId, configuration, price}, secret);
    if (piece.kind === 'kliv') {
      const variant = {id: variantId, price, ...piece.ranges};
      kliv.push({configuration: piece.configuration, colorName, id, quantity, variant});
    } else {
      const attributes = standardAttributes({configuration: piece.configuration, colorName, price, id}, context);
      single.push({merchandiseId: variantId, quantity, attributes});
    }
  }
  return [...single, ...klivGroups(kliv, context)];
}
