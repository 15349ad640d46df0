import {configurationPath, readConfigurationPath} from '~/configurator/rules/configurationPath';
import {numberOf, pieceItem, variantItem, type CartItem} from './cartItem';
import {mergeItems} from './changeItems';
import {maxLines} from './itemsCookie';

const part = /^([1-9]\d{0,19})(?:-([\w.-]{1,60}))?:(\d{1,4})$/;

/** The link of a cart that was shared has this parameter: it asks before it changes a cart that isn't empty. */
export const sharedParameter = 'shared';

interface Permalink {
  /** With the quantities of the link, which may be more than a line holds. */
  items: CartItem[];
  /** Whether every part of the link could be read. */
  isComplete: boolean;
}

/**
 * The items of a link to a cart, such as `42:2,7-140x80-b98a56:1` behind `/cart/`: numbers of variants as in Shopify's own links, and
 * numbers of products with a configuration, each with a quantity. Damaged parts are left out. `undefined` when it is no such link.
 */
export function readPermalink(lines: string): Permalink | undefined {
  const parts = lines.split(',');
  const items = parts.slice(0, maxLines).flatMap((text) => readPart(text) ?? []);
  return items.length ? {items: mergeItems(items), isComplete: items.length === parts.length} : undefined;
}

function readPart(text: string): CartItem | undefined {
  const [, number = '', piece, digits = ''] = part.exec(text.trim()) ?? [];
  const quantity = Number(digits);
  if (quantity === 0) return undefined;
  if (piece === undefined) return variantItem(number, quantity);
  const configuration = readConfigurationPath(piece);
  return configuration && pieceItem(number, configuration, quantity);
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
