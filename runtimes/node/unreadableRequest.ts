import {STATUS_CODES} from 'node:http';
import type {Duplex} from 'node:stream';
import {noStore} from '~/platform/cache/cacheControl';
import {withSecurityHeaders} from '~/platform/http/headers';

/** In bytes, of all headers of a request. Cookies of other tools on the same domain can exceed Node's default of 16 kB. */
export const maxHeaderSize = 32 * 1024;

/** Milliseconds in which the rest of a refused request is read. */
const restTimeout = 5_000;

const statuses: Partial<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const texts: Partial<Record<number, string>> = {
  431: 'Ihr Browser sendet mehr Cookies, als wir lesen können. Bitte löschen Sie die Cookies dieser Website.\n\nYour browser sends more cookies than we can read. Please delete the cookies of this website.\n',
};

const otherText = 'Diese Anfrage können wir nicht lesen.\n\nWe can’t read this request.\n';

/**
 * Answers what Node.js can't parse as a request, with the status that Node.js would send, and a text. If the connection closed before
 * the rest of the request is read, the client would get no answer.
 */
export async function refuseUnreadable({code = ''}: NodeJS.ErrnoException, socket: Duplex): Promise<void> {
  // Each further chunk of a request that has been answered is another error.
  if (socket.writableEnded) return;
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statuses[code] ?? 400;
  const headers = {'Content-Type': 'text/plain; charset=utf-8', Connection: 'close', ...noStore};
  const answer = withSecurityHeaders(new Response(texts[status] ?? otherText, {status, headers}));
  const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${await answer.text()}`);
  socket.resume();
  setTimeout(() => socket.destroy(), restTimeout).unref();
}
