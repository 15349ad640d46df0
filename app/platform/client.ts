/**
 * The visitor's network address as the platform tells it, for limits. `X-Forwarded-For` is not used: anybody can
 * write it. Of an IPv6 address only the /64 network counts: one connection has all of its addresses.
 */
export function clientAddress(headers: Headers): string {
  const address = headers.get('CF-Connecting-IP') ?? headers.get('Oxygen-Buyer-IP') ?? 'unknown';
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
