import {readEntries, setCookie} from './cookie';
import {fromCookie, toCookie} from './cookieJson';
import type {CartEntry} from './entries';
import {encodeEntries} from './entryCode';

/** Seconds for which the id of a cart at Shopify is kept. Shopify forgets a cart after ten days, ordered or not. */
const maxAge = 7 * 86_400;

/** A visitor may go back and to the checkout again, and then pay in any of the tabs. The store is asked for each. */
const maxCheckouts = 3;

const checkoutCookie = 'cartCheckout';
const cartId = /^gid:\/\/shopify\/Cart\/[\w-]{1,100}(?:\?key=[\w-]{1,200})?$/;

/** A cart that the visitor took to the checkout. */
export interface Checkout {
  /** Of the cart at Shopify. */
  id: string;
  /** Seconds since 1970. */
  since: number;
  /** What went there. */
  entries: CartEntry[];
}

/** The carts that the visitor took to the checkout less than seven days ago, the last one first. `now` is ms since 1970. */
export function parseCheckouts(header: string | null, now = Date.now()): Checkout[] {
  return fromCookie(checkoutCookie, header)
    .slice(0, maxCheckouts)
    .flatMap((item) => {
      const [since, id, ...entries] = Array.isArray(item) ? (item as unknown[]) : [];
      if (typeof since !== 'number' || typeof id !== 'string' || !cartId.test(id)) return [];
      const age = now / 1000 - since;
      return age >= 0 && age < maxAge ? [{id, since, entries: readEntries(entries)}] : [];
    });
}

/** The `Set-Cookie` header that keeps the first of these carts, as many as fit; without any the one that removes it. */
export function serialiseCheckouts(checkouts: readonly Checkout[], options: {secure: boolean}): string {
  const items = checkouts
    .slice(0, maxCheckouts)
    .map(({id, since, entries}) => [since, id, ...encodeEntries(entries.map(withoutSeen), 0)]);
  let value = toCookie(checkoutCookie, items);
  while (value === undefined) {
    if (items.length > 1) items.pop();
    else items[0]?.pop();
    value = toCookie(checkoutCookie, items);
  }
  return `${setCookie(checkoutCookie, items.length ? value : '', items.length ? maxAge : 0, options)}; HttpOnly`;
}

const withoutSeen = ({seen: _, ...entry}: CartEntry): CartEntry => entry;
