import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {loader as home} from '~/routes/home';
import {loader as product} from '~/routes/product';
import {loader as project} from '~/routes/project';
import {loader as projects} from '~/routes/projects';
import {loader as shop} from '~/routes/shop';
import {loader as sitemap} from '~/routes/sitemap';
import {bigContent} from '../../../measure/bigStore/content';
import {contextFor} from '../cart/worker';

/** 1,700 projects are 141 or 142 of each service. */
const size = 1_700;
const pageCount = size / 100;
let store: DemoStore;
beforeAll(async () => {
  store = await startDemoStore({content: await bigContent(size), port: 0, seed: 'long', log: () => {}});
}, 60_000);
afterAll(() => store.close());
beforeEach(async () => {
  await createControl(store.url).clearRequests();
  // No answer is late, however long a busy machine takes for so many entries.
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
});
afterEach(() => void vi.useRealTimers());

type Loader<T> = (args: LoaderFunctionArgs) => Promise<T>;

/** What a loader answers with empty caches; the status of a page that it throws. */
async function open<T>(loader: Loader<T>, path: string, context = contextFor(store.url)): Promise<T> {
  const handle = path.split('/').at(-1) ?? '';
  const request = new Request(`https://studio.example${path}`);
  const args = {context: {...context, origin: 'https://studio.example'}, request, params: {handle}};
  return loader(args as unknown as LoaderFunctionArgs);
}

const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    (error: unknown) => (error as Response).status,
  );

const handlesOf = (list: readonly {handle: string}[]) => list.map(({handle}) => handle);
const operations = async () => (await createControl(store.url).requests()).map(({name}) => name).sort();

describe('the list of many projects', () => {
  it('shows each project once, newest first, on several pages', async () => {
    const context = contextFor(store.url);
    const pages = [await open(projects, '/projects', context)];
    for (let number = 2; number <= pageCount; number += 1)
      pages.push(await open(projects, `/projects?page=${number}`, context));
    const all = pages.flatMap((page) => page.projects);
    expect(new Set(handlesOf(all)).size).toBe(size);
    const years = all.map(({year}) => year);
    expect(years).toEqual(years.toSorted((one, other) => other - one));
    expect(pages.map(({projects: entries}) => entries.length)).toEqual(Array(pageCount).fill(100));
    expect(pages[0]?.listPage).toEqual({number: 1, path: '/projects', previous: undefined, next: '/projects?page=2'});
    expect(pages.at(-1)?.listPage).toMatchObject({number: 17, previous: '/projects?page=16', next: undefined});
  });

  it('of one service continues on a second page, and the filter counts all projects', async () => {
    const second = await open(projects, '/projects?service=leistung-2&page=2');
    expect(second.matchingCount).toBe(142);
    expect(second.projects).toHaveLength(42);
    expect(second.projects.every(({service}) => service?.handle === 'leistung-2')).toBe(true);
    expect(second.listPage).toMatchObject({previous: '/projects?service=leistung-2', next: undefined});
    expect(second.filters).toHaveLength(12);
    expect(second.filters.reduce((sum, {count}) => sum + count, 0)).toBe(size);
  });

  it('asks the store only twice for its second page', async () => {
    expect((await open(projects, '/projects?page=2')).projects).toHaveLength(100);
    expect((await operations()).filter((name) => name !== 'MoreProjects')).toEqual(['Chrome', 'Projects']);
  });

  it.each(['18', '0', '1', '02', '-1', 'x', '', '2&page=2', '101'])('has no page %j', async (number) => {
    expect(await statusOf(open(projects, `/projects?page=${number}`))).toBe(404);
  });

  it('leads from each project to the next one', async () => {
    const context = contextFor(store.url);
    const newest = (await open(projects, '/projects', context)).projects;
    expect(handlesOf((await open(home, '/', context)).projects)).toEqual(handlesOf(newest.slice(0, 4)));
    const {next} = await open(project, `/projects/${newest[99]?.handle}`, context);
    expect(next?.handle).toBe((await open(projects, '/projects?page=2', context)).projects[0]?.handle);
  });
});

describe('the shop with many products', () => {
  it('shows each product once, newest first, on several pages', async () => {
    const context = contextFor(store.url);
    const handles: string[] = [];
    for (let number = 1; number <= pageCount + 1; number += 1) {
      const page = await open(shop, number === 1 ? '/shop' : `/shop?page=${number}`, context);
      expect(Boolean(page.listPage.next)).toBe(number <= pageCount);
      handles.push(...handlesOf(page.products));
    }
    expect(handles.slice(0, 4)).toEqual(['kliv', 'custom-shelf', 'viele-varianten', `produkt-${size}`]);
    expect(new Set(handles).size).toBe(size + 3);
  });

  it.each(['19', '20', '100', '0'])('has no page %s', async (number) => {
    expect(await statusOf(open(shop, `/shop?page=${number}`))).toBe(404);
  });

  it('asks the store only twice for its second page', async () => {
    const {products} = await open(shop, '/shop?page=2', contextFor(store.url));
    expect(products).toHaveLength(100);
    expect((await operations()).filter((name) => name !== 'MoreProjects')).toEqual(['Chrome', 'Shop']);
  });
});

it('a product page with three suggestions does not load all of many products for them', async () => {
  const others = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (number) => handlesOf((await open(product, `/product/produkt-${number}`)).related)),
  );
  expect(others.every((handles) => handles.length === 3)).toBe(true);
  expect(new Set(others.flat()).size).toBeGreaterThan(9);
  expect(await operations()).toEqual(Array(6).fill('Product'));
});

describe('the list of all pages for search engines, of a large shop,', () => {
  it('names every page in both languages, in several parts', async () => {
    const index = await (await open(sitemap, '/sitemap.xml')).text();
    const parts = [...index.matchAll(/<sitemap><loc>https:\/\/studio\.example([^<]+)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(parts).toEqual(['/sitemap.xml?part=1', '/sitemap.xml?part=2']);
    const texts = await Promise.all(parts.map(async (path) => (await open(sitemap, path)).text()));
    const urls = texts.flatMap((xml) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url));
    expect(new Set(urls).size).toBe(urls.length);
    const sitemapUrls = new Set(urls);
    for (let number = 1; number <= size; number += 1) {
      const paths = [`/projects/projekt-${number}`, `/product/produkt-${number}`, `/ort-${number}`];
      const missing = paths
        .flatMap((path) => [path, `/en${path}`])
        .filter((path) => !sitemapUrls.has(`https://studio.example${path}`));
      expect(missing).toEqual([]);
    }
    expect(Math.max(...texts.map((xml) => xml.split('<url>').length))).toBeLessThan(50_000);
  });

  it('has no other part', async () => {
    expect(await statusOf(open(sitemap, '/sitemap.xml?part=3'))).toBe(404);
    expect(await statusOf(open(sitemap, '/sitemap.xml?part=x'))).toBe(404);
  });
});

it('the list of projects is remembered for the next visitor', async () => {
  const context = contextFor(store.url);
  await open(projects, '/projects', context);
  await createControl(store.url).clearRequests();
  await open(projects, '/projects?page=2', context);
  expect(await operations()).toEqual([]);
});
