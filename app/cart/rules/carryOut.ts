import {applyOperation, matchKey, replacedEntry, type CartEntry, type CartOperation} from './entries';
import type {NoticeKey} from './noticeKey';
import type {Merchandise} from './merchandise';
import {limitQuantity, maxLineQuantity} from './quantity';

type CarriedOut =
  | {ok: true; entries: CartEntry[]; notice?: NoticeKey}
  /** Nothing changes. */
  | {ok: false; notice: NoticeKey};

/** An operation as the worker carries it out: only for what the store sells, and within stock and limit. */
export function carryOut(
  entries: readonly CartEntry[],
  operation: CartOperation,
  merchandiseOf: (entry: CartEntry) => Merchandise | null,
): CarriedOut {
  const changed = applyOperation(entries, operation);
  if (operation.type === 'remove') return {ok: true, entries: changed};

  const key = operation.type === 'add' ? matchKey(operation.entry) : operation.key;
  const entryOf = (list: readonly CartEntry[]) => list.find((entry) => matchKey(entry) === key);
  const replaced = operation.type === 'add' ? replacedEntry(entries, operation) : undefined;
  // The form may have been sent already, or another tab has changed the line.
  if (operation.type === 'add' && operation.replaces && !replaced) return {ok: false, notice: 'replacedGone'};
  const entry = entryOf(changed);
  if (!entry) return {ok: false, notice: 'noLine'};

  const merchandise = merchandiseOf(entry);
  const adds = operation.type === 'add';
  if (adds && !merchandise) return {ok: false, notice: 'unknownVariant'};
  if (adds && !merchandise?.availableForSale) return {ok: false, notice: 'soldOut'};

  const before = entryOf(entries);
  const present = before && before !== replaced ? before.quantity : 0;
  const wanted = adds ? present + operation.entry.quantity : operation.quantity;
  const max = merchandise?.maxQuantity ?? maxLineQuantity;
  if (wanted <= max) return {ok: true, entries: changed};
  const bounded = applyOperation(changed, {type: 'update', key, quantity: limitQuantity(wanted, max)});
  return {ok: true, entries: bounded, notice: max < maxLineQuantity ? 'stock' : 'bound'};
}
