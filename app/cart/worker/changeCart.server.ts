import {cartView, linePath, withSnapshots} from '../rules/cartView';
import {itemKey, type CartItem} from '../rules/cartItem';
import {changeItems, limitItems, mergeItems, type CartChange} from '../rules/changeItems';
import {maxNote, type CartIntent} from '../rules/intent';
import type {RemovedItems} from '../rules/itemCookies';
import {readPermalink} from '../rules/permalink';
import {maxLineQuantity} from '../rules/quantity';
import type {NoticeKey} from '../rules/notice';
import type {CartForm, Edits} from './cartForm.server';
import {checkOut} from './checkOut.server';
import {configure} from './configure.server';
import {checkDiscountCode} from './checkDiscountCode.server';
import {linkLabels, notices} from './notices.server';
import {accept, reject, type Outcome} from './outcome.server';
import type {CartContext, VisitorsCart} from './visitorsCart.server';

export const listAddedItems = (intent: CartIntent): CartItem[] => {
  if (intent.type === 'add') return [intent.item];
  return intent.type === 'openLink' ? (readPermalink(intent.lines)?.items ?? []) : [];
};

/** Applies the edited fields of a form, then the intents of its buttons, including a typed discount code. */
export async function changeCart(
  cart: VisitorsCart,
  form: CartForm,
  request: Request,
  context: CartContext,
): Promise<Outcome> {
  if (!form.ok) return reject(cart, form.notice, form.status);
  const {intents, edits} = form;
  let outcome = applyEdits(cart, edits);
  if (outcome.status !== 200) return outcome;
  for (const intent of withTypedCode(intents, edits.code)) {
    if (outcome.checkoutUrl) break;
    // The visitor sees a lowered quantity or a refused code before ordering.
    if (intent.type === 'checkout' && outcome.notice) return {...outcome, status: Math.max(outcome.status, 409)};
    const nextOutcome = await applyIntent(outcome.cart, intent, edits, request, context);
    // A later button without a notice keeps the notice of an earlier one.
    outcome = nextOutcome.notice ? nextOutcome : {...outcome, ...nextOutcome, notice: outcome.notice};
  }
  return outcome;
}

/** Adds the intent of a discount code that was typed but not submitted: before a checkout, else as the last. */
function withTypedCode(intents: readonly CartIntent[], code: string | undefined): readonly CartIntent[] {
  const hasIntent = (type: CartIntent['type']) => intents.some((intent) => intent.type === type);
  if (!code || hasIntent('discount')) return intents;
  const discount = {type: 'discount', code} as const;
  return hasIntent('checkout') ? [discount, ...intents] : [...intents, discount];
}

/** Applies the intent of a button. The `edits` of the form are already applied. */
async function applyIntent(
  cart: VisitorsCart,
  intent: CartIntent,
  edits: Edits,
  request: Request,
  context: CartContext,
): Promise<Outcome> {
  switch (intent.type) {
    case 'add':
    case 'update':
    case 'remove': {
      const result = changeItems(cart.items, intent, cart.catalog.merchandiseOf);
      if (!result.ok) return reject(cart, result.notice);
      return accept({...cart, items: result.items, removed: findRestorable(intent, cart)}, result.notice);
    }
    case 'configure': {
      const added = await configure(intent, context);
      if ('notice' in added) return {...reject(cart, added.notice), ...added};
      const {item, piece, terms} = added;
      cart.catalog.add(item, {merchandise: piece.merchandise, piece});
      // The terms of an empty cart aren't loaded.
      cart.catalog.terms ??= terms;
      const add = {type: 'add', item, replacedLineKey: intent.replacedLineKey} as const;
      const outcome = await applyIntent(cart, add, edits, request, context);
      if (outcome.notice !== 'editedLineGone') return outcome;
      const path = linePath(piece.merchandise, item.configuration);
      const quantity = item.quantity > 1 ? `&quantity=${item.quantity}` : '';
      return {...outcome, link: {label: linkLabels[context.language].piece, path: path + quantity}};
    }
    case 'undo':
      return undo(cart);
    case 'save':
      return accept(cart);
    case 'discount':
      return applyCode(cart, intent.code, request, context);
    case 'removeDiscount':
      return accept({...cart, code: undefined});
    case 'openLink':
      return openLink(cart, intent);
    case 'checkout':
      return checkOut(cart, {...intent, hasEditedQuantities: edits.quantities.length > 0}, request, context);
  }
}

