import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createApp, type App} from './app';
import type {StoreContent} from './model';

export interface DemoStoreOptions {
  /** What the store holds. */
  content: StoreContent;
  /** 0 takes any free port. Default 4000. */
  port?: number;
  /** Network address to listen on. Default: this machine only. */
  host?: string;
  /** Makes ids, tokens and the clock repeat themselves. */
  seed?: string | number;
  log?: (message: string) => void;
}

export interface DemoStore {
  url: string;
  port: number;
  close(): Promise<void>;
}

function listen(app: App, port: number, host: string) {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => void app(request, response));
  return new Promise<typeof server>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isBusy = error.code === 'EADDRINUSE';
      const message = `Port ${port} is taken. Stop what runs there, or set DEMO_STORE_PORT to another port.`;
      reject(isBusy ? new Error(message, {cause: error}) : error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

/**
 * Starts the demo store.
 * @throws Error naming the port and DEMO_STORE_PORT when the port is taken; Error when the content contradicts itself
 */
export async function startDemoStore(options: DemoStoreOptions): Promise<DemoStore> {
  const {content, port = 4000, host = '127.0.0.1', seed, log = console.error} = options;
  const server = await listen(createApp({content, seed, log}), port, host);
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}`,
    port: address.port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
