import {fromCookie, toCookie} from './cookieJson';
import {applyOperation, type CartEntry} from './entries';
import {decodeEntry, encodeEntry} from './entryCode';

/** The cart's cookie (rule 13.1). */
const cartCookie = {name: 'cartItems', days: 7} as const;

/** Limits the work that a hostile cookie can cause. As many lines as are read of a cart at Shopify (rule 14.2). */
const maxEntries = 100;

/**
 * The entries of a `Cookie` header or of `document.cookie`. Damaged entries are left out one by one, equal
 * ones merged, and what would not fit into a cookie is cut from the end. Never throws.
 */
export function parseCart(header: string | null): CartEntry[] {
  const entries = browserCart(header);
  while (toCookie(cartCookie.name, entries.map(encodeEntry)) === undefined) entries.pop();
  return entries;
}

/** The same for the browser, whose cookies fit. So the code that writes them is not on every page. */
export function browserCart(header: string | null): CartEntry[] {
  return readEntries(fromCookie(cartCookie.name, header));
}

/** The entries of a list that comes from outside, without what is damaged. */
export function readEntries(items: readonly unknown[]): CartEntry[] {
  return items
    .slice(0, maxEntries)
    .flatMap((item) => decodeEntry(item) ?? [])
    .reduce<CartEntry[]>((entries, entry) => applyOperation(entries, {type: 'add', entry}), []);
}

type SerialisedCart = {ok: true; setCookie: string} | {ok: false};

/**
 * The `Set-Cookie` header of a cart; of an empty one, the header that removes it. Not `HttpOnly`: the browser
 * counts the pieces in it. A cart that is too large for a cookie is refused rather than cut.
 */
export function serialiseCart(entries: readonly CartEntry[], {secure}: {secure: boolean}): SerialisedCart {
  const value = toCookie(cartCookie.name, entries.map(encodeEntry));
  if (value === undefined || entries.length > maxEntries) return {ok: false};
  if (!entries.length) return {ok: true, setCookie: setCookie(cartCookie.name, '', 0, {secure})};
  return {ok: true, setCookie: setCookie(cartCookie.name, value, cartCookie.days * 86_400, {secure})};
}

/** A `Set-Cookie` header for the whole site. `maxAge` is seconds; 0 removes the cookie. */
export function setCookie(name: string, value: string, maxAge: number, {secure}: {secure: boolean}): string {
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
