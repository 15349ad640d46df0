import {request} from 'node:http';
import {describe, expect, test} from 'vitest';
import {adminEnv, storefrontEnv} from '../env';
import {startDemoStore} from '../server';
import {cartOf, createCart, variantIds} from './carts';
import {createClient} from '../testing/client';
import {useStore} from './useStore';
import {fixture} from '../testing/fixture';

describe('the server of the demo store', () => {
  const store = useStore();

  test('when its port is taken, says in its error message which setting changes the port', async () => {
    const port = Number(new URL(store.client.url).port);
    await expect(startDemoStore({port, content: fixture})).rejects.toThrow(new RegExp(`${port}.*DEMO_STORE_PORT`));
  });

  test('says at its first page what it is', async () => {
    const response = await fetch(store.client.url);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('Demo store: Muster &amp; Maß');
  });

  test.each(['/graphiql', '/x', '/checkouts', '/cdn/x', '/checkouts/a/b'])(
    'says that %s does not exist',
    async (path) => {
      expect((await fetch(store.client.url + path)).status).toBe(404);
    },
  );

  test('keeps running after an address that cannot be read', async () => {
    expect((await fetch(`${store.client.url}/cdn/shop/files/%E0%A4%A`)).status).toBe(400);
    const status = await new Promise((resolve, reject) => {
      request(store.client.url, {path: '//['}, (answer) => resolve(answer.resume().statusCode))
        .once('error', reject)
        .end();
    });
    expect(status).toBe(400);
    expect((await fetch(store.client.url)).status).toBe(200);
  });

  test('hands a site all the settings that it needs', async () => {
    const env = storefrontEnv(`${store.client.url}/`);
    expect(env).toMatchObject({
      PUBLIC_STORE_DOMAIN: store.client.url,
      MAIL_API_URL: `${store.client.url}/emails`,
    });
    expect(Object.values(env).every(Boolean)).toBe(true);
  });

  test('hands out keys that look like Shopify’s', () => {
    const {PUBLIC_STOREFRONT_API_TOKEN, PRIVATE_STOREFRONT_API_TOKEN} = storefrontEnv(store.client.url);
    expect(PUBLIC_STOREFRONT_API_TOKEN).toMatch(/^[\da-f]{32}$/);
    expect(PRIVATE_STOREFRONT_API_TOKEN).toMatch(/^[\da-f]{32}$/);
    expect(adminEnv.ADMIN_API_TOKEN).toMatch(/^shpat_[\da-f]{32}$/);
  });

  test('always makes the same numbers, if asked to', async () => {
    const run = async () => {
      const other = await startDemoStore({port: 0, content: fixture, seed: 7});
      const client = createClient(other.url);
      const {STOOL: merchandiseId = ''} = await variantIds(client, 'hocker');
      const {id, lines} = cartOf(await createCart(client, [{merchandiseId}]));
      await other.close();
      return [id, lines.nodes[0]?.id];
    };
    expect(await run()).toEqual(await run());
  });
});

describe('content with a variant that the product’s options do not allow', () => {
  test('stops the start, and the variant is named', async () => {
    const [stool, ...others] = fixture.products;
    if (!stool) throw new Error('The fixture has products');
    const variants = stool.variants.map((variant) => ({...variant, selectedOptions: ['Blau']}));
    const content = {...fixture, products: [{...stool, variants}, ...others]};
    await expect(startDemoStore({port: 0, content})).rejects.toThrow(
      'Variant STOOL of hocker: unknown option value Blau',
    );
  });
});
