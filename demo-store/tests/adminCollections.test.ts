import {afterEach, describe, expect, test} from 'vitest';
import {emptyContent} from '../empty';
import {createAdminClient} from '../testing/adminClient';
import {useStore} from './useStore';

const store = useStore(emptyContent);
const admin = <Data>(query: string, variables?: object) => createAdminClient(store.client.url)<Data>(query, variables);

interface Made {
  collection: {id: string; handle: string; products: {nodes: {handle: string}[]}} | null;
  userErrors: {field: string[]; message: string}[];
}

const MADE = '{ collection { id handle products(first: 5) { nodes { handle } } } userErrors { field message } }';
const CREATE = `mutation ($collection: CollectionCreateInput!) { collectionCreate(collection: $collection) ${MADE} }`;
const UPDATE = `mutation ($collection: CollectionUpdateInput!) { collectionUpdate(collection: $collection) ${MADE} }`;

async function makeProduct(title: string): Promise<string> {
  const {data} = await admin<{productSet: {product: {id: string}}}>(
    'mutation ($input: ProductSetInput!) { productSet(input: $input) { product { id } userErrors { message } } }',
    {input: {title, handle: title.toLowerCase()}},
  );
  return data.productSet.product.id;
}

const sourcesOf = (...ids: string[]) => [
  {source: {title: 'Auswahl', inclusion: {selections: ids.map((productId) => ({productId}))}}},
];

async function create(collection: object): Promise<Made> {
  return (await admin<{collectionCreate: Made}>(CREATE, {collection})).data.collectionCreate;
}

async function publish(id: string | undefined): Promise<void> {
  const {data} = await admin<{publications: {nodes: {id: string}[]}}>('{ publications(first: 5) { nodes { id } } }');
  await admin(
    'mutation ($id: ID!, $input: [PublicationInput!]!) { publishablePublish(id: $id, input: $input) { userErrors { message } } }',
    {id, input: data.publications.nodes.map((publication) => ({publicationId: publication.id}))},
  );
}

async function publishedHandles(): Promise<string[]> {
  const {data} = await store.client.query<{collections: {nodes: {handle: string}[]}}>(
    '{ collections(first: 5) { nodes { handle } } }',
  );
  return data.collections.nodes.map(({handle}) => handle);
}

afterEach(() => store.client.control.reset());

describe('a collection that a program makes in the store', () => {
  test('is not shown anywhere until it is published', async () => {
    const {collection, userErrors} = await create({title: 'Tische und Bänke'});
    expect(userErrors).toEqual([]);
    expect(collection?.handle).toBe('tische-und-banke');
    expect(await publishedHandles()).toEqual(['frontpage']);
    const {data} = await store.client.query<{collection: object | null; node: object | null}>(
      'query ($id: ID!) { collection(handle: "tische-und-banke") { id } node(id: $id) { id } }',
      {id: collection?.id},
    );
    expect(data).toEqual({collection: null, node: null});
    await publish(collection?.id);
    expect(await publishedHandles()).toEqual(['frontpage', 'tische-und-banke']);
  });

  test('keeps the given order of its products only when it is sorted by hand', async () => {
    const [tisch, bank] = [await makeProduct('Tisch'), await makeProduct('Bank')];
    const order = async (handle: string, more: object) =>
      (await create({title: 'X', handle, sources: sourcesOf(tisch, bank), ...more})).collection?.products.nodes.map(
        (product) => product.handle,
      );
    expect(await order('by-hand', {sortOrder: 'MANUAL'})).toEqual(['tisch', 'bank']);
    expect(await order('by-default', {})).toEqual(['bank', 'tisch']);
  });

  test('keeps what a change does not mention', async () => {
    const [tisch, bank] = [await makeProduct('Tisch'), await makeProduct('Bank')];
    const {collection} = await create({title: 'X', handle: 'x', sources: sourcesOf(tisch)});
    const change = {id: collection?.id, sourcesToCreate: sourcesOf(bank), sortOrder: 'MANUAL'};
    const {data} = await admin<{collectionUpdate: Made}>(UPDATE, {collection: change});
    expect(data.collectionUpdate.collection?.products.nodes).toEqual([{handle: 'tisch'}, {handle: 'bank'}]);
  });

  test.for([
    ['for an empty title', {title: ' '}, ['collection', 'title']],
    ['for a handle that exists already', {title: 'Start', handle: 'frontpage'}, ['collection', 'handle']],
    ['for a picture that the store doesn’t have', {title: 'X', image: {src: 'https://x.example/a.png'}}, ['image']],
    [
      'for a product that does not exist',
      {title: 'X', sources: sourcesOf('gid://shopify/Product/1')},
      ['collection', 'sources', '0', 'source', 'inclusion', 'selections'],
    ],
  ] as const)('is refused %s', async ([, input, field]) => {
    const {collection, userErrors} = await create(input);
    expect(collection).toBeNull();
    expect(userErrors).toEqual([{field, message: expect.stringMatching(/./) as string}]);
    expect(await publishedHandles()).toEqual(['frontpage']);
  });

  test('needs the permission for products', async () => {
    await store.client.control.setAdmin({scopes: ['read_products', 'write_publications']});
    const {errors} = await admin(CREATE, {collection: {title: 'X'}});
    expect(errors?.[0]?.message).toContain('`write_products` access scope');
  });
});
