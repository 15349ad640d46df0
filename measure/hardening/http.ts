import {Agent, request, type IncomingHttpHeaders, type IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';

export interface TestRequest {
  method?: string;
  /** Path and query exactly as they are sent, not normalised. Only characters from U+0021 to U+00FF. */
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

/** Headers that give a visitor's IP address, on workerd and on Node.js behind a proxy. */
export const originHeaders = (address: string) => ({'Oxygen-Buyer-IP': address, 'X-Forwarded-For': address});

/** In ms. Longer than `maxAnswerMs`, so that the duration of slow answers is measured, too. */
const requestTimeout = 20_000;

/** The longest time in ms that an answer may take, whatever the store does. */
export const maxAnswerMs = 12_000;

/** There are more connections than any command has visitors, because waiting for a connection would count as a slow answer. */
const agent = new Agent({keepAlive: true, maxSockets: 256});

/** Sends a request unchanged. `fetch` would normalise its path and headers, and follow redirects. Never rejects. */
export async function send(origin: string, testRequest: TestRequest): Promise<Answer> {
  const start = performance.now();
  const ms = () => Math.round(performance.now() - start);
  try {
    const response = await exchange(origin, testRequest);
    const {statusCode: status = 0, headers} = response;
    return {status, headers, body: await text(response), ms: ms()};
  } catch (error) {
    return {status: 0, headers: {}, body: String(error), ms: ms()};
  }
}

function exchange(origin: string, testRequest: TestRequest): Promise<IncomingMessage> {
  const {method = 'GET', path, headers, body} = testRequest;
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    // A worker may answer before it has read the whole body. Such a connection can't be used again, so it has no agent.
    const connectionAgent = body === undefined ? agent : false;
    const outgoing = request(
      {agent: connectionAgent, hostname, port, method, path, headers, timeout: requestTimeout},
      resolve,
    );
    // Without this header Node.js sends the body of a DELETE without its length, and the server reads it as the next request.
    if (body !== undefined) outgoing.setHeader('Content-Length', Buffer.byteLength(body));
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      // A server may close an idle connection at the moment in which the next request is sent.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(exchange(origin, testRequest));
      else reject(error);
    });
    outgoing.end(body);
  });
}

/** A request and its answer in a few lines, for the report. */
export function describeExchange({method = 'GET', path, headers = {}, body}: TestRequest, answer: Answer): string {
  const lines = [
    `${method} ${shorten(path, 400)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${shorten(value, 400)}`),
    ...(body === undefined ? [] : ['', shorten(String(body), 600)]),
    '',
    `→ ${answer.status} after ${answer.ms} ms`,
    ...Object.entries(answer.headers)
      .filter(([name]) => /^(location|set-cookie|content-type)$/.test(name))
      .map(([name, value]) => `  ${name}: ${shorten(String(value), 300)}`),
    `  ${shorten(answer.body.replace(/\s+/g, ' '), 300)}`,
  ];
  return lines.map((line) => `    ${line}`).join('\n');
}

function shorten(text: string, length: number): string {
  // Control characters would change the terminal.

  const safe = text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, (char) => JSON.stringify(char).slice(1, -1));
  return safe.length > length ? `${safe.slice(0, length)}… (${safe.length} characters)` : safe;
}
