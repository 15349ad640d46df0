import {buyerAddressHeader} from '~/platform/http/client';

/**
 * Says who asks, by the header that Oxygen writes and the worker reads (`clientAddress`, and Hydrogen for the store's own
 * counting). What the visitor has written there is removed.
 */
export function setBuyerAddress(headers: Headers, address: string | null | undefined): void {
  for (const name of [buyerAddressHeader, 'X-Shopify-Client-IP', 'X-Shopify-Client-IP-Sig']) headers.delete(name);
  if (address) headers.set(buyerAddressHeader, address);
}
