import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sirv from 'sirv';

/** Types as Oxygen's CDN sends them, where sirv leaves out the charset or has none. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export interface AssetServer {
  /** Address with a slash at its end. */
  origin: string;
  close(): void;
}

/**
 * Serves the files of a build as Oxygen's CDN does: those with a hash in their name may be kept for good.
 * MiniOxygen's own server needs a port that is known beforehand, and leaves its files open.
 */
export async function serveAssets(folder: string): Promise<AssetServer> {
  const server = createServer(sirv(folder, {extensions: [], setHeaders}));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function setHeaders(response: ServerResponse, pathname: string): void {
  const type = types[path.extname(pathname)];
  if (type) response.setHeader('Content-Type', type);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader(
    'Cache-Control',
    pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
}
