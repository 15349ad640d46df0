import {createServer, type RequestListener} from 'node:http';
import {createServer as createTlsServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {createApp, type App} from './app';
import {SHOPIFY_CDN} from './cdn/url';
import type {PartialContent} from './content';
import {newStoreContent} from './empty';
import {completeFromFiles} from './readContent';
import {createTemporaryCertificate, type Certificate} from './tls';

export interface DemoStoreOptions {
  /** What it leaves out is completed. Default: a store as Shopify creates it. */
  content?: PartialContent;
  /** 0 takes any free port. Default 4000. */
  port?: number;
  /** Network address to listen on. Default: 127.0.0.1, this machine only. */
  host?: string;
  /** The URL under which clients reach the store behind a proxy. */
  url?: string;
  /** Serves https with a self-signed certificate. */
  tls?: boolean;
  /** Host of the primary domain and its checkout, at the store's port unless it has one. Default: the request's host. */
  primaryDomain?: string;
  /** Pictures and files have URLs at Shopify's CDN, for clients whose proxy sends that host to the store. */
  shopifyCdn?: boolean;
  /** Makes ids, tokens and the clock deterministic. */
  seed?: string | number;
  log?: (message: string) => void;
}

export interface DemoStore {
  url: string;
  port: number;
  /** With `tls`, the certificate in PEM, which clients have to trust. */
  certificate: string | undefined;
  close(): Promise<void>;
}

/**
 * Milliseconds for which an idle connection stays open. Shopify's edge keeps connections longer than Node.js' 5 seconds, after
 * which a client that reuses one may find it just closed.
 */
const keepAliveTimeout = 65_000;

function listen(app: App, port: number, host: string, certificate: Certificate | undefined) {
  const onRequest: RequestListener = (request, response) => void app(request, response);
  const server = certificate
    ? createTlsServer({...certificate, keepAliveTimeout}, onRequest)
    : createServer({keepAliveTimeout}, onRequest);
  return new Promise<typeof server>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isBusy = error.code === 'EADDRINUSE';
      const message = `Port ${port} is taken. Stop what runs there, or set DEMO_STORE_PORT to another port.`;
      reject(isBusy ? new Error(message, {cause: error}) : error);
    });
    // `localhost` may resolve to ::1 first, and then nothing would answer at 127.0.0.1.
    server.listen(port, host === 'localhost' ? '127.0.0.1' : host, () => resolve(server));
  });
}

function parseAddress(value: string): string {
  if (URL.canParse(value)) {
    const {protocol, origin} = new URL(value);
    if (/^https?:$/.test(protocol)) return origin;
  }
  throw new Error(`DEMO_STORE_URL must be an address such as https://store.example, not "${value}"`);
}

/**
 * Starts the demo store.
 * @throws Error naming the port and DEMO_STORE_PORT when the port is in use, or DEMO_STORE_URL when that is no URL;
 * Error naming each value of the content that is invalid, and each field that is unknown; Error when the content contradicts itself
 */
export async function startDemoStore(options: DemoStoreOptions = {}): Promise<DemoStore> {
  const {port = 4000, host = '127.0.0.1', primaryDomain, shopifyCdn, seed, log = console.error} = options;
  const content = await completeFromFiles(options.content ?? newStoreContent);
  const url = options.url && parseAddress(options.url);
  const certificate = options.tls
    ? await createTemporaryCertificate([url ? new URL(url).hostname : host, SHOPIFY_CDN])
    : undefined;
  const server = await listen(createApp({content, url, primaryDomain, shopifyCdn, seed, log}), port, host, certificate);
  const address = server.address() as AddressInfo;
  return {
    url: url || `${certificate ? 'https' : 'http'}://${host}:${address.port}`,
    port: address.port,
    certificate: certificate?.cert,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
