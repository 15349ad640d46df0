import {describe, expect, test} from 'vitest';
import {storefrontEnv} from '../env';
import {NEWEST} from '../graphql/version';
import {useStore} from './useStore';

const SHOP = JSON.stringify({query: '{ shop { name } }'});

describe('access to the side of the store that sites read (the Storefront API)', () => {
  const store = useStore();

  test('with a public key, is granted', async () => {
    const response = await store.client.post(SHOP);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({data: {shop: {name: 'Muster & Maß'}}});
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('content-language')).toBe('de-DE');
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(response.headers.get('x-shopify-api-version')).toBe(NEWEST);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('with a private key, is granted', async () => {
    const response = await store.client.post(SHOP, {
      'x-shopify-storefront-access-token': undefined,
      'shopify-storefront-private-token': storefrontEnv(store.client.url)['PRIVATE_STOREFRONT_API_TOKEN'],
    });
    expect(response.status).toBe(200);
  });

  test('with a site’s key, does not allow to change the store', async () => {
    expect((await store.client.post(SHOP, {}, '/admin/api/2026-10/graphql.json')).status).toBe(401);
  });

  test.each([
    ['a wrong public token', {'x-shopify-storefront-access-token': 'x'}, 401, 'UNAUTHORIZED'],
    [
      'a wrong private token',
      {'x-shopify-storefront-access-token': undefined, 'shopify-storefront-private-token': 'x'},
      403,
      'FORBIDDEN',
    ],
  ])('is refused for %s', async (_, headers, status, code) => {
    const response = await store.client.post(SHOP, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({errors: [{message: '', extensions: {code}}]});
  });

  test.each([
    '/api/2026-04/graphql.json',
    '/api/2024-01/graphql.json',
    '/api/unstable/graphql.json',
    '/api/2026-04/graphql',
  ])('is granted at the address %s', async (path) => {
    expect((await store.client.post(SHOP, {}, path)).status).toBe(200);
  });

  test.each(['/api/2026-05/graphql.json', '/api/latest/graphql.json', '/admin/api/2025-4/graphql.json'])(
    'at the address %s, which Shopify does not have, ends with 404',
    async (path) => {
      expect((await store.client.post(SHOP, {}, path)).status).toBe(404);
    },
  );

  test.each([
    ['malformed JSON', '{"query": '],
    ['a missing query', '{}'],
    ['an empty query', '{"query": " "}'],
    ['a list of operations', `[${SHOP}]`],
    ['variables that are not an object', '{"query": "{ shop { name } }", "variables": [1]}'],
  ])('with %s, is refused as unreadable (400)', async (_, body) => {
    const response = await store.client.post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('errors');
  });

  test('in the other form that Shopify understands (application/graphql), is granted', async () => {
    const response = await store.client.post('{ shop { name } }', {'content-type': 'application/graphql'});
    expect(await response.json()).toMatchObject({data: {shop: {name: 'Muster & Maß'}}});
  });

  test('with a text above 1 MiB, is refused', async () => {
    expect((await store.client.post('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  });

  test('in a way that Shopify does not know, is refused', async () => {
    const response = await fetch(`${store.client.url}/api/2026-04/graphql.json`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  test('from a browser on another website, is granted, as at Shopify', async () => {
    const response = await fetch(`${store.client.url}/api/2026-04/graphql.json`, {
      method: 'OPTIONS',
      headers: {origin: 'https://shop.example', 'access-control-request-method': 'POST'},
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('X-Shopify-Storefront-Access-Token');
  });
});

describe('a request that the store cannot understand is refused with Shopify’s message', () => {
  const store = useStore();

  test.each([
    [
      'an unknown field',
      'query Home { shop { nome } }',
      "Field 'nome' doesn't exist on type 'Shop'",
      {code: 'undefinedField', typeName: 'Shop', fieldName: 'nome'},
      ['query Home', 'shop', 'nome'],
    ],
    [
      'an unknown field in a fragment',
      'fragment F on Product { vendr } { product(handle: "x") { ...F } }',
      "Field 'vendr' doesn't exist on type 'Product'",
      {code: 'undefinedField', typeName: 'Product', fieldName: 'vendr'},
      ['fragment F', 'vendr'],
    ],
    [
      'an unknown argument',
      '{ product(slug: "x") { id } }',
      "Field 'product' doesn't accept argument 'slug'",
      {code: 'argumentNotAccepted', name: 'product', typeName: 'Field', argumentName: 'slug'},
      ['query', 'product', 'slug'],
    ],
    [
      'a missing argument',
      '{ menu { id } }',
      "Field 'menu' is missing required arguments: handle",
      {code: 'missingRequiredArguments', className: 'Field', name: 'menu', arguments: 'handle'},
      ['query', 'menu'],
    ],
    [
      'an object without a selection',
      '{ shop }',
      "Field must have selections (field 'shop' returns Shop but has no selections. Did you mean 'shop { ... }'?)",
      {code: 'selectionMismatch', nodeName: "field 'shop'", typeName: 'Shop'},
      ['query', 'shop'],
    ],
    [
      'an undeclared variable',
      'query Q { product(handle: $h) { id } }',
      'Variable $h is used by Q but not declared',
      {code: 'variableNotDefined', variableName: 'h'},
      ['query Q', 'product', 'handle'],
    ],
    [
      'an unused variable',
      'query Q($h: String) { shop { name } }',
      'Variable $h is declared by Q but not used',
      {code: 'variableNotUsed', variableName: 'h'},
      ['query Q'],
    ],
    [
      // Recorded: airhorns/shopify-draft-proxy, shipping-settings-package-pickup-constraints.json (2026-04)
      'a fragment on an unknown type',
      'query Q { node(id: "gid://shopify/Checkout/1") { ... on Checkout { id } } }',
      "No such type Checkout, so it can't be a fragment condition",
      {code: 'undefinedType', typeName: 'Checkout'},
      ['query Q', 'node', '... on Checkout'],
    ],
    [
      // From the rule VariablesAreInputTypes of graphql-ruby, with which Shopify answers.
      'a variable of an unknown type',
      'mutation M($input: [CheckoutInput!]!) { checkoutCreate(input: $input) { clientMutationId } }',
      "CheckoutInput isn't a defined input type (on $input)",
      {code: 'variableRequiresValidType', typeName: 'CheckoutInput', variableName: 'input'},
      ['mutation M'],
    ],
  ])('for %s', async (_, query, message, extensions, path) => {
    const response = await store.client.post(JSON.stringify({query}));
    expect(response.status).toBe(200);
    const body = (await response.json()) as {errors: object[]};
    expect(body).not.toHaveProperty('data');
    expect(body.errors[0]).toMatchObject({message, extensions, path});
    expect(body.errors[0]).toHaveProperty('locations');
  });

  // Recorded: airhorns/shopify-draft-proxy, shipping-settings-package-pickup-constraints.json (2026-04)
  test('at the place where the fragment begins', async () => {
    const query =
      'query Q {\n  node(id: "gid://shopify/Checkout/1") {\n    __typename\n    ... on Checkout { id }\n  }\n}';
    const {errors} = await store.client.query(query);
    expect(errors?.[0]).toMatchObject({locations: [{line: 4, column: 5}]});
  });

  test('for a wrong value', async () => {
    const {errors} = await store.client.query('{ products(first: "many") { nodes { id } } }');
    expect(errors?.[0]?.extensions).toMatchObject({code: 'argumentLiteralsIncompatible'});
  });

  test('for a mistake in its grammar', async () => {
    const {errors} = await store.client.query('{ shop {');
    expect(errors?.[0]?.message).toMatch(/^Parse error on /);
  });

  test('for two requests without a name', async () => {
    const {errors} = await store.client.query('query A { shop { name } } query B { shop { id } }');
    expect(errors?.[0]?.message).toBe('An operation name is required');
  });
});

describe('a value in a request that does not fit is refused with Shopify’s message', () => {
  const store = useStore();
  const byId = 'query ($id: ID!) { node(id: $id) { id } }';
  const create = 'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }';

  test.each([
    ['a missing variable', byId, {}, [], 'Expected value to not be null'],
    ['null for a required variable', byId, {id: null}, [], 'Expected value to not be null'],
    ['an id that is not a global id', byId, {id: '42'}, [], "Invalid global id '42'"],
    [
      'an id that is not a global id, inside an input',
      create,
      {input: {lines: [{merchandiseId: 'abc'}]}},
      ['lines', 0, 'merchandiseId'],
      "Invalid global id 'abc'",
    ],
    ['an unknown field of an input', create, {input: {gift: true}}, ['gift'], 'Field is not defined on CartInput'],
    [
      'a missing field of an input',
      create,
      {input: {lines: [{quantity: 1}]}},
      ['lines', 0, 'merchandiseId'],
      'Expected value to not be null',
    ],
    [
      'a text for a number',
      create,
      {input: {lines: [{merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 'two'}]}},
      ['lines', 0, 'quantity'],
      'Could not coerce value "two" to Int',
    ],
  ])('for %s', async (_, query, variables, path, explanation) => {
    const {errors, data} = await store.client.query(query, variables);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toMatch(/^Variable \$\w+ of type .+ was provided invalid value/);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_VARIABLE',
      problems: [{path, explanation}],
    });
  });
});

describe('a request that names its language', () => {
  const store = useStore();
  const query =
    'query ($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) { localization { language { isoCode name } country { isoCode currency { isoCode } } } product(handle: "hocker") { title } }';

  test.each([
    ['German without a context', {}, 'DE', 'Hocker', 'de-DE'],
    ['German', {language: 'DE'}, 'DE', 'Hocker', 'de-DE'],
    ['English', {language: 'EN'}, 'EN', 'Stool', 'en-DE'],
    ['German for a language that the store does not have', {language: 'FR'}, 'DE', 'Hocker', 'de-DE'],
    [
      'English, with Germany for a country that the store does not have',
      {language: 'EN', country: 'US'},
      'EN',
      'Stool',
      'en-DE',
    ],
  ])('gets %s', async (_, variables, isoCode, title, contentLanguage) => {
    const response = await store.client.post(JSON.stringify({query, variables}));
    const {data} = (await response.json()) as {data: object};
    expect(response.headers.get('content-language')).toBe(contentLanguage);
    expect(data).toMatchObject({
      localization: {language: {isoCode}, country: {isoCode: 'DE', currency: {isoCode: 'EUR'}}},
      product: {title},
    });
  });
});
