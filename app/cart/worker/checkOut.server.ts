import {parseDecision} from '~/consent/decision';
import {toCents} from '~/i18n/formats';
import {StoreTimeout} from '~/platform/store/storefront';
import {checkoutOrigins} from '~/platform/store/storeOrigin';
import {totalQuantity} from '../rules/cartItem';
import {cartView, hasRisenPrice, lineName, withSnapshots, type CartLine, type CartView} from '../rules/cartView';
import type {CartIntent} from '../rules/intent';
import type {LineInput} from '../rules/lineAttributes';
import {checkoutLines} from './checkoutLines.server';
import {CartCreationError} from './cartCreation.server';
import {checkDiscountCode} from './checkDiscountCode.server';
import type {VisitorConsent} from './checkoutCartHandler.server';
import {rejectedItemsNotice} from './notices.server';
import {accept, reject, type Outcome} from './outcome.server';
import type {CartContext, VisitorsCart} from './visitorsCart.server';

interface CheckoutIntent extends Omit<Extract<CartIntent, {type: 'checkout'}>, 'type'> {
  /** Whether quantities were typed but not submitted, so that the visitor hasn't seen their total. */
  hasEditedQuantities: boolean;
}

/**
 * Creates a cart at the store and redirects to its checkout, unless that would charge more than the visitor has seen (rule 14.9): more
 * than `total` cents, or without a total more than the prices that were shown last. A failure of the store is logged and answered
 * with a notice.
 */
export async function checkOut(
  cart: VisitorsCart,
  {total, hasEditedQuantities, consent}: CheckoutIntent,
  request: Request,
  context: CartContext,
): Promise<Outcome> {
  const {catalog, code, note} = cart;
  const {language, config, origin} = context;
  if (!cart.items.length) return reject(cart, 'empty');
  const view = cartView(cart.items, catalog.merchandiseOf);
  if (view.blocked) return reject(cart, 'blocked', 409);
  // If no price has risen, a higher total comes from other quantities than the visitor has seen.
  const differsByQuantity = hasEditedQuantities || (!code && !hasRisenPrice(view));
  const priceRefusal = reject(cart, differsByQuantity ? 'quantitiesSaved' : 'priceChanged', 409);
  // Only the store knows the discount of a code, so its total is compared below.
  const isDearer = total === undefined ? hasRisenPrice(view) : !code && view.total > total;
  if (isDearer) return priceRefusal;
  // The result of a checkout reveals whether a code exists, so it counts as a try.
  if (code && (await checkDiscountCode(code, cart, request, context)) === 'limited') {
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
    const visitorConsent = toVisitorConsent(consent, request);
    // Hydrogen's type of the parameters has no `visitorConsent`.
    const parameters = visitorConsent ? [{visitorConsent} as object] : [];
    const {cart: storeCart} = await context.cart.create(input, ...parameters);
    if (!storeCart) throw new CartCreationError({kind: 'noCart'});
    // Shopify lowers a quantity beyond its stock, with a warning only.
    if (storeCart.totalQuantity !== totalQuantity(lines)) return reject(cart, 'changedAtStore', 409);
    if (toCents(storeCart.cost.totalAmount.amount) > (total ?? Infinity)) {
      return code ? priceRefusal : reject(cart, 'priceChanged', 409);
    }
    const checkoutUrl = trustedCheckoutUrl(storeCart.checkoutUrl, {
      origins: checkoutOrigins(config, catalog.primaryDomain),
      siteOrigins: [origin, new URL(request.url).origin],
    });
    const items = withSnapshots(cart.items, catalog.merchandiseOf, {renew: true});
    const checkout = {id: storeCart.id, startedAt: Math.floor(Date.now() / 1000), items};
    return {...accept({...cart, items, checkouts: [checkout, ...cart.checkouts]}), checkoutUrl};
  } catch (error) {
    return toFailedOutcome(error, cart, view, lines, language);
  }
}

function toFailedOutcome(
  error: unknown,
  cart: VisitorsCart,
  view: CartView,
  lines: readonly LineInput[],
  language: CartContext['language'],
): Outcome {
  const isCreationError = error instanceof CartCreationError;
  console.error(isCreationError ? error.message : error);
  const refusal = isCreationError ? error.refusal : undefined;
  if (!refusal) return reject(cart, 'checkoutFailed', error instanceof StoreTimeout ? 504 : 502);
  const refusedVariants = refusal.lineIndexes.map((index) => lines[index]?.merchandiseId);
  const names = listNames(view.lines.filter(({variantId}) => refusedVariants.includes(variantId)));
  const message = names.length ? rejectedItemsNotice[language](names.join('; ')) : undefined;
  return {...reject(cart, 'rejectedByStore', 409), message};
}

/** Above this number of names only the products are named. */
const maxNames = 4;

function listNames(lines: readonly CartLine[]): string[] {
  const names = new Set(lines.flatMap((line) => lineName(line) ?? []));
  if (names.size <= maxNames) return [...names];
  return [...new Set(lines.flatMap(({merchandise}) => merchandise?.title ?? []))];
}

/**
 * The checkout URL, if its origin is one of the store's and none of the site's own (rule 14.7). Throws for every other URL: at the site
 * a cart ends at the not-found page.
 */
function trustedCheckoutUrl(
  url: unknown,
  {origins, siteOrigins}: Record<'origins' | 'siteOrigins', readonly string[]>,
): string {
  const address = new URL(String(url));
  if (siteOrigins.includes(address.origin)) {
    throw new Error(
      `The checkout lies at ${address.origin}, which is this site: it is the store's primary domain.` +
        ' Connect a domain of its own for the checkout, and make it the primary one (docs/connect.md).',
    );
  }
  if (origins.includes(address.origin)) return address.href;
  throw new Error(
    `The checkout lies at ${address.origin}, which is neither PUBLIC_STORE_DOMAIN nor the store's primary domain.` +
      ' Set PUBLIC_CHECKOUT_DOMAIN to its host.',
  );
}

/** The consent in a checkout form; `undefined` when the visitor has not decided. */
function toVisitorConsent(text: string | undefined, {headers}: Request): VisitorConsent | undefined {
  const decision = parseDecision(text || null, {now: Date.now(), optOut: headers.get('Sec-GPC') === '1'});
  if (!decision) return undefined;
  const {analytics, marketing, functionality} = decision;
  return {analytics, marketing, preferences: functionality, saleOfData: marketing};
}
