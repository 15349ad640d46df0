import {createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {pipeline} from 'node:stream/promises';
import {constants, createBrotliCompress} from 'node:zlib';

interface Edge {
  /** Origin, without a slash at its end. */
  url: string;
  close(): void;
}

interface Kept {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Stands for the edge in front of a worker, which workerd alone doesn't have: it compresses texts and answers files that
 * never change from its cache.
 */
export async function startEdge(origin: string): Promise<Edge> {
  const kept = new Map<string, Kept>();
  const server = createServer((incoming, outgoing) => {
    respond(origin, kept, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function respond(origin: string, kept: Map<string, Kept>, incoming: IncomingMessage, outgoing: ServerResponse) {
  const {url = '/'} = incoming;
  const known = kept.get(url);
  if (known) return void outgoing.writeHead(200, known.headers).end(known.body);

  const answer = await forward(origin, incoming);
  const {statusCode = 502} = answer;
  const compressed = isText(answer) && String(incoming.headers['accept-encoding']).includes('br');
  const body = compressed ? answer.pipe(compressor()) : answer;
  const {'content-length': length, ...others} = answer.headers;
  const headers = compressed ? {...others, 'content-encoding': 'br'} : answer.headers;
  if (statusCode === 200 && answer.headers['cache-control']?.includes('immutable')) {
    const file = {headers, body: await buffer(body)};
    kept.set(url, file);
    return void outgoing.writeHead(200, headers).end(file.body);
  }
  await pipeline(body, outgoing.writeHead(statusCode, headers));
}

function forward(origin: string, incoming: IncomingMessage): Promise<IncomingMessage> {
  const {method, headers, url = '/'} = incoming;
  return new Promise((resolve, reject) => {
    // Else workerd's test server compresses what it sends, and by another encoding than an edge.
    const plain = {...headers, 'accept-encoding': 'identity'};
    incoming.pipe(request(new URL(url, origin), {method, headers: plain}, resolve).once('error', reject));
  });
}

function isText({headers}: IncomingMessage): boolean {
  return !headers['content-encoding'] && /text|javascript|json|xml/.test(headers['content-type'] ?? '');
}

/** A medium level, as edges use while they answer. Each rendered part is sent at once. */
function compressor() {
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {[constants.BROTLI_PARAM_QUALITY]: 4},
  });
}
