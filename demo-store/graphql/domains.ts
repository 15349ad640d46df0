import type {Context} from './context';

type Asked = Pick<Context, 'store' | 'origin'>;

/** Origin of the checkout: at the host that the store was started with, else where the client reaches the store. */
export function checkoutOrigin({store: {checkoutHost}, origin}: Asked): string {
  const url = new URL(origin);
  // A host without a port leaves the port as it is.
  if (checkoutHost) url.host = checkoutHost;
  return url.origin;
}

/** Origin of the store's primary domain. Without a host of its own for the checkout it is a name of the content. */
export function primaryDomain(asked: Asked): string {
  const {checkoutHost, catalogue} = asked.store;
  return checkoutHost ? checkoutOrigin(asked) : `https://${catalogue.content.shop.domain}`;
}
