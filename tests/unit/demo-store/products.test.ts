import {getProductOptions} from '@shopify/hydrogen-react';
import {describe, expect, test} from 'vitest';
import {useStore} from './client';

const store = useStore();

interface Variant {
  id: string;
  title: string;
  sku: string;
  selectedOptions: {name: string; value: string}[];
}

async function product<Data>(handle: string, selection: string, context = ''): Promise<Data> {
  const {data, errors} = await store.client.query<{product: Data}>(`query ${context} { product(handle: "${handle}") { ${selection} } }`);
  expect(errors).toBeUndefined();
  return data.product;
}

const english = '@inContext(language: EN)';

describe('a product', () => {
  test('is localized, and its description is plain text', async () => {
    const fields = 'title description descriptionHtml productType vendor tags seo { title }';
    expect(await product('hocker', fields)).toEqual({
      title: 'Hocker',
      description: 'Hocker aus Eiche.',
      descriptionHtml: '<p>Hocker aus <b>Eiche</b>.</p>',
      productType: 'Hocker',
      vendor: 'Maser & Maß',
      tags: ['Bestseller', 'sitzen'],
      seo: {title: null},
    });
    expect(await product('hocker', 'title description', english)).toEqual({
      title: 'Stool',
      description: 'Stool made of oak.',
    });
  });

  test('has prices and compare-at prices as Shopify writes them', async () => {
    const money = 'amount currencyCode';
    expect(
      await product('hocker', `priceRange { minVariantPrice { ${money} } } compareAtPriceRange { maxVariantPrice { ${money} } }`),
    ).toEqual({
      priceRange: {minVariantPrice: {amount: '129.0', currencyCode: 'EUR'}},
      compareAtPriceRange: {maxVariantPrice: {amount: '149.0', currencyCode: 'EUR'}},
    });
    expect(await product('tisch', 'priceRange { minVariantPrice { amount } maxVariantPrice { amount } }')).toEqual({
      priceRange: {minVariantPrice: {amount: '450.0'}, maxVariantPrice: {amount: '700.0'}},
    });
    expect(await product('tisch', 'variants(first: 1, reverse: true) { nodes { price { amount } } }')).toEqual({
      variants: {nodes: [{price: {amount: '650.01'}}]},
    });
  });

  test('is found by id, by handle and by the deprecated field, and by no other name', async () => {
    const {data} = await store.client.query<{product: {id: string}}>('{ product(handle: "tisch") { id } }');
    const {id} = data.product;
    expect(id).toMatch(/^gid:\/\/shopify\/Product\/\d{13}$/);
    const again = await store.client.query(
      'query ($id: ID!) { a: product(id: $id) { handle } b: productByHandle(handle: "tisch") { handle } c: product(handle: "stuhl") { handle } }',
      {id},
    );
    expect(again.data).toEqual({a: {handle: 'tisch'}, b: {handle: 'tisch'}, c: null});
  });

  test('that was taken offline vanishes, and comes back', async () => {
    const query = '{ product(handle: "hocker") { id } products(first: 10) { nodes { handle } } collection(handle: "sitzen") { products(first: 1) { nodes { id } } } }';
    await store.client.control.setInventory({handle: 'hocker', published: false});
    const {data} = await store.client.query<{products: {nodes: object[]}}>(query);
    expect(data).toMatchObject({product: null, collection: {products: {nodes: []}}});
    expect(data.products.nodes).not.toContainEqual({handle: 'hocker'});
    await store.client.control.setInventory({handle: 'hocker', published: true});
    expect((await store.client.query<{product: object}>(query)).data.product).not.toBeNull();
  });
});

