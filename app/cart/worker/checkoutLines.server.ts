import {configurationId} from '~/configurator/rules/identity.server';
import type {CartLine} from '../rules/cartView';
import {
  klivGroups,
  standardAttributes,
  withdrawalAttributes,
  type KlivLine,
  type LineInput,
  type AttributeContext,
} from '../rules/lineAttributes';
import type {Catalog} from './catalog.server';

/**
 * The lines as the store gets them: a standard piece with its attributes and id (rule 14.3), the KLIV pieces of one
 * variant as group lines at the end (rule 14.4). `secret` is `CONFIGURATION_SECRET`.
 */
export async function checkoutLines(
  lines: readonly CartLine[],
  catalog: Pick<Catalog, 'pieceOf'>,
  context: AttributeContext,
  secret: string,
): Promise<LineInput[]> {
  const single: LineInput[] = [];
  const kliv: KlivLine[] = [];
  for (const line of lines) {
    const {variantId, quantity, merchandise: shown} = line;
    const noWithdrawal = shown?.noWithdrawal;
    const excluded = withdrawalAttributes(noWithdrawal, context.language);
    const piece = catalog.pieceOf(line);
    if (!piece) {
      single.push({merchandiseId: variantId, quantity, attributes: excluded});
      continue;
    }
    const {colorName, plan, merchandise} = piece;
    const {handle, price} = merchandise;
    const id = await configurationId({handle, configuration: piece.configuration, price, plan}, secret);
    const shared = {handle, colorName, id, plan};
    if (piece.kind === 'kliv') {
      const variant = {id: variantId, price, ...piece.ranges};
      kliv.push({...shared, configuration: piece.configuration, quantity, variant, noWithdrawal});
    } else {
      const attributes = standardAttributes(
        {...shared, configuration: piece.configuration, names: piece.names, price},
        context,
      );
      single.push({merchandiseId: variantId, quantity, attributes: [...attributes, ...excluded]});
    }
  }
  return [...single, ...klivGroups(kliv, context)];
}
