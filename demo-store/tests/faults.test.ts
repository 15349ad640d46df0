import {request} from 'node:http';
import {beforeEach, describe, expect, test} from 'vitest';
import type {Fault} from '../control';
import {storefrontEnv} from '../env';
import {createAdminClient} from '../testing/adminClient';
import {useStore} from './useStore';

const store = useStore();

beforeEach(() => store.client.control.reset());

const home = JSON.stringify({query: 'query Home { shop { name } }'});
const menu = JSON.stringify({query: 'query Menu { menu(handle: "footer") { handle } }'});
const fault = (more: Partial<Fault>) => store.client.control.addFault({operation: 'Home', kind: '500', ...more});

describe('the failures that a test can plan for the demo store', () => {
  test('affect only the named request', async () => {
    await fault({});
    expect((await store.client.post(home)).status).toBe(500);
    expect((await store.client.post(menu)).status).toBe(200);
    await store.client.control.clearFaults();
    expect((await store.client.post(home)).status).toBe(200);
  });

  test('happen as often as asked for', async () => {
    await fault({operation: '*', times: 2});
    const statuses = [];
    for (const body of [home, menu, home]) statuses.push((await store.client.post(body)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  test('include Shopify’s “too many requests” (429)', async () => {
    await fault({kind: '429'});
    const response = await store.client.post(home);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({
      errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}],
    });
  });

  test.each([
    ['402', 'Unavailable Shop'],
    ['403', 'Unavailable Shop'],
    ['404', 'Not Found'],
    ['423', 'This store is unavailable'],
  ] as const)('include %s with Shopify’s message', async (kind, errors) => {
    await fault({kind});
    const response = await store.client.post(home);
    expect(response.status).toBe(Number(kind));
    expect(await response.json()).toEqual({errors});
  });

  test('include that the store has moved to another name (301)', async () => {
    await fault({kind: '301', location: 'https://new.myshopify.com/'});
    const init = {
      method: 'POST',
      body: home,
      redirect: 'manual',
      headers: {'content-type': 'application/json'},
    } as const;
    const response = await fetch(`${store.client.url}/api/2026-10/graphql.json`, init);
    expect([response.status, response.headers.get('location')]).toEqual([301, 'https://new.myshopify.com/']);
  });

  test('include “too many requests” in an answer that looks good otherwise', async () => {
    await fault({kind: 'throttled'});
    const response = await store.client.post(home);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({errors: [{extensions: {code: 'THROTTLED'}}]});
  });

  test('include an error in an answer that looks good otherwise', async () => {
    await fault({kind: 'graphql-error', message: 'Ups'});
    const response = await store.client.post(home);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({data: null, errors: [{message: 'Ups'}]});
  });

  test('include a mistake of the visitor, with which a change of the cart fails', async () => {
    const query = 'mutation cartCreate { cartCreate { cart { id } userErrors { code field message } } }';
    await fault({
      operation: 'cartCreate',
      kind: 'user-error',
      field: 'input.lines.0.quantity',
      message: 'Too many',
      times: 1,
    });
    const body = JSON.stringify({query});
    expect(await (await store.client.post(body)).json()).toMatchObject({
      data: {
        cartCreate: {
          cart: null,
          userErrors: [{code: 'INVALID', field: ['input', 'lines', '0', 'quantity'], message: 'Too many'}],
        },
      },
    });
    expect(await store.client.control.carts()).toEqual([]);
    expect(await (await store.client.post(body)).json()).toMatchObject({data: {cartCreate: {userErrors: []}}});
  });

  test('include a field for which the site lacks the permission', async () => {
    const query =
      'query Home { products(first: 1) { nodes { handle variants(first: 1) { nodes { quantityAvailable } } } } }';
    await fault({kind: 'access-denied', field: 'quantityAvailable', scope: 'unauthenticated_read_product_inventory'});
    const response = await store.client.post(JSON.stringify({query}));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      data: {
        products: {nodes: [{handle: expect.any(String) as string, variants: {nodes: [{quantityAvailable: null}]}}]},
      },
      errors: [
        {
          message: expect.stringContaining('`unauthenticated_read_product_inventory`') as string,
          path: ['products', 'nodes', 0, 'variants', 'nodes', 0, 'quantityAvailable'],
          extensions: {code: 'ACCESS_DENIED'},
        },
      ],
    });
    expect(await (await store.client.post(home)).json()).not.toHaveProperty('errors');
  });

  test('withhold the nearest parent that may be null when a field may not', async () => {
    // graphql.org › Learn › Response: an error in a field of a non-null type reaches its parent.
    const ask = async () => (await store.client.post(JSON.stringify({query}))).json();
    const query = 'query Home { product(handle: "hocker") { title } shop { name } }';
    await fault({kind: 'access-denied', field: 'title', times: 1});
    expect(await ask()).toMatchObject({
      data: {product: null, shop: {name: 'Muster & Maß'}},
      errors: [{path: ['product', 'title'], extensions: {code: 'ACCESS_DENIED'}}],
    });
    await fault({kind: 'field-error', field: 'shop'});
    expect(await ask()).toMatchObject({data: null, errors: [{path: ['shop']}]});
  });

  test('include a field that fails', async () => {
    const query = 'query Home { products(first: 1) { nodes { featuredImage { url } } } }';
    await fault({kind: 'field-error', field: 'featuredImage'});
    expect(await (await store.client.post(JSON.stringify({query}))).json()).toMatchObject({
      data: {products: {nodes: [{featuredImage: null}]}},
      errors: [{path: ['products', 'nodes', 0, 'featuredImage'], extensions: {code: 'INTERNAL_SERVER_ERROR'}}],
    });
  });

  test('include a field with a wrong value and no error', async () => {
    const query = 'query Home { products(first: 1) { nodes { title } } }';
    await fault({kind: 'garbled', field: 'title', value: {no: 'title'}});
    const {data, errors} = await store.client.query(query);
    expect(errors).toBeUndefined();
    expect(data).toEqual({products: {nodes: [{title: {no: 'title'}}]}});
  });

  test('include an answer that comes late', async () => {
    await fault({kind: 'latency', ms: 120});
    const started = performance.now();
    expect((await store.client.post(home)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  test('include an answer that breaks off in the middle', async () => {
    await fault({kind: 'half-closed'});
    await expect(store.client.post(home).then((response) => response.text())).rejects.toThrow();
  });

  test('include an answer that never comes', async () => {
    await fault({kind: 'hang'});
    let ended = false;
    const pendingResponse = store.client.post(home).finally(() => (ended = true));
    pendingResponse.catch(() => {});
    // Others that come later are answered.
    for (let i = 0; i < 3; i++) expect((await store.client.post(menu)).status).toBe(200);
    expect(ended).toBe(false);
  });

  test('can affect every address that begins in the same way', async () => {
    await fault({operation: '/mailbox'});
    expect((await fetch(`${store.client.url}/mailbox.json`)).status).toBe(500);
    expect((await fetch(`${store.client.url}/orders.json`)).status).toBe(200);
  });

  test('that are described wrongly are refused with the name of the field', async () => {
    await expect(fault({kind: 'fire' as never})).rejects.toThrow(/422.*kind/);
    await expect(fault({times: -1})).rejects.toThrow(/422.*times/);
  });
});

describe('a failure of one field of the side of the store that changes it (the Admin API)', () => {
  const products = '{ products(first: 1) { nodes { title } } }';
  const plan = (more: Partial<Fault>) => fault({operation: '/admin/api', field: 'products', ...more});
  const ask = () => createAdminClient(store.client.url)(products);

  test('withholds it with the name of a permission, and the whole answer where it may not be null', async () => {
    await plan({kind: 'access-denied', times: 1});
    expect(await ask()).toMatchObject({
      data: null,
      errors: [
        {
          message: 'Access denied for products field. Required access: `read_products` access scope.',
          path: ['products'],
          extensions: {code: 'ACCESS_DENIED'},
        },
      ],
    });
    await plan({kind: 'access-denied', scope: 'read_orders', times: 1});
    expect((await ask()).errors?.[0]?.message).toContain('`read_orders`');
    await plan({kind: 'field-error', times: 1});
    expect(await ask()).toMatchObject({data: null, errors: [{extensions: {code: 'INTERNAL_SERVER_ERROR'}}]});
    expect(await ask()).not.toHaveProperty('errors');
  });

  test('keeps a change from being made', async () => {
    const query = 'mutation { productSet(input: {title: "Bank", handle: "bank"}) { userErrors { message } } }';
    await plan({kind: 'access-denied', field: 'productSet'});
    expect(await createAdminClient(store.client.url)(query)).toMatchObject({data: {productSet: null}});
    expect(await store.client.query('{ product(handle: "bank") { title } }')).toMatchObject({data: {product: null}});
  });

  test('puts a wrong value in its place', async () => {
    await plan({kind: 'garbled', value: 7});
    expect(await ask()).toMatchObject({data: {products: 7}});
  });
});

describe('the demo store’s record of what it was asked', () => {
  test('has name, values, language, time and result of each request', async () => {
    await store.client.query(
      'query Page($handle: String!) @inContext(language: EN) { product(handle: $handle) { id } }',
      {handle: 'x'},
    );
    await fault({});
    await store.client.post(home);
    const ms = expect.any(Number) as number;
    const headers = expect.objectContaining({'content-type': 'application/json'}) as Record<string, string>;
    expect(await store.client.control.requests()).toEqual([
      {name: 'Page', variables: {handle: 'x'}, headers, language: 'EN', ms, status: 200},
      {name: 'Home', variables: {}, headers, language: null, ms, status: 500},
    ]);
    await store.client.control.clearRequests();
    expect(await store.client.control.requests()).toEqual([]);
  });
});

describe('the demo store’s controls for tests', () => {
  test('say when a product or variant does not exist', async () => {
    await expect(store.client.control.setInventory({sku: 'x', quantityAvailable: 1})).rejects.toThrow(
      'There is no variant x',
    );
    await expect(store.client.control.setInventory({handle: 'x', published: false})).rejects.toThrow(
      'There is no product x',
    );
  });

  test('say when an address does not exist, or what was sent cannot be read', async () => {
    const post = (path: string, body: string) => fetch(store.client.url + path, {method: 'POST', body});
    expect((await post('/_demo/x', '{}')).status).toBe(404);
    expect((await post('/_demo/faults', '{')).status).toBe(400);
    expect((await post('/_demo/inventory', '{}')).status).toBe(422);
  });

  test('cannot be made to name another website in their answers', async () => {
    const body = JSON.stringify({query: '{ product(handle: "hocker") { featuredImage { url } } }'});
    const {port} = new URL(store.client.url);
    const text = await new Promise<string>((resolve, reject) => {
      const headers = {
        host: 'evil.example/"><x',
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': storefrontEnv(store.client.url)['PUBLIC_STOREFRONT_API_TOKEN'],
      };
      request({port, host: '127.0.0.1', path: '/api/2026-04/graphql.json', method: 'POST', headers}, (response) => {
        let all = '';
        response.on('data', (chunk: Buffer) => (all += chunk.toString()));
        response.on('end', () => resolve(all));
      })
        .on('error', reject)
        .end(body);
    });
    expect(text).toContain(`http://127.0.0.1:${port}/s/files/`);
  });
});
