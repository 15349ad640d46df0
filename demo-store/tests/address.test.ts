import {request} from 'node:https';
import {text} from 'node:stream/consumers';
import {afterEach, describe, expect, test} from 'vitest';
import {startDemoStore, type DemoStore, type DemoStoreOptions} from '../server';
import {clientOf} from '../testing/client';
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
async function named(port: number, headers: Record<string, string>): Promise<string[]> {
  const client = clientOf(`http://127.0.0.1:${port}`);
  const answers = [QUERY, PICTURE].map(async (query) => (await client.post(JSON.stringify({query}), headers)).text());
  const texts = await Promise.all(answers);
  return texts.map((answer) => /"(https?:\/\/[^/"]+)\//.exec(answer)?.[1] ?? answer);
}

describe('addresses in answers', () => {
  test.each<[string, Record<string, string>, string]>([
    ['the scheme of a proxy', {'x-forwarded-proto': 'https', host: 'x'}, 'https://127.0.0.1:PORT'],
    ['its host', {'x-forwarded-proto': 'https', 'x-forwarded-host': 'demo.example'}, 'https://demo.example'],
    [
      'the first of several',
      {'x-forwarded-host': 'demo.example, inner', 'x-forwarded-proto': 'https,http'},
      'https://demo.example',
    ],
    ['the client’s when a proxy names none', {}, 'http://127.0.0.1:PORT'],
    [
      'the client’s when a name is no host',
      {'x-forwarded-host': 'a/b', 'x-forwarded-proto': 'ftp'},
      'http://127.0.0.1:PORT',
    ],
  ])('are %s', async (_, headers, expected) => {
    const {port} = await start();
    const origin = expected.replace('PORT', String(port));
    expect(await named(port, headers)).toEqual([origin, origin]);
  });

  test('are the one that the store was given, whatever a proxy says', async () => {
    const {port, url} = await start({url: 'https://demo.example/'});
    expect(url).toBe('https://demo.example');
    expect(await named(port, {'x-forwarded-host': 'other.example'})).toEqual([url, url]);
    await clientOf(`http://127.0.0.1:${port}`).control.reset();
  });

  test('are those of Shopify’s CDN for pictures, where the store stands in for that, too', async () => {
    const {port, url} = await start({shopifyCdn: true});
    expect(await named(port, {})).toEqual([url, 'https://cdn.shopify.com']);
  });

  test('of the shape of a shop’s own domain lead to the same picture', async () => {
    const {url} = await start();
    const [cdn, shop] = await Promise.all(
      ['/s/files/1/1000/0000/0001/files', '/cdn/shop/files'].map((path) => fetch(`${url}${path}/a.webp?width=20`)),
    );
    expect(cdn?.status).toBe(200);
    expect(cdn?.headers.get('etag')).toBe(shop?.headers.get('etag'));
  });

  test('must be addresses', async () => {
    await expect(start({url: 'demo.example'})).rejects.toThrow(/DEMO_STORE_URL.*not "demo.example"/);
  });
});

test('a proxy on this machine doesn’t open the control to everybody', async () => {
  const {url} = await start();
  const response = await fetch(`${url}/_demo/reset`, {method: 'POST', headers: {'x-forwarded-for': '203.0.113.9'}});
  expect(response.status).toBe(403);
});

describe('TLS', () => {
  const post = (url: string, query: string, ca: string | undefined) =>
    new Promise<string>((resolve, reject) => {
      const headers = {'content-type': 'application/json', 'x-shopify-storefront-access-token': PUBLIC_TOKEN};
      const sent = request(url, {method: 'POST', headers, ca}, (response) => void text(response).then(resolve, reject));
      sent.on('error', reject).end(JSON.stringify({query}));
    });

  test('a client that trusts the certificate is answered, with https in the addresses', async () => {
    const {url, port, certificate} = await start({tls: true});
    expect(url).toBe(`https://127.0.0.1:${port}`);
    const api = `https://localhost:${port}/api/2026-10/graphql.json`;
    expect(await post(api, PICTURE, certificate)).toContain(`"https://localhost:${port}/`);
    await expect(post(api, PICTURE, undefined)).rejects.toThrow(/self[- ]signed/);
  });
});
