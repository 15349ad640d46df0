import {Agent, request, type IncomingHttpHeaders, type IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';

export interface Ask {
  method?: string;
  /** Path and query as they stand in the request, not normalised. Characters from U+0021 to U+00FF. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds until the whole answer was there. */
  ms: number;
}

/** Headers of a visitor with a network address, on workerd and behind a proxy of Node.js. */
export const cameFrom = (address: string) => ({'Oxygen-Buyer-IP': address, 'X-Forwarded-For': address});

/** An answer is waited for this long, in ms: more than any is allowed to take. */
const patience = 20_000;

/** Longer than that, in ms, no answer may take, whatever the store does. */
export const maxMs = 12_000;

/** As many connections as any command has visitors: a request that waits for one would count as a slow answer. */
const agent = new Agent({keepAlive: true, maxSockets: 256});

/** Sends a request as it is. `fetch` would tidy up its path and its headers, and follow redirects. Never rejects. */
export async function send(origin: string, ask: Ask): Promise<Answer> {
  const start = performance.now();
  const ms = () => Math.round(performance.now() - start);
  try {
    const response = await exchange(origin, ask);
    const {statusCode: status = 0, headers} = response;
    return {status, headers, body: await text(response), ms: ms()};
  } catch (error) {
    return {status: 0, headers: {}, body: String(error), ms: ms()};
  }
}

function exchange(origin: string, ask: Ask): Promise<IncomingMessage> {
  const {method = 'GET', path, headers, body} = ask;
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    // A worker may answer before it has read a body to its end: such a connection is not used again.
    const reused = body === undefined ? agent : false;
    const outgoing = request({agent: reused, hostname, port, method, path, headers, timeout: patience}, resolve);
    // Else the body of a DELETE is sent without its length, and read as the next request.
    if (body !== undefined) outgoing.setHeader('Content-Length', Buffer.byteLength(body));
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      // A server may end a kept connection at the moment in which the next request is sent.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(exchange(origin, ask));
      else reject(error);
    });
    outgoing.end(body);
  });
}

/** A request and its answer in a few lines, for the report. */
export function describeExchange({method = 'GET', path, headers = {}, body}: Ask, answer: Answer): string {
  const lines = [
    `${method} ${short(path, 400)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${short(value, 400)}`),
    ...(body === undefined ? [] : ['', short(String(body), 600)]),
    '',
    `→ ${answer.status} after ${answer.ms} ms`,
    ...Object.entries(answer.headers)
      .filter(([name]) => /^(location|set-cookie|content-type)$/.test(name))
      .map(([name, value]) => `  ${name}: ${short(String(value), 300)}`),
    `  ${short(answer.body.replace(/\s+/g, ' '), 300)}`,
  ];
  return lines.map((line) => `    ${line}`).join('\n');
}

function short(text: string, length: number): string {
  // Control characters would change the terminal.

  const safe = text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, (char) => JSON.stringify(char).slice(1, -1));
  return safe.length > length ? `${safe.slice(0, length)}… (${safe.length} characters)` : safe;
}
