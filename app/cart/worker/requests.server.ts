import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm} from '~/platform/body';
import {carryOut} from '../rules/carryOut';
import {serialiseCheckout} from '../rules/checkoutCookie';
import {applyOperation, matchKey, type CartEntry, type CartOperation} from '../rules/entries';
import {parseDiscount} from '../rules/discountCookie';
import {readIntent} from '../rules/intent';
import {isDearer, withSeen, type CartView} from '../rules/lines';
import type {NoticeKey} from '../rules/noticeKey';
import {parseTaken, serialiseTaken, type Taken} from '../rules/taken';
import {startCheckout} from './checkout';
import {checkoutLines} from './checkoutLines.server';
import {configure, type Prepared} from './configure.server';
import {visitorConsentOf, type VisitorConsent} from './visitorConsent';
import {cookieOf, cookieOptions, loadVisitorsCart, viewOf, type VisitorsCart} from './visitorsCart.server';

type Context = Pick<AppLoadContext, 'storefront' | 'cart' | 'config' | 'language' | 'origin' | 'foreign'>;

/** Far more than a form of the cart needs. */
const maxFormBytes = 16_000;

/** What became of a posted form. With another status than 200 nothing has changed. */
export interface CartOutcome {
  status: number;
  cart: CartView;
  notice?: NoticeKey;
  /** Path, without its language, of the contact form that asks for what can't be ordered online. */
  enquiryPath?: string;
  /** Path, without its language, of the page that says what is wrong with a piece, and what is made instead. */
  correctionPath?: string;
  /** `Set-Cookie` headers. */
  cookies: string[];
  checkoutUrl?: string;
}

/** The visitor's cart with the names, prices and stock of this moment. Throws the page with status 503. */
export async function readCart(request: Request, context: Context): Promise<Pick<CartOutcome, 'cart' | 'cookies'>> {
  const cart = await loadVisitorsCart(request, context);
  return {cart: viewOf(cart), cookies: cart.cookies};
}

/** Carries out a posted form of the cart. Throws the page with status 503 when the store can't be asked. */
export async function changeCart(request: Request, context: Context): Promise<CartOutcome> {
  // The cookie doesn't travel with a form of another site, so such a form would replace the cart.
  if (context.foreign) return {...(await readCart(request, context)), status: 403, cookies: [], notice: 'foreign'};
  const form = await readForm(request, maxFormBytes);
  if (form === 'tooLong') return {...(await readCart(request, context)), status: 413, notice: 'tooLong'};
  const intent = form && readIntent(form);
  if (!intent) return {...(await readCart(request, context)), status: 400, notice: 'malformed'};
  if (intent.type === 'checkout')
    return checkOut(request, context, {agreed: intent.total, visitorConsent: visitorConsentOf(form)});
  if (intent.type === 'putBack') return putBack(request, context);

  const [cart, prepared] = await Promise.all([
    loadVisitorsCart(request, context, intent.type === 'add' ? [intent.entry] : []),
    intent.type === 'configure' ? configure(intent, context) : ({operation: intent} as Prepared),
  ]);
  if ('notice' in prepared) return {...prepared, status: 422, cart: viewOf(cart), cookies: cart.cookies};
  const {operation, added} = prepared;
  const merchandiseOf: VisitorsCart['merchandiseOf'] = (entry) =>
    added?.key === matchKey(entry) ? added.merchandise : cart.merchandiseOf(entry);
  const result = carryOut(cart.entries, operation, merchandiseOf);
  if (!result.ok) return refuse(cart, result.notice);
  const changed = {...cart, entries: result.entries, merchandiseOf, taken: takenAfter(cart, operation)};
  return keep(request, cart, changed, result.notice);
}

const refuse = (cart: VisitorsCart, notice: NoticeKey, status = 422): CartOutcome => ({
  status,
  cart: viewOf(cart),
  notice,
  cookies: cart.cookies,
});

