/** The header in which Oxygen names the visitor's network address. Every other runtime writes it anew (`runtimes/`). */
export const buyerAddressHeader = 'Oxygen-Buyer-IP';

/**
 * The visitor's network address as the runtime tells it, for limits. No other header is used: anybody can write it. Of an
 * IPv6 address only the /64 network counts: one connection has all of its addresses. `undefined` where the runtime tells none.
 */
export function clientAddress(headers: Headers): string | undefined {
  const address = headers.get(buyerAddressHeader);
  if (!address) return undefined;
  return address.includes(':') && !address.includes('.') ? network(address) : address;
}

function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (part?: string) => (part ? part.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(missing, 0)).fill('0'), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
