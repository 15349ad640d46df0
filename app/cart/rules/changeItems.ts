import {itemKey, type CartItem} from './cartItem';
import type {Merchandise} from './merchandise';
import type {NoticeKey} from './notice';
import {limitQuantity, maxLineQuantity} from './quantity';

/** A change of the cart's items; `key` and `replacedLineKey` are results of `itemKey`. */
export type CartChange =
  | {type: 'add'; item: CartItem; replacedLineKey?: string}
  | {type: 'update'; key: string; quantity: number}
  | {type: 'remove'; key: string};

type ChangeResult =
  /** With a notice when a quantity was lowered. */
  {ok: true; items: CartItem[]; notice?: NoticeKey} | {ok: false; notice: NoticeKey};

/** The merchandise of an item; `null` when the store doesn't have it. */
export type MerchandiseOf = (item: CartItem) => Merchandise | null;

/**
 * The items after a change, in their order; a new item comes last. Only available merchandise is added, within stock and limit. The
 * worker applies changes with this function, and the browser predicts their results with it.
 */
export function changeItems(
  items: readonly CartItem[],
  change: CartChange,
  merchandiseOf: MerchandiseOf,
): ChangeResult {
  switch (change.type) {
    case 'add':
      return add(items, change, merchandiseOf);
    case 'update': {
      const item = items.find((candidate) => itemKey(candidate) === change.key);
      if (!item) return {ok: false, notice: 'noLine'};
      const {quantity, notice} = limitToStock(change.quantity, merchandiseOf(item));
      return {ok: true, items: replaceItem(items, item, {...item, quantity}), notice};
    }
    case 'remove':
      return {ok: true, items: items.filter((item) => itemKey(item) !== change.key)};
  }
}

function add(
  items: readonly CartItem[],
  {item, replacedLineKey}: Extract<CartChange, {type: 'add'}>,
  merchandiseOf: MerchandiseOf,
): ChangeResult {
  const replacedItem = items.find((candidate) => itemKey(candidate) === replacedLineKey);
  // The form may have been submitted before, or another tab has changed the line.
  if (replacedLineKey !== undefined && !replacedItem) return {ok: false, notice: 'editedLineGone'};
  const merchandise = merchandiseOf(item);
  if (!merchandise) return {ok: false, notice: 'unknownVariant'};
  if (!merchandise.availableForSale) return {ok: false, notice: 'soldOut'};
  const remainingItems = items.filter((candidate) => candidate !== replacedItem);
  const sameItem = remainingItems.find((candidate) => itemKey(candidate) === itemKey(item));
  const {quantity, notice} = limitToStock((sameItem?.quantity ?? 0) + item.quantity, merchandise);
  if (sameItem) return {ok: true, items: replaceItem(remainingItems, sameItem, {...sameItem, quantity}), notice};
  const newItem = {...item, quantity};
  return {ok: true, items: replacedItem ? replaceItem(items, replacedItem, newItem) : [...items, newItem], notice};
}

const replaceItem = (items: readonly CartItem[], item: CartItem, replacement: CartItem): CartItem[] =>
  items.map((candidate) => (candidate === item ? replacement : candidate));

function limitToStock(quantity: number, merchandise: Merchandise | null): {quantity: number; notice?: NoticeKey} {
  const max = merchandise?.maxQuantity ?? maxLineQuantity;
  if (quantity <= max) return {quantity: limitQuantity(quantity)};
  return {quantity: limitQuantity(quantity, max), notice: max < maxLineQuantity ? 'stock' : 'overMaximum'};
}

/** Merges items with the same key. The sum of their quantities may exceed a line's maximum. */
export function mergeItems(items: readonly CartItem[]): CartItem[] {
  const merged = new Map<string, CartItem>();
  for (const item of items) {
    const sameItem = merged.get(itemKey(item));
    const quantity = (sameItem?.quantity ?? 0) + item.quantity;
    merged.set(itemKey(item), {...(sameItem ?? item), quantity});
  }
  return [...merged.values()];
}

/** Limits quantities to a line's maximum. */
export const limitItems = (items: readonly CartItem[]): CartItem[] =>
  items.map((item) => ({...item, quantity: limitQuantity(item.quantity)}));
