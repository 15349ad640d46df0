import type {Configuration} from '~/configurator/rules/configuration';
import type {ShopTerms} from '~/legal/terms';
import {
  applyOperation,
  totalQuantity,
  matchKey,
  pieceOfKey,
  type CartEntry,
  type CartOperation,
  type Seen,
} from './entries';
import {shortTitle} from './entryCode';
import type {TakenView} from './taken';
import type {DiscountView} from './discount';
import type {Merchandise, NotSellable} from './merchandise';

/** Why a line can't be bought as it is. */
export type LineProblem = 'vanished' | 'soldOut' | 'tooMany' | NotSellable;

export interface CartLine {
  key: string;
  variantId: string;
  /** Of a piece that is made to measure. */
  configuration?: Configuration;
  /** Of a piece that is made to measure, once the store has said it. */
  productId?: string;
  quantity: number;
  /** `null` when the store no longer has it. */
  merchandise: Merchandise | null;
  problem: LineProblem | null;
  /** What the visitor was told when it was put in. */
  seen?: Seen;
}

export interface CartView {
  lines: CartLine[];
  /** Integer cents of what can be bought now. */
  total: number;
  count: number;
  /** Whether a line stands in the way of the checkout. */
  blocked: boolean;
  /** What is no longer in it, and can be put back. */
  taken?: TakenView;
  /** What has to be said before ordering. */
  terms?: ShopTerms;
  /** The visitor's discount code. */
  discount?: DiscountView;
  /** The note to the studio. */
  note?: string;
}

/** The lines of the cart, every entry one of them: what vanished or sold out is named, never dropped. */
export function cartView(
  entries: readonly CartEntry[],
  merchandiseOf: (entry: CartEntry) => Merchandise | null,
): CartView {
  const lines = entries.map((entry): CartLine => {
    const merchandise = merchandiseOf(entry);
    const {variant, quantity, configuratorData: configuration, productId, seen} = entry;
    const problem = problemOf(merchandise, quantity);
    return {
      key: matchKey(entry),
      variantId: variant.id,
      configuration,
      productId,
      quantity,
      merchandise,
      problem,
      seen,
    };
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
  if (merchandise.notSellable) return merchandise.notSellable;
  if (!merchandise.availableForSale) return 'soldOut';
  return quantity > merchandise.maxQuantity ? 'tooMany' : null;
}

/** Cents that one piece of a line cost when the visitor was told last; `null` when it still costs that, or can't be sold. */
export function formerPrice({merchandise, seen}: CartLine): number | null {
  return seen && merchandise?.availableForSale && merchandise.price !== seen.price ? seen.price : null;
}

/** Whether a line has become dearer than the visitor was told. */
export function isDearer({lines}: CartView): boolean {
  return lines.some((line) => (formerPrice(line) ?? Infinity) < (line.merchandise?.price ?? 0));
}

/** The entries with what the visitor is told now; `renew` replaces what was told before. */
export function withSeen(
  entries: readonly CartEntry[],
  merchandiseOf: (entry: CartEntry) => Merchandise | null,
  renew = false,
): CartEntry[] {
  return entries.map((entry) => {
    const merchandise = merchandiseOf(entry);
    if ((entry.seen && !renew) || !merchandise?.availableForSale) return entry;
    const {title, annotation, price} = merchandise;
    // The measures of a piece are in the entry already.
    const name = entry.configuratorData || !annotation ? title : `${title}, ${annotation}`;
    return {...entry, seen: {title: shortTitle(name), price}};
  });
}

/** Whether a piece of a product that is being changed is in the cart; `key` is that of its line when the change began. */
export function holdsPiece({lines}: Pick<CartView, 'lines'>, key: string | null, handle: string): boolean {
  if (!key) return false;
  return lines.some(
    (line) => line.configuration && line.merchandise?.handle === handle && pieceOfKey(line.key) === pieceOfKey(key),
  );
}

/** Integer cents of the pieces of a line that the store can sell. */
export function lineTotal(line: CartLine): number {
  return (line.merchandise?.price ?? 0) * availableQuantity(line);
}

/** How many pieces of a line the store can sell now. */
export function availableQuantity({merchandise, quantity}: CartLine): number {
  return merchandise?.availableForSale ? Math.min(quantity, merchandise.maxQuantity) : 0;
}

function entryOf({variantId, quantity, configuration, productId, seen}: CartLine): CartEntry {
  const piece = configuration && {configuratorData: configuration, ...(productId && {productId})};
  return {variant: {id: variantId}, quantity, ...piece, ...(seen && {seen})};
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
  // What a discount code takes off other lines only the store knows.
  const discount =
    pending.length && view.discount ? ({...view.discount, state: 'unknown', amount: 0} as const) : view.discount;
  return {...view, ...cartView(entries, (entry) => known.get(matchKey(entry)) ?? null), discount};
}
