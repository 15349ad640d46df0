import type {Configuration} from '~/configurator/rules/configuration';
import {applyOperation, totalQuantity, matchKey, type CartEntry, type CartOperation} from './entries';
import type {Merchandise} from './merchandise';

/** Why a line can't be bought as it is. */
export type LineProblem = 'vanished' | 'soldOut' | 'tooMany';

export interface CartLine {
  key: string;
  variantId: string;
  /** Of a piece that is made to measure. */
  configuration?: Configuration;
  quantity: number;
  /** `null` when the store no longer has it. */
  merchandise: Merchandise | null;
  problem: LineProblem | null;
}

export interface CartView {
  lines: CartLine[];
  /** Integer cents of what can be bought now. */
  total: number;
  count: number;
  /** Whether a line stands in the way of the checkout. */
  blocked: boolean;
}

/** The lines of the cart, every entry one of them: what vanished or sold out is named, never dropped. */
export function cartView(
  entries: readonly CartEntry[],
  merchandiseOf: (entry: CartEntry) => Merchandise | null,
): CartView {
  const lines = entries.map((entry): CartLine => {
    const merchandise = merchandiseOf(entry);
    const {variant, quantity, configuratorData: configuration} = entry;
    const problem = problemOf(merchandise, quantity);
    return {key: matchKey(entry), variantId: variant.id, configuration, quantity, merchandise, problem};
  });
  return {
    lines,
    total: lines.reduce((sum, line) => sum + lineTotal(line), 0),
    count: totalQuantity(lines),
    blocked: lines.some((line) => line.problem),
  };
}

function problemOf(merchandise: Merchandise | null, quantity: number): LineProblem | null {
  if (!merchandise) return 'vanished';
  if (!merchandise.availableForSale) return 'soldOut';
  return quantity > merchandise.maxQuantity ? 'tooMany' : null;
}

/** Integer cents of the pieces of a line that the store can sell. */
export function lineTotal({merchandise, quantity}: CartLine): number {
  return merchandise?.availableForSale ? merchandise.price * Math.min(quantity, merchandise.maxQuantity) : 0;
}

function entryOf({variantId, quantity, configuration}: CartLine): CartEntry {
  return {variant: {id: variantId}, quantity, ...(configuration && {configuratorData: configuration})};
}

/** An operation that the worker hasn't answered yet; `merchandise` shows an added line until it does. */
export interface PendingOperation {
  operation: CartOperation;
  merchandise?: Merchandise;
}

/** The cart as it will be once the worker has carried out the pending operations. */
export function withPending(view: CartView, pending: readonly PendingOperation[]): CartView {
  const known = new Map(view.lines.map((line) => [line.key, line.merchandise]));
  let entries = view.lines.map(entryOf);
  for (const {operation, merchandise} of pending) {
    entries = applyOperation(entries, operation);
    if (operation.type === 'add' && merchandise) known.set(matchKey(operation.entry), merchandise);
  }
  return cartView(entries, (entry) => known.get(matchKey(entry)) ?? null);
}
