import {itemKey, type CartItem} from './cartItem';
import type {Merchandise} from './merchandise';
import type {NoticeKey} from './notice';
import {limitQuantity, maxLineQuantity} from './quantity';

/** A change of the cart's items; `key` and `replaces` are those of `itemKey`. */
export type CartChange =
  | {type: 'add'; item: CartItem; replaces?: string}
  | {type: 'update'; key: string; quantity: number}
  | {type: 'remove'; key: string};

type Changed =
  /** The notice says that a quantity was lowered (rule 13.5). */
  {ok: true; items: CartItem[]; notice?: NoticeKey} | {ok: false; notice: NoticeKey};

/** What the store says of an item; `null` when it has none. */
export type MerchandiseOf = (item: CartItem) => Merchandise | null;

/**
 * The items after a change, in their order; a new one comes last. Only what the store sells is added, within stock and limit. The
 * worker carries out a change by it, and the browser shows the expected outcome by it.
 */
export function changeItems(items: readonly CartItem[], change: CartChange, merchandiseOf: MerchandiseOf): Changed {
  switch (change.type) {
    case 'add':
      return add(items, change, merchandiseOf);
    case 'update': {
      const item = items.find((candidate) => itemKey(candidate) === change.key);
      if (!item) return {ok: false, notice: 'noLine'};
      const {quantity, notice} = bounded(change.quantity, merchandiseOf(item));
      return {ok: true, items: items.map((one) => (one === item ? {...item, quantity} : one)), notice};
    }
    case 'remove':
      return {ok: true, items: items.filter((item) => itemKey(item) !== change.key)};
  }
}

function add(
  items: readonly CartItem[],
  {item, replaces}: Extract<CartChange, {type: 'add'}>,
  merchandiseOf: MerchandiseOf,
): Changed {
  const replaced = items.find((candidate) => itemKey(candidate) === replaces);
  // The form may have been sent already, or another tab has changed the line.
  if (replaces !== undefined && !replaced) return {ok: false, notice: 'replacedGone'};
  const merchandise = merchandiseOf(item);
  if (!merchandise) return {ok: false, notice: 'unknownVariant'};
  if (!merchandise.availableForSale) return {ok: false, notice: 'soldOut'};
  const others = items.filter((candidate) => candidate !== replaced);
  const present = others.find((candidate) => itemKey(candidate) === itemKey(item));
  const {quantity, notice} = bounded((present?.quantity ?? 0) + item.quantity, merchandise);
  if (present) {
    return {ok: true, items: others.map((one) => (one === present ? {...present, quantity} : one)), notice};
  }
  const added = {...item, quantity};
  return {ok: true, items: replaced ? items.map((one) => (one === replaced ? added : one)) : [...items, added], notice};
}

function bounded(quantity: number, merchandise: Merchandise | null): {quantity: number; notice?: NoticeKey} {
  const max = merchandise?.maxQuantity ?? maxLineQuantity;
  if (quantity <= max) return {quantity: limitQuantity(quantity)};
  return {quantity: limitQuantity(quantity, max), notice: max < maxLineQuantity ? 'stock' : 'bound'};
}

/** Items with the same key become one, with the sum of their quantities, which may be more than a line holds. */
export function mergeItems(items: readonly CartItem[]): CartItem[] {
  const merged = new Map<string, CartItem>();
  for (const item of items) {
    const present = merged.get(itemKey(item));
    const quantity = (present?.quantity ?? 0) + item.quantity;
    merged.set(itemKey(item), {...(present ?? item), quantity});
  }
  return [...merged.values()];
}

/** Items with quantities that lines can hold (rule 13.5). */
export const limitItems = (items: readonly CartItem[]): CartItem[] =>
  items.map((item) => ({...item, quantity: limitQuantity(item.quantity)}));
