import {describe, expect, test} from 'vitest';
import {emptyContent} from '../empty';
import {createAdminClient} from '../testing/adminClient';
import {fragmentsInFragments, referencesInReferences} from './costlyRequests';
import {useStore} from './useStore';

const store = useStore(emptyContent);
const ask = (query: string, variables?: object) => createAdminClient(store.client.url)(query, variables);

/** Recorded: airhorns/shopify-draft-proxy, `extensions.cost.requestedQueryCost` in the file that is named. */
const RECORDED: [string, number, string][] = [
  [
    'an object',
    1,
    // shop-policy-update-subscription-blank-body.json (2025-01) answers 2, with a list of objects below the shop.
    '{ shop { name } }',
  ],
  ['a list of objects', 2, '{ shop { shopPolicies { type body } } }'],
  // metaobjectDefinitionUpdate-capability-invariants.json (2026-04).
  [
    'objects in objects',
    8,
    `query { metaobjectDefinition(id: "gid://shopify/MetaobjectDefinition/1") {
      id type name metaobjectsCount
      capabilities { publishable { enabled } translatable { enabled } renderable { enabled } onlineStore { enabled } }
      fieldDefinitions { key type { name category } }
    } }`,
  ],
  // owner-metafield-mixed-owner-hydration.json (2025-01).
  ['a page of one', 3, '{ markets(first: 1) { nodes { id name } } }'],
  // online-store-article-media-navigation-follow-through.json (2025-01).
  ['a page of five', 5, '{ menus(first: 5) { nodes { id title } pageInfo { hasNextPage hasPreviousPage } } }'],
  // collection-top-level-staged-read.json (2025-01).
  [
    'a page of ten, twice',
    12,
    '{ a: collections(first: 10) { nodes { id } } b: collections(first: 10) { nodes { title } } }',
  ],
  // metaobject-definition-limit-caps.json (2026-04).
  [
    'a page of 250, with an object in each',
    24,
    '{ metaobjectDefinitions(first: 250) { nodes { id standardTemplate { type name } } pageInfo { hasNextPage } } }',
  ],
  // localization-translatable-resources-reverse.json (2026-04).
  [
    'a page in nodes and in edges',
    4,
    `{ translatableResources(first: 1, resourceType: PRODUCT, reverse: true) {
      nodes { resourceId } edges { cursor node { resourceId } } pageInfo { hasNextPage }
    } }`,
  ],
  // metafieldsSet-value-type-fidelity.json (2025-01): the dearest kind of node counts, with what all kinds are asked for.
  [
    'nodes of several kinds',
    8,
    `{ nodes(ids: ["gid://shopify/Product/1", "gid://shopify/Product/2"]) {
      id
      ... on HasMetafields { metafield(namespace: "a", key: "b") { id definition { id type { name } validations { name } } } }
      ... on Product { id title }
      ... on ProductVariant { selectedOptions { name value } inventoryItem { id } product { id title } }
    } }`,
  ],
  // customer-order-summary-read-effects.json (2026-04).
  ['a count', 10, '{ customersCount { count precision } }'],
  // metaobject-definition-limit-caps.json (2026-04).
  [
    'a mutation',
    10,
    `mutation { metaobjectDefinitionDelete(id: "gid://shopify/MetaobjectDefinition/1") {
      deletedId userErrors { field message code }
    } }`,
  ],
  // metaobject-upsert-recovery-and-prefixes.json (2026-04).
  [
    'a mutation that reads what it has made',
    12,
    `mutation { metaobjectDefinitionCreate(definition: {type: "jobs", fieldDefinitions: []}) {
      metaobjectDefinition { id type fieldDefinitions { key type { name category } } } userErrors { field message code }
    } }`,
  ],
  // files-query-sort-saved-searches.json (2026-04).
  [
    'files that are made',
    20,
    'mutation { fileCreate(files: []) { files { id alt fileStatus } userErrors { field message } } }',
  ],
];

