import type {MerchandiseLookup} from '../../cart/lines';
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

/** Changed properties of a cart. With user errors nothing changes. */
type CartChange = Partial<Cart> & {userErrors?: CartUserError[]; warnings?: CartWarning[]};

export function createErrorPayload(userErrors: CartUserError[]): CartPayload {
  return {cart: null, userErrors, warnings: []};
}

export function createMerchandiseLookup({store, language}: Context, token: string): MerchandiseLookup {
  return {
    find: (id) => {
      const variant = store.catalogue.variantById.get(id);
      return variant && store.inventory.isPublished(variant) ? variant : undefined;
    },
    sellableQuantity: (variant) => store.inventory.sellableQuantity(variant),
    getTitle: (variant) => variant.product.record.title[language],
    createLineId: () => `gid://shopify/CartLine/${toUuid(store.clock.token())}?cart=${token}`,
  };
}

/** Applies a change to a cart and returns the payload of its mutation. */
export function changeCart(id: string, context: Context, apply: (cart: Cart) => CartChange): CartPayload {
  const cart = findCart(id, context);
  if (!cart) {
    return createErrorPayload([{code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.'}]);
  }
  const {userErrors = [], warnings = [], ...changes} = apply(cart);
  if (userErrors.length > 0) return createErrorPayload(userErrors);
  const updatedAt = toIsoSeconds(context.store.clock.now());
  const changedCart: Cart = {...cart, ...changes, updatedAt, language: context.language};
  return saveCart(changedCart, warnings, context);
}

/** Saves a cart. Every mutation warns of discount codes that don't apply, whatever it changed. */
export function saveCart(cart: Cart, warnings: CartWarning[], {store}: Context): CartPayload {
  store.carts.set(cart.token, cart);
  const terms = discountTerms(store, cart.buyerIdentity.email);
  const discountCodeWarnings = discountWarnings(cart.discountCodes, visibleLines(store, cart), terms, cartId(cart));
  return {cart, userErrors: [], warnings: [...warnings, ...discountCodeWarnings]};
}
