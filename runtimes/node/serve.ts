import {getRequestListener, RequestError} from '@hono/node-server';
import compression from 'compression';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {fileURLToPath} from 'node:url';
import sirv from 'sirv';
import worker from 'virtual:worker';
import {lastResort} from '~/platform/lastResort';
import {unknownMethod} from '~/platform/requestMethod';
import {setSecurityHeaders} from '~/platform/security';
import {setBuyerAddress} from '../buyerAddress';
import {setFileHeaders} from '../fileHeaders';
import {MemoryCaches} from './caches';
import {CompressedCopies} from './compressedCopies';
import {isHttps, visitorAddress} from './forwarded';
import {answerKey, RecentAnswers} from './recentAnswers';
import {StartError, type ServerSettings} from './settings';

/** Answers 200 while the process can answer. It asks neither the gate nor the store. */
export const healthPath = '/healthz';

/** Milliseconds. Longer than a proxy keeps an idle connection, else it may use one that is just being closed. */
const keepAliveTimeout = 65_000;

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface RunningServer {
  port: number;
  /** Takes no more requests, and resolves when those that have begun, and what they leave to be done, are finished. */
  close(): Promise<void>;
}

/** Serves the worker and the files of the build in this process. `env` has the worker's variables. */
export async function serve({port, host, proxies = 0}: ServerSettings, env: object): Promise<RunningServer> {
  Object.assign(globalThis, {caches: new MemoryCaches()});
  const unfinished = new Set<Promise<unknown>>();
  const executionContext = {
    waitUntil(promise: Promise<unknown>) {
      const work = promise.catch((error: unknown) => console.error(error)).finally(() => unfinished.delete(work));
      unfinished.add(work);
    },
  };
  const copies = new CompressedCopies();
  const recent = new RecentAnswers();
  const keyOf = (request: IncomingMessage) => answerKey(request, isHttps(request, proxies));
  const answer = getRequestListener(
    async (request, bindings) => {
      const incoming = bindings.incoming as IncomingMessage;
      const refused = unknownMethod(request);
      if (refused) return withSecurityHeaders(refused);
      const own = workerRequest(request, isHttps(incoming, proxies));
      setBuyerAddress(own.headers, visitorAddress(incoming, proxies));
      const response = await worker.fetch(own, env, executionContext);
      // What was posted, or told by the store, may have changed any answer.
      if (own.method !== 'GET' && own.method !== 'HEAD') recent.clear();
      const copy = await copies.copyOf(own, response);
      if (!copy) return response;
      recent.keep(keyOf(incoming), copy);
      return new Response(copy.body, {headers: copy.headers});
    },
    {errorHandler},
  );
  const files = sirv(fileURLToPath(new URL('client', import.meta.url)), {
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: setFileHeaders,
  });
  const compress = compression() as unknown as Handler;

  const server = createServer({keepAliveTimeout}, (request, response) => {
    if (!server.listening) response.setHeader('Connection', 'close');
    if (request.url === healthPath) return void health(response);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && recent.repeat(keyOf(request), response)) return;
    const respond = () => compress(request, response, () => void answer(request, response));
    if (reads) files(request, response, respond);
    else respond();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, port)));
    server.listen({port, host}, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      while (unfinished.size) await Promise.all(unfinished);
    },
  };
}

function health(response: ServerResponse): void {
  response.writeHead(200, {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'}).end('ok\n');
}

/**
 * The request as the worker gets it elsewhere: it goes on when the visitor leaves. The listener's own request has a signal that
 * ends it, which fills the log with errors and holds each rendered page in memory.
 */
function workerRequest(request: Request, https: boolean): Request {
  const {url, method, headers} = request;
  const reads = method === 'GET' || method === 'HEAD';
  return new Request(https ? url.replace(/^http:/, 'https:') : url, {
    method,
    headers,
    ...(!reads && {body: request.body, duplex: 'half'}),
  });
}

/** A request whose host or path is no URL gets 400. */
function errorHandler(error: unknown): Response {
  const invalid = error instanceof RequestError;
  if (!invalid) console.error(error);
  return withSecurityHeaders(
    invalid ? new Response(null, {status: 400, headers: {'Cache-Control': 'no-store'}}) : lastResort(),
  );
}

function withSecurityHeaders(response: Response): Response {
  setSecurityHeaders(response.headers);
  return response;
}

function startError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is in use. Set PORT to another one.`);
  if (error.code === 'EACCES') return new StartError(`Port ${port} needs more rights. Set PORT to 1024 or above.`);
  return error;
}
