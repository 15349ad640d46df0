import type {MerchandiseLookup} from '../../cart/lines';
import {limitToStock, type StockLookup} from '../../cart/stock';
import {fullTitle} from '../../catalogue/selection';
import {discountWarnings} from '../../cart/discounts';
import {cartId, type Cart, type CartUserError, type CartWarning} from '../../cart/model';
import {toUuid} from '../../store/ids';
import {discountTerms} from '../../store/pricing';
import {visibleLines} from '../../store/store';
import type {Context} from '../context';
import {toIsoSeconds} from '../times';
import {findCart} from './cartLookup';

export interface CartPayload {
  cart: Cart | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

/** What a change leads to beside the cart. */
interface Effects {
  warnings?: CartWarning[];
  addedIds?: string[];
}

/** Changed properties of a cart. With user errors nothing changes. */
type CartChange = Partial<Cart> & Effects & {userErrors?: CartUserError[]};

export function createErrorPayload(userErrors: CartUserError[]): CartPayload {
  return {cart: null, userErrors, warnings: []};
}

export function createMerchandiseLookup({store}: Context, token: string): MerchandiseLookup {
  return {
    find: (id) => {
      const variant = store.catalogue.variantById.get(id);
      return variant && store.inventory.isPublished(variant) ? variant : undefined;
    },
    createLineId: () => `gid://shopify/CartLine/${toUuid(store.clock.token())}?cart=${token}`,
  };
}

/** Applies a change to a cart and returns the payload of its mutation. */
export function changeCart(id: string, context: Context, apply: (cart: Cart) => CartChange): CartPayload {
  const cart = findCart(id, context);
  if (!cart) {
    return createErrorPayload([{code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.'}]);
  }
  const {userErrors = [], warnings, addedIds, ...changes} = apply(cart);
  if (userErrors.length > 0) return createErrorPayload(userErrors);
  const updatedAt = toIsoSeconds(context.store.clock.now());
  const changedCart: Cart = {...cart, ...changes, updatedAt, language: context.language};
  return saveCart(changedCart, {warnings, addedIds}, context);
}

function createStockLookup({store, language}: Context): StockLookup {
  return {
    sellableQuantity: (variant) => store.inventory.sellableQuantity(variant),
    getTitle: (variant) => fullTitle(variant, language),
  };
}

/** Saves a cart. Every mutation gives out the stock, and warns of discount codes that don't apply, whatever it changed. */
export function saveCart(cart: Cart, {warnings = [], addedIds = []}: Effects, context: Context): CartPayload {
  const {store} = context;
  const {lines, warnings: stockWarnings} = limitToStock(
    visibleLines(store, cart),
    addedIds,
    createStockLookup(context),
  );
  const savedCart: Cart = {...cart, lines};
  store.carts.set(cart.token, savedCart);
  const terms = discountTerms(store, cart.buyerIdentity.email);
  const discountCodeWarnings = discountWarnings(cart.discountCodes, lines, terms, cartId(cart));
  return {cart: savedCart, userErrors: [], warnings: [...stockWarnings, ...warnings, ...discountCodeWarnings]};
}
