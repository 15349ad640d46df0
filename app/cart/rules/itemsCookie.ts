import {maxCookieBytes, plainCookie, readCookie, type CookieName} from '~/platform/http/cookies';
import {decodeItem, encodeItem, maxTitle, type CartItem} from './cartItem';
import {limitItems, mergeItems} from './changeItems';

/** Most lines of a cart: as many as are read of one at Shopify (rule 14.2). */
export const maxLines = 100;

/** Why items are no longer in the cart. `replaced`: a shared cart took the place of all of them. */
const reasons = ['ordered', 'removed', 'replaced'] as const;

/** Items that are no longer in the cart, and can be put back. */
export interface RemovedItems {
  reason: (typeof reasons)[number];
  items: CartItem[];
}

/** The items in a `Cookie` header or in `document.cookie`. Damaged ones are left out one by one. Never throws. */
export function parseItems(header: string | null): CartItem[] {
  return decodeItems(readList('cartItems', header));
}

/** What was removed or ordered last. Never throws. */
export function parseRemoved(header: string | null): RemovedItems | undefined {
  const [word, ...texts] = readList('cartRemoved', header);
  const reason = reasons.find((known) => known === word);
  const items = decodeItems(texts);
  return reason && items.length ? {reason, items} : undefined;
}

/** The items of a list that comes from outside. */
export function decodeItems(texts: readonly unknown[]): CartItem[] {
  return limitItems(mergeItems(texts.slice(0, maxLines).flatMap((text) => decodeItem(text) ?? [])));
}

interface Options {
  /** The visitor came by HTTPS. */
  secure: boolean;
}

/**
 * The `Set-Cookie` header of a cart; of an empty one, the header that removes it. `undefined` for a cart that doesn't fit: it is
 * refused rather than cut (rule 13.8). Not `HttpOnly`: the browser counts the pieces in it.
 */
export function itemsCookie(items: readonly CartItem[], options: Options): string | undefined {
  return items.length > maxLines ? undefined : listCookie('cartItems', [], items, options);
}

/** The same for removed items. What doesn't fit can't be put back. */
export function removedCookie(removed: RemovedItems | undefined, options: Options): string {
  const cookie = removed && listCookie('cartRemoved', [removed.reason], removed.items, options);
  return cookie ?? plainCookie('cartRemoved', '', options);
}

/** Longest titles, in characters: the first at which the cookie is small enough. Titles give way before an item does. */
const titleLengths = [maxTitle, 30, 15, 0];

function listCookie(name: CookieName, head: string[], items: readonly CartItem[], options: Options) {
  if (!items.length) return plainCookie(name, '', options);
  return titleLengths
    .map((length) => [...head, ...items.map((item) => encodeItem(item, length))])
    .map((list) => plainCookie(name, encodeJson(list), options))
    .find((cookie) => cookie.length <= maxCookieBytes);
}

/** JSON in which only what a cookie forbids is escaped, so that it stays readable and short. */
const encodeJson = (list: readonly string[]) =>
  encodeURIComponent(JSON.stringify(list)).replace(/%(?:3A|2F|5B|5D)/g, decodeURIComponent);

function readList(name: CookieName, header: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(decodeURIComponent(readCookie(header, name) ?? ''));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