describe('what a request to the Admin API costs', () => {
  test.each(RECORDED)('is as recorded: %s costs %i', async (_, points, query) => {
    const {extensions} = await ask(query);
    expect(extensions).toEqual({
      cost: {
        requestedQueryCost: points,
        actualQueryCost: points,
        throttleStatus: {maximumAvailable: 2000, currentlyAvailable: 2000 - points, restoreRate: 100},
      },
    });
  });

  test('counts the page that a variable asks for', async () => {
    const query = 'query ($first: Int = 1) { products(first: $first) { nodes { id } } }';
    expect((await ask(query)).extensions?.cost.requestedQueryCost).toBe(3);
    expect((await ask(query, {first: 250})).extensions?.cost.requestedQueryCost).toBe(13);
  });

  test('is said when a variable is null that has a default', async () => {
    const query = `query ($ids: [ID!] = ["gid://shopify/Product/1"]) {
      translatableResourcesByIds(resourceIds: $ids, first: 1) { nodes { resourceId } }
    }`;
    expect((await ask(query, {ids: null})).extensions?.cost.requestedQueryCost).toBe(3);
  });

  // Recorded: airhorns/shopify-draft-proxy, graphql-conditional-directives-product-execution.json (2025-01).
  test('counts nothing of what a directive leaves out', async () => {
    const query = `query ($yes: Boolean!) {
      shop { name }
      skipped: product(id: "gid://shopify/Product/1") @skip(if: $yes) { id }
    }`;
    expect((await ask(query, {yes: true})).extensions?.cost.requestedQueryCost).toBe(1);
  });

  // The work must not double with each level: it would take hours. The limit of time is wide, for busy machines.
  test('is known within seconds of fragments in fragments', async () => {
    expect((await ask(fragmentsInFragments('shop { name }'))).extensions?.cost.requestedQueryCost).toBe(1);
  }, 10_000);

  test('is known within seconds of references in references', async () => {
    const query = `{ product(id: "gid://shopify/Product/1") { ${referencesInReferences(12)} } }`;
    expect((await ask(query)).extensions?.cost.requestedQueryCost).toBe(26);
  }, 10_000);

  test('is at most 1,000 points', async () => {
    const page = (inner: string) => `products(first: 250) { nodes { variants(first: 250) { nodes { ${inner} } } } }`;
    const dear = `{ ${page('product { id } selectedOptions { name } inventoryItem { id } metafields(first: 20) { nodes { id } }')} }`;
    // 2 + 11 × (1 + 2 + 11 × (1 + 3 + 2 + 5)) = 1,366
    expect(await ask(dear)).toEqual({
      // Recorded: Shopify/shopify-app-template-remix, issue 503 (2024), the text; shopify.dev, GraphQL Admin API, "Sample 200 error
      // responses", the extensions.
      errors: [
        {
          message: `Query cost is 1366, which exceeds the single query max cost limit (1000).

See https://shopify.dev/concepts/about-apis/rate-limits for more information on how the
cost of a query is calculated.

To query larger amounts of data with fewer limits, bulk operations should be used instead.
See https://shopify.dev/api/usage/bulk-operations/queries for usage details.
`,
          extensions: {
            code: 'MAX_COST_EXCEEDED',
            cost: 1366,
            maxCost: 1000,
            documentation: 'https://shopify.dev/api/usage/limits#rate-limits',
          },
        },
      ],
    });
  });

  // Recorded: airhorns/shopify-draft-proxy, product-update-tag-normalization.json.
  test('is nothing when a list is too long', async () => {
    const tags = Array.from({length: 251}, (_, index) => `tag ${index}`);
    const update = 'mutation ($product: ProductUpdateInput!) { productUpdate(product: $product) { product { id } } }';
    expect(await ask(update, {product: {id: 'gid://shopify/Product/1', tags}})).toEqual({
      errors: [
        {
          message: 'The input array size of 251 is greater than the maximum allowed of 250.',
          locations: [{line: 1, column: 44}],
          path: ['productUpdate', 'product', 'tags'],
          extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
        },
      ],
      extensions: {
        cost: {
          requestedQueryCost: 10,
          actualQueryCost: null,
          throttleStatus: {maximumAvailable: 2000, currentlyAvailable: 1990, restoreRate: 100},
        },
      },
    });
  });

  // Recorded: airhorns/shopify-draft-proxy, graphql-base-validation-unhappy-paths.json.
  test('is not said when the request makes no sense', async () => {
    expect(await ask('{ shop { colour } }')).not.toHaveProperty('extensions');
    expect(await ask('query ($id: ID!) { node(id: $id) { id } }')).not.toHaveProperty('extensions');
  });
});
