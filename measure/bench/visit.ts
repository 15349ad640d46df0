import {request} from 'node:http';

interface Visit {
  status: number;
  /** Bytes of the body on the network. */
  bytes: number;
}

/**
 * Requests a document as a browser does. With a new `Host` header the worker doesn't find its cached document, so it
 * renders.
 */
export function visit(url: string, headers: Record<string, string> = {}): Promise<Visit> {
  return new Promise((resolve, reject) => {
    request(url, {headers: {Accept: 'text/html', ...headers}}, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      response.once('error', reject);
      response.once('end', () => resolve({status: response.statusCode ?? 0, bytes}));
    })
      .once('error', reject)
      .end();
  });
}
