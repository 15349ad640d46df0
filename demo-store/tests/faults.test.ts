import {request} from 'node:http';
import {beforeEach, describe, expect, test} from 'vitest';
import type {Fault} from '../control';
import {storefrontEnv} from '../env';
import {useStore} from './useStore';

const store = useStore();

beforeEach(() => store.client.control.reset());

const home = JSON.stringify({query: 'query Home { shop { name } }'});
const menu = JSON.stringify({query: 'query Menu { menu(handle: "footer") { handle } }'});
const fault = (more: Partial<Fault>) => store.client.control.addFault({operation: 'Home', kind: '500', ...more});

describe('faults', () => {
  test('affect the operation that they name, and no other', async () => {
    await fault({});
    expect((await store.client.post(home)).status).toBe(500);
    expect((await store.client.post(menu)).status).toBe(200);
    await store.client.control.clearFaults();
    expect((await store.client.post(home)).status).toBe(200);
  });

  test('happen as many times as asked for', async () => {
    await fault({operation: '*', times: 2});
    const statuses = [];
    for (const body of [home, menu, home]) statuses.push((await store.client.post(body)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  test('429 has the shape that Shopify gives it', async () => {
    await fault({kind: '429'});
    const response = await store.client.post(home);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({
      errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}],
    });
  });

  test('a GraphQL error comes with status 200', async () => {
    await fault({kind: 'graphql-error', message: 'Ups'});
    const response = await store.client.post(home);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({data: null, errors: [{message: 'Ups'}]});
  });

  test('a user error refuses a mutation of the cart, which is not carried out', async () => {
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

  test('a field without its scope is null, with an error that names the scope', async () => {
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

  test('a field that fails is null, with an error that names its path', async () => {
    const query = 'query Home { products(first: 1) { nodes { featuredImage { url } } } }';
    await fault({kind: 'field-error', field: 'featuredImage'});
    expect(await (await store.client.post(JSON.stringify({query}))).json()).toMatchObject({
      data: {products: {nodes: [{featuredImage: null}]}},
      errors: [{path: ['products', 'nodes', 0, 'featuredImage'], extensions: {code: 'INTERNAL_SERVER_ERROR'}}],
    });
  });

  test('a garbled field has another value, without an error', async () => {
    const query = 'query Home { products(first: 1) { nodes { title } } }';
    await fault({kind: 'garbled', field: 'title', value: {no: 'title'}});
    expect(await (await store.client.post(JSON.stringify({query}))).json()).toEqual({
      data: {products: {nodes: [{title: {no: 'title'}}]}},
    });
  });

  test('latency delays the answer', async () => {
    await fault({kind: 'latency', ms: 120});
    const started = performance.now();
    expect((await store.client.post(home)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  test('a half-closed connection breaks off within the answer', async () => {
    await fault({kind: 'half-closed'});
    await expect(store.client.post(home).then((response) => response.text())).rejects.toThrow();
  });

  test('a hanging connection answers nothing', async () => {
    await fault({kind: 'hang'});
    const answer = await Promise.race([
      store.client.post(home).catch(() => 'ended'),
      new Promise((resolve) => setTimeout(resolve, 150, 'nothing')),
    ]);
    expect(answer).toBe('nothing');
  });

  test('affect every path that begins as named', async () => {
    await fault({operation: '/mailbox'});
    expect((await fetch(`${store.client.url}/mailbox.json`)).status).toBe(500);
    expect((await fetch(`${store.client.url}/orders.json`)).status).toBe(200);
  });

  test('that are not valid are refused, and the message names the field', async () => {
    await expect(fault({kind: 'fire' as never})).rejects.toThrow(/422.*kind/);
    await expect(fault({times: -1})).rejects.toThrow(/422.*times/);
  });
});

describe('the log of operations', () => {
  test('has name, variables, headers, language, time and status of each', async () => {
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

describe('control', () => {
  test('answers 404 with the name of a product or variant that does not exist', async () => {
    await expect(store.client.control.setInventory({sku: 'x', quantityAvailable: 1})).rejects.toThrow(
      'There is no variant x',
    );
    await expect(store.client.control.setInventory({handle: 'x', published: false})).rejects.toThrow(
      'There is no product x',
    );
  });

  test('answers 404 to an unknown path and 400 to a body that is no JSON', async () => {
    const post = (path: string, body: string) => fetch(store.client.url + path, {method: 'POST', body});
    expect((await post('/_demo/x', '{}')).status).toBe(404);
    expect((await post('/_demo/faults', '{')).status).toBe(400);
    expect((await post('/_demo/inventory', '{}')).status).toBe(422);
  });

  test('does not build addresses from a malformed Host header', async () => {
    const body = JSON.stringify({query: '{ product(handle: "hocker") { featuredImage { url } } }'});
    const {port} = new URL(store.client.url);
    const text = await new Promise<string>((resolve, reject) => {
      const headers = {
        host: 'evil.example/"><x',
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': storefrontEnv(store.client.url)['PUBLIC_STOREFRONT_API_TOKEN'],
      };
      request({port, host: '127.0.0.1', path: '/api/2025-04/graphql.json', method: 'POST', headers}, (response) => {
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
