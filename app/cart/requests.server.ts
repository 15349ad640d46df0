import type {AppLoadContext} from '@shopify/remix-oxygen';
import {carryOut} from './carryOut';
import {startCheckout} from './checkout';
import {parseCart, serialiseCart} from './cookie';
import type {CartEntry} from './entries';
import {readIntent} from './intent';
import type {NoticeKey} from './notices';
import {cartPiece} from './pieces';
import {CART_PIECES_QUERY} from './queries';
import {cartView, type CartView} from './view';

type Context = Pick<AppLoadContext, 'storefront' | 'cart' | 'config'>;

/** What became of a posted form. Without `setCookie` nothing has changed. */
export interface CartOutcome {
  status: number;
  cart: CartView;
  notice?: NoticeKey;
  setCookie?: string;
  checkoutUrl?: string;
}

/** The visitor's cart with the names, prices and stock of this moment. Throws the page with status 503. */
export async function readCart(request: Request, context: Context): Promise<CartView> {
  const entries = parseCart(request.headers.get('Cookie'));
  return cartView(entries, await loadPieces(entries, context));
}

/** Carries out a posted form of the cart. Throws the page with status 503 when the store can't be asked. */
export async function changeCart(request: Request, context: Context): Promise<CartOutcome> {
  // The cookie doesn't travel with a form of another site, so such a form would replace the cart.
  const foreign = request.headers.get('Sec-Fetch-Site') === 'cross-site';
  if (foreign) return {status: 403, cart: await readCart(request, context), notice: 'foreign'};
  const form = await request.formData().catch(() => undefined);
  const intent = form && readIntent(form);
  if (!intent) return {status: 400, cart: await readCart(request, context), notice: 'malformed'};
  if (intent.type === 'checkout') return checkOut(await readCart(request, context), context);

  const entries = parseCart(request.headers.get('Cookie'));
  const pieceOf = await loadPieces(intent.type === 'add' ? [...entries, intent.entry] : entries, context);
  const refuse = (notice: NoticeKey) => ({status: 422, cart: cartView(entries, pieceOf), notice});
  const result = carryOut(entries, intent, pieceOf);
  if (!result.ok) return refuse(result.notice);
  const cookie = serialiseCart(result.entries, {secure: new URL(request.url).protocol === 'https:'});
  if (!cookie.ok) return refuse('full');
  return {status: 200, cart: cartView(result.entries, pieceOf), notice: result.notice, setCookie: cookie.setCookie};
}

async function checkOut(cart: CartView, context: Context): Promise<CartOutcome> {
  if (cart.lines.length === 0) return {status: 422, cart, notice: 'empty'};
  if (cart.blocked) return {status: 409, cart, notice: 'blocked'};
  const result = await startCheckout(cart.lines, context.cart.create, context.config);
  if (!result.ok) return {status: result.status, cart, notice: result.notice};
  return {status: 200, cart, checkoutUrl: result.url};
}

/** The store's word on the variants of the entries, never from a cache. */
async function loadPieces(entries: readonly CartEntry[], {storefront}: Context) {
  const ids = [...new Set(entries.map((entry) => entry.variant.id))];
  const cache = storefront.CacheNone();
  const {nodes} = ids.length ? await storefront.query(CART_PIECES_QUERY, {variables: {ids}, cache}) : {nodes: []};
  const pieces = new Map(nodes.flatMap((node) => (node ? [[node.id, cartPiece(node)] as const] : [])));
  return (entry: CartEntry) => pieces.get(entry.variant.id) ?? null;
}
