import {createStorefrontApiClient} from '@shopify/storefront-api-client';
import {describe, expect, test} from 'vitest';
import {PUBLIC_TOKEN} from '../tokens';
import {useStore} from './useStore';

const store = useStore();

const QUERY = `query ($handle: String!) {
  product(handle: $handle) { title ...More @defer(label: "more") }
  ... @defer { shop { name } }
}
fragment More on Product { vendor }`;

/** Shopify's own client insists on https: it asks for a store there, and is led to the demo store. */
function shopifyClient() {
  return createStorefrontApiClient({
    storeDomain: 'https://demo.example',
    apiVersion: '2026-10',
    publicAccessToken: PUBLIC_TOKEN,
    customFetchApi: (url, init) => fetch(String(url).replace('https://demo.example', store.client.url), init),
    logger: () => undefined,
  });
}

describe('a request whose slow parts may be answered later (@defer)', () => {
  test('is answered in parts, the slow ones last', async () => {
    const response = await store.client.post(JSON.stringify({query: QUERY, variables: {handle: 'hocker'}}));
    expect(response.headers.get('content-type')).toBe('multipart/mixed; boundary=graphql');
    const text = await response.text();
    expect(text.endsWith('\r\n--graphql--\r\n')).toBe(true);
    const parts = text.split('--graphql').slice(1, -1);
    const [first, ...rest] = parts.map((part) => {
      const [head = '', body = ''] = part.split('\r\n\r\n');
      expect(Number(/Content-Length: (\d+)/.exec(head)?.[1])).toBe(Buffer.byteLength(body.trimEnd()));
      return JSON.parse(body) as {hasNext: boolean; incremental: object[]};
    });
    expect(first).toEqual({
      data: {product: {title: 'Hocker'}},
      extensions: {cost: {requestedQueryCost: 2}},
      hasNext: true,
    });
    expect(rest.flatMap(({incremental}) => incremental)).toEqual(
      expect.arrayContaining([
        {path: ['product'], label: 'more', data: {vendor: 'Muster & Maß'}},
        {path: [], data: {shop: {name: 'Muster & Maß'}}},
      ]),
    );
    expect(rest.at(-1)?.hasNext).toBe(false);
  });

  test('can be read by Shopify’s own software', async () => {
    const stream = await shopifyClient().requestStream(QUERY, {variables: {handle: 'hocker'}});
    const answers: {data?: unknown; hasNext: boolean}[] = [];
    for await (const answer of stream) answers.push(answer);
    expect(answers.at(-1)).toMatchObject({
      data: {product: {title: 'Hocker', vendor: 'Muster & Maß'}, shop: {name: 'Muster & Maß'}},
      hasNext: false,
    });
    expect(answers.at(-1)).not.toHaveProperty('errors');
  });

  test('has an error only in the part that failed', async () => {
    const query = '{ shop { name } ... @defer { products { nodes { id } } } }';
    const text = await (await store.client.post(JSON.stringify({query}))).text();
    expect(text).toContain('you must provide one of first or last');
    expect(text.indexOf('Muster')).toBeLessThan(text.indexOf('you must provide'));
  });

  test.each([
    ['changes nothing with `if: false`', '{ shop { name } ... @defer(if: false) { shop { id } } }'],
    ['changes nothing in a comment', '{ shop { name } } # @defer'],
  ])('%s', async (_, query) => {
    const response = await store.client.post(JSON.stringify({query}));
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({data: {shop: {name: 'Muster & Maß'}}});
  });
});
