import type {Merchandise} from '../../cart/lines';
import {cartId, type Cart, type CartUserError, type CartWarning} from '../../cart/model';
import {isDiscountCode} from '../../cart/cost';
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
  context.store.carts.set(cart.token, changed);
  return {cart: changed, userErrors, warnings};
}

/** The discount codes that a cart keeps, with a warning for each that the store doesn't know. */
export function discountChange(codes: readonly string[], cart: Pick<Cart, 'token' | 'key'>) {
  const discountCodes = [...new Set(codes)].filter((code) => code.trim());
  const unknown = discountCodes.filter((code) => !isDiscountCode(code));
  const warnings = unknown.map((code): CartWarning => {
    const message = `The discount code ${code} was not found.`;
    return {code: 'DISCOUNT_NOT_FOUND', message, target: cartId(cart)};
  });
  return {discountCodes, warnings};
}
