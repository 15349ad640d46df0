import {maxCookieBytes, plainCookie, readCookie, type CookieName, type CookieOptions} from '~/platform/http/cookies';
import {decodeItem, encodeItem, maxTitle, type CartItem} from './cartItem';
import {limitItems, mergeItems} from './changeItems';

/** Maximum number of lines: as many as one query reads of a cart at Shopify. */
export const maxLines = 100;

/** Why items are no longer in the cart. `replaced` means that a shared cart took their place. */
const reasons = ['ordered', 'removed', 'replaced'] as const;

/** Items that are no longer in the cart and can be restored. */
export interface RemovedItems {
  reason: (typeof reasons)[number];
  items: CartItem[];
}

/**
 * The items in a `Cookie` header or in `document.cookie`, without invalid ones. Never throws. The worker reads them in
 * `cartCookies.server.ts`, the browser in `queue.ts`.
 */
export function readCartItems(header: string | null): CartItem[] {
  return decodeItems(readList('cartItems', header));
}

/**
 * The items that were last removed or ordered, for the button that puts them back. Never throws. The worker reads them in
 * `cartCookies.server.ts`; the browser asks only whether there are any.
 */
export function readRemovedItems(header: string | null): RemovedItems | undefined {
  const [storedReason, ...encodedItems] = readList('cartRemoved', header);
  const reason = reasons.find((candidate) => candidate === storedReason);
  const items = decodeItems(encodedItems);
  return reason && items.length ? {reason, items} : undefined;
}

/** Decodes untrusted items, without invalid ones. */
export function decodeItems(encodedItems: readonly unknown[]): CartItem[] {
  const items = encodedItems.slice(0, maxLines).flatMap((text) => decodeItem(text) ?? []);
  return limitItems(mergeItems(items));
}

/**
 * The `Set-Cookie` header of a cart. An empty cart removes the cookie. `undefined` for a cart that doesn't fit, which is refused
 * rather than truncated (rule 13.8). The cookie isn't `HttpOnly`, because the browser counts the items and compares them.
 */
export function writeCartItems(items: readonly CartItem[], options: CookieOptions): string | undefined {
  return items.length > maxLines ? undefined : listCookie('cartItems', [], items, options);
}

/** The `Set-Cookie` header of removed items. When they don't fit, the cookie is removed and they can't be restored. */
export function writeRemovedItems(removed: RemovedItems | undefined, options: CookieOptions): string {
  const cookie = removed && listCookie('cartRemoved', [removed.reason], removed.items, options);
  return cookie ?? plainCookie('cartRemoved', '', options);
}

/** Maximum lengths of titles, in characters, in the order in which they are tried until the cookie is small enough. */
const titleLengthLimits = [maxTitle, 30, 15, 0];

function listCookie(name: CookieName, prefix: string[], items: readonly CartItem[], options: CookieOptions) {
  if (!items.length) return plainCookie(name, '', options);
  return titleLengthLimits
    .map((titleLength) => [...prefix, ...items.map((item) => encodeItem(item, titleLength))])
    .map((list) => plainCookie(name, encodeJson(list), options))
    .find((cookie) => cookie.length <= maxCookieBytes);
}

/** JSON that escapes only the characters that cookies forbid, so that it stays readable and short. */
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
