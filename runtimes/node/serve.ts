import {getRequestListener, RequestError} from '@hono/node-server';
import {RESPONSE_ALREADY_SENT} from '@hono/node-server/utils/response';
import compression from 'compression';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {fileURLToPath} from 'node:url';
import worker from 'virtual:worker';
import {serverError} from '~/platform/errors';
import {refuseUnknownMethod} from '~/platform/http/allowedMethods';
import {withSecurityHeaders} from '~/platform/http/headers';
import {setBuyerAddress} from '../buyerAddress';
import {serveFiles} from '../files';
import {withErrorHandling} from '../withErrorHandling';
import {MemoryCaches} from './caches';
import {CompressedCopies} from './compressedCopies';
import {isHttps, visitorAddress} from './forwarded';
import {StartError, type ServerSettings} from './settings';
import {maxHeaderSize, refuseUnreadable} from './unreadableRequest';

/** Milliseconds. Longer than proxies keep idle connections, else a proxy may send a request on a connection that is closing. */
const keepAliveTimeout = 65_000;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface RunningServer {
  port: number;
  /** Accepts no more requests. Resolves when all running requests, and the work they passed to `waitUntil`, have finished. */
  close(): Promise<void>;
}

/** Serves the worker and the files of the build in this process. `env` has the worker's variables. */
export async function serve({port, host, proxies = 0}: ServerSettings, env: object): Promise<RunningServer> {
  Object.assign(globalThis, {caches: new MemoryCaches()});
  const pendingWork = new Set<Promise<unknown>>();
  const executionContext = {
    waitUntil(promise: Promise<unknown>) {
      const work = promise.catch((error: unknown) => console.error(error)).finally(() => pendingWork.delete(work));
      pendingWork.add(work);
    },
  };
  const copies = new CompressedCopies();
  const listener = getRequestListener(
    async (request, bindings) => {
      const incoming = bindings.incoming as IncomingMessage;
      const refusal = refuseUnknownMethod(request.method);
      if (refusal) return withSecurityHeaders(refusal);
      const visitorRequest = toWorkerRequest(request, isHttps(incoming, proxies));
      setBuyerAddress(visitorRequest.headers, visitorAddress(incoming, proxies));
      const answer = await copies.answer(visitorRequest, (request) => worker.fetch(request, env, executionContext));
      if (answer instanceof Response) return answer;
      // `new Response` would send the bytes through a stream.
      const length = {'content-length': answer.body.byteLength};
      (bindings.outgoing as ServerResponse).writeHead(200, {...answer.headers, ...length}).end(answer.body);
      return RESPONSE_ALREADY_SENT;
    },
    // The listener's own `Response` class would share its headers with the response it is made from, such as a cached document.
    {errorHandler, overrideGlobalObjects: false},
  );
  const files = serveFiles(fileURLToPath(new URL('client', import.meta.url)), {brotli: true, gzip: true});
  const compress = compression() as unknown as Middleware;

  const server = createServer(
    {keepAliveTimeout, maxHeaderSize},
    withErrorHandling(async (request, response) => {
      if (!server.listening) response.setHeader('Connection', 'close');
      if (isRead(request)) await runMiddleware(files, request, response);
      await runMiddleware(compress, request, response);
      await listener(request, response);
    }),
  );
  server.on('clientError', (error, socket) => void refuseUnreadable(error, socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toStartError(error, port)));
    server.listen({port, host}, resolve);
  });
  // For example an error while a connection is accepted, which must not end the process.
  server.on('error', (error) => console.error(error));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      while (pendingWork.size) await Promise.all(pendingWork);
    },
  };
}

const isRead = ({method}: {method?: string}) => method === 'GET' || method === 'HEAD';

/** Resolves when the middleware calls `next`. It never resolves when the middleware answers the request itself. */
function runMiddleware(middleware: Middleware, request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => middleware(request, response, resolve));
}

/**
 * A copy of the request without its abort signal: as on the other runtimes, work goes on when the visitor closes the connection.
 * With the listener's signal, such requests would fill the log with errors, and each rendered page would stay in memory.
 */
function toWorkerRequest(request: Request, https: boolean): Request {
  const {url, method, headers} = request;
  try {
    const body = !isRead(request) && {body: request.body, duplex: 'half'};
    return new Request(https ? url.replace(/^http:/, 'https:') : url, {method, headers, ...body});
  } catch (cause) {
    throw new RequestError('No URL that a request can have', {cause});
  }
}

/** A request whose host or path is no URL, or a URL with a password, gets 400. */
function errorHandler(error: unknown): Response {
  const isInvalid = error instanceof RequestError;
  if (!isInvalid) console.error(error);
  return withSecurityHeaders(isInvalid ? refuseAddress() : serverError());
}

function refuseAddress(): Response {
  const text = 'Diese Adresse können wir nicht lesen.\n\nWe can’t read this address.\n';
  const headers = {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'};
  return new Response(text, {status: 400, headers});
}

function toStartError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is in use. Set PORT to another one.`);
  if (error.code === 'EACCES') return new StartError(`Port ${port} needs more rights. Set PORT to 1024 or above.`);
  return error;
}
