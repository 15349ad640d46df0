import {createHash} from 'node:crypto';
import {createServer, request, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

interface FrontOptions {
  /** Runs at the start of each document, as an extension's script does. */
  foreignScript?: string;
  /** The site's own scripts are passed on after this. */
  beforeScripts?: Promise<void>;
}

/** A server that passes on all requests to `target`, which may change. */
export async function startFront(target: string, {foreignScript, beforeScripts}: FrontOptions = {}) {
  const front = {target, url: '', close: () => server.close()};
  const server = createServer(async (incoming, outgoing) => {
    const {method, url = '/'} = incoming;
    if (/^\/assets\/.*\.js$/.test(url)) await beforeScripts;
    // A compressed document could not be changed.
    const headers = {...incoming.headers, 'accept-encoding': 'identity'};
    const passed = request(front.target + url, {method, headers}, async (answer) => {
      const isDocument = answer.headers['content-type']?.startsWith('text/html');
      if (isDocument && foreignScript) return sendWithScript(answer, outgoing, foreignScript);
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  front.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return front;
}

/** The script is in the document's policy, and no node of the document when it runs: an extension's script is none either. */
async function sendWithScript(answer: IncomingMessage, outgoing: ServerResponse, foreignScript: string): Promise<void> {
  const script = `document.currentScript.remove();${foreignScript}`;
  const source = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const {'content-length': _length, etag: _etag, 'content-security-policy': policy, ...headers} = answer.headers;
  const html = await text(answer);
  outgoing.writeHead(answer.statusCode ?? 500, {
    ...headers,
    'content-security-policy': String(policy).replace('script-src ', `script-src ${source} `),
  });
  outgoing.end(html.replace('<head>', () => `<head><script>${script}</script>`));
}
