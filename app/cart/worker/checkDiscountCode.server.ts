import type {AppLoadContext} from '@shopify/remix-oxygen';
import {toCents} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {readNetworkAddress} from '~/platform/http/networkAddress';
import {Limit} from '~/platform/http/limit';
import {discountLifetimes} from '~/platform/cache/lifetimes';
import {openCache} from '~/platform/cache/openCache';
import {logSecurityEvent} from '~/platform/http/securityLog';
import {totalQuantity} from '../rules/cartItem';
import {cartView, type CartView, type DiscountView} from '../rules/cartView';
import type {Catalog} from './catalog.server';
import {checkoutLines} from './checkoutLines.server';
import type {CheckoutCartHandler} from './checkoutCartHandler.server';
import {discountReasons} from './notices.server';
import type {StoredCart} from './cartCookies.server';

type DiscountContext = Pick<AppLoadContext, 'cart' | 'config' | 'language' | 'origin' | 'cache'>;

type PricedCart = Pick<StoredCart, 'items'> & {catalog: Catalog};

/** The effect of a code on a cart at the store, independent of the language. */
interface DiscountResult {
  state: 'applied' | 'refused';
  amount: number;
  warnings: string[];
}

/** The store's answer to `cartCreate`. */
type CartAnswer = Awaited<ReturnType<CheckoutCartHandler['create']>>;

/** Limits the refused codes of one IP address in ten minutes, against guessing (rule 13.28). */
const perNetworkAddress = new Limit({name: 'discount', max: 20, window: 600});

/**
 * Checks a discount code: creates a cart with the visitor's lines and the code at the store, as the checkout will, and reads its
 * costs. It is called when a code is entered, when a cart with a code is shown, and before the checkout. A code from a link is stored
 * unchecked, so the first view of the cart checks it. The state is `unknown` when a line can't be bought or the store gives no answer.
 * `limited` when too many codes were refused for the IP address. Never throws.
 */
export async function checkDiscountCode(
  code: string,
  visitorsCart: PricedCart,
  request: Request,
  context: DiscountContext,
): Promise<DiscountView | 'limited'> {
  const view = cartView(visitorsCart.items, visitorsCart.catalog.merchandiseOf);
  if (view.blocked || view.lines.length === 0) return {code, state: 'unknown', amount: 0};
  const cached = cachedResult(code, view, context);
  if (cached) return toView(code, cached, context.language);
  const result = await limitTries(request, context, () => createStoreCart(code, view, visitorsCart.catalog, context));
  if (result === 'limited') return result;
  if (!result) return {code, state: 'unknown', amount: 0};
  context.cache.set(discountKey(code, view, context), result, discountLifetimes[result.state]);
  return toView(code, result, context.language);
}

/** A code may expire while its result is cached, so the checkout asks the store again. */
function cachedResult(code: string, view: CartView, context: DiscountContext): DiscountResult | undefined {
  return context.cache.get(discountKey(code, view, context)) as DiscountResult | undefined;
}

/** Asks the store about a code, unless too many were refused for this IP address. Only refused codes count. */
async function limitTries(
  {headers}: Request,
  {config}: Pick<DiscountContext, 'config'>,
  askStore: () => Promise<DiscountResult | undefined>,
): Promise<DiscountResult | undefined | 'limited'> {
  const shared = await openCache('limits');
  const networkAddress = readNetworkAddress(headers);
  if (!(await perNetworkAddress.take(networkAddress, shared)).ok) {
    await logSecurityEvent('limit-reached', 'cart', headers, config);
    return 'limited';
  }
  const result = await askStore();
  if (result?.state !== 'refused') await perNetworkAddress.giveBack(networkAddress, shared);
  return result;
}

function discountKey(code: string, {lines, total}: CartView, {config}: DiscountContext): string {
  const quantities = lines.map(({key, quantity}) => [key, quantity]);
  return JSON.stringify(['discount', config.PUBLIC_STORE_DOMAIN, code.toLowerCase(), total, quantities]);
}

/** Creates a cart with the code at the store. `undefined` without an answer, and when the stock is lower than a line's quantity. */
async function createStoreCart(
  code: string,
  {lines, total}: CartView,
  catalog: Catalog,
  {cart: cartHandler, config, language, origin}: DiscountContext,
): Promise<DiscountResult | undefined> {
  try {
    const attributes = {language, date: new Date(), origin};
    const lineInputs = await checkoutLines(lines, catalog, attributes, config.CONFIGURATION_SECRET);
    const answer = await cartHandler.create({lines: lineInputs, discountCodes: [code]});
    const isComplete = answer.cart?.totalQuantity === totalQuantity(lines);
    return isComplete ? toResult(code, answer, total) : undefined;
  } catch (error) {
    console.error('The store gave no answer about a discount code:', error);
    return undefined;
  }
}

function toResult(code: string, {cart: storeCart, warnings}: CartAnswer, total: number): DiscountResult {
  const storeCode = storeCart?.discountCodes.find((candidate) => candidate.code.toLowerCase() === code.toLowerCase());
  if (storeCart && storeCode?.applicable) {
    const amount = Math.max(0, total - toCents(storeCart.cost.totalAmount.amount));
    return {state: 'applied', amount, warnings: []};
  }
  return {state: 'refused', amount: 0, warnings: (warnings ?? []).map((warning) => warning.code)};
}

function toView(code: string, {state, amount, warnings}: DiscountResult, language: Language): DiscountView {
  if (state === 'applied') return {code, state, amount};
  const reasons: Record<string, string> = discountReasons[language];
  const [reason] = warnings.flatMap((warning) => reasons[warning] ?? []);
  return {code, state, amount, reason: reason ?? discountReasons[language].other};
}
