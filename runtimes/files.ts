import type {Stats} from 'node:fs';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import type {Readable} from 'node:stream';
import sirv, {type Options} from 'sirv';
import {fileRange} from './fileRange';

/** Content types of Oxygen's CDN for files for which sirv sends no charset, or no type at all. */
const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Answers requests for the files in the folder of a build; other requests go to `next`. */
export function serveFiles(folder: string, compression: Pick<Options, 'brotli' | 'gzip'> = {}) {
  return sirv(folder, {
    ...compression,
    extensions: [],
    setHeaders(response: ServerResponse, pathname: string, {size}: Stats) {
      setFileHeaders(response, pathname);
      setRange(response, size);
      response.once('pipe', (file: Readable) => closeTogether(file, response));
    },
  });
}

/** A file with a hash in its name may be cached for good, any other file for an hour. */
function setFileHeaders(response: ServerResponse, pathname: string): void {
  const type = contentTypes[path.extname(pathname)];
  if (type) response.setHeader('Content-Type', type);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader(
    'Cache-Control',
    pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
}

/**
 * Writes the request's range as sirv can read it. sirv supports one range with a start, and throws when the end is before
 * the start.
 */
function setRange(response: ServerResponse, size: number): void {
  const {headers, method} = response.req;
  // With `If-Range`, the range counts only for a version of the file that sirv doesn't compare.
  const range = method === 'GET' && !headers['if-range'] ? fileRange(headers.range, size) : undefined;
  // sirv treats an end of 0 as a missing end.
  headers.range = range && (range.end > 0 || range.start >= size) ? `bytes=${range.start}-${range.end}` : undefined;
  // No cache may store the answer 416 in place of the file.
  if (range && range.start >= size) response.setHeader('Cache-Control', 'no-store');
}

/** sirv leaves a file open when the visitor closes the connection, and an unhandled read error would end the process. */
function closeTogether(file: Readable, response: ServerResponse): void {
  file.once('error', (error) => {
    console.error(error);
    response.destroy();
  });
  response.once('close', () => file.destroy());
}
