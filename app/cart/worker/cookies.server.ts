import {cookies, maxCookieBytes} from '~/platform/http/cookies';
import {readWorkerCookie, setWorkerCookie} from '~/platform/http/workerCookie';
import {readEntries} from '../rules/cookie';
import type {CartEntry} from '../rules/entries';
import {encodeEntries} from '../rules/entryCode';
import {maxNote} from '../rules/note';

/** Longest discount code at Shopify, in characters. */
const maxCode = 255;

/** A visitor may go back and to the checkout again, and then pay in any of the tabs. The store is asked for each. */
const maxCheckouts = 3;

const cartId = /^gid:\/\/shopify\/Cart\/[\w-]{1,100}(?:\?key=[\w-]{1,200})?$/;

interface Options {
  /** The visitor came by HTTPS. */
  secure: boolean;
}

/** A cart that the visitor took to the checkout. */
export interface Checkout {
  /** Of the cart at Shopify. */
  id: string;
  /** Seconds since 1970. */
  since: number;
  /** What went there. */
  entries: CartEntry[];
}

/** The discount code, for the next checkout (rule 14.11). */
export async function readDiscount(header: string | null): Promise<string | undefined> {
  const code = (await readText(header, 'cartDiscount')).trim();
  return code && code.length <= maxCode ? code : undefined;
}

/** The `Set-Cookie` header of a code; without one, or with one that is too long, the header that removes it. */
export const setDiscount = (code: string | undefined, options: Options) =>
  setWorkerCookie('cartDiscount', code && code.length <= maxCode ? code : '', options);

/** The note to the studio that the visitor has saved (rule 13.20). */
export async function readNote(header: string | null): Promise<string> {
  const note = await readText(header, 'cartNote');
  return note.length <= maxNote ? note : '';
}

/** The `Set-Cookie` header of a note; of an empty one the header that removes it. */
export const setNote = (note: string, options: Options) => setWorkerCookie('cartNote', note, options);

/** What a redirect to the cart says there; empty when it says nothing. In an address, anybody could say it (rule 13.26). */
export const readNotice = (header: string | null) => readText(header, 'cartNotice');

/** The `Set-Cookie` header of a notice for the next page; of an empty one the header that removes it. */
export const setNotice = (notice: string, options: Options) => setWorkerCookie('cartNotice', notice, options);

async function readText(header: string | null, name: 'cartDiscount' | 'cartNote' | 'cartNotice'): Promise<string> {
  const value = await readWorkerCookie(header, name);
  return typeof value === 'string' ? value : '';
}

/** The carts that the visitor took to the checkout while the cookie lives, the last one first. `now` is ms since 1970. */
export async function readCheckouts(header: string | null, now = Date.now()): Promise<Checkout[]> {
  const value = await readWorkerCookie(header, 'cartCheckout');
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.slice(0, maxCheckouts).flatMap((item) => {
    const [since, id, ...entries] = Array.isArray(item) ? (item as unknown[]) : [];
    if (typeof since !== 'number' || typeof id !== 'string' || !cartId.test(id)) return [];
    const age = now / 1000 - since;
    return age >= 0 && age < cookies.cartCheckout.maxAge ? [{id, since, entries: readEntries(entries)}] : [];
  });
}

/** The `Set-Cookie` header of the first of these carts, as many as fit; without any the one that removes it. */
export async function setCheckouts(checkouts: readonly Checkout[], options: Options): Promise<string> {
  const items = checkouts
    .slice(0, maxCheckouts)
    .map(({id, since, entries}) => [since, id, ...encodeEntries(entries.map(withoutSeen), 0)]);
  for (;;) {
    const cookie = await setWorkerCookie('cartCheckout', items.length ? items : '', options);
    if (cookie.length <= maxCookieBytes) return cookie;
    if (items.length > 1) items.pop();
    else items[0]?.pop();
  }
}

const withoutSeen = ({seen: _, ...entry}: CartEntry): CartEntry => entry;
