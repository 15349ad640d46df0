import type {AppLoadContext} from '@shopify/remix-oxygen';
import {parseCheckouts, serialiseCheckouts, type Checkout} from '../rules/checkoutCookie';
import {parseCart, serialiseCart} from '../rules/cookie';
import type {CartEntry} from '../rules/entries';
import {cartView, withSeen, type CartView} from '../rules/lines';
import {parseTaken, serialiseTaken, takenView, takeOrdered, type Taken} from '../rules/taken';
import {parseDiscount, serialiseDiscount} from '../rules/discountCookie';
import {loadCart, type LoadedCart} from './loadCart.server';
import {parseNote, serialiseNote} from '../rules/noteCookie';
import type {DiscountView} from '../rules/discount';
import type {NoticeKey} from '../rules/noticeKey';
import {askDiscount} from './discount.server';
import {findOrdered} from './orders.server';

type Context = Pick<AppLoadContext, 'storefront' | 'language' | 'primaryDomain'>;
type ViewContext = Pick<AppLoadContext, 'cart' | 'config' | 'language' | 'origin' | 'cache'>;

/** The cart of a visitor as the store has it now, without what has been ordered. */
export interface VisitorsCart extends LoadedCart {
  taken?: Taken;
  /** The carts at the store that may still be paid. */
  checkouts: Checkout[];
  /** `Set-Cookie` headers that take out what has been ordered and keep what was written; none when there is neither. */
  cookies: string[];
  /** About a quantity that was written. */
  notice?: NoticeKey;
  /** The discount code that is kept. */
  code?: string;
  /** What the store has said of it already. */
  discount?: DiscountView;
  note: string;
}

/** `added` is asked for too, but isn't in the cart yet. Throws the page with status 503. */
export async function loadVisitorsCart(
  request: Request,
  context: Context,
  added: readonly CartEntry[] = [],
): Promise<VisitorsCart> {
  const header = request.headers.get('Cookie');
  const known = parseCheckouts(header);
  const former = parseTaken(header);
  // What was taken out is asked for, too: its names follow the language of the page.
  const asked = [...added, ...(former?.entries ?? [])];
  const [answer, paid] = await Promise.all([loadCart(parseCart(header), context, asked), findOrdered(known, context)]);
  const loaded = {...answer, added: answer.added.slice(0, added.length)};
  const takenBefore = former && {...former, entries: answer.added.slice(added.length)};
  const code = parseDiscount(header);
  const note = parseNote(header);
  if (!paid.length) return {...loaded, taken: takenBefore, checkouts: known, cookies: [], code, note};
  const checkouts = known.filter((checkout) => !paid.includes(checkout));
  const {kept, ordered} = takeOrdered(
    loaded.entries,
    paid.flatMap(({entries}) => entries),
  );
  const taken = ordered.length ? {reason: 'ordered' as const, entries: ordered} : takenBefore;
  // Less than before fits into a cookie, too.
  const cookies = [
    cookieOf(kept, request) ?? '',
    serialiseTaken(taken, cookieOptions(request)),
    serialiseCheckouts(checkouts, cookieOptions(request)),
    ...(code ? [serialiseDiscount(undefined, cookieOptions(request))] : []),
    ...(note ? [serialiseNote('', cookieOptions(request))] : []),
  ];
  return {...loaded, entries: kept, taken, checkouts, cookies: cookies.filter(Boolean), note: ''};
}

/** The cart as it is shown, with what a discount code takes off (rule 13.19). */
export async function viewOf(cart: VisitorsCart, request: Request, context: ViewContext): Promise<CartView> {
  const {entries, merchandiseOf, taken, terms, note} = cart;
  const view = cartView(entries, merchandiseOf);
  const discount = cart.discount ?? (view.lines.length ? await discountOf(cart, request, context) : undefined);
  const named = taken && {...taken, entries: withSeen(taken.entries, merchandiseOf, true)};
  return {...view, taken: named && takenView(named), terms, discount, ...(note && {note})};
}

async function discountOf(cart: VisitorsCart, request: Request, context: ViewContext) {
  const {code} = cart;
  if (!code) return undefined;
  const discount = await askDiscount(code, cart, request, context);
  return discount === 'limited' ? ({code, state: 'unknown', amount: 0} as const) : discount;
}

export const cookieOptions = (request: Request) => ({secure: new URL(request.url).protocol === 'https:'});

/** The header that keeps a cart; `undefined` when it is too large. */
export function cookieOf(entries: readonly CartEntry[], request: Request): string | undefined {
  const cookie = serialiseCart(entries, cookieOptions(request));
  return cookie.ok ? cookie.setCookie : undefined;
}
