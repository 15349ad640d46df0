import {applyOperation, type CartEntry} from './entries';
import {isVariantId} from './entryCode';
import {limitQuantity} from './quantity';

/** As many lines as are read of a cart at Shopify (rule 14.2). */
const maxLines = 100;

/**
 * The entries of Shopify's link to a cart, such as `42:2,43:1` behind `/cart/`: numbers of variants, each with a quantity.
 * Damaged parts are left out. `undefined` when it is no such link.
 */
export function readPermalink(lines: string): CartEntry[] | undefined {
  const entries = lines
    .split(',', maxLines)
    .flatMap((part) => {
      const [, number = '', quantity = ''] = /^(\d+):(\d+)$/.exec(part.trim()) ?? [];
      const id = `gid://shopify/ProductVariant/${number}`;
      return isVariantId(id) && Number(quantity) > 0
        ? [{variant: {id}, quantity: limitQuantity(Number(quantity))}]
        : [];
    })
    .reduce<CartEntry[]>((list, entry) => applyOperation(list, {type: 'add', entry}), []);
  return entries.length ? entries : undefined;
}
