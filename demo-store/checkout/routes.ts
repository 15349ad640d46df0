import type {IncomingMessage, ServerResponse} from 'node:http';
import {requestLanguage} from '../http/language';
import {getOrigin, readForm} from '../http/request';
import {redirect, sendHtml} from '../http/response';
import {cartMarket} from '../store/markets';
import type {Store} from '../store/store';
import {readBuyer} from './form';
import {orderableLines, placeOrder, priceOrder, findShortages} from './order';
import {checkoutPage, confirmationPage, notFoundPage, passwordPage} from './pages';

/** Where Shopify sends visitors of a store with a password. */
const PASSWORD_PATH = '/password';

/**
 * Handles `/checkouts/{token}`, which shows and places an order, `/orders/{token}`, which confirms it, and `/password`. Returns
 * whether the path matched.
 */
export async function handleCheckout(
  store: Store,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (url.pathname === PASSWORD_PATH && store.admin.passwordProtected) {
    sendHtml(
      response,
      200,
      passwordPage({store, language: requestLanguage(url, request) ?? 'DE', origin: getOrigin(request)}),
    );
    return true;
  }
  const [, pageKind, token = '', ...rest] = url.pathname.split('/');
  if ((pageKind !== 'checkouts' && pageKind !== 'orders') || token === '' || rest.length > 0) return false;
  const cart = pageKind === 'checkouts' ? store.carts.get(token) : undefined;
  const order = pageKind === 'orders' ? store.orders.find((candidate) => candidate.token === token) : undefined;
  const language = requestLanguage(url, request, cart?.language ?? order?.language) ?? 'DE';
  const view = {store, language, origin: getOrigin(request)};
  const placedOrder = pageKind === 'checkouts' && store.orders.find(({cartToken}) => cartToken === token);
  if (placedOrder) {
    redirect(response, `/orders/${placedOrder.token}`);
  } else if (order) {
    sendHtml(response, 200, confirmationPage(view, order));
  } else if (!cart) {
    sendHtml(response, 404, notFoundPage(view));
  } else if (store.admin.passwordProtected) {
    redirect(response, PASSWORD_PATH, 302);
  } else if (store.admin.shopPay) {
    redirect(response, `https://shop.app/checkout/1/cn/${token}/shoppay`, 302);
  } else if (request.method === 'POST') {
    const form = readBuyer(await readForm(request), cartMarket(store, cart).countryCode);
    // A code that each customer may use once can be checked only with the buyer's e-mail address.
    const buyerCart = {...cart, buyerIdentity: {...cart.buyerIdentity, email: form.buyer.email || null}};
    store.carts.set(token, buyerCart);
    const code = priceOrder(store, cart).appliedDiscount?.code;
    const usedCode = code === priceOrder(store, buyerCart).appliedDiscount?.code ? undefined : code;
    const isComplete = form.invalid.length === 0 && !usedCode && findShortages(store, buyerCart).length === 0;
    if (isComplete && orderableLines(store, buyerCart).length > 0) {
      redirect(response, `/orders/${placeOrder(store, buyerCart, form.buyer, language).token}`);
    } else {
      sendHtml(response, 422, checkoutPage(view, buyerCart, {...form, usedCode}));
    }
  } else {
    sendHtml(response, 200, checkoutPage(view, cart));
  }
  return true;
}
