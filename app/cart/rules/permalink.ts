import {configurationPath, readConfigurationPath} from '~/configurator/piece/piecePath';
import {numericId, pieceItem, variantItem, type CartItem} from './cartItem';
import {maxLines} from './itemCookies';
import {mergeItems} from './changeItems';

const partPattern = /^([1-9]\d{0,19})(?:-([\w.-]{1,60}))?:(\d{1,4})$/;

/** The query parameter of a shared cart's link. Such a link asks the visitor before it changes a cart that isn't empty. */
export const sharedParameter = 'shared';

interface Permalink {
  /** With the quantities of the link, which may exceed a line's maximum. */
  items: CartItem[];
  /** Whether every part of the link is valid. */
  isComplete: boolean;
}

/**
 * Reads the lines of a cart permalink, such as `42:2,7-140x80-b98a56:1` after `/cart/`: numbers of variants as in Shopify's own
 * permalinks, and numbers of products with a configuration, each with a quantity. Invalid parts are left out. `undefined` without a
 * valid part.
 */
export function readPermalink(lines: string): Permalink | undefined {
  const parts = lines.split(',');
  const items = parts.slice(0, maxLines).flatMap((text) => readPart(text) ?? []);
  return items.length ? {items: mergeItems(items), isComplete: items.length === parts.length} : undefined;
}

function readPart(text: string): CartItem | undefined {
  const [, number = '', configurationText, digits = ''] = partPattern.exec(text.trim()) ?? [];
  const quantity = Number(digits);
  if (quantity === 0) return undefined;
  if (configurationText === undefined) return variantItem(number, quantity);
  const configuration = readConfigurationPath(configurationText);
  return configuration && pieceItem(number, configuration, quantity);
}

/** The path of the permalink, without its language. */
export function sharePath(items: readonly CartItem[]): string {
  const parts = items.map(({variantId, productId, configuration, quantity}) =>
    configuration
      ? `${numericId(productId)}-${configurationPath(configuration)}:${quantity}`
      : `${numericId(variantId)}:${quantity}`,
  );
  return `/cart/${parts.join(',')}?${sharedParameter}`;
}
