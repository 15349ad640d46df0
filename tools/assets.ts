import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {serveFiles} from '../runtimes/files';
import {withErrorHandling} from '../runtimes/withErrorHandling';

/** In bytes: as much as workerd accepts. Node's default is 16 kB, and a browser sends its cookies with files, too. */
const maxHeaderSize = 128 * 1024;

interface AssetServer {
  /** Ends with a slash. */
  url: string;
  close(): void;
}

/**
 * Serves the files of a build as Oxygen's CDN does: those with a hash in their name may be kept for good.
 * MiniOxygen's own server needs a port that is known beforehand, and doesn't close its file handles.
 */
export async function serveAssets(folder: string): Promise<AssetServer> {
  const server = createServer({maxHeaderSize}, withErrorHandling(serveFiles(folder)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
