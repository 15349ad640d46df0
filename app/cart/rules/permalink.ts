import {configurationPath, readConfigurationPath} from '~/configurator/rules/configurationPath';
import {applyOperation, type CartEntry} from './entries';
import {isVariantId} from './entryCode';
import type {CartLine} from './lines';
import {limitQuantity} from './quantity';

/** As many lines as are read of a cart at Shopify (rule 14.2). */
const maxLines = 100;

const part = /^(\d{1,20})(?:-([\w-]{1,60}))?:(\d+)$/;

/** The link of a cart that was shared carries this parameter: it asks before it changes a cart that isn't empty. */
export const sharedParameter = 'shared';

/**
 * The entries of a link to a cart, such as `42:2,7-140x80-b98a56:1` behind `/cart/`: numbers of variants as in Shopify's own
 * links, and numbers of products with a configuration, each with a quantity. Damaged parts are left out. `undefined` when it
 * is no such link. The variant of a piece is not known yet: its product's number stands there until the worker has looked it up.
 */
export function readPermalink(lines: string): CartEntry[] | undefined {
  const entries = lines
    .split(',', maxLines)
    .flatMap((text) => {
      const [, number = '', piece, quantity = ''] = part.exec(text.trim()) ?? [];
      const id = `gid://shopify/ProductVariant/${number}`;
      if (!isVariantId(id) || Number(quantity) <= 0) return [];
      const entry: CartEntry = {variant: {id}, quantity: limitQuantity(Number(quantity))};
      if (piece === undefined) return [entry];
      const configuratorData = readConfigurationPath(piece);
      return configuratorData ? [{...entry, configuratorData, productId: `gid://shopify/Product/${number}`}] : [];
    })
    .reduce<CartEntry[]>((list, entry) => applyOperation(list, {type: 'add', entry}), []);
  return entries.length ? entries : undefined;
}

const numberOf = (id: string) => id.split('/').at(-1) ?? '';

/** Path, without its language, that opens the same lines on another device (rule 13.22). */
export function sharePath(lines: readonly CartLine[]): string {
  const parts = lines.map(({variantId, productId, configuration, quantity}) =>
    configuration && productId
      ? `${numberOf(productId)}-${configurationPath(configuration)}:${quantity}`
      : `${numberOf(variantId)}:${quantity}`,
  );
  return `/cart/${parts.join(',')}?${sharedParameter}`;
}
