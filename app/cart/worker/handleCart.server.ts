import {withSnapshots, type CartView} from '../rules/cartView';
import {readCartForm, type CartForm} from './cartForm.server';
import {applyEdits, changeCart, itemsOf} from './changeCart.server';
import {reject, type Outcome} from './outcome.server';
import {cartCookies} from './storedCart.server';
import {loadVisitorsCart, viewOf, type CartContext, type VisitorsCart} from './visitorsCart.server';

/** What the worker has to say to a request of the cart. */
export interface CartResult extends Omit<Outcome, 'cart' | 'refusedCode'> {
  /** Missing when the store gave no answer: then nothing has changed. */
  cart?: CartView;
  /** `Set-Cookie` headers. */
  cookies: string[];
}

export const cookieOptions = (request: Request) => ({secure: new URL(request.url).protocol === 'https:'});

/**
 * Answers every request of the cart, from page and panel. It reads the form, loads the visitor's cart, applies what the form asks for,
 * and writes the cookies that differ.
 */
export async function handleCart(request: Request, context: CartContext): Promise<CartResult> {
  const form = request.method === 'POST' ? await readCartForm(request) : undefined;
  try {
    const added = form?.ok ? form.intents.flatMap(itemsOf) : [];
    const {stored, cart, isOrdered} = await loadVisitorsCart(request, context, added);
    // The cookie doesn't travel with a form of another site, so an answer to such a form would replace the cart.
    if (form && context.foreign) return await resultOf(reject(cart, 'foreign', 403), [], request, context);
    const outcome = form ? await changeByForm(cart, form, request, context) : {cart, status: 200};
    const snapshots = {...outcome.cart, items: withSnapshots(outcome.cart.items, cart.catalog.merchandiseOf)};
    const cookies = form || isOrdered ? await cartCookies(stored, snapshots, cookieOptions(request)) : [];
    if (!cookies) return await resultOf(reject(cart, 'full'), [], request, context);
    return await resultOf({...outcome, cart: snapshots}, cookies, request, context);
  } catch (error) {
    if (error instanceof Response) return {status: error.status, notice: 'unreachable', cookies: []};
    throw error;
  }
}

async function resultOf(
  {cart, refusedCode, ...outcome}: Outcome,
  cookies: string[],
  request: Request,
  context: CartContext,
): Promise<CartResult> {
  const view = await viewOf(cart, request, context);
  return {...outcome, cart: {...view, refusedCode}, cookies};
}

/** Applies what was typed into a form, and then what its buttons ask for. A code that was typed is redeemed with them. */
async function changeByForm(
  cart: VisitorsCart,
  form: CartForm,
  request: Request,
  context: CartContext,
): Promise<Outcome> {
  if (!form.ok) return reject(cart, form.notice, form.status);
  const {intents, edits} = form;
  let outcome = applyEdits(cart, edits);
  if (outcome.status !== 200) return outcome;
  const redeem = edits.code ? [{type: 'discount', code: edits.code} as const] : [];
  const isCheckout = intents.some(({type}) => type === 'checkout');
  const isRedeemed = intents.some(({type}) => type === 'discount');
  const all = isRedeemed ? intents : isCheckout ? [...redeem, ...intents] : [...intents, ...redeem];
  for (const intent of all) {
    if (outcome.checkoutUrl) break;
    // What was lowered or refused is shown before anything is ordered.
    if (intent.type === 'checkout' && outcome.notice) return {...outcome, status: Math.max(outcome.status, 409)};
    const next = await changeCart(outcome.cart, intent, edits, request, context);
    // What an earlier button has to say is not lost behind a later one that says nothing.
    outcome = next.notice ? next : {...outcome, ...next, notice: outcome.notice};
  }
  return outcome;
}
