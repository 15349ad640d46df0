import type {Merchandise} from '../../cart/lines';
import {cartId, type Cart, type CartUserError, type CartWarning} from '../../cart/model';
import {discountProblem} from '../../cart/discounts';
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

const REASONS: Partial<Record<CartWarning['code'], (code: string) => string>> = {
  DISCOUNT_NOT_FOUND: (code) => `The discount code ${code} was not found.`,
  DISCOUNT_CURRENTLY_INACTIVE: (code) => `The discount code ${code} is no longer active.`,
  DISCOUNT_PURCHASE_NOT_IN_RANGE: (code) => `The cart does not meet the minimum purchase of ${code}.`,
};

/** The discount codes that a cart keeps, with a warning for each that takes nothing off its lines. */
export function discountChange(codes: readonly string[], cart: Pick<Cart, 'token' | 'key' | 'lines'>) {
  const discountCodes = [...new Set(codes)].filter((code) => code.trim());
  const warnings = discountCodes.flatMap((discountCode): CartWarning[] => {
    const code = discountProblem(discountCode, cart.lines);
    return code ? [{code, message: REASONS[code]?.(discountCode) ?? '', target: cartId(cart)}] : [];
  });
  return {discountCodes, warnings};
}
