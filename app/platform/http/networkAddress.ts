/** Oxygen's header with the visitor's network address. Every other runtime sets it (`runtimes/`). */
export const buyerAddressHeader = 'Oxygen-Buyer-IP';

/**
 * The visitor's network address from the runtime, for limits. Other headers aren't read, because anybody can send them. Of an IPv6
 * address this is only the /64 network, because one connection has all addresses of such a network. `undefined` without the header.
 */
export function readNetworkAddress(headers: Headers): string | undefined {
  const address = headers.get(buyerAddressHeader);
  if (!address) return undefined;
  return address.includes(':') && !address.includes('.') ? readIpv6Network(address) : address;
}

/** The first four groups of an IPv6 address, which may be abbreviated by `::`. */
function readIpv6Network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const splitGroups = (part?: string) => (part ? part.split(':') : []);
  const [headGroups, tailGroups] = [splitGroups(head), splitGroups(tail)];
  const missingCount = tail === undefined ? 0 : Math.max(8 - headGroups.length - tailGroups.length, 0);
  return [...headGroups, ...Array<string>(missingCount).fill('0'), ...tailGroups]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