/** Applies the edited fields of a form. They are saved even if the button's intent fails. */
function applyEdits(cart: VisitorsCart, {quantities, note}: Edits): Outcome {
  let {items} = cart;
  let notice: NoticeKey | undefined;
  for (const {key, quantity} of quantities) {
    const result = changeItems(items, {type: 'update', key, quantity}, cart.catalog.merchandiseOf);
    if (!result.ok) continue;
    items = result.items;
    notice = result.notice ?? notice;
  }
  if (note !== undefined && note.length > maxNote) return reject({...cart, items}, 'noteTooLong');
  return accept({...cart, items, note: note ?? cart.note}, notice);
}

/**
 * The items that can be restored after a change: a removed line, else the items that could be restored before. A change of a quantity
 * keeps those: without them the notice would disappear, and the button would move away under a second click.
 */
function findRestorable(change: CartChange, {items, removed, catalog}: VisitorsCart): RemovedItems | undefined {
  if (change.type === 'update') return removed;
  if (change.type === 'add') return removed?.reason === 'ordered' ? removed : undefined;
  const removedItems = items.filter((item) => itemKey(item) === change.key);
  return removedItems.length ? {reason: 'removed', items: withSnapshots(removedItems, catalog.merchandiseOf)} : removed;
}

/**
 * Restores the items that an order or the last removal took out (rule 13.14). A replaced cart takes the place of the current
 * one: if it was added, items in both would count twice.
 */
function undo(cart: VisitorsCart): Outcome {
  const {items, removed} = cart;
  if (!removed) return reject(cart, 'nothingRemoved');
  const restoredItems = removed.reason === 'replaced' ? removed.items : mergeItems([...items, ...removed.items]);
  const exceedsMaximum = restoredItems.some(({quantity}) => quantity > maxLineQuantity);
  return accept(
    {...cart, items: limitItems(restoredItems), removed: undefined},
    exceedsMaximum ? 'overMaximum' : undefined,
  );
}

/** Saves a code once the store has applied it (rule 13.19). A refused code leaves the former code in place. */
async function applyCode(cart: VisitorsCart, code: string, request: Request, context: CartContext): Promise<Outcome> {
  if (!code) return reject(cart, 'noCode');
  if (!cart.items.length) return reject(cart, 'empty');
  if (cartView(cart.items, cart.catalog.merchandiseOf).blocked) return reject(cart, 'blocked', 409);
  const discount = await checkDiscountCode(code, cart, request, context);
  if (discount === 'limited') return {...reject(cart, 'tooManyCodes', 429), refusedCode: code};
  if (discount.state === 'unknown') return reject(cart, 'unreachable', 502);
  if (discount.state === 'refused') {
    const message = discount.reason ?? notices[context.language].noCode;
    return {...reject(cart, 'noCode'), message, refusedCode: code};
  }
  return accept({...cart, code});
}

/**
 * Adds the items of a link to the cart, or replaces the cart by them (rules 13.15 and 13.22). As a link may be followed twice, an item
 * gets at least the link's quantity instead of that many more. A replaced cart can be restored.
 */
export function openLink(cart: VisitorsCart, {lines, replace}: {lines: string; replace: boolean}): Outcome {
  const permalink = readPermalink(lines);
  if (!permalink) return reject(cart, 'linkEmpty', 400);
  let items = replace ? [] : cart.items;
  let notice: NoticeKey | undefined = permalink.isComplete ? undefined : 'linkIncomplete';
  for (const linkItem of permalink.items) {
    const item = cart.catalog.withCurrentVariant(linkItem);
    const missingQuantity = item.quantity - countItem(items, item);
    if (missingQuantity <= 0) continue;
    const change = {type: 'add', item: {...item, quantity: missingQuantity}} as const;
    const result = changeItems(items, change, cart.catalog.merchandiseOf);
    if (result.ok) items = result.items;
    notice = result.ok ? (notice ?? result.notice) : 'linkIncomplete';
  }
  // A link without available items doesn't empty the cart.
  if (!items.length) return reject(cart, 'linkIncomplete');
  return accept({...cart, items, removed: findRestorableAfterLink(cart, items)}, notice);
}

/** The items that can be restored after a link: the whole former cart when the link replaced any of it. */
function findRestorableAfterLink(cart: VisitorsCart, items: readonly CartItem[]): RemovedItems | undefined {
  const hasLostItems = cart.items.some((item) => countItem(items, item) < item.quantity);
  if (hasLostItems) return {reason: 'replaced', items: withSnapshots(cart.items, cart.catalog.merchandiseOf)};
  const hasNewItems = items.some((item) => countItem(cart.items, item) < item.quantity);
  return hasNewItems && cart.removed?.reason !== 'ordered' ? undefined : cart.removed;
}

export function countItem(items: readonly CartItem[], item: CartItem): number {
  return items.find((other) => itemKey(other) === itemKey(item))?.quantity ?? 0;
}
