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
import {guarded} from '../guarded';
import {MemoryCaches} from './caches';
import {CompressedCopies} from './compressedCopies';
import {isHttps, visitorAddress} from './forwarded';
import {StartError, type ServerSettings} from './settings';

/** Answers 200 while the process can answer. It asks neither the gate nor the store. */
export const healthPath = '/healthz';

/** Milliseconds. Longer than a proxy keeps an idle connection, else it may use one that is just being closed. */
const keepAliveTimeout = 65_000;

type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

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
  const listener = getRequestListener(
    async (request, bindings) => {
      const incoming = bindings.incoming as IncomingMessage;
      const refused = refuseUnknownMethod(request.method);
      if (refused) return withSecurityHeaders(refused);
      const own = workerRequest(request, isHttps(incoming, proxies));
      setBuyerAddress(own.headers, visitorAddress(incoming, proxies));
      const answer = await copies.answer(own, (request) => worker.fetch(request, env, executionContext));
      if (answer instanceof Response) return answer;
      // `new Response` would send the bytes through a stream.
      const length = {'content-length': answer.body.byteLength};
      (bindings.outgoing as ServerResponse).writeHead(200, {...answer.headers, ...length}).end(answer.body);
      return RESPONSE_ALREADY_SENT;
    },
    // The listener's own `Response` shares its headers with the object that it is made from, such as a kept document.
    {errorHandler, overrideGlobalObjects: false},
  );
  const files = serveFiles(fileURLToPath(new URL('client', import.meta.url)), {brotli: true, gzip: true});
  const compress = compression() as unknown as Step;

  const server = createServer(
    {keepAliveTimeout},
    guarded(async (request, response) => {
      if (!server.listening) response.setHeader('Connection', 'close');
      if (request.url === healthPath) return health(response);
      if (isRead(request)) await passed(files, request, response);
      await passed(compress, request, response);
      await listener(request, response);
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, port)));
    server.listen({port, host}, resolve);
  });
  // Such as a connection that can't be accepted.
  server.on('error', (error) => console.error(error));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      while (unfinished.size) await Promise.all(unfinished);
    },
  };
}

const isRead = ({method}: {method?: string}) => method === 'GET' || method === 'HEAD';

/** Resolves when a step has left the request to the next one: never, when it answers itself. */
function passed(step: Step, request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => step(request, response, resolve));
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
  try {
    const body = !isRead(request) && {body: request.body, duplex: 'half'};
    return new Request(https ? url.replace(/^http:/, 'https:') : url, {method, headers, ...body});
  } catch (cause) {
    throw new RequestError('No URL that a request can have', {cause});
  }
}

/** A request whose host or path is no URL, or a URL with a password, gets 400. */
function errorHandler(error: unknown): Response {
  const invalid = error instanceof RequestError;
  if (!invalid) console.error(error);
  return withSecurityHeaders(invalid ? unreadableAddress() : serverError());
}

function unreadableAddress(): Response {
  const text = 'Diese Adresse können wir nicht lesen.\n\nWe can’t read this address.\n';
  const headers = {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'};
  return new Response(text, {status: 400, headers});
}

function startError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is in use. Set PORT to another one.`);
  if (error.code === 'EACCES') return new StartError(`Port ${port} needs more rights. Set PORT to 1024 or above.`);
  return error;
}
