import {describe, expect, test} from 'vitest';
import {createClient} from '../testing/client';
import {useStore} from './useStore';

const store = useStore();

const list = (length: number, item: unknown) => Array.from({length}, () => item);
const CART = 'gid://shopify/Cart/none?key=none';
const VARIANT = 'gid://shopify/ProductVariant/1';

describe('a list of more than 250 values in a request to the demo store', () => {
  test.each([
    ['ids', 'query ($in: [ID!]!) { nodes(ids: $in) { id } }', VARIANT, ['nodes', 'ids']],
    [
      'lines',
      `mutation ($in: [CartLineInput!]!) { cartLinesAdd(cartId: "${CART}", lines: $in) { cart { id } } }`,
      {merchandiseId: VARIANT},
      ['cartLinesAdd', 'lines'],
    ],
    [
      'addresses',
      `mutation ($in: [CartSelectableAddressInput!]!) { it: cartDeliveryAddressesAdd(cartId: "${CART}", addresses: $in) { cart { id } } }`,
      {address: {deliveryAddress: {city: 'Köln'}}},
      ['it', 'addresses'],
    ],
    [
      'attributes inside an input',
      'mutation ($in: [AttributeInput!]) { cartCreate(input: {attributes: $in}) { cart { id } } }',
      {key: 'a', value: 'b'},
      ['cartCreate', 'input', 'attributes'],
    ],
    [
      'filters',
      '  query ($in: [ProductFilter!]) { search(query: "x", first: 1, productFilters: $in) { totalCount } }',
      {available: true},
      ['search', 'productFilters'],
    ],
  ])('is refused for %s, but one of 250 values is accepted', async (_, query, item, path) => {
    const {errors, data} = await store.client.query(query, {in: list(251, item)});
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      {
        message: 'The input array size of 251 is greater than the maximum allowed of 250.',
        path,
        extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
      },
    ]);
    expect((await store.client.query(query, {in: list(250, item)})).errors).toBeUndefined();
  });

  test('is refused wherever it stands', async () => {
    const literal = `{ nodes(ids: [${list(251, `"${VARIANT}"`).join()}]) { id } }`;
    expect((await store.client.query(literal)).errors).toMatchObject([{path: ['nodes', 'ids']}]);
    const input = {lines: [{merchandiseId: VARIANT, attributes: list(251, {key: 'a', value: 'b'})}]};
    const {errors} = await store.client.query(
      'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }',
      {input},
    );
    expect(errors).toMatchObject([{path: ['cartCreate', 'input', 'lines', 'attributes']}]);
  });

  test('is refused in the oldest version, too', async () => {
    const {errors} = await createClient(store.client.url, '2026-01').query(
      'query ($in: [ID!]!) { nodes(ids: $in) { id } }',
      {in: list(251, VARIANT)},
    );
    expect(errors).toHaveLength(1);
  });
});

describe('a number that cannot be one of Shopify’s', () => {
  test.each([
    ['in an argument', 'query Q { product(id: "42") { id } }', ['query Q', 'product', 'id']],
    ['as a number', '{ product(id: 42) { id } }', ['query', 'product', 'id']],
    ['in a list', '{ nodes(ids: ["42"]) { id } }', ['query', 'nodes', 'ids']],
    [
      'inside an input',
      'mutation { cartCreate(input: {lines: [{merchandiseId: "42"}]}) { cart { id } } }',
      ['mutation', 'cartCreate', 'input', 'lines', 'merchandiseId'],
    ],
  ])('is refused %s', async (_, query, path) => {
    const {errors, data} = await store.client.query(query);
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      {
        message: "Invalid global id '42'",
        path,
        extensions: {code: 'argumentLiteralsIncompatible', typeName: 'CoercionError'},
      },
    ]);
  });

  test('is accepted where any text may stand', async () => {
    expect((await store.client.query('{ product(handle: "42") { id } }')).errors).toBeUndefined();
  });
});

describe('the demo store’s answer', () => {
  test.each([
    ['@inContext(language: EN)', {country: 'DE', language: 'EN'}],
    ['@inContext(language: FR, country: FR)', {country: 'DE', language: 'DE'}],
    ['@inContext(country: DE)', {country: 'DE', language: 'DE'}],
  ])('says which country and language it is for (%s)', async (directive, context) => {
    const response = await store.client.post(JSON.stringify({query: `query ${directive} { shop { name } }`}));
    expect(await response.json()).toEqual({
      data: {shop: {name: 'Muster & Maß'}},
      extensions: {context, cost: {requestedQueryCost: 1}},
    });
  });
});
