import {configurationId} from '~/configurator/rules/identity.server';
import type {CartLine} from '../rules/lines';
import {klivGroups, standardAttributes, type KlivLine, type LineInput, type Occasion} from '../rules/lineAttributes';
import type {SoldPiece} from './sell.server';

/**
 * The lines as the store gets them: a standard piece with its attributes and id (rule 14.3), the KLIV pieces of one
 * variant as one group line at the end (rule 14.4). `secret` is `SESSION_SECRET`.
 */
export async function checkoutLines(
  lines: readonly CartLine[],
  soldPieceOf: (key: string) => SoldPiece | undefined,
  occasion: Occasion,
  secret: string,
): Promise<LineInput[]> {
  const single: LineInput[] = [];
  const kliv: KlivLine[] = [];
  for (const {key, variantId, quantity} of lines) {
    const sold = soldPieceOf(key);
    if (!sold) {
      single.push({merchandiseId: variantId, quantity, attributes: []});
      continue;
    }
    const {configuration, colorName, merchandise} = sold;
    const {price} = merchandise;
    const id = await configurationId({variantId, configuration, price}, secret);
    if (sold.kind === 'kliv') {
      const variant = {id: variantId, price, ...sold.sizes};
      kliv.push({configuration: sold.configuration, colorName, id, quantity, variant});
    } else {
      const attributes = standardAttributes({configuration: sold.configuration, colorName, price, id}, occasion);
      single.push({merchandiseId: variantId, quantity, attributes});
    }
  }
  return [...single, ...klivGroups(kliv, occasion)];
}