/** The outcome of a change. A cart that is too large for a cookie is refused, and nothing changes. */
export function keep(request: Request, cart: VisitorsCart, changed: VisitorsCart, notice?: NoticeKey): CartOutcome {
  const told = {...changed, entries: withSeen(changed.entries, changed.merchandiseOf)};
  // What was seen is for showing only: it is left out before a cart is refused.
  const cookie = cookieOf(told.entries, request) ?? cookieOf(changed.entries, request);
  if (!cookie) return refuse(cart, 'full');
  const mayDiffer = cart.taken || changed.taken;
  const taken = mayDiffer ? [serialiseTaken(changed.taken, cookieOptions(request))] : [];
  return {status: 200, cart: viewOf(told), notice, cookies: [...cart.cookies, cookie, ...taken]};
}

/**
 * What can be put back after a change: the line that it removes; what was ordered as long as nothing is removed. Another
 * quantity leaves what there was, else the notice would vanish and the button move away under a second click.
 */
function takenAfter({entries, merchandiseOf, taken}: VisitorsCart, operation: CartOperation): Taken | undefined {
  if (operation.type === 'update') return taken;
  if (operation.type !== 'remove') return taken?.reason === 'ordered' ? taken : undefined;
  const removed = entries.filter((entry) => matchKey(entry) === operation.key);
  return removed.length ? {reason: 'removed', entries: withSeen(removed, merchandiseOf)} : taken;
}
/** Puts back what an order or the last removal has taken out (rules 13.14 and 14.10). */
async function putBack(request: Request, context: Context): Promise<CartOutcome> {
  const taken = parseTaken(request.headers.get('Cookie'));
  const cart = await loadVisitorsCart(request, context, taken?.entries);
  if (!taken) return refuse(cart, 'nothingTaken');
  const entries = cart.added.reduce<CartEntry[]>(
    (list, entry) => applyOperation(list, {type: 'add', entry}),
    cart.entries,
  );
  return keep(request, cart, {...cart, entries, taken: undefined});
}

/**
 * Goes to the checkout, unless it would charge more than the visitor has agreed to: `agreed` cents, or without it what was
 * told when the lines were put in (rule 14.9).
 */
async function checkOut(
  request: Request,
  context: Context,
  {agreed, visitorConsent}: {agreed?: number; visitorConsent?: VisitorConsent},
): Promise<CartOutcome> {
  const {language, config, origin} = context;
  const loaded = await loadVisitorsCart(request, context);
  const cart = viewOf(loaded);
  if (cart.lines.length === 0) return refuse(loaded, 'empty');
  if (cart.blocked) return refuse(loaded, 'blocked', 409);
  if (agreed === undefined ? isDearer(cart) : cart.total > agreed) return refuse(loaded, 'priceChanged', 409);
  const attributeContext = {language, date: new Date(), origin};
  const lines = await checkoutLines(cart.lines, loaded.sellablePieceOf, attributeContext, config.CONFIGURATION_SECRET);
  const code = parseDiscount(request.headers.get('Cookie'));
  // Versions before 2025-10 know no consent.
  const takesConsent = config.PUBLIC_STOREFRONT_API_VERSION >= '2025-10';
  const order = {lines, discountCodes: code ? [code] : [], visitorConsent: takesConsent ? visitorConsent : undefined};
  const result = await startCheckout(order, context.cart.create, config);
  if (!result.ok) return refuse(loaded, result.notice, result.status);
  const told = withSeen(loaded.entries, loaded.merchandiseOf, true);
  const cookie = cookieOf(
    told.map((entry) => ({...entry, atCheckout: entry.quantity})),
    request,
  );
  const kept = cookie ? [cookie, serialiseCheckout(result.cartId, cookieOptions(request))] : [];
  const cookies = [...loaded.cookies, ...kept];
  return {status: 200, cart: viewOf({...loaded, entries: told}), checkoutUrl: result.url, cookies};
}
