import {InMemoryCache} from '@shopify/hydrogen';
import {beforeEach, describe, expect, it} from 'vitest';
import {DocumentCache} from '~/platform/documentCache';
import {StoreChanges} from '~/platform/storeChanges';

const site = 'https://studio.example';
/** What each page shows: links as documents have them. */
const pages: Record<string, string> = {
  '/': '<a href="/product/bank">Bank</a>',
  '/about': '<p>Werkstatt</p>',
  '/product/tisch': '<h1>Tisch</h1>',
  '/en/product/bank.data': '[{"handle":"tisch"}]',
  '/shop': '<a href="/product/bank">Bank</a>',
  '/en/shop.data?page=2': '[]',
};

let now: number;
let cache: Cache;
let changes: StoreChanges;
let documents: DocumentCache;
let rendered: string[];
let status: number;

beforeEach(() => {
  now = 1_000_000;
  cache = new InMemoryCache();
  changes = new StoreChanges();
  documents = new DocumentCache(changes, () => now);
  rendered = [];
  status = 200;
});

async function visit(path: string, worker = documents): Promise<number> {
  const background: Promise<unknown>[] = [];
  const response = await worker.answer({
    key: site + path,
    scope: 'build 1',
    openCache: () => Promise.resolve(cache),
    waitUntil: (promise) => void background.push(promise),
    render: () => {
      rendered.push(path);
      return Promise.resolve(new Response(pages[path], {status, headers: {'Cache-Control': 'public, max-age=0'}}));
    },
  });
  await Promise.all(background);
  return response.status;
}

/** The paths that are rendered anew when all are visited. */
async function renderedAnew(worker = documents): Promise<string[]> {
  rendered = [];
  for (const path of Object.keys(pages)) await visit(path, worker);
  return rendered;
}

let count = 0;
const change = (product?: string) => ({id: `call ${(count += 1)}`, at: now, product});

describe('after a change', () => {
  beforeEach(async () => {
    await renderedAnew();
    now += 1_000;
  });

  it('of one product, documents that name it and those of the shop are rendered anew, once', async () => {
    await changes.add(change('tisch'), cache);
    now += 1;
    expect(await renderedAnew()).toEqual(['/product/tisch', '/en/product/bank.data', '/shop', '/en/shop.data?page=2']);
    expect(await renderedAnew()).toEqual([]);
  });

  it('of anything else, all are', async () => {
    await changes.add(change(), cache);
    now += 1;
    expect(await renderedAnew()).toHaveLength(Object.keys(pages).length);
    expect(await renderedAnew()).toEqual([]);
  });

  it('that was told before, none is', async () => {
    const first = change();
    expect(await changes.add(first, cache)).toBe(true);
    now += 1;
    await renderedAnew();
    now += 1_000;
    expect(await changes.add({...first, at: now}, cache)).toBe(false);
    expect(await renderedAnew()).toEqual([]);
  });

  it('the old document stands in when the store fails', async () => {
    await changes.add(change(), cache);
    status = 503;
    expect(await visit('/about')).toBe(200);
  });

  it('more than a hundred changes count for all documents, whatever they name', async () => {
    for (let number = 0; number < 101; number += 1) await changes.add(change(`anderes-${number}`), cache);
    now += 1;
    expect(await renderedAnew()).toHaveLength(Object.keys(pages).length);
  });
});

describe('another worker of the data centre', () => {
  it('does not take over a document from before the change', async () => {
    await renderedAnew();
    now += 1_000;
    await changes.add(change('tisch'), cache);
    now += 1;
    const other = new DocumentCache(new StoreChanges(), () => now);
    expect(await renderedAnew(other)).toEqual([
      '/product/tisch',
      '/en/product/bank.data',
      '/shop',
      '/en/shop.data?page=2',
    ]);
  });

  it('knows a call that this one has heard', async () => {
    const first = change();
    await changes.add(first, cache);
    expect(await new StoreChanges().add(first, cache)).toBe(false);
  });
});
