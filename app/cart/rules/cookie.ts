import {readCookie} from '~/platform/cookies';
import {applyOperation, type CartEntry} from './entries';
import {decodeEntry, encodeEntry} from './entryCode';

/** The cart's cookie (rule 13.1). `maxBytes` of name and value: browsers drop larger cookies (rule 13.8). */
const cartCookie = {name: 'cartItems', days: 7, maxBytes: 4096} as const;

/** Limits the work that a hostile cookie can cause. As many lines as are read of a cart at Shopify (rule 14.2). */
const maxEntries = 100;

/**
 * The entries of a `Cookie` header or of `document.cookie`. Damaged entries are left out one by one, equal
 * ones merged, and what would not fit into a cookie is cut from the end. Never throws.
 */
export function parseCart(header: string | null): CartEntry[] {
  let entries: CartEntry[] = [];
  for (const item of readItems(header).slice(0, maxEntries)) {
    const entry = decodeEntry(item);
    if (entry) entries = applyOperation(entries, {type: 'add', entry});
  }
  while (!fits(encode(entries))) entries.pop();
  return entries;
}

function readItems(header: string | null): unknown[] {
  const value = readCookie(header, cartCookie.name);
  try {
    const items: unknown = JSON.parse(decodeURIComponent(value ?? ''));
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}

/** JSON in which only what a cookie forbids is escaped, so it stays readable and short. */
function encode(entries: readonly CartEntry[]): string {
  return encodeURIComponent(JSON.stringify(entries.map(encodeEntry))).replace(
    /%(?:3A|2F|7B|7D|5B|5D)/g,
    decodeURIComponent,
  );
}

function fits(value: string): boolean {
  return cartCookie.name.length + value.length <= cartCookie.maxBytes;
}

type SerialisedCart = {ok: true; setCookie: string} | {ok: false};

/**
 * The `Set-Cookie` header of a cart; of an empty one, the header that removes it. Not `HttpOnly`: the browser
 * counts the pieces in it. A cart that is too large for a cookie is refused rather than cut.
 */
export function serialiseCart(entries: readonly CartEntry[], {secure}: {secure: boolean}): SerialisedCart {
  const value = entries.length ? encode(entries) : '';
  if (entries.length > maxEntries || !fits(value)) return {ok: false};
  const maxAge = entries.length ? cartCookie.days * 86_400 : 0;
  const attributes = `Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {ok: true, setCookie: `${cartCookie.name}=${value}; ${attributes}`};
}
