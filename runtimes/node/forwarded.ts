import type {IncomingMessage} from 'node:http';
import {isIP} from 'node:net';

type Incoming = Pick<IncomingMessage, 'headers'> & {socket: {remoteAddress?: string}};

/**
 * The visitor's network address behind a number of proxies. Each proxy adds the address that it was asked from to the end of
 * `X-Forwarded-For`. What stands before that was written by the visitor.
 */
export function visitorAddress({headers, socket}: Incoming, proxies: number): string | undefined {
  const direct = socket.remoteAddress;
  const address = bare(fromEnd(headers['x-forwarded-for'], proxies) ?? '');
  return address && isIP(address) ? address : direct;
}

/** Whether the visitor's connection to the first proxy is encrypted. */
export function isHttps({headers}: Incoming, proxies: number): boolean {
  return fromEnd(headers['x-forwarded-proto'], proxies)?.toLowerCase() === 'https';
}

/** The entry that the first of the proxies has added; with fewer entries the first one, as of proxies that replace it. */
function fromEnd(header: string | string[] | undefined, proxies: number): string | undefined {
  if (!proxies || !header) return undefined;
  const entries = String(header).split(',');
  return entries[Math.max(0, entries.length - proxies)]?.trim();
}

/** Without the port that some proxies add. */
function bare(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}
