import {cookies, maxCookieBytes, type CookieOptions} from '~/platform/http/cookies';
import {readWorkerCookie, setWorkerCookie} from '~/platform/http/workerCookie';
import {encodeItem, type CartItem} from '../rules/cartItem';
import {maxNote} from '../rules/intent';
import {
  decodeItems,
  writeCartItems,
  readCartItems,
  readRemovedItems,
  writeRemovedItems,
  type RemovedItems,
} from '../rules/itemCookies';

/** Longest discount code at Shopify, in characters. */
export const maxCode = 255;

/** How many checkouts are remembered. A visitor may pay in any of the opened checkouts, so the store is asked about each. */
const maxCheckouts = 3;

const cartId = /^gid:\/\/shopify\/Cart\/[\w-]{1,100}(?:\?key=[\w-]{1,200})?$/;

/** A cart at the checkout. */
export interface Checkout {
  id: string;
  /** When the checkout was opened, in seconds since 1970. */
  startedAt: number;
  items: CartItem[];
}

/** The content of a visitor's cart cookies. */
export interface StoredCart {
  items: CartItem[];
  /** Items that can be restored. */
  removed?: RemovedItems;
  /** The discount code, for the next checkout. */
  code?: string;
  /** The note to the studio; empty without one. */
  note: string;
  /** The newest first. */
  checkouts: Checkout[];
}

/** Reads the cart's cookies, which are untrusted. `now` is ms since 1970. */
export async function readStoredCart(header: string | null, now = Date.now()): Promise<StoredCart> {
  const value = ((await readWorkerCookie(header, 'cartCheckout')) ?? {}) as Record<string, unknown>;
  const {code, note, carts} = value;
  return {
    items: readCartItems(header),
    removed: readRemovedItems(header),
    code: typeof code === 'string' && code && code.length <= maxCode ? code : undefined,
    note: typeof note === 'string' && note.length <= maxNote ? note : '',
    checkouts: (Array.isArray(carts) ? (carts as unknown[]) : [])
      .slice(0, maxCheckouts)
      .flatMap((cart) => readCheckout(cart, now / 1000) ?? []),
  };
}

/** `now` is seconds since 1970. */
function readCheckout(cart: unknown, now: number): Checkout | undefined {
  const [startedAt, id, ...encodedItems] = Array.isArray(cart) ? (cart as unknown[]) : [];
  if (typeof startedAt !== 'number' || typeof id !== 'string' || !cartId.test(id)) return undefined;
  const age = now - startedAt;
  return age >= 0 && age < cookies.cartCheckout.maxAge ? {id, startedAt, items: decodeItems(encodedItems)} : undefined;
}

/**
 * The `Set-Cookie` headers of the cookies that differ between two carts. `undefined` when the items don't fit into their cookie.
 */
export async function changedCartCookies(
  before: StoredCart,
  after: StoredCart,
  options: CookieOptions,
): Promise<string[] | undefined> {
  const items = writeCartItems(after.items, options);
  if (!items) return undefined;
  const cookiesBefore = [
    writeCartItems(before.items, options),
    writeRemovedItems(before.removed, options),
    await checkoutCookie(before, options),
  ];
  const cookiesAfter = [items, writeRemovedItems(after.removed, options), await checkoutCookie(after, options)];
  return cookiesAfter.filter((cookie, index) => cookie !== cookiesBefore[index]);
}

/**
 * The cookie of discount code, note and checkouts. Code and note always fit, even at their maximum lengths. Of the items at the
 * checkouts as many are stored as fit; the others stay in the visitor's cart when they are paid.
 */
async function checkoutCookie({code, note, checkouts}: StoredCart, options: CookieOptions): Promise<string> {
  const carts = checkouts
    .slice(0, maxCheckouts)
    .map(({id, startedAt, items}) => [
      startedAt,
      id,
      ...items.map((item) => encodeItem({...item, snapshot: undefined})),
    ]);
  const isEmpty = !code && !note && !carts.length;
  for (;;) {
    const cookie = await setWorkerCookie('cartCheckout', isEmpty ? '' : {code, note, carts}, options);
    if (cookie.length <= maxCookieBytes || !carts.length) return cookie;
    if (carts.length > 1 || carts[0]?.length === 2) carts.pop();
    else carts[0]?.pop();
  }
}

/** The notice of a redirect to the cart; empty without one. It isn't in the URL, where anybody could write it. */
export async function readNotice(header: string | null): Promise<string> {
  const notice = await readWorkerCookie(header, 'cartNotice');
  return typeof notice === 'string' ? notice : '';
}

/** The `Set-Cookie` header of a notice for the next page. An empty notice removes the cookie. */
export const setNotice = (notice: string, options: CookieOptions) => setWorkerCookie('cartNotice', notice, options);
