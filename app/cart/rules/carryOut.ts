import {applyOperation, matchKey, type CartEntry, type CartOperation} from './entries';
import type {NoticeKey} from './noticeKey';
import {boundQuantity, maxQuantity} from './quantity';
import type {CartPiece} from './view';

export type CarriedOut =
  | {ok: true; entries: CartEntry[]; notice?: NoticeKey}
  /** Nothing changes. */
  | {ok: false; notice: NoticeKey};

/** An operation as the worker carries it out: only for what the store sells, and within stock and bound. */
export function carryOut(
  entries: readonly CartEntry[],
  operation: CartOperation,
  pieceOf: (entry: CartEntry) => CartPiece | null,
): CarriedOut {
  const changed = applyOperation(entries, operation);
  if (operation.type === 'remove') return {ok: true, entries: changed};

  const key = operation.type === 'add' ? matchKey(operation.entry) : operation.key;
  const lineOf = (list: readonly CartEntry[]) => list.find((entry) => matchKey(entry) === key);
  const line = lineOf(changed);
  if (!line) return {ok: false, notice: 'noLine'};

  const piece = pieceOf(line);
  const adds = operation.type === 'add';
  if (adds && !piece) return {ok: false, notice: 'unknownVariant'};
  if (adds && !piece?.forSale) return {ok: false, notice: 'soldOut'};

  const present = adds && operation.replaces === key ? 0 : (lineOf(entries)?.quantity ?? 0);
  const wanted = adds ? present + operation.entry.quantity : operation.quantity;
  const most = piece?.most ?? maxQuantity;
  if (wanted <= most) return {ok: true, entries: changed};
  const bounded = applyOperation(changed, {type: 'update', key, quantity: boundQuantity(wanted, most)});
  return {ok: true, entries: bounded, notice: most < maxQuantity ? 'stock' : 'bound'};
}
