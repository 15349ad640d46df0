import {createServer, type RequestListener} from 'node:http';
import {createServer as createTlsServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {createApp, type App} from './app';
import {SHOPIFY_CDN} from './cdn/url';
import type {StoreContent} from './model';
import {throwAwayCertificate, type Certificate} from './tls';

export interface DemoStoreOptions {
  /** What the store holds. */
  content: StoreContent;
  /** 0 takes any free port. Default 4000. */
  port?: number;
  /** Network address to listen on. Default: this machine only. */
  host?: string;
  /** Address under which clients reach the store, where a proxy stands before it. */
  url?: string;
  /** Speaks TLS, with a certificate that nobody has signed. */
  tls?: boolean;
  /** Host of the checkout, at the store's own port unless it names another. Default: that of the request. */
  checkoutHost?: string;
  /** Gives pictures and files the addresses of Shopify's CDN: for clients whose proxy leads that host to the store. */
  shopifyCdn?: boolean;
  /** Makes ids, tokens and the clock repeat themselves. */
  seed?: string | number;
  log?: (message: string) => void;
}

export interface DemoStore {
  url: string;
  port: number;
  /** The certificate in PEM, with `tls`: what clients have to trust. */
  certificate: string | undefined;
  close(): Promise<void>;
}

/**
 * Milliseconds for which an idle connection stays open. Shopify's edge keeps one for longer than Node.js' 5 seconds, in which a
 * client that uses it again may find it just closed.
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
    server.listen(port, host, () => resolve(server));
  });
}

function addressFrom(value: string): string {
  if (URL.canParse(value)) {
    const {protocol, origin} = new URL(value);
    if (/^https?:$/.test(protocol)) return origin;
  }
  throw new Error(`DEMO_STORE_URL must be an address such as https://store.example, not "${value}"`);
}

/**
 * Starts the demo store.
 * @throws Error naming the port and DEMO_STORE_PORT when the port is taken, or DEMO_STORE_URL when that is no address;
 * Error when the content contradicts itself
 */
export async function startDemoStore(options: DemoStoreOptions): Promise<DemoStore> {
  const {content, port = 4000, host = '127.0.0.1', checkoutHost, shopifyCdn, seed, log = console.error} = options;
  const url = options.url && addressFrom(options.url);
  const certificate = options.tls
    ? await throwAwayCertificate([url ? new URL(url).hostname : host, SHOPIFY_CDN])
    : undefined;
  const server = await listen(createApp({content, url, checkoutHost, shopifyCdn, seed, log}), port, host, certificate);
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
