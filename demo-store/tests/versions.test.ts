import {isObjectType, type GraphQLSchema} from 'graphql';
import {describe, expect, test} from 'vitest';
import {resolvers} from '../graphql/resolvers';
import {VERSIONS, type Version} from '../graphql/version';
import {loadSchema} from '../schema/load';
import {createClient} from '../testing/client';
import {useStore} from './useStore';

const LINE = 'query ($id: ID!) { cart(id: $id) { lines(first: 1) { nodes { ... on CartLine { viewKey } } } } }';
const CREATE = 'mutation { cartCreate(input: {sourceName: "kiosk"}) { cart { id } } }';

describe('the version of Shopify’s interface that a site asks for', () => {
  const store = useStore();

  test.each([
    ['2026-01', '2026-01'],
    ['2026-04', '2026-04'],
    ['2026-07', '2026-07'],
    ['2026-10', '2026-10'],
    ['unstable', 'unstable'],
    // Documented: shopify.dev, API versioning. A version that can't be reached falls forward to the oldest one.
    ['2025-10', '2026-01'],
    ['2019-04', '2026-01'],
    ['2027-01', '2026-01'],
  ])('is answered in one that the store has: %s in %s', async (version, served) => {
    const body = JSON.stringify({query: '{ shop { name } }'});
    const response = await store.client.post(body, {}, `/api/${version}/graphql.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-shopify-api-version')).toBe(served);
  });

  test('is the oldest one if the site names none', async () => {
    const response = await store.client.post('{"query": "{ shop { name } }"}', {}, '/api/graphql.json');
    expect(response.headers.get('x-shopify-api-version')).toBe('2026-01');
  });

  test.each<[string, string, Version, Version]>([
    ['a field', LINE, '2026-04', '2026-07'],
    ['a policy', '{ shop { legalNotice { id } } }', '2026-01', '2026-04'],
    ['a field of an input', CREATE, '2026-04', '2026-07'],
  ])('knows what existed in it: %s', async (_, query, without, having) => {
    const variables = query === LINE ? {id: 'gid://shopify/Cart/none?key=none'} : {};
    const refused = await createClient(store.client.url, without).query(query, variables);
    expect(refused.data).toBeUndefined();
    expect(refused.errors).toHaveLength(1);
    const answered = await createClient(store.client.url, having).query(query, variables);
    expect(answered.errors).toBeUndefined();
  });

  // Documented: Hydrogen's changelog of 2026-01. Its mutation of 2025 falls forward, and leaves open whether there are codes.
  test('refuses the discount codes of sites that are older than all supported versions', async () => {
    const {errors} = await store.client.query(
      `mutation ($id: ID!, $discountCodes: [String!]) {
        cartDiscountCodesUpdate(cartId: $id, discountCodes: $discountCodes) { cart { id } }
      }`,
      {id: 'gid://shopify/Cart/none?key=none', discountCodes: []},
    );
    expect(errors).toMatchObject([{extensions: {code: 'variableMismatch', variableName: 'discountCodes'}}]);
  });

  // Recorded: airhorns/shopify-draft-proxy, storefront-first-slice-default.json (2026-04, in July 2026), a quarter later.
  test('is in the store’s list of versions, where the newest is marked, and the one that Shopify retired last', async () => {
    const {data} = await store.client.query('{ publicApiVersions { handle displayName supported } }');
    expect(data).toEqual({
      publicApiVersions: [
        {handle: '2025-10', displayName: '2025-10 (Unsupported)', supported: false},
        {handle: '2026-01', displayName: '2026-01', supported: true},
        {handle: '2026-04', displayName: '2026-04', supported: true},
        {handle: '2026-07', displayName: '2026-07', supported: true},
        {handle: '2026-10', displayName: '2026-10 (Latest)', supported: true},
        {handle: 'unstable', displayName: 'unstable', supported: false},
      ],
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
