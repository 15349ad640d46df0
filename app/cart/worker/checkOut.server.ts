import {serialiseCheckouts} from '../rules/checkoutCookie';
import {cartView, isDearer, withSeen} from '../rules/lines';
import {maxNote} from '../rules/note';
import {serialiseNote} from '../rules/noteCookie';
import {startCheckout} from './checkout';
import {checkoutLines} from './checkoutLines.server';
import {discountView} from './discount.server';
import {refuse, type Context, type Step} from './steps.server';
import type {VisitorConsent} from './visitorConsent';
import {cookieOf, cookieOptions, loadVisitorsCart, type VisitorsCart} from './visitorsCart.server';

interface Asked {
  /** Cents that the visitor has agreed to pay: the total beside the button. */
  agreed?: number;
  /** The note that was written in the form; `undefined` where nothing was, then the saved one counts. */
  note?: string;
  /** What the visitor has agreed to, where that is known. */
  visitorConsent?: VisitorConsent;
}

/**
 * Goes to the checkout, unless it would charge more than the visitor has agreed to: `agreed` cents, or without it what was
 * told when the lines were put in (rule 14.9). A note of the form is kept, whatever becomes of the rest.
 */
export async function checkOut(
  {agreed, note, visitorConsent}: Asked,
  request: Request,
  context: Context,
): Promise<Step> {
  const {language, config, origin} = context;
  const loaded = withNote(await loadVisitorsCart(request, context), note, request);
  const cart = cartView(loaded.entries, loaded.merchandiseOf);
  if (cart.lines.length === 0) return refuse(loaded, 'empty');
  if (note && note.length > maxNote) return {...refuse(loaded, 'noteTooLong'), typed: {note}};
  if (cart.blocked) return refuse(loaded, 'blocked', 409);
  const {code} = loaded;
  // What a code takes off only the store knows: its own total is compared then.
  const isTooDear = agreed === undefined ? isDearer(cart) : !code && cart.total > agreed;
  if (isTooDear) return refuse(loaded, 'priceChanged', 409);
  const attributeContext = {language, date: new Date(), origin};
  const lines = await checkoutLines(cart.lines, loaded.sellablePieceOf, attributeContext, config.CONFIGURATION_SECRET);
  // Versions before 2025-10 know no consent.
  const takesConsent = config.PUBLIC_STOREFRONT_API_VERSION >= '2025-10';
  const consent = takesConsent ? visitorConsent : undefined;
  const order = {lines, note: loaded.note, visitorConsent: consent, ...(code && {discountCodes: [code], agreed})};
  const result = await startCheckout(order, context.cart.create, config);
  if (!result.ok) return refuse(loaded, result.notice, result.status);
  const told = withSeen(loaded.entries, loaded.merchandiseOf, true);
  const cookie = cookieOf(told, request);
  const checkout = {id: result.cartId, since: Math.floor(Date.now() / 1000), entries: told};
  const checkouts = serialiseCheckouts([checkout, ...loaded.checkouts], cookieOptions(request));
  const kept = cookie ? [cookie, checkouts] : [];
  const discount = code ? discountView(code, result.answer, cart.total, language) : undefined;
  return {
    status: 200,
    shown: {...loaded, entries: told, discount},
    checkoutUrl: result.url,
    cookies: [...loaded.cookies, ...kept],
  };
}

function withNote(cart: VisitorsCart, note: string | undefined, request: Request): VisitorsCart {
  if (note === undefined || note === cart.note || note.length > maxNote) return cart;
  return {...cart, note, cookies: [...cart.cookies, serialiseNote(note, cookieOptions(request))]};
}
