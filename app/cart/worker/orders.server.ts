import type {AppLoadContext} from '@shopify/remix-oxygen';
import {parseCheckout} from '../rules/checkoutCookie';
import {ORDERED_CART_QUERY} from './queries';

/**
 * Whether the visitor has ordered since the last checkout: the store answers `null`, without errors, for the cart that went
 * there (rule 14.10). Without an answer nothing counts as ordered.
 */
export async function hasOrdered(request: Request, {storefront}: Pick<AppLoadContext, 'storefront'>): Promise<boolean> {
  const id = parseCheckout(request.headers.get('Cookie'));
  if (!id) return false;
  const cache = storefront.CacheNone();
  const answer = await storefront.query(ORDERED_CART_QUERY, {variables: {id}, cache}).catch(() => undefined);
  return answer?.cart === null;
}
