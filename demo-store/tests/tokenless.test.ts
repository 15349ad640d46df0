import {describe, expect, test} from 'vitest';
import type {GraphqlAnswer} from '../testing/client';
import {useStore} from './useStore';

const store = useStore();

async function ask<Data>(query: string, variables = {}): Promise<GraphqlAnswer<Data>> {
  const headers = {'x-shopify-storefront-access-token': undefined};
  const response = await store.client.post(JSON.stringify({query, variables}), headers);
  expect(response.status).toBe(200);
  return (await response.json()) as GraphqlAnswer<Data>;
}

describe('a program without a key to the demo store', () => {
  test.each([
    ['products', '{ products(first: 2) { nodes { title variants(first: 5) { nodes { id price { amount } } } } } }'],
    ['collections', '{ collections(first: 2) { nodes { title } } }'],
    ['search', '{ search(query: "oak", first: 2) { totalCount } }'],
    ['pages and articles', '{ pages(first: 2) { nodes { id } } articles(first: 2) { nodes { id } } }'],
    ['a cart', 'mutation { cartCreate { cart { checkoutUrl } userErrors { code } } }'],
  ])('can read %s', async (_, query) => {
    const {errors, data} = await ask(query);
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
  });

  test.each([
    ['menu', '{ menu(handle: "main-menu") { id } }', ['menu']],
    ['metaobjects', '{ metaobjects(type: "projekte", first: 2) { nodes { id } } }', ['metaobjects']],
    ['tags', '{ product(handle: "hocker") { tags } }', ['product', 'tags']],
    [
      'metafield',
      '{ product(handle: "hocker") { metafield(namespace: "custom", key: "masse") { value } } }',
      ['product', 'metafield'],
    ],
    [
      'quantityAvailable',
      '{ product(handle: "hocker") { selectedOrFirstAvailableVariant { quantityAvailable } } }',
      ['product', 'selectedOrFirstAvailableVariant', 'quantityAvailable'],
    ],
  ])('cannot read %s', async (field, query, path) => {
    const {errors} = await ask(query);
    expect(errors).toMatchObject([{path, extensions: {code: 'ACCESS_DENIED'}}]);
    expect(errors?.[0]?.message).toMatch(
      new RegExp(`^Access denied for ${field} field. Required access: .unauthenticated_`),
    );
    expect((await store.client.query(query)).errors).toBeUndefined();
  });

  test('cannot read an entry whose type is closed to sites', async () => {
    const {data} = await store.client.query<{metaobject: {id: string}}>(
      '{ metaobject(handle: {type: "projekte", handle: "projekt-1"}) { id } }',
    );
    expect((await ask('query ($id: ID!) { node(id: $id) { id } }', data.metaobject)).data).toEqual({node: null});
  });

  test('cannot make very large requests', async () => {
    const products = 'query ($first: Int) { products(first: $first) { nodes { title handle vendor id } } }';
    expect((await ask(products, {first: 249})).errors).toBeUndefined();
    const {errors, data} = await ask(products, {first: 250});
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toBe('Query has complexity of 1002, which exceeds max complexity of 1000');
    expect((await store.client.query(products, {first: 250})).errors).toBeUndefined();
  });
});
