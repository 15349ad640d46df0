import {describe, expect, test} from 'vitest';
import {fragmentsInFragments, referencesInReferences} from './costlyRequests';
import {useStore} from './useStore';

const store = useStore();

const money = '{ amount currencyCode }';
const ERRORS = 'userErrors { field message code } warnings { code message target }';
const ADDRESS = `mutation ($id: ID!) { cartDeliveryAddressesAdd(cartId: $id, addresses: []) {
  cart { delivery { addresses { address { __typename ... on CartDeliveryAddress { city zip } } } } }
  userErrors { field message code }
} }`;
const GIFT_CARD = `mutation ($id: ID!) { cartGiftCardCodesAdd(cartId: $id, giftCardCodes: []) {
  cart {
    id
    appliedGiftCards { id amountUsed ${money} presentmentAmountUsed ${money} balance ${money} }
    cost { subtotalAmount ${money} totalAmount ${money} }
    estimatedCost { subtotalAmount ${money} totalAmount ${money} }
  }
  ${ERRORS}
} }`;
const LINES = `mutation ($id: ID!) { cartLinesUpdate(cartId: $id, lines: []) {
  cart {
    lines(first: 50) { nodes {
      quantity
      attributes { key value }
      merchandise { ... on ProductVariant { id title } }
      cost { amountPerQuantity ${money} subtotalAmount ${money} totalAmount ${money} }
    } }
    cost { subtotalAmount ${money} totalAmount ${money} }
  }
  ${ERRORS}
} }`;

async function ask(query: string): Promise<Record<string, unknown>> {
  const variables = query.includes('$id') ? {id: 'gid://shopify/Cart/none?key=none'} : {};
  return (await (await store.client.post(JSON.stringify({query, variables}))).json()) as Record<string, unknown>;
}

describe('an answer of the Storefront API says how many points the request asked for', () => {
  // Recorded: airhorns/shopify-draft-proxy, the files storefront-*.json (2026-04). The rule agrees with all 130 of their costs.
  test.each([
    ['an object', '{ shop { name description } }', 1],
    ['a page’s info as an object', '{ urlRedirects(first: 5) { nodes { path } pageInfo { hasNextPage } } }', 7],
    [
      'several objects',
      '{ a: collection(handle: "x") { id } b: collectionByHandle(handle: "x") { id } collections(first: 3) { nodes { id } pageInfo { endCursor } } }',
      7,
    ],
    [
      'texts as nothing',
      '{ productTags(first: 250) { edges { cursor node } nodes pageInfo { endCursor } } productTypes(first: 250) { edges { cursor node } nodes pageInfo { endCursor } } }',
      46,
    ],
    [
      'the name of a type',
      '{ search(first: 1, query: "x", types: [PAGE]) { nodes { __typename ... on Page { id } } pageInfo { endCursor } totalCount } }',
      4,
    ],
    [
      'a mutation',
      'mutation { cartMetafieldDelete(input: {ownerId: "gid://shopify/Cart/none", key: "a.b"}) { deletedId userErrors { field } } }',
      11,
    ],
    [
      'what a mutation returns',
      `mutation ($id: ID!) { cartNoteUpdate(cartId: $id, note: "") { cart { id note } ${ERRORS} } }`,
      13,
    ],
    ['addresses', ADDRESS, 16],
    ['amounts of money', GIFT_CARD, 23],
    ['the lines of a cart', LINES, 66],
  ])('and counts %s', async (_, query, requestedQueryCost) => {
    const answer = await ask(query);
    expect(answer).toHaveProperty('data');
    expect(answer['extensions']).toEqual({cost: {requestedQueryCost}});
  });

  test('and counts what a fragment of it selects, and nothing twice', async () => {
    const query = `{ shop { name } ...More shop { brand { slogan } } }
      fragment More on QueryRoot { shop { primaryDomain { host } } }`;
    expect(await ask(query)).toHaveProperty('extensions', {cost: {requestedQueryCost: 3}});
  });

  test('and counts a page of fewer than no entries as an empty one', async () => {
    expect(await ask('{ products(first: -1) { nodes { id } } }')).toHaveProperty('extensions', {
      cost: {requestedQueryCost: 1},
    });
  });

  test('and counts it when a variable is null that has a default', async () => {
    const query = 'query ($q: String = "a") { search(query: $q, first: 1) { nodes { __typename } } }';
    const response = await store.client.post(JSON.stringify({query, variables: {q: null}}));
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('extensions', {cost: {requestedQueryCost: 3}});
  });

  test('and counts nothing of what a directive leaves out', async () => {
    const query = `query ($no: Boolean = false) {
      shop { name }
      skipped: shop @skip(if: true) { name }
      left: shop @include(if: $no) { name }
      ...More @include(if: $no)
    } fragment More on QueryRoot { more: shop { name } }`;
    expect(await ask(query)).toHaveProperty('extensions', {cost: {requestedQueryCost: 1}});
  });

  // The work must not double with each level: it would take hours. The limit of time is wide, for busy machines.
  test('and counts fragments in fragments within seconds', async () => {
    expect(await ask(fragmentsInFragments('shop { name }'))).toHaveProperty('extensions', {
      cost: {requestedQueryCost: 1},
    });
  }, 10_000);

  test('and counts references in references within seconds', async () => {
    const query = `{ product(handle: "none") { ${referencesInReferences(12)} } }`;
    expect(await ask(query)).toHaveProperty('extensions', {cost: {requestedQueryCost: 26}});
  }, 10_000);

  // Recorded: airhorns/shopify-draft-proxy, storefront-discovery.json, storefront-cart-lifecycle.json (2026-04).
  test.each([
    ['is not understood', '{ shop { nome } }'],
    ['is no GraphQL', '{ shop {'],
    ['has a wrong id', '{ node(id: "not-a-gid") { id } }'],
    [
      'has a list that is too long',
      `{ nodes(ids: [${Array.from({length: 251}, () => '"gid://shopify/Page/1"').join()}]) { id } }`,
    ],
  ])('unless the request %s', async (_, query) => {
    expect(Object.keys(await ask(query))).toEqual(['errors']);
  });
});
