import type {IncomingMessage} from 'node:http';

const MAX_BODY_BYTES = 1024 * 1024;
const HOST = /^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i;

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

/** The origin under which the client reached the store: URLs in answers begin with it. */
export function originOf(request: IncomingMessage): string {
  const host = request.headers.host ?? '';
  if (HOST.test(host)) return `http://${host}`;
  return `http://127.0.0.1:${request.socket.localPort ?? ''}`;
}

/** Whether the request comes from this machine. */
export function isLoopback(request: IncomingMessage): boolean {
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}

/** One value of a header. */
export function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
