import {request} from 'node:http';
import {describe, expect, test} from 'vitest';
import {adminEnv, storefrontEnv} from '../env';
import {startDemoStore} from '../server';
import {cartOf, createCart, variantIds} from './carts';
import {clientOf} from '../testing/client';
import {useStore} from './useStore';
import {fixture} from '../testing/fixture';

describe('the server', () => {
  const store = useStore();

  test('names a port that is taken, and the variable that moves it', async () => {
    const port = Number(new URL(store.client.url).port);
    await expect(startDemoStore({port, content: fixture})).rejects.toThrow(new RegExp(`${port}.*DEMO_STORE_PORT`));
  });

  test('says at / what it is', async () => {
    const response = await fetch(store.client.url);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('Demo store: Muster &amp; Maß');
  });

  test('has GraphiQL for each version, all of it from this server', async () => {
    const page = await (await fetch(`${store.client.url}/graphiql?version=2025-07`)).text();
    expect(page).toContain('"/api/2025-07/graphql.json"');
    expect(page).not.toMatch(/https?:/);
    const files = [...page.matchAll(/(?:src|href)="(\/graphiql\/[^"]+)"/g)].map(([, file = '']) => file);
    const answers = await Promise.all(files.map((file) => fetch(store.client.url + file)));
    expect(answers.map(({status}) => status)).toEqual([200, 200, 200, 200]);
    expect(await answers[0]?.text()).toContain('.graphiql-container');
  });

  test.each(['/graphiql/none', '/x', '/checkouts', '/cdn/x', '/checkouts/a/b'])('%s is not found', async (path) => {
    expect((await fetch(store.client.url + path)).status).toBe(404);
  });

  test('answers 400 to a malformed address, and goes on', async () => {
    expect((await fetch(`${store.client.url}/cdn/shop/files/%E0%A4%A`)).status).toBe(400);
    const status = await new Promise((resolve, reject) => {
      request(store.client.url, {path: '//['}, (answer) => resolve(answer.resume().statusCode))
        .once('error', reject)
        .end();
    });
    expect(status).toBe(400);
    expect((await fetch(store.client.url)).status).toBe(200);
  });

  test('gives a storefront an environment that works', async () => {
    const env = storefrontEnv(`${store.client.url}/`);
    expect(env).toMatchObject({
      PUBLIC_STORE_DOMAIN: store.client.url,
      MAIL_API_URL: `${store.client.url}/emails`,
    });
    expect(Object.values(env).every(Boolean)).toBe(true);
  });

  test('gives tokens of the shape of Shopify’s', () => {
    const {PUBLIC_STOREFRONT_API_TOKEN, PRIVATE_STOREFRONT_API_TOKEN} = storefrontEnv(store.client.url);
    expect(PUBLIC_STOREFRONT_API_TOKEN).toMatch(/^[\da-f]{32}$/);
    expect(PRIVATE_STOREFRONT_API_TOKEN).toMatch(/^[\da-f]{32}$/);
    expect(adminEnv.ADMIN_API_TOKEN).toMatch(/^shpat_[\da-f]{32}$/);
  });

  test('gives the same ids for the same seed', async () => {
    const run = async () => {
      const other = await startDemoStore({port: 0, content: fixture, seed: 7});
      const client = clientOf(other.url);
      const {STOOL: merchandiseId = ''} = await variantIds(client, 'hocker');
      const {id, lines} = cartOf(await createCart(client, [{merchandiseId}]));
      await other.close();
      return [id, lines.nodes[0]?.id];
    };
    expect(await run()).toEqual(await run());
  });
});

describe('content with a variant that its options do not allow', () => {
  test('is an error at the start that names the variant', async () => {
    const [stool, ...others] = fixture.products;
    if (!stool) throw new Error('The fixture has products');
    const variants = stool.variants.map((variant) => ({...variant, selectedOptions: ['Blau']}));
    const content = {...fixture, products: [{...stool, variants}, ...others]};
    await expect(startDemoStore({port: 0, content})).rejects.toThrow(
      'Variant STOOL of hocker: unknown option value Blau',
    );
  });
});
