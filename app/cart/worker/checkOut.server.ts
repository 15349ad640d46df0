import {parseChoice} from '~/consent/choice';
import {toCents} from '~/i18n/formats';
import {StoreTimeout} from '~/platform/store/storefront';
import {checkoutOrigins} from '~/platform/store/storeOrigin';
import {totalQuantity} from '../rules/cartItem';
import {cartView, isDearer, lineName, withSnapshots, type CartLine, type CartView} from '../rules/cartView';
import type {CartIntent} from '../rules/intent';
import type {LineInput} from '../rules/lineAttributes';
import {checkoutLines} from './checkoutLines.server';
import {CartCreationError} from './creation';
import {askDiscount} from './discount.server';
import type {VisitorConsent} from './handler';
import {rejected} from './notices';
import {accept, reject, type Outcome} from './outcome.server';
import type {CartContext, VisitorsCart} from './visitorsCart.server';

interface CheckoutIntent extends Omit<Extract<CartIntent, {type: 'checkout'}>, 'type'> {
  /** Quantities were typed and not sent, so the visitor hasn't seen their total. */
  recounted: boolean;
}

/**
 * Has the store make a cart of the lines and leads to its checkout, unless that would charge more than the visitor has agreed to:
 * `total` cents, or without it the prices that were shown last (rule 14.9). A failure of the store is logged (rule 14.5) and answered
 * with a notice (rule 14.6).
 */
export async function checkOut(
  cart: VisitorsCart,
  {total, recounted, consent}: CheckoutIntent,
  request: Request,
  context: CartContext,
): Promise<Outcome> {
  const {catalog, code, note} = cart;
  const {language, config, origin} = context;
  if (!cart.items.length) return reject(cart, 'empty');
  const view = cartView(cart.items, catalog.merchandiseOf);
  if (view.blocked) return reject(cart, 'blocked', 409);
  // Without a dearer line, the quantities are others than those that the total was shown for.
  const isRecounted = recounted || (!code && !isDearer(view));
  const tooDear = reject(cart, isRecounted ? 'recounted' : 'priceChanged', 409);
  // What a code takes off only the store knows: its own total is compared then.
  if (total === undefined ? isDearer(view) : !code && view.total > total) return tooDear;
  // Where the checkout leads, and that it doesn't, tells whether there is such a code (rule 13.28).
  if (code && (await askDiscount(code, cart, request, context)) === 'limited') {
    return reject(cart, 'tooManyCodes', 429);
  }
  const lines = await checkoutLines(
    view.lines,
    catalog,
    {language, date: new Date(), origin},
    config.CONFIGURATION_SECRET,
  );
  try {
    const input = {lines, discountCodes: code ? [code] : [], ...(note && {note})};
    // Versions before 2025-10 know no consent.
    const takesConsent = config.PUBLIC_STOREFRONT_API_VERSION >= '2025-10';
    const visitorConsent = takesConsent ? visitorConsentOf(consent) : undefined;
    const answer = await context.cart.create(input, ...(visitorConsent ? [{visitorConsent} as object] : []));
    const created = answer.cart;
    if (!created) throw new CartCreationError({kind: 'noCart'});
    // Shopify lowers a quantity that its stock can't serve, and only warns.
    if (created.totalQuantity !== totalQuantity(lines)) return reject(cart, 'changedAtStore', 409);
    if (toCents(created.cost.totalAmount.amount) > (total ?? Infinity)) {
      return code ? tooDear : reject(cart, 'priceChanged', 409);
    }
    const checkoutUrl = checkoutAddress(created.checkoutUrl, checkoutOrigins(config, context.primaryDomain));
    const items = withSnapshots(cart.items, catalog.merchandiseOf, true);
    const checkout = {id: created.id, since: Math.floor(Date.now() / 1000), items};
    return {...accept({...cart, items, checkouts: [checkout, ...cart.checkouts]}), checkoutUrl};
  } catch (error) {
    return failedOutcome(error, cart, view, lines, language);
  }
}

function failedOutcome(
  error: unknown,
  cart: VisitorsCart,
  view: CartView,
  lines: readonly LineInput[],
  language: CartContext['language'],
): Outcome {
  const isAnswered = error instanceof CartCreationError;
  console.error(isAnswered ? error.message : error);
  const refusal = isAnswered ? error.refusal : undefined;
  if (!refusal) return reject(cart, 'checkoutFailed', error instanceof StoreTimeout ? 504 : 502);
  const variants = refusal.lines.map((number) => lines[number]?.merchandiseId);
  const names = namesOf(view.lines.filter(({variantId}) => variants.includes(variantId)));
  const message = names.length ? rejected[language](names.join('; ')) : undefined;
  return {...reject(cart, 'rejectedByStore', 409), message};
}

/** More names than this are shortened to those of the products. */
const maxNames = 4;

function namesOf(lines: readonly CartLine[]): string[] {
  const names = new Set(lines.flatMap((line) => lineName(line) ?? []));
  return [...(names.size > maxNames ? new Set(lines.flatMap(({merchandise}) => merchandise?.title ?? [])) : names)];
}

/** The checkout's address, if it lies at one of the store's origins (rule 14.7). Throws on any other. */
export function checkoutAddress(url: unknown, origins: readonly string[]): string {
  const address = new URL(String(url));
  if (origins.includes(address.origin)) return address.href;
  throw new Error(
    `The checkout lies at ${address.origin}, which is neither PUBLIC_STORE_DOMAIN nor the store's primary domain.` +
      ' Set PUBLIC_CHECKOUT_DOMAIN to its host.',
  );
}

/** The consent that a form of the checkout has as text (rule 16.10); `undefined` where the visitor has not decided. */
function visitorConsentOf(text: string | undefined): VisitorConsent | undefined {
  const choice = parseChoice(text || null, Date.now());
  if (!choice) return undefined;
  const {analytics, marketing, functionality} = choice;
  return {analytics, marketing, preferences: functionality, saleOfData: marketing};
}
