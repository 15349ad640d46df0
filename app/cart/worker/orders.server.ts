import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Checkout} from './cookies.server';
import {ORDERED_CART_QUERY} from './queries';

/**
 * The carts that have been ordered: the store answers `null`, without errors, for a cart that went to the checkout
 * (rule 14.10). Without an answer nothing counts as ordered.
 */
export async function findOrdered(
  checkouts: readonly Checkout[],
  {storefront}: Pick<AppLoadContext, 'storefront'>,
): Promise<Checkout[]> {
  const cache = storefront.CacheNone();
  const asked = checkouts.map(async (checkout) => {
    const variables = {id: checkout.id};
    const answer = await storefront.query(ORDERED_CART_QUERY, {variables, cache}).catch(() => undefined);
    return answer?.cart === null ? [checkout] : [];
  });
  return (await Promise.all(asked)).flat();
}
