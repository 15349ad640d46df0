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

interface CachedResponse {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Stands in for the edge in front of a worker, which workerd alone doesn't have. It compresses text, and caches files that never
 * change.
 */
export async function startEdge(origin: string): Promise<Edge> {
  const cache = new Map<string, CachedResponse>();
  const server = createServer((incoming, outgoing) => {
    respond(origin, cache, incoming, outgoing).catch(() => outgoing.destroy());
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

async function respond(
  origin: string,
  cache: Map<string, CachedResponse>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const {url = '/'} = incoming;
  const cached = cache.get(url);
  if (cached) return void outgoing.writeHead(200, cached.headers).end(cached.body);

  const answer = await forward(origin, incoming);
  const {statusCode = 502} = answer;
  const compressed = isText(answer) && String(incoming.headers['accept-encoding']).includes('br');
  const body = compressed ? answer.pipe(compressor()) : answer;
  const {'content-length': length, ...otherHeaders} = answer.headers;
  const headers = compressed ? {...otherHeaders, 'content-encoding': 'br'} : answer.headers;
  if (statusCode === 200 && answer.headers['cache-control']?.includes('immutable')) {
    const file = {headers, body: await buffer(body)};
    cache.set(url, file);
    return void outgoing.writeHead(200, headers).end(file.body);
  }
  await pipeline(body, outgoing.writeHead(statusCode, headers));
}

function forward(origin: string, incoming: IncomingMessage): Promise<IncomingMessage> {
  const {method, headers, url = '/'} = incoming;
  return new Promise((resolve, reject) => {
    // Without this header workerd's test server compresses answers itself, with another encoding than an edge.
    const uncompressedHeaders = {...headers, 'accept-encoding': 'identity'};
    incoming.pipe(request(new URL(url, origin), {method, headers: uncompressedHeaders}, resolve).once('error', reject));
  });
}

function isText({headers}: IncomingMessage): boolean {
  return !headers['content-encoding'] && /text|javascript|json|xml/.test(headers['content-type'] ?? '');
}

/** Compresses at a medium level, as edges do, and sends each rendered part at once. */
function compressor() {
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {[constants.BROTLI_PARAM_QUALITY]: 4},
  });
}
