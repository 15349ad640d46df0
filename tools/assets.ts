import {createReadStream} from 'node:fs';
import {stat} from 'node:fs/promises';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface AssetServer {
  /** Address with a slash at its end. */
  origin: string;
  close(): void;
}

/**
 * Serves the files of a build as Oxygen's CDN does: those with a hash in their name may be kept for good.
 * MiniOxygen's own needs a port that is known beforehand, and leaves its files open.
 */
export async function serveAssets(folder: string): Promise<AssetServer> {
  const server = createServer((request, response) => {
    // The names of a build need no escaping, and an escaped one may lead out of the folder.
    const {pathname} = new URL(`http://assets${request.url ?? '/'}`);
    void send(path.join(folder, pathname), response);
  });
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

async function send(file: string, response: ServerResponse): Promise<void> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    'Content-Length': stats.size,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': file.includes('/client/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  });
  createReadStream(file).pipe(response);
}
