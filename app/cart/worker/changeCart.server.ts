import {cartView, linePath, withSnapshots} from '../rules/cartView';
import {itemKey, type CartItem} from '../rules/cartItem';
import {changeItems, limitItems, mergeItems, type CartChange} from '../rules/changeItems';
import {maxNote, type CartIntent} from '../rules/intent';
import type {RemovedItems} from '../rules/itemsCookie';
import {readPermalink} from '../rules/permalink';
import {maxLineQuantity} from '../rules/quantity';
import type {NoticeKey} from '../rules/notice';
import type {Edits} from './cartForm.server';
import {checkOut} from './checkOut.server';
import {configure} from './configure.server';
import {askDiscount} from './discount.server';
import {linkLabels, notices} from './notices';
import {accept, reject, type Outcome} from './outcome.server';
import type {CartContext, VisitorsCart} from './visitorsCart.server';

/** The items that an intent names beside those of the cart. */
export const itemsOf = (intent: CartIntent): CartItem[] => {
  if (intent.type === 'add') return [intent.item];
  return intent.type === 'openLink' ? (readPermalink(intent.lines)?.items ?? []) : [];
};

/** The cart after an intent. `edits` are those of the form, and applied already. */
export async function changeCart(
  cart: VisitorsCart,
  intent: CartIntent,
  edits: Edits,
  request: Request,
  context: CartContext,
): Promise<Outcome> {
  switch (intent.type) {
    case 'add':
    case 'update':
    case 'remove':
      return changeLines(cart, intent);
    case 'configure':
      return addPiece(cart, intent, context);
    case 'undo':
      return undo(cart);
    case 'save':
      return accept(cart);
    case 'discount':
      return applyCode(cart, intent.code, request, context);
    case 'removeDiscount':
      return accept({...cart, code: undefined});
    case 'openLink':
      return openLink(cart, intent.lines, intent.replace);
    case 'checkout':
      return checkOut(cart, {...intent, recounted: edits.quantities.length > 0}, request, context);
  }
}

/** The cart with what was typed into its form. What was typed counts whatever becomes of the button (rule 13.25). */
export function applyEdits(cart: VisitorsCart, {quantities, note}: Edits): Outcome {
  let {items} = cart;
  let notice: NoticeKey | undefined;
  for (const {key, quantity} of quantities) {
    const changed = changeItems(items, {type: 'update', key, quantity}, cart.catalog.merchandiseOf);
    if (!changed.ok) continue;
    items = changed.items;
    notice = changed.notice ?? notice;
  }
  if (note !== undefined && note.length > maxNote) return reject({...cart, items}, 'noteTooLong');
  return accept({...cart, items, note: note ?? cart.note}, notice);
}

function changeLines(cart: VisitorsCart, change: CartChange): Outcome {
  const changed = changeItems(cart.items, change, cart.catalog.merchandiseOf);
  if (!changed.ok) return reject(cart, changed.notice);
  return accept({...cart, items: changed.items, removed: removedBy(change, cart)}, changed.notice);
}

/**
 * What can be put back after a change: the line that it removes; what was ordered as long as nothing is removed. Another
 * quantity leaves what there was, else the notice would vanish and the button move away under a second click.
 */
function removedBy(change: CartChange, {items, removed, catalog}: VisitorsCart): RemovedItems | undefined {
  if (change.type === 'update') return removed;
  if (change.type === 'add') return removed?.reason === 'ordered' ? removed : undefined;
  const gone = items.filter((item) => itemKey(item) === change.key);
  return gone.length ? {reason: 'removed', items: withSnapshots(gone, catalog.merchandiseOf)} : removed;
}

