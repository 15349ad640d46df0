import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {completeContent, type PartialContent} from '../content';
import {emptyContent, newStoreContent} from '../empty';
import {completeFromFiles, readContent} from '../readContent';
import {startDemoStore} from '../server';
import {createClient} from '../testing/client';
import {useStore} from './useStore';

let folder = '';
const readComplete = async (location: string) => completeFromFiles(await readContent(location));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await writeFile(join(folder, 'content.json'), JSON.stringify({menus: [{handle: 'main-menu', title: {}, items: []}]}));
  await writeFile(join(folder, 'module.mjs'), 'export const loadContent = () => Promise.resolve({products: []});');
  await writeFile(join(folder, 'shop.json'), JSON.stringify({shop: {name: 'Hobel'}}));
  const misspelt = {products: [{handle: 'a', titel: 'A', variants: [{price: '12'}]}]};
  await writeFile(join(folder, 'misspelt.json'), JSON.stringify(misspelt));
  await mkdir(join(folder, 'pictures'));
  await sharp({create: {width: 30, height: 20, channels: 3, background: '#fff'}}).toFile(
    join(folder, 'pictures/oak.webp'),
  );
  await writeFile(join(folder, 'other.mjs'), 'export const content = {};');
  await writeFile(
    join(folder, 'throws.mjs'),
    'export const loadContent = () => Promise.reject(new Error("no network"));',
  );
  await writeFile(join(folder, 'broken.json'), '{products: []}');
});
afterAll(() => rm(folder, {recursive: true}));

describe('the content that the demo store starts with', () => {
  test('can be a file, whose missing parts are empty', async () => {
    const content = await readComplete(join(folder, 'content.json'));
    expect(content.menus).toMatchObject([{handle: 'main-menu'}]);
    expect(content.products).toEqual([]);
    expect(content.folders).toEqual({pictures: join(folder, 'pictures'), files: join(folder, 'files')});
  });

  test('can be a folder with such a file', async () => {
    expect(await readContent(folder)).toEqual(await readContent(join(folder, 'content.json')));
  });

  test('can be a program’s module', async () => {
    expect(await readComplete(join(folder, 'module.mjs'))).toMatchObject({products: [], shop: {name: 'Demo store'}});
  });

  test.each([
    ['none', /no file or folder is at .*none\.$/],
    ['..', 'has none of content.json'],
    ['other.mjs', /other\.mjs can't be read: it exports no function loadContent/],
    ['throws.mjs', /throws\.mjs can't be read: no network$/],
    ['broken.json', /broken\.json can't be read: .*JSON/],
    ['misspelt.json', /^products\.0\.variants\.0\.price: .*\nproducts\.0\.titel: /],
  ])('with a file that is missing or wrong, stops the start with a message: %s', async (place, message) => {
    await expect(readComplete(join(folder, place))).rejects.toThrow(message);
  });
});

describe('content of the demo store that is not complete', () => {
  test('is completed with what is usual', () => {
    const {shop, products, pictures, menus} = completeContent({
      shop: {name: 'Hobel', shipping: {flat: 490}},
      products: [{handle: 'stool', title: {EN: 'Stool'}, variants: [{price: 12_900}]}, {handle: 'bench'}],
      pictures: [{name: 'oak'}],
      menus: [
        {handle: 'main-menu', items: [{title: 'Shop', url: '/', items: [{title: 'Stool', url: '/products/stool'}]}]},
      ],
    });
    expect(shop).toMatchObject({name: 'Hobel', vatPercent: 19, languages: ['DE'], shipping: {flat: 490}});
    expect(products).toMatchObject([
      {title: {DE: 'Stool', EN: 'Stool'}, seo: {title: {DE: ''}}, variants: [{selectedOptions: ['Default Title']}]},
      {title: {DE: 'bench'}, variants: [{price: 0, quantityAvailable: 0, continueSelling: true}]},
    ]);
    expect(pictures).toMatchObject([{file: 'oak.webp', alt: {DE: ''}}]);
    expect(menus[0]?.items[0]?.items).toEqual([{title: {DE: 'Stool', EN: 'Stool'}, url: '/products/stool', items: []}]);
  });

  test('gets the size of a picture from its file', async () => {
    await writeFile(join(folder, 'oak.json'), JSON.stringify({pictures: [{name: 'oak'}, {name: 'gone'}]}));
    expect((await readComplete(join(folder, 'oak.json'))).pictures).toMatchObject([
      {width: 30, height: 20},
      {width: 1600, height: 1200},
    ]);
  });

  test('names a variant’s number once', () => {
    const variants = [{number: '43567673344056'}];
    const products = [
      {handle: 'stool', variants},
      {handle: 'bench', variants},
    ];
    expect(() => completeContent({products})).toThrow('products: has two variants with the number 43567673344056');
  });

  const store = useStore({
    shop: {name: 'Hobel'},
    products: [{handle: 'stool'}, {handle: 'bench', variants: [{number: '43567673344056'}]}],
  });

  test('is enough for a shop that can sell', async () => {
    const {data, errors} = await store.client.query<object>(
      '{ shop { name } product(handle: "stool") { title availableForSale seo { title } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      shop: {name: 'Hobel'},
      product: {title: 'stool', availableForSale: true, seo: {title: null}},
    });
  });

  test('can say the number of a variant, for sites that name one', async () => {
    const id = 'gid://shopify/ProductVariant/43567673344056';
    const {data} = await store.client.query<object>(
      'query ($id: ID!) { node(id: $id) { ... on ProductVariant { id product { handle } } } }',
      {id},
    );
    expect(data).toEqual({node: {id, product: {handle: 'bench'}}});
    const wrong = {products: [{handle: 'bench', variants: [{number: id}]}]};
    expect(() => completeContent(wrong)).toThrow('products.0.variants.0.number: is not the number of an id');
  });
});

describe('a demo store that a program starts', () => {
  const ask = async (content: PartialContent | undefined, query: string) => {
    const store = await startDemoStore({content, port: 0});
    const answer = await createClient(store.url).query<object>(query);
    await store.close();
    return answer;
  };

  test('measures the pictures of its content, as the command does', async () => {
    const content: PartialContent = {
      folders: {pictures: join(folder, 'pictures')},
      pictures: [{name: 'oak'}],
      products: [{handle: 'stool', images: ['oak']}],
    };
    expect(await ask(content, '{ product(handle: "stool") { featuredImage { width height } } }')).toMatchObject({
      data: {product: {featuredImage: {width: 30, height: 20}}},
    });
  });

  test('is as Shopify creates a store when it gets no content', async () => {
    const query = '{ shop { privacyPolicy { title } } collections(first: 9) { nodes { handle } } }';
    expect(await ask(undefined, query)).toEqual(await ask(newStoreContent, query));
    expect(await ask(undefined, query)).not.toEqual(await ask(emptyContent, query));
  });

  test('stops its start with a message when its content is wrong', async () => {
    const content = {products: [{handle: 'stool', titel: 'Stool'}]};
    await expect(startDemoStore({content, port: 0})).rejects.toThrow(/^products\.0\.titel: /);
  });
});

describe('an empty demo store', () => {
  const store = useStore(emptyContent);

  test('has a name and no content', async () => {
    const {data, errors} = await store.client.query<object>(
      '{ shop { name } products(first: 1) { nodes { id } } metaobjects(type: "projekte", first: 1) { nodes { id } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({shop: {name: 'Demo store'}, products: {nodes: []}, metaobjects: {nodes: []}});
  });
});
