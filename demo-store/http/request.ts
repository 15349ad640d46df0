import type {IncomingMessage} from 'node:http';
import {TLSSocket} from 'node:tls';

const MAX_BODY_BYTES = 1024 * 1024;
const HOST = /^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i;
/** What a proxy says of the client. */
const FORWARDED = ['forwarded', 'x-forwarded-for'];

/** An answer other than success, thrown by a handler and written by the server. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The body. @throws HttpError 413 above `max` bytes */
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

/** The body as text. @throws HttpError 413 above 1 MiB */
export async function readBody(request: IncomingMessage): Promise<string> {
  return (await readBytes(request, MAX_BODY_BYTES)).toString('utf8');
}

/** The body as JSON. @throws HttpError 400 when it isn't */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON');
  }
}

/** The fields of a posted HTML form. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readBody(request));
}

/** The first of the values that proxies have put into a header, each before its own. */
function forwarded(request: IncomingMessage, name: 'x-forwarded-proto' | 'x-forwarded-host'): string {
  return (header(request, name) ?? '').split(',')[0]?.trim() ?? '';
}

/**
 * The origin under which the client reached the store: URLs in answers begin with it. A proxy names it in
 * `X-Forwarded-Proto` and `X-Forwarded-Host`.
 */
export function originOf(request: IncomingMessage): string {
  const proto = forwarded(request, 'x-forwarded-proto').toLowerCase();
  const scheme = /^https?$/.test(proto) ? proto : request.socket instanceof TLSSocket ? 'https' : 'http';
  const hosts = [forwarded(request, 'x-forwarded-host'), request.headers.host ?? ''];
  const host = hosts.find((candidate) => HOST.test(candidate));
  return `${scheme}://${host ?? `127.0.0.1:${request.socket.localPort ?? ''}`}`;
}

/** Whether the request comes from this machine, and not through a proxy on it. */
export function isLoopback(request: IncomingMessage): boolean {
  if (FORWARDED.some((name) => request.headers[name] !== undefined)) return false;
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}

/** One value of a header. */
export function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
