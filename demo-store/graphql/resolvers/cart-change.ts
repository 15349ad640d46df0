import type {Merchandise} from '../../cart/lines';
import {discountWarnings} from '../../cart/discounts';
import {cartId, type Cart, type CartUserError, type CartWarning} from '../../cart/model';
import {discountTerms} from '../../store/pricing';
import {visibleLines} from '../../store/store';
import type {Context} from '../context';
import {isoSeconds} from '../times';
import {findCart} from './cart-lookup';

/** What every cart mutation answers. */
export interface CartPayload {
  cart: Cart | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

/** What changes about a cart; with user errors nothing does. */
type CartChange = Partial<Cart> & {userErrors?: CartUserError[]; warnings?: CartWarning[]};

/** The payload of a mutation that is refused. */
export function refused(userErrors: CartUserError[]): CartPayload {
  return {cart: null, userErrors, warnings: []};
}

/** The merchandise of the store for the lines of a cart. */
export function merchandiseOf({store, language}: Context, token: string): Merchandise {
  return {
    find: (id) => {
      const variant = store.catalogue.variantById.get(id);
      return variant && store.inventory.isPublished(variant) ? variant : undefined;
    },
    sellable: (variant) => store.inventory.sellable(variant),
    titleOf: (variant) => variant.product.record.title[language],
    newLineId: () => `gid://shopify/CartLine/${store.clock.token()}?cart=${token}`,
  };
}

/** Applies a change to the cart of an id and answers as every cart mutation does. */
export function changeCart(id: string, context: Context, apply: (cart: Cart) => CartChange): CartPayload {
  const cart = findCart(id, context);
  if (!cart) {
    return refused([{code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.'}]);
  }
  const {userErrors = [], warnings = [], ...changes} = apply(cart);
  if (userErrors.length > 0) return refused(userErrors);
  const updatedAt = isoSeconds(context.store.clock.now());
  const changed: Cart = {...cart, ...changes, updatedAt, language: context.language};
  return saved(changed, warnings, context);
}

/** Keeps a cart. Each mutation warns of the codes that take nothing off, whatever it changed. */
export function saved(cart: Cart, warnings: CartWarning[], {store}: Context): CartPayload {
  store.carts.set(cart.token, cart);
  const terms = discountTerms(store, cart.buyerIdentity.email);
  const ofCodes = discountWarnings(cart.discountCodes, visibleLines(store, cart), terms, cartId(cart));
  return {cart, userErrors: [], warnings: [...warnings, ...ofCodes]};
}
