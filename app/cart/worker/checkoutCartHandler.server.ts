import {createCartHandler, type Storefront} from '@shopify/hydrogen';
import {CartCreationError, cartCreationFailure} from './cartCreation.server';
import {CART_FRAGMENT} from './queries.server';

/** Shopify's `VisitorConsent`. */
export interface VisitorConsent {
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
  saleOfData: boolean;
}

export type CheckoutCartHandler = ReturnType<typeof checkoutCartHandler>;

/**
 * Hydrogen's cart handler for the checkout. The visitor's cart is in a cookie, and a cart at Shopify is created at checkout
 * only, so no id is stored. The handler's result doesn't distinguish an empty answer from a missing `cartCreate`, so failures are detected in
 * the answer itself.
 */
export function checkoutCartHandler(storefront: Storefront) {
  const mutate: Storefront['mutate'] = async (document, ...options) => {
    const {variables = {}} = (options[0] ?? {}) as {variables?: object};
    const mutation = 'visitorConsent' in variables ? withVisitorConsent(document) : document;
    const answer = await storefront.mutate(mutation as typeof document, ...options);
    const failure = cartCreationFailure(answer);
    if (failure) throw new CartCreationError(failure);
    return answer;
  };
  return createCartHandler({
    storefront: {...storefront, mutate},
    getCartId: () => undefined,
    setCartId: () => new Headers(),
    cartMutateFragment: CART_FRAGMENT,
    buyerIdentity: {countryCode: storefront.i18n.country},
  });
}

/** Adds the consent to the context of Hydrogen's mutation. Shopify puts it into the checkout URL. */
function withVisitorConsent(mutation: string): string {
  return mutation
    .replace('$input: CartInput!', '$input: CartInput!\n    $visitorConsent: VisitorConsent')
    .replace('@inContext(', '@inContext(visitorConsent: $visitorConsent, ');
}