describe('variants', () => {
  const fields = 'title sku selectedOptions { name value }';

  test('have titles and options in the language of the request', async () => {
    const select = `variants(first: 1) { nodes { ${fields} } } options { name optionValues { name } }`;
    expect(await product('tisch', select, english)).toEqual({
      variants: {
        nodes: [
          {
            title: 'Oak / small',
            sku: 'T-OAK-S',
            selectedOptions: [{name: 'Wood', value: 'Oak'}, {name: 'Size', value: 'small'}],
          },
        ],
      },
      options: [
        {name: 'Wood', optionValues: [{name: 'Oak'}, {name: 'Ash'}]},
        {name: 'Size', optionValues: [{name: 'small'}, {name: 'medium'}, {name: 'large'}]},
      ],
    });
  });

  test.each([
    ['in German', '', '[{name: "Holz", value: "Esche"}, {name: "Größe", value: "groß"}]', 'T-ASH-L'],
    ['in any order', '', '[{name: "Größe", value: "groß"}, {name: "Holz", value: "Esche"}]', 'T-ASH-L'],
    ['in English', english, '[{name: "Wood", value: "Ash"}, {name: "Size", value: "large"}]', 'T-ASH-L'],
    ['in German where English is spoken', english, '[{name: "Holz", value: "Esche"}, {name: "Größe", value: "groß"}]', undefined],
    ['that do not exist together', '', '[{name: "Holz", value: "Esche"}, {name: "Größe", value: "mittel"}]', undefined],
    ['of which one is missing', '', '[{name: "Holz", value: "Esche"}]', undefined],
    ['in other letters', '', '[{name: "holz", value: "ESCHE"}, {name: "größe", value: "GROß"}]', undefined],
    ['with an unknown one', '', '[{name: "Holz", value: "Esche"}, {name: "Größe", value: "groß"}, {name: "x", value: "y"}]', undefined],
  ])('are found by options %s', async (_, context, options, sku) => {
    const found = await product('tisch', `variantBySelectedOptions(selectedOptions: ${options}) { sku }`, context);
    expect(found).toEqual({variantBySelectedOptions: sku ? {sku} : null});
  });

  test('are found less strictly on request', async () => {
    const options = '[{name: "holz", value: "ESCHE"}, {name: "größe", value: "groß"}, {name: "x", value: "y"}]';
    const rules = 'caseInsensitiveMatch: true, ignoreUnknownOptions: true';
    expect(await product('tisch', `variantBySelectedOptions(selectedOptions: ${options}, ${rules}) { sku }`)).toEqual({
      variantBySelectedOptions: {sku: 'T-ASH-L'},
    });
  });

  test('fall back to the first that is available', async () => {
    const sku = (options: string) => `selectedOrFirstAvailableVariant(selectedOptions: ${options}) { sku }`;
    const soldOut = '[{name: "Holz", value: "Eiche"}, {name: "Größe", value: "klein"}]';
    expect(await product('tisch', sku('[]'))).toEqual({selectedOrFirstAvailableVariant: {sku: 'T-OAK-M'}});
    expect(await product('tisch', sku(soldOut))).toEqual({selectedOrFirstAvailableVariant: {sku: 'T-OAK-S'}});
    expect(await product('unikat', sku('[]'))).toEqual({selectedOrFirstAvailableVariant: {sku: 'ONCE'}});
  });

  test('tell what is in stock, and sell on without stock where that is wanted', async () => {
    const stock = 'variants(first: 5) { nodes { sku availableForSale quantityAvailable currentlyNotInStock } }';
    const {variants} = await product<{variants: {nodes: object[]}}>('tisch', stock);
    expect(variants.nodes).toContainEqual({sku: 'T-OAK-S', availableForSale: false, quantityAvailable: 0, currentlyNotInStock: false});
    expect(variants.nodes).toContainEqual({sku: 'T-ASH-L', availableForSale: true, quantityAvailable: 0, currentlyNotInStock: true});
  });

  test('can be made to sell out', async () => {
    await store.client.control.setInventory({sku: 'STOOL', quantityAvailable: 0});
    expect(await product('hocker', 'availableForSale totalInventory')).toEqual({availableForSale: false, totalInventory: 0});
    await store.client.control.setInventory({sku: 'STOOL', quantityAvailable: 10});
    expect(await product('hocker', 'availableForSale totalInventory')).toEqual({availableForSale: true, totalInventory: 10});
  });

  test('make Hydrogen’s option picker work', async () => {
    const variant = 'id availableForSale sku product { handle } selectedOptions { name value }';
    const selection = `handle encodedVariantExistence encodedVariantAvailability
      options { name optionValues { name firstSelectableVariant { ${variant} } } }
      selectedOrFirstAvailableVariant(selectedOptions: [{name: "Holz", value: "Esche"}, {name: "Größe", value: "klein"}]) { ${variant} }
      adjacentVariants(selectedOptions: [{name: "Holz", value: "Esche"}, {name: "Größe", value: "klein"}]) { ${variant} }`;
    const data = await product<Parameters<typeof getProductOptions>[0] & {adjacentVariants: Variant[]}>('tisch', selection);
    expect(data.adjacentVariants.map(({sku}) => sku)).toEqual(['T-OAK-S', 'T-ASH-L']);
    const picked = getProductOptions(data).map(({name, optionValues}) => ({
      name,
      values: optionValues.map((value) => [value.name, value.selected, value.exists, value.available]),
    }));
    expect(picked).toEqual([
      {name: 'Holz', values: [['Eiche', false, true, true], ['Esche', true, true, true]]},
      {
        name: 'Größe',
        values: [
          ['klein', true, true, true],
          ['mittel', false, false, false],
          ['groß', false, true, true],
        ],
      },
    ]);
  });

  test('of the largest product that Shopify allows are found at once', async () => {
    const select = 'variantBySelectedOptions(selectedOptions: [{name: "Preis", value: "1223.50"}]) { sku price { amount } } variantsCount { count precision }';
    await product('regal', select);
    const started = performance.now();
    expect(await product('regal', select)).toEqual({
      variantBySelectedOptions: {sku: 'SHELF-122350', price: {amount: '1223.5'}},
      variantsCount: {count: 2048, precision: 'EXACT'},
    });
    expect(performance.now() - started).toBeLessThan(250);
  });
});

