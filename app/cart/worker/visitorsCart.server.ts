import type {AppLoadContext} from '@shopify/remix-oxygen';
import {itemKey, totalQuantity, type CartItem} from '../rules/cartItem';
import {cartView, removedView, type CartView} from '../rules/cartView';
import {mergeItems} from '../rules/changeItems';
import {loadCatalog, type Catalog} from './catalog.server';
import {checkDiscountCode} from './checkDiscountCode.server';
import {ORDERED_CART_QUERY} from './queries.server';
import {readStoredCart, type Checkout, type StoredCart} from './cartCookies.server';

export type CartContext = Pick<
  AppLoadContext,
  'storefront' | 'cart' | 'config' | 'language' | 'origin' | 'isCrossOrigin' | 'cache'
>;

/** The cart of a visitor with its current data from the store. */
export interface VisitorsCart extends StoredCart {
  catalog: Catalog;
}

interface LoadedCart {
  /** The cart as stored in the visitor's cookies. */
  stored: StoredCart;
  /** The same cart without ordered items. */
  cart: VisitorsCart;
  /** Whether something has been ordered since the cookies were written. */
  isOrdered: boolean;
}

/** Loads the cart of a request, and the data of `added` items with it. Throws the error page with status 503 when the store fails. */
export async function loadVisitorsCart(
  request: Request,
  context: CartContext,
  added: readonly CartItem[] = [],
): Promise<LoadedCart> {
  const stored = await readStoredCart(request.headers.get('Cookie'));
  const {items, removed, checkouts} = stored;
  // Removed items are loaded, too, because their names are in the page's language.
  const requestedItems = mergeItems([...items, ...(removed?.items ?? []), ...added]);
  const [catalog, orderedCheckouts] = await Promise.all([
    loadCatalog(requestedItems, context),
    findOrderedCheckouts(checkouts, context),
  ]);
  const current = {
    ...stored,
    items: items.map((item) => catalog.withCurrentVariant(item)),
    removed: removed && {...removed, items: removed.items.map((item) => catalog.withCurrentVariant(item))},
    catalog,
  };
  if (!orderedCheckouts.length) return {stored, cart: current, isOrdered: false};
  const paidItems = orderedCheckouts.flatMap((checkout) => checkout.items);
  return {
    stored,
    cart: {
      ...withoutOrdered(current, paidItems),
      code: undefined,
      note: '',
      checkouts: checkouts.filter((checkout) => !orderedCheckouts.includes(checkout)),
      catalog,
    },
    isOrdered: true,
  };
}

/**
 * Finds the checkouts that were paid: the store answers `null`, without errors, for a paid cart (rule 14.10). A cart without an answer
 * counts as not ordered.
 */
async function findOrderedCheckouts(
  checkouts: readonly Checkout[],
  {storefront}: Pick<AppLoadContext, 'storefront'>,
): Promise<Checkout[]> {
  const cache = storefront.CacheNone();
  const results = checkouts.map(async (checkout) => {
    const answer = await storefront
      .query(ORDERED_CART_QUERY, {variables: {id: checkout.id}, cache})
      .catch(() => undefined);
    return answer?.cart === null ? [checkout] : [];
  });
  return (await Promise.all(results)).flat();
}

/** Removes paid quantities, which can be restored. Items that were added since the checkout stay. */
function withoutOrdered(cart: VisitorsCart, paidItems: readonly CartItem[]): VisitorsCart {
  const items: CartItem[] = [];
  const orderedItems: CartItem[] = [];
  for (const item of cart.items) {
    const paidQuantity = totalQuantity(paidItems.filter((other) => itemKey(other) === itemKey(item)));
    const orderedQuantity = Math.min(item.quantity, paidQuantity);
    const remainingQuantity = item.quantity - orderedQuantity;
    if (orderedQuantity > 0) orderedItems.push({...item, quantity: orderedQuantity});
    if (remainingQuantity > 0) items.push({...item, quantity: remainingQuantity});
  }
  return {...cart, items, removed: orderedItems.length ? {reason: 'ordered', items: orderedItems} : cart.removed};
}

/** The cart for display. A discount code is checked at the store. */
export async function toCartView(cart: VisitorsCart, request: Request, context: CartContext): Promise<CartView> {
  const {items, catalog, removed, code, note} = cart;
  const view = cartView(items, catalog.merchandiseOf);
  const discount = code && items.length ? await checkDiscountCode(code, cart, request, context) : undefined;
  return {
    ...view,
    removed: removed && removedView(removed, catalog.merchandiseOf),
    terms: catalog.terms,
    discount: discount === 'limited' ? {code: code ?? '', state: 'unknown', amount: 0} : discount,
    ...(note && {note}),
  };
}
