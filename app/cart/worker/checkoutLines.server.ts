import {klivGroups, standardAttributes, type KlivLine, type LineInput, type Occasion} from '../rules/attributes';
import {isKliv} from '~/configurator/rules/configuration';
import {configurationId} from '~/configurator/rules/identity.server';
import type {Made} from './make.server';
import type {CartLine} from '../rules/view';

/**
 * The lines as the store gets them: configured ones with their attributes and a verifiable id, KLIV lines of one
 * variant as one group line at the end (specification, sections 4 and 7). `secret` is `SESSION_SECRET`.
 */
export async function checkoutLines(
  lines: readonly CartLine[],
  madeOf: (key: string) => Made | undefined,
  occasion: Occasion,
  secret: string,
): Promise<LineInput[]> {
  const single: LineInput[] = [];
  const kliv: KlivLine[] = [];
  for (const {key, variantId, quantity, configuration} of lines) {
    const made = madeOf(key);
    if (!configuration || !made) {
      single.push({merchandiseId: variantId, quantity, attributes: []});
      continue;
    }
    const {colorName, ranges, piece} = made;
    const {price} = piece;
    const id = await configurationId({variantId, configuration, price}, secret);
    if (isKliv(configuration) && ranges) {
      kliv.push({configuration, colorName, id, quantity, variant: {id: variantId, price, ...ranges}});
    } else if (!isKliv(configuration)) {
      const attributes = standardAttributes({configuration, colorName, price, id}, occasion);
      single.push({merchandiseId: variantId, quantity, attributes});
    }
  }
  return [...single, ...klivGroups(kliv, occasion)];
}
