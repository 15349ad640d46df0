import {buyerAddressHeader} from '~/platform/http/networkAddress';

/**
 * Sets the visitor's IP address in the header in which Oxygen sends it. The worker reads this header in `readNetworkAddress`, and
 * Hydrogen passes it to Shopify, which limits requests by address. Values that the visitor has sent are removed.
 */
export function setBuyerAddress(headers: Headers, address: string | null | undefined): void {
  for (const name of [buyerAddressHeader, 'X-Shopify-Client-IP', 'X-Shopify-Client-IP-Sig']) headers.delete(name);
  if (address) headers.set(buyerAddressHeader, address);
}
