import type {AppLoadContext} from '@shopify/remix-oxygen';
import {toCents} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {clientAddress} from '~/platform/http/client';
import {Limit} from '~/platform/http/limit';
import {discountLifetimes} from '~/platform/cache/lifetimes';
import {openCache} from '~/platform/cache/openCache';
import {logSecurityEvent} from '~/platform/http/securityLog';
import {totalQuantity} from '../rules/cartItem';
import {cartView, type CartView, type DiscountView} from '../rules/cartView';
import type {Catalog} from './catalog.server';
import {checkoutLines} from './checkoutLines.server';
import type {checkoutCartHandler} from './handler';
import {discountReasons} from './notices';
import type {StoredCart} from './storedCart.server';

type DiscountContext = Pick<AppLoadContext, 'cart' | 'config' | 'language' | 'origin' | 'cache'>;

type Priced = Pick<StoredCart, 'items'> & {catalog: Catalog};

/** What a cart at the store says of its code, in no language. */
interface Outcome {
  state: 'applied' | 'refused';
  amount: number;
  warnings: string[];
}

type Answer = Awaited<ReturnType<ReturnType<typeof checkoutCartHandler>['create']>>;

/** Codes of one client in ten minutes that the store doesn't apply: anybody can guess at codes (rule 13.28). */
const perClient = new Limit({name: 'discount', max: 20, window: 600});

/**
 * What the store makes of a discount code: a cart with these lines and the code is made there, as the checkout will make it, and
 * its costs are read. `unknown` when a line can't be bought as it is, and without an answer; `limited` for a client that has tried
 * too many codes. Never throws.
 */
export async function askDiscount(
  code: string,
  cart: Priced,
  request: Request,
  context: DiscountContext,
): Promise<DiscountView | 'limited'> {
  const view = cartView(cart.items, cart.catalog.merchandiseOf);
  if (view.blocked || view.lines.length === 0) return {code, state: 'unknown', amount: 0};
  const known = cachedOutcome(code, view, context);
  if (known) return toView(code, known, context.language);
  const outcome = await countTry(request, context, () => createWithCode(code, view, cart.catalog, context));
  if (outcome === 'limited') return outcome;
  if (!outcome) return {code, state: 'unknown', amount: 0};
  context.cache.set(keyOf(code, view, context), outcome, discountLifetimes[outcome.state]);
  return toView(code, outcome, context.language);
}

/** What the store has said of a code and these lines. A code may end meanwhile, so the checkout asks again. */
function cachedOutcome(code: string, view: CartView, context: DiscountContext): Outcome | undefined {
  return context.cache.get(keyOf(code, view, context)) as Outcome | undefined;
}

/** Asks the store about a code, unless this client has tried too many. Only codes that are wrong count. */
async function countTry(
  {headers}: Request,
  {config}: Pick<DiscountContext, 'config'>,
  ask: () => Promise<Outcome | undefined>,
): Promise<Outcome | undefined | 'limited'> {
  const shared = await openCache('limits');
  const client = clientAddress(headers);
  if (!(await perClient.take(client, shared)).ok) {
    await logSecurityEvent('limit-reached', 'cart', headers, config);
    return 'limited';
  }
  const answer = await ask();
  if (answer?.state !== 'refused') await perClient.giveBack(client, shared);
  return answer;
}

function keyOf(code: string, {lines, total}: CartView, {config}: DiscountContext): string {
  const pieces = lines.map(({key, quantity}) => [key, quantity]);
  return JSON.stringify(['discount', config.PUBLIC_STORE_DOMAIN, code.toLowerCase(), total, pieces]);
}

/** `undefined` without an answer, and when the store has not so many of a piece. */
async function createWithCode(
  code: string,
  {lines, total}: CartView,
  catalog: Catalog,
  {cart, config, language, origin}: DiscountContext,
): Promise<Outcome | undefined> {
  try {
    const attributes = {language, date: new Date(), origin};
    const asked = await checkoutLines(lines, catalog, attributes, config.CONFIGURATION_SECRET);
    const answer = await cart.create({lines: asked, discountCodes: [code]});
    const complete = answer.cart?.totalQuantity === totalQuantity(lines);
    return complete ? outcomeOf(code, answer, total) : undefined;
  } catch (error) {
    console.error('The store gave no answer about a discount code:', error);
    return undefined;
  }
}

function outcomeOf(code: string, {cart, warnings}: Answer, total: number): Outcome {
  const isIt = (other: {code: string; applicable: boolean}) => other.code.toLowerCase() === code.toLowerCase();
  if (cart?.discountCodes.find(isIt)?.applicable) {
    const amount = Math.max(0, total - toCents(cart.cost.totalAmount.amount));
    return {state: 'applied', amount, warnings: []};
  }
  return {state: 'refused', amount: 0, warnings: (warnings ?? []).map((warning) => warning.code)};
}

function toView(code: string, {state, amount, warnings}: Outcome, language: Language): DiscountView {
  if (state === 'applied') return {code, state, amount};
  const reasons: Record<string, string> = discountReasons[language];
  const [reason] = warnings.flatMap((warning) => reasons[warning] ?? []);
  return {code, state, amount, reason: reason ?? discountReasons[language].other};
}
