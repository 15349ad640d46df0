import type {OutgoingHttpHeaders, ServerResponse} from 'node:http';
import type {Html} from './html';

/** Sends a value as JSON. */
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

/** Sends a page, which is never cached. */
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

/** Answers a posted form with the page that shows its outcome. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, {location, 'content-length': 0});
  response.end();
}
