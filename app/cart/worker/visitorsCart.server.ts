import type {AppLoadContext} from '@shopify/remix-oxygen';
import {itemKey, totalQuantity, type CartItem} from '../rules/cartItem';
import {cartView, removedView, type CartView} from '../rules/cartView';
import {mergeItems} from '../rules/changeItems';
import {loadCatalog, type Catalog} from './catalog.server';
import {askDiscount} from './discount.server';
import {ORDERED_CART_QUERY} from './queries';
import {readStoredCart, type Checkout, type StoredCart} from './storedCart.server';

export type CartContext = Pick<
  AppLoadContext,
  'storefront' | 'cart' | 'config' | 'language' | 'origin' | 'foreign' | 'cache' | 'primaryDomain'
>;

/** The cart of a visitor, with what the store says of it now. */
export interface VisitorsCart extends StoredCart {
  catalog: Catalog;
}

interface Loaded {
  /** As the visitor's cookies have it. */
  stored: StoredCart;
  /** Without what has been ordered. */
  cart: VisitorsCart;
  /** Whether something has been ordered since the cookies were written. */
  isOrdered: boolean;
}

/** Loads the cart of a request. The store is asked for `added`, too. Throws the page with status 503. */
export async function loadVisitorsCart(
  request: Request,
  context: CartContext,
  added: readonly CartItem[] = [],
): Promise<Loaded> {
  const stored = await readStoredCart(request.headers.get('Cookie'));
  const {items, removed, checkouts} = stored;
  // What was removed is asked for, too: its names follow the language of the page.
  const asked = mergeItems([...items, ...(removed?.items ?? []), ...added]);
  const [catalog, ordered] = await Promise.all([loadCatalog(asked, context), findOrdered(checkouts, context)]);
  const current = {
    ...stored,
    items: items.map((item) => catalog.current(item)),
    removed: removed && {...removed, items: removed.items.map((item) => catalog.current(item))},
    catalog,
  };
  if (!ordered.length) return {stored, cart: current, isOrdered: false};
  const paid = ordered.flatMap((checkout) => checkout.items);
  return {
    stored,
    cart: {
      ...withoutOrdered(current, paid),
      code: undefined,
      note: '',
      checkouts: checkouts.filter((checkout) => !ordered.includes(checkout)),
      catalog,
    },
    isOrdered: true,
  };
}

/**
 * The carts that have been ordered: the store answers `null`, without errors, for a cart that was paid (rule 14.10). Without an
 * answer nothing counts as ordered.
 */
async function findOrdered(
  checkouts: readonly Checkout[],
  {storefront}: Pick<AppLoadContext, 'storefront'>,
): Promise<Checkout[]> {
  const cache = storefront.CacheNone();
  const asked = checkouts.map(async (checkout) => {
    const answer = await storefront
      .query(ORDERED_CART_QUERY, {variables: {id: checkout.id}, cache})
      .catch(() => undefined);
    return answer?.cart === null ? [checkout] : [];
  });
  return (await Promise.all(asked)).flat();
}

/** A cart without the quantities that were paid, which can be put back. What was added since the checkout stays (rule 14.10). */
function withoutOrdered(cart: VisitorsCart, paid: readonly CartItem[]): VisitorsCart {
  const items: CartItem[] = [];
  const ordered: CartItem[] = [];
  for (const item of cart.items) {
    const paidQuantity = totalQuantity(paid.filter((other) => itemKey(other) === itemKey(item)));
    const quantity = Math.min(item.quantity, paidQuantity);
    if (quantity > 0) ordered.push({...item, quantity});
    if (quantity < item.quantity) items.push({...item, quantity: item.quantity - quantity});
  }
  return {...cart, items, removed: ordered.length ? {reason: 'ordered', items: ordered} : cart.removed};
}

/** The cart as it is shown, with what a discount code takes off (rule 13.19). */
export async function viewOf(cart: VisitorsCart, request: Request, context: CartContext): Promise<CartView> {
  const {items, catalog, removed, code, note} = cart;
  const view = cartView(items, catalog.merchandiseOf);
  const discount = code && items.length ? await askDiscount(code, cart, request, context) : undefined;
  return {
    ...view,
    removed: removed && removedView(removed, catalog.merchandiseOf),
    terms: catalog.terms,
    discount: discount === 'limited' ? {code: code ?? '', state: 'unknown', amount: 0} : discount,
    ...(note && {note}),
  };
}
