import type {OutgoingHttpHeaders, ServerResponse} from 'node:http';
import type {Html} from './html';

export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    ...headers,
  });
  response.end(body);
}

/** Pages of the store are never cached. */
export function sendHtml(
  response: ServerResponse,
  status: number,
  page: Html,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = Buffer.from(page.text);
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

/** 303 after a submitted form, 302 for a link. */
export function redirect(response: ServerResponse, location: string, status: 302 | 303 = 303): void {
  response.writeHead(status, {location, 'content-length': 0});
  response.end();
}
