import type {IncomingMessage} from 'node:http';
import {isIP} from 'node:net';

type Incoming = Pick<IncomingMessage, 'headers'> & {socket: {remoteAddress?: string}};

/**
 * The visitor's IP address behind a number of proxies. Each proxy appends the address of its client to `X-Forwarded-For`. Entries
 * before those of the proxies come from the visitor and can't be trusted.
 */
export function visitorAddress({headers, socket}: Incoming, proxies: number): string | undefined {
  const connectionAddress = socket.remoteAddress;
  const address = withoutPort(readVisitorEntry(headers['x-forwarded-for'], proxies) ?? '');
  return address && isIP(address) ? address : connectionAddress;
}

/** Whether the visitor's connection to the first proxy is encrypted. */
export function isHttps({headers}: Incoming, proxies: number): boolean {
  return readVisitorEntry(headers['x-forwarded-proto'], proxies)?.toLowerCase() === 'https';
}

/**
 * The entry that the proxy next to the visitor has appended. If proxies replace the header, there are fewer entries: the
 * first one counts.
 */
function readVisitorEntry(header: string | string[] | undefined, proxies: number): string | undefined {
  if (!proxies || !header) return undefined;
  const entries = String(header).split(',');
  return entries[Math.max(0, entries.length - proxies)]?.trim();
}

/** Removes the port that some proxies append, and the brackets of an IPv6 address. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}
