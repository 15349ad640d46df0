import {storefrontEnv} from 'demo-store/env';
import {createSession} from '~/gate/session';
import {previewQuery} from '../../app/platform/http/previewLink';
import {expect, siteForAll, test} from '../support/test';

const {SESSION_SECRET = ''} = storefrontEnv('http://127.0.0.1');
const password = 'eiche';
const lockedSite = siteForAll(() => ({env: {SITE_PASSWORD: password}}));

/** Pages whose answer every visitor may get from Oxygen's cache. */
const shared = [
  '/en',
  '/en/projects',
  '/en/projects/haus-am-kanal',
  '/en/shop',
  '/en/shop?utm_source=mail',
  '/en/product/hocker-lot',
  '/en/product/konfigurator-tisch?length=180&width=90',
  '/en/shop?sort=price',
  '/en/contact',
  '/en/about',
  '/en/index.md',
  '/en/shop.md',
  '/_root.data',
  '/shop.data',
  '/en/shop.data',
];

/** Addresses that Oxygen's cache must ask the worker for, each time: `[path, status]`. */
const notShared = [
  ['/', 200],
  ['/shop', 200],
  ['/en/search?q=oak', 200],
  ['/product/hocker-lot', 200],
  ['/shop.md', 200],
  ['/en/cart', 200],
  ['/en/cart.data', 200],
  ['/en/thankyou/Ada', 200],
  ['/en/contact?text=Oak', 200],
  ['/en/llms.txt', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/healthz', 200],
  ['/en/Shop', 301],
  ['/en/shop/', 301],
  ['/en/products/hocker-lot', 301],
  ['/en/no-such-page', 404],
  ['/en/no-such-page.md', 404],
  ['/en/api/none', 404],
  ['/assets/none.js', 404],
] as const;

const visit = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {redirect: 'manual', headers: {Accept: 'text/html', ...headers}});
  await response.arrayBuffer();
  return response;
};

/** The status of an answer, and whether Oxygen's cache may keep it. */
const cacheability = ({status, headers}: Response) => [status, headers.has('Oxygen-Cache-Control')];

test.describe('the cache of Shopify’s hosting (Oxygen), in front of the site,', () => {
  test('keeps English pages and data for a minute, whoever asks for them', async ({site}) => {
    for (const path of shared) {
      for (const Cookie of ['', 'selectedLanguage=EN; consent=all', 'selectedLanguage=DE']) {
        const {status, headers} = await visit(site.url + path, Cookie ? {Cookie} : {});
        expect([status, headers.get('Oxygen-Cache-Control'), headers.get('Vary')], `${path} ${Cookie}`).toEqual([
          200,
          'public, max-age=60, stale-while-revalidate=60',
          path.endsWith('.data') ? 'Accept-Encoding' : 'Accept',
        ]);
        expect(headers.getSetCookie(), path).toEqual([]);
      }
    }
  });

  test('keeps nothing that differs, leads elsewhere, is an error or has a lifetime of its own', async ({site}) => {
    for (const [path, status] of notShared)
      expect(cacheability(await visit(site.url + path)), path).toEqual([status, false]);
    for (const path of ['/', '/shop'])
      expect(cacheability(await visit(site.url + path, {Cookie: 'selectedLanguage=EN'})), path).toEqual([302, false]);
  });

  test('keeps no answer to a visitor who has the page or asks for markdown', async ({site}) => {
    for (const path of shared) {
      const ETag = (await visit(site.url + path)).headers.get('ETag') ?? '';
      expect(cacheability(await visit(site.url + path, {'If-None-Match': ETag})), path).toEqual([304, false]);
      if (/\.(md|data)$/.test(path)) continue;
      const markdown = await visit(site.url + path, {Accept: 'text/markdown'});
      expect(markdown.headers.get('Content-Type'), path).toContain('text/markdown');
      expect(cacheability(markdown), path).toEqual([200, false]);
    }
  });

  test('keeps no draft', async ({site}) => {
    const path = '/projects/esszimmer-oberkassel';
    const {query} = await previewQuery(path, SESSION_SECRET);
    expect(cacheability(await visit(`${site.url}/en${path}${query}`))).toEqual([200, false]);
  });

  test('keeps no page that lacks a part, or is missing, while the store fails', async ({startOwnSite}) => {
    const {url, control} = await startOwnSite();
    await control.addFault({operation: 'Chrome', kind: '500'});
    expect(cacheability(await visit(`${url}/en/faq`))).toEqual([200, false]);
    await control.addFault({operation: 'Product', kind: '500'});
    expect(cacheability(await visit(`${url}/en/product/kliv`))).toEqual([503, false]);
  });

  test('keeps nothing of a site with a password, before and after it was entered', async () => {
    const keys = {secret: SESSION_SECRET, password};
    const [Cookie = ''] = (await createSession(keys, {secure: false, now: Date.now()})).split(';');
    for (const path of shared) {
      expect(cacheability(await visit(lockedSite().url + path)), path).toEqual([401, false]);
      expect(cacheability(await visit(lockedSite().url + path, {Cookie})), path).toEqual([200, false]);
    }
  });
});
