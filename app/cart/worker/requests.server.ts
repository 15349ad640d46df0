import type {AppLoadContext} from '@shopify/remix-oxygen';
import {carryOut} from '../rules/carryOut';
import {startCheckout} from './checkout';
import {checkoutLines} from './checkoutLines.server';
import {configure, type Prepared} from './configure.server';
import {readForm} from '~/platform/body';
import {parseCart, serialiseCart} from '../rules/cookie';
import {matchKey, type CartEntry} from '../rules/entries';
import {readIntent} from '../rules/intent';
import {loadCart, type LoadedCart} from './loadCart.server';
import type {NoticeKey} from '../rules/noticeKey';
import {cartView, isDearer, withSeen, type CartView} from '../rules/lines';

type Context = Pick<AppLoadContext, 'storefront' | 'cart' | 'config' | 'language' | 'foreign'>;

/** Far more than a form of the cart needs. */
const maxFormBytes = 16_000;

/** What became of a posted form. Without `setCookie` nothing has changed. */
export interface CartOutcome {
  status: number;
  cart: CartView;
  notice?: NoticeKey;
  /** Path, without its language, of the contact form that asks for what can't be ordered online. */
  enquiryPath?: string;
  /** Path, without its language, of the page that says what is wrong with a piece, and what is made instead. */
  correctionPath?: string;
  setCookie?: string;
  checkoutUrl?: string;
}

const viewOf = ({entries, merchandiseOf}: LoadedCart) => cartView(entries, merchandiseOf);

const visitorsCart = (request: Request, context: Context, added?: CartEntry[]) =>
  loadCart(parseCart(request.headers.get('Cookie')), context, added);

/** The visitor's cart with the names, prices and stock of this moment. Throws the page with status 503. */
export async function readCart(request: Request, context: Context): Promise<CartView> {
  return viewOf(await visitorsCart(request, context));
}

/** Carries out a posted form of the cart. Throws the page with status 503 when the store can't be asked. */
export async function changeCart(request: Request, context: Context): Promise<CartOutcome> {
  // The cookie doesn't travel with a form of another site, so such a form would replace the cart.
  if (context.foreign) return {status: 403, cart: await readCart(request, context), notice: 'foreign'};
  const form = await readForm(request, maxFormBytes);
  if (form === 'tooLong') return {status: 413, cart: await readCart(request, context), notice: 'tooLong'};
  const intent = form && readIntent(form);
  if (!intent) return {status: 400, cart: await readCart(request, context), notice: 'malformed'};
  if (intent.type === 'checkout') return checkOut(await visitorsCart(request, context), context, request, intent.total);

  const [cart, prepared] = await Promise.all([
    visitorsCart(request, context, intent.type === 'add' ? [intent.entry] : []),
    intent.type === 'configure' ? configure(intent, context) : ({operation: intent} as Prepared),
  ]);
  if ('notice' in prepared) return {...prepared, status: 422, cart: viewOf(cart)};
  const {operation, added} = prepared;
  const merchandiseOf: LoadedCart['merchandiseOf'] = (entry) =>
    added?.key === matchKey(entry) ? added.merchandise : cart.merchandiseOf(entry);
  const refuse = (notice: NoticeKey) => ({status: 422, cart: viewOf(cart), notice});
  const result = carryOut(cart.entries, operation, merchandiseOf);
  if (!result.ok) return refuse(result.notice);
  const told = withSeen(result.entries, merchandiseOf);
  // What was seen is for showing only: it is left out before a cart is refused.
  const cookie = cookieOf(told, request) ?? cookieOf(result.entries, request);
  if (!cookie) return refuse('full');
  return {status: 200, cart: cartView(told, merchandiseOf), notice: result.notice, setCookie: cookie};
}

/** The header that keeps a cart; `undefined` when it is too large. */
function cookieOf(entries: readonly CartEntry[], request: Request): string | undefined {
  const cookie = serialiseCart(entries, {secure: new URL(request.url).protocol === 'https:'});
  return cookie.ok ? cookie.setCookie : undefined;
}

/**
 * Goes to the checkout, unless it would charge more than the visitor has agreed to: `agreed` cents, or without it what was
 * told when the lines were put in (rule 14.9).
 */
async function checkOut(loaded: LoadedCart, context: Context, request: Request, agreed?: number): Promise<CartOutcome> {
  const {entries, merchandiseOf, sellablePieceOf} = loaded;
  const {language, config} = context;
  const cart = viewOf(loaded);
  if (cart.lines.length === 0) return {status: 422, cart, notice: 'empty'};
  if (cart.blocked) return {status: 409, cart, notice: 'blocked'};
  if (agreed === undefined ? isDearer(cart) : cart.total > agreed) return {status: 409, cart, notice: 'priceChanged'};
  const attributeContext = {language, date: new Date()};
  const lines = await checkoutLines(cart.lines, sellablePieceOf, attributeContext, config.SESSION_SECRET);
  const result = await startCheckout(lines, context.cart.create, config);
  if (!result.ok) return {status: result.status, cart, notice: result.notice};
  const told = withSeen(entries, merchandiseOf, true);
  return {
    status: 200,
    cart: cartView(told, merchandiseOf),
    checkoutUrl: result.url,
    setCookie: cookieOf(told, request),
  };
}
