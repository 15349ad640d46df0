import {plainCookie, type CookieName} from '~/platform/http/cookies';
import {fromCookie, toCookie} from './cookieJson';
import {applyOperation, type CartEntry} from './entries';
import {decodeEntries, encodeEntries, maxTitle} from './entryCode';

/** Limits the work that a hostile cookie can cause. As many lines as are read of a cart at Shopify (rule 14.2). */
const maxEntries = 100;

/**
 * Lengths of titles, in characters, of which the longest that fits is written. Titles are for showing only, so they give way
 * before a line does.
 */
const titleLengths = [maxTitle, 40, 24, 12, 0];

/** Items after `head` and then those of the entries, as the value of a cookie; `undefined` when they are too large. */
export function entriesValue(name: CookieName, entries: readonly CartEntry[], head: readonly unknown[] = []) {
  for (const length of titleLengths) {
    const value = toCookie(name, [...head, ...encodeEntries(entries, length)]);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * The entries of a `Cookie` header or of `document.cookie`. Damaged entries are left out one by one, equal
 * ones merged, and what would not fit into a cookie is cut from the end. Never throws.
 */
export function parseCart(header: string | null): CartEntry[] {
  const entries = browserCart(header);
  while (toCookie('cartItems', encodeEntries(entries, 0)) === undefined) entries.pop();
  return entries;
}

/** The same for the browser, whose cookies fit. So the code that writes them is not on every page. */
export function browserCart(header: string | null): CartEntry[] {
  return readEntries(fromCookie('cartItems', header));
}

/** The entries of a list that comes from outside, without what is damaged. */
export function readEntries(items: readonly unknown[]): CartEntry[] {
  return decodeEntries(items.slice(0, maxEntries)).reduce<CartEntry[]>(
    (entries, entry) => applyOperation(entries, {type: 'add', entry}),
    [],
  );
}

type SerialisedCart = {ok: true; setCookie: string} | {ok: false};

/**
 * The `Set-Cookie` header of a cart; of an empty one, the header that removes it. Not `HttpOnly`: the browser
 * counts the pieces in it. A cart that is too large for a cookie is refused rather than cut.
 */
export function serialiseCart(entries: readonly CartEntry[], {secure}: {secure: boolean}): SerialisedCart {
  const value = entriesValue('cartItems', entries);
  if (value === undefined || entries.length > maxEntries) return {ok: false};
  return {ok: true, setCookie: plainCookie('cartItems', entries.length ? value : '', {secure})};
}
