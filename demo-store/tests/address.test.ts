import {request} from 'node:https';
import {text} from 'node:stream/consumers';
import {afterEach, describe, expect, test} from 'vitest';
import {startDemoStore, type DemoStore, type DemoStoreOptions} from '../server';
import {createClient} from '../testing/client';
import {fixture} from '../testing/fixture';
import {PUBLIC_TOKEN} from '../tokens';

const QUERY = `mutation { cartCreate { cart { checkoutUrl } } }`;
const PICTURE = '{ product(handle: "hocker") { featuredImage { url } } }';

const running: DemoStore[] = [];
const start = async (options: Partial<DemoStoreOptions> = {}) => {
  const store = await startDemoStore({port: 0, content: fixture, ...options});
  running.push(store);
  return store;
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((store) => store.close()));
});

/** Hosts of the checkout and of a picture, as the store names them to a client that sends some headers. */
async function hostsSentTo(port: number, headers: Record<string, string>): Promise<string[]> {
  const client = createClient(`http://127.0.0.1:${port}`);
  const answers = [QUERY, PICTURE].map(async (query) => (await client.post(JSON.stringify({query}), headers)).text());
  const texts = await Promise.all(answers);
  return texts.map((answer) => /"(https?:\/\/[^/"]+)\//.exec(answer)?.[1] ?? answer);
}

describe('the addresses in answers of the demo store', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a proxy’s scheme', {'x-forwarded-proto': 'https', host: 'x'}, 'https://127.0.0.1:PORT'],
    ['a proxy’s host', {'x-forwarded-proto': 'https', 'x-forwarded-host': 'demo.example'}, 'https://demo.example'],
    [
      'the first of several proxies',
      {'x-forwarded-host': 'demo.example, inner', 'x-forwarded-proto': 'https,http'},
      'https://demo.example',
    ],
    ['the client’s host without a proxy', {}, 'http://127.0.0.1:PORT'],
    [
      'the client’s host when the proxy’s is invalid',
      {'x-forwarded-host': 'a/b', 'x-forwarded-proto': 'ftp'},
      'http://127.0.0.1:PORT',
    ],
  ])('have %s, when a proxy stands in front of the store', async (_, headers, expected) => {
    const {port} = await start();
    const origin = expected.replace('PORT', String(port));
    expect(await hostsSentTo(port, headers)).toEqual([origin, origin]);
  });

  test.each(['localhost', '127.0.0.1'])('have the host that was asked: %s', async (host) => {
    const {port} = await start();
    const asked = createClient(`http://${host}:${port}`);
    const answer = await (await asked.post(JSON.stringify({query: PICTURE}))).text();
    const [, address = ''] = /"(http[^"]+)"/.exec(answer) ?? [];
    expect(new URL(address).host).toBe(`${host}:${port}`);
    expect((await fetch(address)).headers.get('content-type')).toMatch(/^image\//);
  });

  test('are always those that were configured, whatever a proxy says', async () => {
    const {port, url} = await start({url: 'https://demo.example/'});
    expect(url).toBe('https://demo.example');
    expect(await hostsSentTo(port, {'x-forwarded-host': 'other.example'})).toEqual([url, url]);
    await createClient(`http://127.0.0.1:${port}`).control.reset();
  });

  test('are Shopify’s own for pictures, when the store also plays Shopify’s picture server', async () => {
    const {port, url} = await start({shopifyCdn: true});
    expect(await hostsSentTo(port, {})).toEqual([url, 'https://cdn.shopify.com']);
  });

  test('lead to the same picture in both forms that Shopify uses', async () => {
    const {url} = await start();
    const [cdn, shop] = await Promise.all(
      ['/s/files/1/1000/0000/0001/files', '/cdn/shop/files'].map((path) => fetch(`${url}${path}/a.webp?width=20`)),
    );
    expect(cdn?.status).toBe(200);
    expect(cdn?.headers.get('etag')).toBe(shop?.headers.get('etag'));
  });

  test('are checked at the start, which stops when the configured one is invalid', async () => {
    await expect(start({url: 'demo.example'})).rejects.toThrow(/DEMO_STORE_URL.*not "demo.example"/);
  });
});

test('nobody who comes through a proxy can use the demo store’s controls for tests', async () => {
  const {url} = await start();
  const response = await fetch(`${url}/_demo/reset`, {method: 'POST', headers: {'x-forwarded-for': '203.0.113.9'}});
  expect(response.status).toBe(403);
});

describe('the demo store with an encrypted connection (TLS)', () => {
  const post = (url: string, query: string, ca: string | undefined) =>
    new Promise<string>((resolve, reject) => {
      const headers = {'content-type': 'application/json', 'x-shopify-storefront-access-token': PUBLIC_TOKEN};
      const outgoing = request(
        url,
        {method: 'POST', headers, ca},
        (response) => void text(response).then(resolve, reject),
      );
      outgoing.on('error', reject).end(JSON.stringify({query}));
    });

  test('answers a program that trusts its certificate, with https addresses', async () => {
    const {url, port, certificate} = await start({tls: true});
    expect(url).toBe(`https://127.0.0.1:${port}`);
    const api = `https://localhost:${port}/api/2026-10/graphql.json`;
    expect(await post(api, PICTURE, certificate)).toContain(`"https://localhost:${port}/`);
    await expect(post(api, PICTURE, undefined)).rejects.toThrow(/self[- ]signed/);
  });

  test('sends its pictures to a browser under the address of Shopify’s picture server', async () => {
    const {url, port, certificate: ca} = await start({tls: true, shopifyCdn: true});
    const answer = await post(`${url}/api/2026-10/graphql.json`, PICTURE, ca);
    const picture = new URL(/"(https:\/\/cdn\.shopify\.com[^"]+)"/.exec(answer)?.[1] ?? '');
    const headers = {host: picture.host};
    const type = await new Promise((resolve, reject) => {
      const path = picture.pathname + picture.search;
      const asked = request({host: '127.0.0.1', port, path, headers, servername: picture.host, ca}, (response) =>
        resolve(response.resume().headers['content-type']),
      );
      asked.on('error', reject).end();
    });
    expect(type).toMatch(/^image\//);
  });
});
