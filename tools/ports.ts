import {createServer} from 'node:net';
import {StartError} from './environment';

/**
 * Both loopback addresses and the wildcard: some systems let a server bind the wildcard while another
 * one holds the port on a single address.
 */
const hosts = [undefined, '127.0.0.1', '::1'];

/** Throws a `StartError` that names the port and the variable that moves it, when something listens there. */
export async function assertPortFree(port: number, variable: string): Promise<void> {
  for (const host of hosts) {
    const code = await errorOfListening(port, host);
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use. Stop what listens there, or set ${variable} to another port.`);
    }
    if (code === 'EACCES') {
      throw new StartError(`Port ${port} needs more rights than this process has. Set ${variable} to another port.`);
    }
  }
}

function errorOfListening(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({port, host}, () => server.close(() => resolve(undefined)));
  });
}
