import type {Cart} from '../cart/model';
import type {Context} from './context';

type RequestContext = Pick<Context, 'store' | 'origin'>;

/** The checkout is at the host that the store was started with, else at the origin of the request. */
function checkoutOrigin({store: {checkoutHost}, origin}: RequestContext): string {
  const url = new URL(origin);
  // Setting a host without a port leaves the port unchanged.
  if (checkoutHost) url.host = checkoutHost;
  return url.origin;
}

/** The checkout URL in Shopify's shape. It redirects to the checkout page. */
export function checkoutUrl({token, key}: Pick<Cart, 'token' | 'key'>, context: RequestContext): string {
  return `${checkoutOrigin(context)}/cart/c/${token}?key=${key}`;
}

/** The primary domain is the checkout's host when one is set, else the domain in the content. */
export function primaryDomain(context: RequestContext): string {
  const {checkoutHost, catalogue} = context.store;
  return checkoutHost ? checkoutOrigin(context) : `https://${catalogue.content.shop.domain}`;
}
