import {describe, expect, test} from 'vitest';
import {useStore} from './useStore';

const store = useStore();
const english = '@inContext(language: EN)';

describe('a list of products of the demo store', () => {
  async function handles(args: string, context = ''): Promise<string[]> {
    const {data, errors} = await store.client.query<{products: {nodes: {handle: string}[]}}>(
      `query ${context} { products(first: 10, ${args}) { nodes { handle } } }`,
    );
    expect(errors).toBeUndefined();
    return data.products.nodes.map(({handle}) => handle);
  }

  test.each([
    ['by tag', 'tag:sitzen', ['hocker']],
    ['by tag, whatever the case', 'tag:BESTSELLER', ['hocker']],
    ['without a tag', 'tag_not:sitzen', ['tisch', 'unikat', 'regal']],
    ['by type', 'product_type:Hocker', ['hocker']],
    ['by a vendor of several words', "vendor:'Muster & Maß'", ['hocker', 'tisch', 'regal']],
    ['by title', 'title:Regal*', ['regal']],
    ['by words of the title', 'title:"Regal nach"', ['regal']],
    ['by handle', 'handle:tisch OR handle:regal', ['tisch', 'regal']],
    ['by either of two', 'tag:sitzen OR tag:essen', ['hocker', 'tisch']],
    ['by both of two', 'tag:sitzen AND vendor:Werkstatt', []],
    ['by exclusion', 'vendor:"Muster & Maß" -tag:essen', ['hocker', 'regal']],
    ['with NOT', 'NOT tag:essen', ['hocker', 'unikat', 'regal']],
    ['with brackets', '(tag:essen OR tag:sitzen) AND product_type:Hocker', ['hocker']],
    ['by price', 'variants.price:<150', ['hocker']],
    ['by availability', 'available_for_sale:false', ['unikat']],
    ['by date', 'created_at:<2025-02-01', ['hocker']],
    ['by free text', 'eiche tisch', ['tisch']],
    ['by an empty query', '', ['hocker', 'tisch', 'unikat', 'regal']],
    ['by an unknown field', 'colour:red', ['hocker', 'tisch', 'unikat', 'regal']],
  ])('is filtered %s', async (_, query, expected) => {
    expect(await handles(`query: ${JSON.stringify(query)}`)).toEqual(expected);
  });

  test.each([
    ['TITLE', '', ['hocker', 'regal', 'tisch', 'unikat']],
    ['TITLE', english, ['regal', 'unikat', 'hocker', 'tisch']],
    ['PRICE', '', ['hocker', 'regal', 'tisch', 'unikat']],
    ['CREATED_AT', '', ['hocker', 'tisch', 'unikat', 'regal']],
    ['BEST_SELLING', '', ['hocker', 'tisch', 'unikat', 'regal']],
  ])('is sorted by %s %s', async (sortKey, context, expected) => {
    expect(await handles(`sortKey: ${sortKey}`, context)).toEqual(expected);
    const reversed = await handles(`sortKey: ${sortKey}, reverse: true`, context);
    expect([...reversed].sort()).toEqual([...expected].sort());
    expect(reversed[0]).toBe(expected.at(-1));
  });

  test('of a collection has its order, filters and sorting', async () => {
    const {data} = await store.client.query<{collection: Record<string, {nodes: {handle: string}[]}>}>(`{
      collection(handle: "alles") {
        own: products(first: 5) { nodes { handle } }
        available: products(first: 5, filters: [{available: true}]) { nodes { handle } }
        oneOfTwo: products(first: 5, filters: [{productType: "Hocker"}, {productType: "Möbel"}]) { nodes { handle } }
        cheap: products(first: 5, filters: [{price: {max: 460}}, {available: true}]) { nodes { handle } }
        option: products(first: 5, filters: [{variantOption: {name: "Holz", value: "Esche"}}]) { nodes { handle } }
        byPrice: products(first: 5, sortKey: PRICE, reverse: true) { nodes { handle } }
      }
    }`);
    const lists = Object.entries(data.collection).map(([name, {nodes}]) => [name, nodes.map(({handle}) => handle)]);
    expect(Object.fromEntries(lists)).toEqual({
      own: ['tisch', 'hocker', 'unikat'],
      available: ['tisch', 'hocker'],
      oneOfTwo: ['tisch', 'hocker', 'unikat'],
      cheap: ['tisch', 'hocker'],
      option: ['tisch'],
      byPrice: ['unikat', 'tisch', 'hocker'],
    });
  });

  test('has sold-out products last in a search', async () => {
    const {data} = await store.client.query(
      '{ search(query: "eiche", first: 5) { totalCount nodes { ... on Product { handle } } } predictiveSearch(query: "all") { collections { handle } products { handle } } }',
    );
    expect(data).toEqual({
      search: {
        totalCount: 4,
        nodes: [{handle: 'hocker'}, {handle: 'tisch'}, {handle: 'regal'}, {handle: 'unikat'}],
      },
      predictiveSearch: {collections: [{handle: 'alles'}], products: []},
    });
  });

  test('finds whole words, and on request the beginning of the last one', async () => {
    const handles = async (query: string, more = '') => {
      const {data} = await store.client.query<{search: {nodes: {handle: string}[]}}>(
        `{ search(query: "${query}", first: 5${more}) { nodes { ... on Product { handle } } } }`,
      );
      return data.search.nodes.map(({handle}) => handle);
    };
    expect(await handles('hock')).toEqual([]);
    expect(await handles('hock', ', prefix: NONE')).toEqual([]);
    expect(await handles('hock', ', prefix: LAST')).toEqual(['hocker']);
    expect(await handles('hock eiche', ', prefix: LAST')).toEqual([]);
    expect(await handles('eiche hock', ', prefix: LAST')).toEqual(['hocker']);
    expect(await handles('hocekr', ', prefix: LAST')).toEqual([]);
    expect(await handles('eiche', ', unavailableProducts: HIDE')).not.toContain('unikat');
  });

  test('suggests products while a word is typed', async () => {
    const handles = async (query: string, more = '') => {
      const {data} = await store.client.query<{predictiveSearch: {products: {handle: string}[]}}>(
        `{ predictiveSearch(query: "${query}"${more}) { products { handle } } }`,
      );
      return data.predictiveSearch.products.map(({handle}) => handle);
    };
    expect(await handles('hock')).toEqual(['hocker']);
    expect(await handles('esche')).toEqual(['tisch']);
    expect(await handles('aus')).toEqual([]);
    expect(await handles('aus', ', searchableFields: [BODY]')).toHaveLength(4);
  });

  // Recorded: airhorns/shopify-draft-proxy, storefront-discovery.json, predictiveSearch with limit 0 (2026-04).
  test.each([0, 11])('suggests nothing for a limit of %d, which is an error', async (limit) => {
    const {data, errors} = await store.client.query(
      `{ predictiveSearch(query: "hock", limit: ${limit}) { products { handle } } }`,
    );
    expect(data).toEqual({predictiveSearch: null});
    expect(errors).toMatchObject([
      {
        message: 'limit must be within 1..10',
        path: ['predictiveSearch'],
        extensions: {code: 'INVALID_FIELD_ARGUMENTS'},
      },
    ]);
  });

  test('of recommendations leaves out the product itself', async () => {
    const {data} = await store.client.query<{productRecommendations: {handle: string}[]}>(
      '{ productRecommendations(productHandle: "tisch") { handle } }',
    );
    expect(data.productRecommendations.map(({handle}) => handle)).toEqual(['unikat', 'hocker', 'regal']);
  });

  test('knows the tags and types of all products', async () => {
    const {data} = await store.client.query(
      '{ productTags(first: 9) { nodes } productTypes(first: 1) { edges { node } pageInfo { hasNextPage } } }',
    );
    expect(data).toEqual({
      productTags: {nodes: ['Bestseller', 'essen', 'konfigurator', 'sitzen', 'unikat']},
      productTypes: {edges: [{node: 'Hocker'}], pageInfo: {hasNextPage: true}},
    });
  });
});
