import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {emptyContent} from '../empty';
import {readContent} from '../readContent';
import {useStore} from './useStore';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await writeFile(join(folder, 'content.json'), JSON.stringify({menus: [{handle: 'main-menu', title: {}, items: []}]}));
  await writeFile(join(folder, 'module.mjs'), 'export const loadContent = () => Promise.resolve({products: []});');
  await writeFile(join(folder, 'other.mjs'), 'export const content = {};');
});
afterAll(() => rm(folder, {recursive: true}));

describe('content', () => {
  test('is read from a JSON file: what it leaves out is empty', async () => {
    const content = await readContent(join(folder, 'content.json'));
    expect(content.menus).toMatchObject([{handle: 'main-menu'}]);
    expect(content.products).toEqual([]);
    expect(content.folders).toEqual({pictures: join(folder, 'pictures'), files: join(folder, 'files')});
  });

  test('is read from a folder that has it', async () => {
    expect(await readContent(folder)).toEqual(await readContent(join(folder, 'content.json')));
  });

  test('is what a module loads', async () => {
    expect(await readContent(join(folder, 'module.mjs'))).toEqual({products: []});
  });

  test.each([
    ['none', 'There is no '],
    ['..', 'has none of content.json'],
    ['other.mjs', 'exports no function loadContent'],
  ])('at %s is missing, and the message says so', async (place, message) => {
    await expect(readContent(join(folder, place))).rejects.toThrow(message);
  });
});

describe('an empty store', () => {
  const store = useStore(emptyContent);

  test('has a name and no content', async () => {
    const {data, errors} = await store.client.query<object>(
      '{ shop { name } products(first: 1) { nodes { id } } metaobjects(type: "projekte", first: 1) { nodes { id } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({shop: {name: 'Demo store'}, products: {nodes: []}, metaobjects: {nodes: []}});
  });
});
