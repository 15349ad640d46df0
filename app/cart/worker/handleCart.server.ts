import {withSnapshots, type CartView} from '../rules/cartView';
import {readCartForm} from './cartForm.server';
import {changeCart, listAddedItems} from './changeCart.server';
import {reject, type Outcome} from './outcome.server';
import {changedCartCookies} from './cartCookies.server';
import {loadVisitorsCart, toCartView, type CartContext} from './visitorsCart.server';

/** The result of a cart request. */
export interface CartResult extends Omit<Outcome, 'cart' | 'refusedCode'> {
  /** Missing when the store didn't answer: then nothing has changed. */
  cart?: CartView;
  /** `Set-Cookie` headers. */
  cookies: string[];
}

export const cookieOptions = (request: Request) => ({secure: new URL(request.url).protocol === 'https:'});

/**
 * Handles every cart request, from page and panel: reads the form, loads the visitor's cart, applies the form's intents, and writes
 * the cookies that differ.
 */
export async function handleCart(request: Request, context: CartContext): Promise<CartResult> {
  const form = request.method === 'POST' ? await readCartForm(request) : undefined;
  try {
    const addedItems = form?.ok ? form.intents.flatMap(listAddedItems) : [];
    const {stored, cart, isOrdered} = await loadVisitorsCart(request, context, addedItems);
    // With a form of another site browsers send no cookies, so the answer to it would replace the visitor's cart.
    if (form && context.isCrossOrigin) return await toResult(reject(cart, 'foreign', 403), [], request, context);
    const outcome = form ? await changeCart(cart, form, request, context) : {cart, status: 200};
    const cartWithSnapshots = {...outcome.cart, items: withSnapshots(outcome.cart.items, cart.catalog.merchandiseOf)};
    const cookies =
      form || isOrdered ? await changedCartCookies(stored, cartWithSnapshots, cookieOptions(request)) : [];
    if (!cookies) return await toResult(reject(cart, 'full'), [], request, context);
    return await toResult({...outcome, cart: cartWithSnapshots}, cookies, request, context);
  } catch (error) {
    if (error instanceof Response) return {status: error.status, notice: 'unreachable', cookies: []};
    throw error;
  }
}

async function toResult(
  {cart, refusedCode, ...outcome}: Outcome,
  cookies: string[],
  request: Request,
  context: CartContext,
): Promise<CartResult> {
  const view = await toCartView(cart, request, context);
  return {...outcome, cart: {...view, refusedCode}, cookies};
}
