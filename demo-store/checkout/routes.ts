import type {IncomingMessage, ServerResponse} from 'node:http';
import {requestLanguage} from '../http/language';
import {originOf, readForm} from '../http/request';
import {redirect, sendHtml} from '../http/response';
import type {Store} from '../store/store';
import {readBuyer} from './form';
import {orderableLines, placeOrder, pricedOrder, shortages} from './order';
import {checkoutPage, confirmationPage, missingPage} from './pages';

/** `/checkouts/{token}` shows and places an order, `/orders/{token}` confirms it; an ordered checkout leads there. Answers whether the path was one of them. */
export async function handleCheckout(
  store: Store,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, kind, token = '', ...rest] = url.pathname.split('/');
  if ((kind !== 'checkouts' && kind !== 'orders') || token === '' || rest.length > 0) return false;
  const cart = kind === 'checkouts' ? store.carts.get(token) : undefined;
  const order = kind === 'orders' ? store.orders.find((candidate) => candidate.token === token) : undefined;
  const language = requestLanguage(url, request, cart?.language ?? order?.language) ?? 'DE';
  const view = {store, language, origin: originOf(request)};
  const placed = kind === 'checkouts' && store.orders.find(({cartToken}) => cartToken === token);
  if (placed) {
    redirect(response, `/orders/${placed.token}`);
  } else if (order) {
    sendHtml(response, 200, confirmationPage(view, order));
  } else if (!cart) {
    sendHtml(response, 404, missingPage(view));
  } else if (request.method === 'POST') {
    const form = readBuyer(await readForm(request));
    // Only now the store knows who buys, and whether a code may be used once more.
    const own = {...cart, buyerIdentity: {...cart.buyerIdentity, email: form.buyer.email || null}};
    store.carts.set(token, own);
    const code = pricedOrder(store, cart).applied?.code;
    const usedCode = code === pricedOrder(store, own).applied?.code ? undefined : code;
    const isComplete = form.invalid.length === 0 && !usedCode && shortages(store, own).length === 0;
    if (isComplete && orderableLines(store, own).length > 0) {
      redirect(response, `/orders/${placeOrder(store, own, form.buyer, language).token}`);
    } else {
      sendHtml(response, 422, checkoutPage(view, own, {...form, usedCode}));
    }
  } else {
    sendHtml(response, 200, checkoutPage(view, cart));
  }
  return true;
}
