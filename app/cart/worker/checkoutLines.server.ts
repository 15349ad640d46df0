import {configurationId} from '~/configurator/piece/configurationId.server';
import type {CartLine} from '../rules/cartView';
import {
  groupKlivLines,
  standardAttributes,
  withdrawalAttributes,
  type KlivLine,
  type LineInput,
  type AttributeContext,
} from '../rules/lineAttributes';
import type {Catalog} from './catalog.server';

/**
 * The lines of `cartCreate`: ready-made variants and pieces with a price of their own, then the pieces of KLIV (planters that are priced
 * by ranges of sizes), grouped by the variant of their range. They are in reverse, because Shopify puts each line before the ones
 * before it, and the checkout lists them as the cart does. `secret` is `CONFIGURATION_SECRET`.
 */
export async function checkoutLines(
  lines: readonly CartLine[],
  catalog: Pick<Catalog, 'getPiece'>,
  context: AttributeContext,
  secret: string,
): Promise<LineInput[]> {
  const singleLines: LineInput[] = [];
  const klivLines: KlivLine[] = [];
  for (const line of lines) {
    const {variantId, quantity} = line;
    const noWithdrawal = line.merchandise?.noWithdrawal;
    const withdrawal = withdrawalAttributes(noWithdrawal, context.language);
    const piece = catalog.getPiece(line);
    if (!piece) {
      singleLines.push({merchandiseId: variantId, quantity, attributes: withdrawal});
      continue;
    }
    const {colorName, planVersion, merchandise} = piece;
    const {handle, price} = merchandise;
    const id = await configurationId({handle, configuration: piece.configuration, price, plan: planVersion}, secret);
    const commonData = {handle, colorName, id, planVersion};
    if (piece.kind === 'kliv') {
      const variant = {id: variantId, price, ...piece.ranges};
      klivLines.push({...commonData, configuration: piece.configuration, quantity, variant, noWithdrawal});
    } else {
      const attributes = standardAttributes(
        {...commonData, configuration: piece.configuration, names: piece.names, price},
        context,
      );
      singleLines.push({merchandiseId: variantId, quantity, attributes: [...attributes, ...withdrawal]});
    }
  }
  return [...singleLines, ...groupKlivLines(klivLines, context)].reverse();
}