describe('lists of products', () => {
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
    ['by a vendor of several words', "vendor:'Maser & Maß'", ['hocker', 'tisch', 'regal']],
    ['by title', 'title:Regal*', ['regal']],
    ['by words of the title', 'title:"Regal nach"', ['regal']],
    ['by handle', 'handle:tisch OR handle:regal', ['tisch', 'regal']],
    ['by either of two', 'tag:sitzen OR tag:essen', ['hocker', 'tisch']],
    ['by both of two', 'tag:sitzen AND vendor:Werkstatt', []],
    ['but not', 'vendor:"Maser & Maß" -tag:essen', ['hocker', 'regal']],
    ['with NOT', 'NOT tag:essen', ['hocker', 'unikat', 'regal']],
    ['with brackets', '(tag:essen OR tag:sitzen) AND product_type:Hocker', ['hocker']],
    ['by price', 'variants.price:<150', ['hocker']],
    ['by availability', 'available_for_sale:false', ['unikat']],
    ['by date', 'created_at:<2025-02-01', ['hocker']],
    ['by free text', 'eiche tisch', ['tisch']],
    ['by nothing', '', ['hocker', 'tisch', 'unikat', 'regal']],
    ['by a field that Shopify doesn’t know', 'colour:red', ['hocker', 'tisch', 'unikat', 'regal']],
  ])('are filtered %s', async (_, query, expected) => {
    expect(await handles(`query: ${JSON.stringify(query)}`)).toEqual(expected);
  });

  test.each([
    ['TITLE', '', ['hocker', 'regal', 'tisch', 'unikat']],
    ['TITLE', english, ['regal', 'unikat', 'hocker', 'tisch']],
    ['PRICE', '', ['hocker', 'regal', 'tisch', 'unikat']],
    ['CREATED_AT', '', ['hocker', 'tisch', 'unikat', 'regal']],
    ['BEST_SELLING', '', ['hocker', 'tisch', 'unikat', 'regal']],
  ])('are sorted by %s %s', async (sortKey, context, expected) => {
    expect(await handles(`sortKey: ${sortKey}`, context)).toEqual(expected);
    const reversed = await handles(`sortKey: ${sortKey}, reverse: true`, context);
    expect([...reversed].sort()).toEqual([...expected].sort());
    expect(reversed[0]).toBe(expected.at(-1));
  });

  test('of a collection have its order, its filters and its sorting', async () => {
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

  test('that a search finds put what is sold out last', async () => {
    const {data} = await store.client.query('{ search(query: "eiche", first: 5) { totalCount nodes { ... on Product { handle } } } predictiveSearch(query: "all") { collections { handle } products { handle } } }');
    expect(data).toEqual({
      search: {totalCount: 4, nodes: [{handle: 'hocker'}, {handle: 'tisch'}, {handle: 'regal'}, {handle: 'unikat'}]},
      predictiveSearch: {collections: [{handle: 'alles'}], products: []},
    });
  });

  test('that are recommended don’t contain the product itself', async () => {
    const {data} = await store.client.query<{productRecommendations: {handle: string}[]}>('{ productRecommendations(productHandle: "tisch") { handle } }');
    expect(data.productRecommendations.map(({handle}) => handle)).toEqual(['unikat', 'hocker', 'regal']);
  });

  test('tell their tags and types', async () => {
    const {data} = await store.client.query('{ productTags(first: 9) { nodes } productTypes(first: 1) { edges { node } pageInfo { hasNextPage } } }');
    expect(data).toEqual({
      productTags: {nodes: ['Bestseller', 'essen', 'konfigurator', 'sitzen', 'unikat']},
      productTypes: {edges: [{node: 'Hocker'}], pageInfo: {hasNextPage: true}},
    });
  });
});
