import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

/** What stands in an answer in the place of a value. `key` is the name of its field. */
export type Damage = (value: unknown, key: string) => unknown;

/** A server between a worker and its store: it forwards each request, and damages each answer. */
export async function startDamagedStore(damage: Damage) {
  let storeUrl = '';
  const answer = async (url: string, method: string, headers: Record<string, string>, body: string) => {
    const response = await fetch(storeUrl + url, {method, headers, body});
    return JSON.stringify(JSON.parse(await response.text(), (key, value: unknown) => damage(value, key)));
  };
  const server = createServer((request, response) => {
    const {host: _host, 'content-length': _length, connection: _connection, ...headers} = request.headers;
    void text(request)
      .then((body) => answer(request.url ?? '', request.method ?? '', headers as Record<string, string>, body))
      .then((damaged) => response.writeHead(200, {'Content-Type': 'application/json'}).end(damaged))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setStore: (url: string) => void (storeUrl = url),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
