import type {IncomingMessage} from 'node:http';
import {TLSSocket} from 'node:tls';

const MAX_BODY_BYTES = 1024 * 1024;
const HOST = /^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i;
/** Headers that a proxy adds. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for'];

/** An error that a handler throws and the server sends. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** @throws HttpError 413 above `max` bytes */
export async function readBytes(request: IncomingMessage, max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > max) throw new HttpError(413, 'Payload too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** @throws HttpError 413 above 1 MiB */
export async function readBody(request: IncomingMessage): Promise<string> {
  return (await readBytes(request, MAX_BODY_BYTES)).toString('utf8');
}

/** @throws HttpError 400 when the body isn't JSON */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON');
  }
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readBody(request));
}

/** The first value of a header, as sent by the proxy next to the client. Each further proxy appends a value. */
function readForwarded(request: IncomingMessage, name: 'x-forwarded-proto' | 'x-forwarded-host'): string {
  return (getHeader(request, name) ?? '').split(',')[0]?.trim() ?? '';
}

/**
 * The origin under which the client reaches the store, for URLs in answers. A proxy sends it in `X-Forwarded-Proto` and
 * `X-Forwarded-Host`.
 */
export function getOrigin(request: IncomingMessage): string {
  const forwardedScheme = readForwarded(request, 'x-forwarded-proto').toLowerCase();
  const ownScheme = request.socket instanceof TLSSocket ? 'https' : 'http';
  const scheme = /^https?$/.test(forwardedScheme) ? forwardedScheme : ownScheme;
  const hosts = [readForwarded(request, 'x-forwarded-host'), request.headers.host ?? ''];
  const host = hosts.find((candidate) => HOST.test(candidate));
  return `${scheme}://${host ?? `127.0.0.1:${request.socket.localPort ?? ''}`}`;
}

/** Whether the request comes from this machine. A request through a proxy on this machine doesn't count. */
export function isLoopback(request: IncomingMessage): boolean {
  if (PROXY_HEADERS.some((name) => request.headers[name] !== undefined)) return false;
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}

export function getHeader(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
