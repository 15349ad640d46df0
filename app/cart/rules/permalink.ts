import {configurationPath, readConfigurationPath} from '~/configurator/rules/configurationPath';
import {numberOf, pieceItem, variantItem, type CartItem} from './cartItem';
import {mergeItems} from './changeItems';
import {maxLines} from './itemsCookie';
import {limitQuantity} from './quantity';

const part = /^(\d{1,20})(?:-([\w.-]{1,60}))?:(\d+)$/;

/** The link of a cart that was shared has this parameter: it asks before it changes a cart that isn't empty. */
export const sharedParameter = 'shared';

/**
 * The items of a link to a cart, such as `42:2,7-140x80-b98a56:1` behind `/cart/`: numbers of variants as in Shopify's own links, and
 * numbers of products with a configuration, each with a quantity. Damaged parts are left out. `undefined` when it is no such link.
 */
export function readPermalink(lines: string): CartItem[] | undefined {
  const items = lines.split(',', maxLines).flatMap((text) => {
    const [, number = '', piece, digits = ''] = part.exec(text.trim()) ?? [];
    if (!(Number(digits) > 0)) return [];
    const quantity = limitQuantity(Number(digits));
    if (piece === undefined) return [variantItem(number, quantity)];
    const configuration = readConfigurationPath(piece);
    return configuration ? [pieceItem(number, configuration, quantity)] : [];
  });
  return items.length ? mergeItems(items) : undefined;
}

/** Path, without its language, that opens the same lines on another device (rule 13.22). */
export function sharePath(items: readonly CartItem[]): string {
  const parts = items.map(({variantId, productId, configuration, quantity}) =>
    configuration
      ? `${numberOf(productId)}-${configurationPath(configuration)}:${quantity}`
      : `${numberOf(variantId)}:${quantity}`,
  );
  return `/cart/${parts.join(',')}?${sharedParameter}`;
}
