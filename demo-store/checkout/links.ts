import type {IncomingMessage, ServerResponse} from 'node:http';
import {createCart} from '../graphql/resolvers/cartCreate';
import {checkoutUrl} from '../graphql/domains';
import {requestLanguage} from '../http/language';
import {getOrigin} from '../http/request';
import {redirect, sendHtml} from '../http/response';
import {getCookie} from '../http/tracking';
import type {Attribute} from '../cart/model';
import {homeMarket} from '../store/markets';
import type {Store} from '../store/store';
import {notFoundPage} from './pages';

const PERMALINK = /^\/cart\/(\d+:\d+(?:,\d+:\d+)*)$/;
const DISCOUNT_COOKIE = 'discount_code';

/** The attributes of a permalink: `attributes[key]=value`. */
const readAttributes = (parameters: URLSearchParams): Attribute[] =>
  [...parameters].flatMap(([name, value]) => {
    const key = /^attributes\[(.+)\]$/.exec(name)?.[1];
    return key ? [{key, value}] : [];
  });

/**
 * The codes that `/discount/{code}` has saved. Visitors can change the cookie, so a value that can't be decoded counts as no
 * code.
 */
function readSavedCodes(request: IncomingMessage): string {
  try {
    return decodeURIComponent(getCookie(request, DISCOUNT_COOKIE) ?? '');
  } catch {
    return '';
  }
}

/** Creates the cart of a permalink and returns its checkout URL; `undefined` when the cart is invalid. */
function createPermalinkCart(lines: string, {store, url, request}: Visit): string | undefined {
  const {searchParams} = url;
  const codes = searchParams.get('discount') ?? readSavedCodes(request);
  const input = {
    lines: lines.split(',').map((line) => {
      const [variant, quantity] = line.split(':');
      return {merchandiseId: `gid://shopify/ProductVariant/${variant}`, quantity: Number(quantity)};
    }),
    discountCodes: codes ? codes.split(',') : [],
    note: searchParams.get('note'),
    attributes: readAttributes(searchParams),
    buyerIdentity: {email: searchParams.get('checkout[email]')},
  };
  const requestContext = {
    store,
    origin: getOrigin(request),
    language: requestLanguage(url, request) ?? ('DE' as const),
  };
  const market = homeMarket(store);
  const {cart} = createCart(input, {...requestContext, country: null, market, tokenless: false, app: '', scopes: []});
  return cart ? checkoutUrl(cart, requestContext) : undefined;
}

/**
 * The checkout page of a `checkoutUrl`, with the URL's other parameters. An order deletes its cart, so the key of an ordered cart
 * can't be checked.
 */
function findCheckout(token: string, {store, url}: Visit): string | undefined {
  const parameters = new URLSearchParams(url.searchParams);
  const key = parameters.get('key');
  const isOrdered = store.orders.some(({cartToken}) => cartToken === token);
  if (!isOrdered && store.carts.get(token)?.key !== key) return undefined;
  parameters.delete('key');
  return `/checkouts/${token}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

interface Visit {
  store: Store;
  url: URL;
  request: IncomingMessage;
}

function findTarget(visit: Visit): string | undefined {
  const {pathname} = visit.url;
  const lines = PERMALINK.exec(pathname)?.[1];
  const token = /^\/cart\/c\/([^/]+)$/.exec(pathname)?.[1];
  if (token) return findCheckout(token, visit);
  return lines && createPermalinkCart(lines, visit);
}

/**
 * Handles links to the checkout: `checkoutUrl` (`/cart/c/{token}?key=`), permalinks such as `/cart/{variant}:{quantity}`, and
 * `/discount/{code}`, which sets a cookie that permalinks read. Returns whether the path matched.
 */
export function handleLinks(store: Store, url: URL, request: IncomingMessage, response: ServerResponse): boolean {
  const code = /^\/discount\/([^/]+)$/.exec(url.pathname)?.[1];
  if (code) {
    const returnPath = url.searchParams.get('redirect') ?? '/';
    response.setHeader('set-cookie', `${DISCOUNT_COOKIE}=${code}; Path=/; SameSite=Lax`);
    redirect(response, /^\/(?![/\\])/.test(returnPath) ? returnPath : '/', 302);
    return true;
  }
  if (!url.pathname.startsWith('/cart/')) return false;
  const target = findTarget({store, url, request});
  if (target) redirect(response, target, 302);
  else
    sendHtml(
      response,
      404,
      notFoundPage({store, language: requestLanguage(url, request) ?? 'DE', origin: getOrigin(request)}),
    );
  return true;
}
