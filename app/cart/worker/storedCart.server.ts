import {cookies, maxCookieBytes} from '~/platform/http/cookies';
import {readWorkerCookie, setWorkerCookie} from '~/platform/http/workerCookie';
import {encodeItem, type CartItem} from '../rules/cartItem';
import {maxNote} from '../rules/intent';
import {
  decodeItems,
  itemsCookie,
  parseItems,
  parseRemoved,
  removedCookie,
  type RemovedItems,
} from '../rules/itemsCookie';

/** Longest discount code at Shopify, in characters. */
export const maxCode = 255;

/** A visitor may go back and to the checkout again, and then pay in any of the tabs. The store is asked for each. */
const maxCheckouts = 3;

const cartId = /^gid:\/\/shopify\/Cart\/[\w-]{1,100}(?:\?key=[\w-]{1,200})?$/;

/** A cart that the visitor took to the checkout. */
export interface Checkout {
  /** Of the cart at Shopify. */
  id: string;
  /** Seconds since 1970. */
  since: number;
  items: CartItem[];
}

/** All that the cookies have of a visitor's cart. */
export interface StoredCart {
  items: CartItem[];
  /** What can be put back (rule 13.14). */
  removed?: RemovedItems;
  /** The discount code, for the next checkout (rule 14.11). */
  code?: string;
  /** The note to the studio; empty without one (rule 13.20). */
  note: string;
  /** The last one first (rule 14.10). */
  checkouts: Checkout[];
}

/** Reads the cart's cookies; anybody may have written them. `now` is ms since 1970. */
export async function readStoredCart(header: string | null, now = Date.now()): Promise<StoredCart> {
  const value = ((await readWorkerCookie(header, 'cartCheckout')) ?? {}) as Record<string, unknown>;
  const {code, note, carts} = value;
  return {
    items: parseItems(header),
    removed: parseRemoved(header),
    code: typeof code === 'string' && code && code.length <= maxCode ? code : undefined,
    note: typeof note === 'string' && note.length <= maxNote ? note : '',
    checkouts: (Array.isArray(carts) ? (carts as unknown[]) : [])
      .slice(0, maxCheckouts)
      .flatMap((cart) => readCheckout(cart, now / 1000) ?? []),
  };
}

function readCheckout(cart: unknown, now: number): Checkout | undefined {
  const [since, id, ...texts] = Array.isArray(cart) ? (cart as unknown[]) : [];
  if (typeof since !== 'number' || typeof id !== 'string' || !cartId.test(id)) return undefined;
  const age = now - since;
  return age >= 0 && age < cookies.cartCheckout.maxAge ? {id, since, items: decodeItems(texts)} : undefined;
}

interface Options {
  /** The visitor came by HTTPS. */
  secure: boolean;
}

/**
 * The `Set-Cookie` headers that make the stored cart `after` of `before`: those of the cookies that differ. `undefined` when the items
 * don't fit into theirs (rule 13.8).
 */
export async function cartCookies(
  before: StoredCart,
  after: StoredCart,
  options: Options,
): Promise<string[] | undefined> {
  const items = itemsCookie(after.items, options);
  if (!items) return undefined;
  const former = [
    itemsCookie(before.items, options),
    removedCookie(before.removed, options),
    await checkoutCookie(before, options),
  ];
  const written = [items, removedCookie(after.removed, options), await checkoutCookie(after, options)];
  return written.filter((cookie, index) => cookie !== former[index]);
}

/**
 * Code and note, and as much of the carts at the checkout as fits beside them: paid lines that don't fit stay in the cart. A code and a
 * note of the longest always fit.
 */
async function checkoutCookie({code, note, checkouts}: StoredCart, options: Options): Promise<string> {
  const carts = checkouts
    .slice(0, maxCheckouts)
    .map(({id, since, items}) => [since, id, ...items.map((item) => encodeItem({...item, snapshot: undefined}))]);
  const isEmpty = !code && !note && !carts.length;
  for (;;) {
    const cookie = await setWorkerCookie('cartCheckout', isEmpty ? '' : {code, note, carts}, options);
    if (cookie.length <= maxCookieBytes || !carts.length) return cookie;
    if (carts.length > 1 || carts[0]?.length === 2) carts.pop();
    else carts[0]?.pop();
  }
}

/** What a redirect to the cart says there; empty when it says nothing. In an address, anybody could say it (rule 13.26). */
export async function readNotice(header: string | null): Promise<string> {
  const notice = await readWorkerCookie(header, 'cartNotice');
  return typeof notice === 'string' ? notice : '';
}

/** The `Set-Cookie` header of a notice for the next page; of an empty one the header that removes it. */
export const setNotice = (notice: string, options: Options) => setWorkerCookie('cartNotice', notice, options);
