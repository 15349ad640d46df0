import type {Cart} from '../cart/model';
import type {Context} from './context';

type RequestContext = Pick<Context, 'store' | 'origin'>;

/** The origin of the shop's primary domain, where Shopify puts checkout and links of menus. By default it is the request's. */
export function primaryOrigin({store: {admin}, origin}: RequestContext): string {
  const url = new URL(origin);
  // Setting a host without a port leaves the port unchanged.
  if (admin.primaryDomain) url.host = admin.primaryDomain;
  return url.origin;
}

/** The checkout URL in Shopify's shape. It redirects to the checkout page. */
export function checkoutUrl({token, key}: Pick<Cart, 'token' | 'key'>, context: RequestContext): string {
  return `${primaryOrigin(context)}/cart/c/${token}?key=${key}`;
}
