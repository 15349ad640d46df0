import type {ServerResponse} from 'node:http';
import path from 'node:path';

/** Types as Oxygen's CDN sends them, where sirv leaves out the charset or has none. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Sets the headers of a file of the build: one with a hash in its name may be kept for good, others for an hour. */
export function setFileHeaders(response: ServerResponse, pathname: string): void {
  const type = types[path.extname(pathname)];
  if (type) response.setHeader('Content-Type', type);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader(
    'Cache-Control',
    pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
}
