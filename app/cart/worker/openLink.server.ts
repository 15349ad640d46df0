import {carryOut} from '../rules/carryOut';
import {matchKey, type CartEntry} from '../rules/entries';
import {withSeen} from '../rules/lines';
import type {NoticeKey} from '../rules/noticeKey';
import type {Taken} from '../rules/taken';
import {keep, type Step} from './steps.server';
import type {VisitorsCart} from './visitorsCart.server';

/**
 * Puts what a link names (`cart.added`) into the cart, or in its place. A link may be followed twice, so an entry gets at least
 * the quantity of the link, and not that many more. The cart that it replaces can be restored as it was.
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
  const step = keep(request, cart, {...cart, entries, taken: takenAfter(cart, entries)}, notice);
  return step.status === 200 ? step : {...step, notice: 'linkFull'};
}

/** What can be put back after a link: the whole cart, when something of it is gone; nothing removed, when something was added. */
function takenAfter(cart: VisitorsCart, entries: readonly CartEntry[]): Taken | undefined {
  const isLess = cart.entries.some((entry) => quantityOf(entries, entry) < entry.quantity);
  if (isLess) return {reason: 'replaced', entries: withSeen(cart.entries, cart.merchandiseOf)};
  const isMore = entries.some((entry) => quantityOf(cart.entries, entry) < entry.quantity);
  return isMore && cart.taken?.reason !== 'ordered' ? undefined : cart.taken;
}

/** How many of an entry a cart holds. */
export function quantityOf(entries: readonly CartEntry[], entry: CartEntry): number {
  return entries.find((other) => matchKey(other) === matchKey(entry))?.quantity ?? 0;
}
