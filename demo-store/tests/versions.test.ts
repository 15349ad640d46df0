import {isObjectType, type GraphQLSchema} from 'graphql';
import {describe, expect, test} from 'vitest';
import {resolvers} from '../graphql/resolvers';
import {VERSIONS, type Version} from '../graphql/version';
import {loadSchema} from '../schema/load';
import {createClient} from '../testing/client';
import {useStore} from './useStore';

const ADD_GIFT_CARD = `mutation ($id: ID!) {
  cartGiftCardCodesAdd(cartId: $id, giftCardCodes: ["NONE"]) { cart { id } userErrors { code } }
}`;
const LINE = 'query ($id: ID!) { cart(id: $id) { lines(first: 1) { nodes { ... on CartLine { viewKey } } } } }';
const CODES = `mutation ($id: ID!, $codes: [String!]) {
  cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes) { cart { id } }
}`;

describe('the version of Shopify’s interface that a site asks for', () => {
  const store = useStore();

  test.each([
    ['2025-01', '2025-01'],
    ['2025-07', '2025-07'],
    ['2026-10', '2026-10'],
    ['unstable', 'unstable'],
    ['2024-10', '2025-01'],
    ['2027-01', '2025-01'],
  ])('is answered in one that the store has: %s in %s', async (version, served) => {
    const body = JSON.stringify({query: '{ shop { name } }'});
    const response = await store.client.post(body, {}, `/api/${version}/graphql.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-shopify-api-version')).toBe(served);
  });

  test('is the oldest one if the site names none', async () => {
    const response = await store.client.post('{"query": "{ shop { name } }"}', {}, '/api/graphql.json');
    expect(response.headers.get('x-shopify-api-version')).toBe('2025-01');
  });

  test.each<[string, string, object, Version, Version]>([
    ['a mutation', ADD_GIFT_CARD, {}, '2025-07', '2025-10'],
    ['a field', LINE, {}, '2026-04', '2026-07'],
    ['a policy', '{ shop { legalNotice { id } } }', {}, '2026-01', '2026-04'],
    ['an optional argument', CODES, {codes: null}, '2026-01', '2025-10'],
  ])('knows what existed in it: %s', async (_, query, variables, without, having) => {
    const id = 'gid://shopify/Cart/none?key=none';
    const allVariables = query.startsWith('{') ? {} : {id, ...variables};
    const refused = await createClient(store.client.url, without).query(query, allVariables);
    expect(refused.data).toBeUndefined();
    expect(refused.errors).toHaveLength(1);
    const answered = await createClient(store.client.url, having).query(query, allVariables);
    expect(answered.errors).toBeUndefined();
  });

  test('is in the store’s list of versions, where the newest is marked', async () => {
    const {data} = await store.client.query<{publicApiVersions: {handle: string; displayName: string}[]}>(
      '{ publicApiVersions { handle displayName supported } }',
    );
    expect(data.publicApiVersions.map(({handle}) => handle)).toEqual([...VERSIONS, 'unstable']);
    expect(data.publicApiVersions).toContainEqual({
      handle: '2026-10',
      displayName: '2026-10 (Latest)',
      supported: true,
    });
  });
});

describe('the program of the demo store', () => {
  const schemas = [...VERSIONS, 'unstable'].map(loadSchema);
  const hasField = (schema: GraphQLSchema, type: string, field: string) => {
    const found = schema.getType(type);
    return isObjectType(found) && field in found.getFields();
  };

  test('has no part that no version of Shopify’s interface needs', () => {
    const names = Object.entries(resolvers).flatMap(([type, fields]) =>
      Object.keys(fields).map((field) => ({type, field})),
    );
    const unknown = names.filter(({type, field}) => !schemas.some((schema) => hasField(schema, type, field)));
    expect(unknown).toEqual([]);
  });
});
