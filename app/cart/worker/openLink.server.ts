import {carryOut} from '../rules/carryOut';
import {matchKey, type CartEntry} from '../rules/entries';
import {withSeen} from '../rules/lines';
import type {NoticeKey} from '../rules/noticeKey';
import {keep, type Step} from './steps.server';
import type {VisitorsCart} from './visitorsCart.server';

/**
 * Puts what a link names (`cart.added`) into the cart, or in its place. A link may be followed twice, so an entry gets at least
 * the quantity of the link, and not that many more. What it replaces can be put back.
 */
export function openLink(cart: VisitorsCart, replace: boolean, request: Request): Step {
  let entries = replace ? [] : cart.entries;
  let notice: NoticeKey | undefined;
  for (const entry of cart.added) {
    const present = quantityOf(entries, entry);
    if (present >= entry.quantity) continue;
    const missing = {...entry, quantity: entry.quantity - present};
    const result = carryOut(entries, {type: 'add', entry: missing}, cart.merchandiseOf);
    if (result.ok) entries = result.entries;
    notice = result.ok ? (notice ?? result.notice) : 'linkIncomplete';
  }
  const replaced = replace ? cart.entries.filter((entry) => quantityOf(entries, entry) < entry.quantity) : [];
  const taken = replaced.length
    ? {reason: 'removed' as const, entries: withSeen(replaced, cart.merchandiseOf)}
    : cart.taken;
  return keep(request, cart, {...cart, entries, taken}, notice);
}

/** How many of an entry a cart holds. */
export function quantityOf(entries: readonly CartEntry[], entry: CartEntry): number {
  return entries.find((other) => matchKey(other) === matchKey(entry))?.quantity ?? 0;
}
