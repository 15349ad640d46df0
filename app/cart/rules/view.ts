import type {Configuration} from '~/configurator/rules/configuration';
import type {Image} from '~/platform/images';
import {countPieces, matchKey, type CartEntry, type CartOperation, applyOperation} from './entries';

/** What the store says about a variant, as far as the cart shows it. Prices are integer cents of EUR. */
export interface CartPiece {
  title: string;
  /** The variant's name; empty where a product has only one. */
  annotation: string;
  /** The product's page without its language, with the variant chosen. */
  path: string;
  image: Image | null;
  price: number;
  /** Struck through; `null` unless higher than the price. */
  compareAtPrice: number | null;
  forSale: boolean;
  /** Most pieces of one line: the stock, where the store limits it, and the bound of a line. */
  most: number;
}

/** Why a line can't be bought as it is. */
export type LineProblem = 'vanished' | 'soldOut' | 'tooMany';

export interface CartLine {
  key: string;
  variantId: string;
  /** Of a piece that is made to measure. */
  configuration?: Configuration;
  quantity: number;
  /** `null` when the store no longer has it. */
  piece: CartPiece | null;
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
export function cartView(entries: readonly CartEntry[], pieceOf: (entry: CartEntry) => CartPiece | null): CartView {
  const lines = entries.map((entry): CartLine => {
    const piece = pieceOf(entry);
    const {variant, quantity, configuratorData: configuration} = entry;
    const problem = problemOf(piece, quantity);
    return {key: matchKey(entry), variantId: variant.id, configuration, quantity, piece, problem};
  });
  return {
    lines,
    total: lines.reduce((sum, line) => sum + lineTotal(line), 0),
    count: countPieces(lines),
    blocked: lines.some((line) => line.problem),
  };
}

function problemOf(piece: CartPiece | null, quantity: number): LineProblem | null {
  if (!piece) return 'vanished';
  if (!piece.forSale) return 'soldOut';
  return quantity > piece.most ? 'tooMany' : null;
}

/** Integer cents of the pieces of a line that the store can sell. */
export function lineTotal({piece, quantity}: CartLine): number {
  return piece?.forSale ? piece.price * Math.min(quantity, piece.most) : 0;
}

function entryOf({variantId, quantity, configuration}: CartLine): CartEntry {
  return {variant: {id: variantId}, quantity, ...(configuration && {configuratorData: configuration})};
}

/** An operation that the worker hasn't answered yet; `piece` shows an added line until it does. */
export interface PendingOperation {
  operation: CartOperation;
  piece?: CartPiece;
}

/** The cart as it will be once the worker has carried out the pending operations. */
export function withPending(view: CartView, pending: readonly PendingOperation[]): CartView {
  const pieces = new Map(view.lines.map((line) => [line.key, line.piece]));
  let entries = view.lines.map(entryOf);
  for (const {operation, piece} of pending) {
    entries = applyOperation(entries, operation);
    if (operation.type === 'add' && piece) pieces.set(matchKey(operation.entry), piece);
  }
  return cartView(entries, (entry) => pieces.get(matchKey(entry)) ?? null);
}