async function addPiece(
  cart: VisitorsCart,
  intent: Extract<CartIntent, {type: 'configure'}>,
  context: CartContext,
): Promise<Outcome> {
  const found = await configure(intent, context);
  if ('notice' in found) return {...reject(cart, found.notice), ...found};
  const {item, piece, terms} = found;
  cart.catalog.add(item, {merchandise: piece.merchandise, piece});
  // The store isn't asked about a cart that was empty.
  cart.catalog.terms ??= terms;
  const outcome = changeLines(cart, {type: 'add', item, replaces: intent.replaces});
  if (outcome.notice !== 'replacedGone') return outcome;
  const path = linePath(piece.merchandise, item.configuration);
  const quantity = item.quantity > 1 ? `&quantity=${item.quantity}` : '';
  return {...outcome, link: {label: linkLabels[context.language].piece, path: path + quantity}};
}

/**
 * Puts back what an order or the last removal has taken out (rules 13.14 and 14.10). A cart that was replaced is restored as it
 * was (rule 13.22): beside what replaced it, pieces that both have would be counted twice.
 */
function undo(cart: VisitorsCart): Outcome {
  const {items, removed} = cart;
  if (!removed) return reject(cart, 'nothingRemoved');
  const restored = removed.reason === 'replaced' ? removed.items : mergeItems([...items, ...removed.items]);
  const isMore = restored.some(({quantity}) => quantity > maxLineQuantity);
  return accept({...cart, items: limitItems(restored), removed: undefined}, isMore ? 'bound' : undefined);
}

/** A code is kept once the store has applied it (rule 13.19). One that is refused leaves the former one. */
async function applyCode(cart: VisitorsCart, code: string, request: Request, context: CartContext): Promise<Outcome> {
  if (!code) return reject(cart, 'noCode');
  if (!cart.items.length) return reject(cart, 'empty');
  if (cartView(cart.items, cart.catalog.merchandiseOf).blocked) return reject(cart, 'blocked', 409);
  const discount = await askDiscount(code, cart, request, context);
  if (discount === 'limited') return {...reject(cart, 'tooManyCodes', 429), refusedCode: code};
  if (discount.state === 'unknown') return reject(cart, 'unreachable', 502);
  if (discount.state === 'refused') {
    const message = discount.reason ?? notices[context.language].noCode;
    return {...reject(cart, 'noCode'), message, refusedCode: code};
  }
  return accept({...cart, code});
}

/**
 * Puts what a link names into the cart, or in its place (rules 13.15 and 13.22). A link may be followed twice, so an item gets at
 * least the quantity of the link, and not that many more. The cart that it replaces can be restored as it was.
 */
export function openLink(cart: VisitorsCart, lines: string, replace: boolean): Outcome {
  const linked = readPermalink(lines);
  if (!linked) return reject(cart, 'noLink', 400);
  let items = replace ? [] : cart.items;
  let notice: NoticeKey | undefined = linked.isComplete ? undefined : 'linkIncomplete';
  for (const item of linked.items.map((one) => cart.catalog.current(one))) {
    const missing = item.quantity - quantityOf(items, item);
    if (missing <= 0) continue;
    const change = {type: 'add', item: {...item, quantity: missing}} as const;
    const changed = changeItems(items, change, cart.catalog.merchandiseOf);
    if (changed.ok) items = changed.items;
    notice = changed.ok ? (notice ?? changed.notice) : 'linkIncomplete';
  }
  // A cart isn't emptied for the sake of a link that has nothing to sell.
  if (!items.length) return reject(cart, 'linkIncomplete');
  return accept({...cart, items, removed: removedByLink(cart, items)}, notice);
}

/** What can be put back after a link: the whole cart, when something of it is gone; nothing removed, when something was added. */
function removedByLink(cart: VisitorsCart, items: readonly CartItem[]): RemovedItems | undefined {
  const isLess = cart.items.some((item) => quantityOf(items, item) < item.quantity);
  if (isLess) return {reason: 'replaced', items: withSnapshots(cart.items, cart.catalog.merchandiseOf)};
  const isMore = items.some((item) => quantityOf(cart.items, item) < item.quantity);
  return isMore && cart.removed?.reason !== 'ordered' ? undefined : cart.removed;
}

/** How many of an item a cart holds. */
export function quantityOf(items: readonly CartItem[], item: CartItem): number {
  return items.find((other) => itemKey(other) === itemKey(item))?.quantity ?? 0;
}
