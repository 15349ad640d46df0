import {createCartHandler, type Storefront} from '@shopify/hydrogen';
import {CartCreationError, cartCreationFailure} from './creation';
import {CART_FRAGMENT} from './queries';

/** What a visitor has agreed to, as Shopify's `VisitorConsent`. */
export interface VisitorConsent {
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
  saleOfData: boolean;
}

/**
 * Hydrogen's cart handler for the checkout. The cart lives in the visitor's cookie; one at Shopify is made at
 * checkout only, so no id is kept. The handler's own result no longer tells an empty answer from a missing
 * `cartCreate`, so failures are named where the answer comes in.
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

/** Hydrogen's mutation with the consent in its context. Shopify puts it into the address of the checkout. */
function withVisitorConsent(mutation: string): string {
  return mutation
    .replace('$input: CartInput!', '$input: CartInput!\n    $visitorConsent: VisitorConsent')
    .replace('@inContext(', '@inContext(visitorConsent: $visitorConsent, ');
}
