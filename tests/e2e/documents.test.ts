import {request as httpRequest} from 'node:http';
import {text} from 'node:stream/consumers';
import {brand} from '../../app/brand';
import {escapeHtml} from '../../app/platform/html';
import {getDocument, tags} from '../../tools/document';
import {languages, localizedPath} from '../../app/i18n/language';
import {eachPageOnce, everyPage, pages} from '../../tools/pages';
import type {Site} from '../../tools/site';
import {itemsValue} from '../support/cookies';
import {expect, siteForAll, test} from '../support/test';

const locales = {de: 'de-DE', en: 'en-GB'};

for (const [path, language] of everyPage) {
  test.describe(`the page ${path}`, () => {
    const german = language === 'de' ? path : path.slice(3) || '/';
    const english = `/en${german === '/' ? '' : german}`;

    test('is complete as the server sends it, and says its language', async ({site}) => {
      const {status, html} = await getDocument(site.url + path);
      expect(status).toBe(200);
      expect(tags(html, 'h1')).toHaveLength(1);
      expect(tags(html, 'html')[0]?.lang).toBe(locales[language]);
      expect(/<title>([^<]+)/.exec(html)?.[1]).toContain(escapeHtml(brand.name));
    });

    test('has a description, a picture for social networks and icons', async ({site}) => {
      const {html} = await getDocument(site.url + path);
      const meta = Object.fromEntries(
        tags(html, 'meta').map(({name, property, content}) => [name ?? property, content]),
      );
      expect(meta.description).toMatch(/\w/);
      expect(meta['og:title']).toContain(escapeHtml(brand.name));
      expect(meta['og:description']).toBe(meta.description);
      expect(meta['og:url']).toBe(site.url + path);
      expect(meta['og:image']).toMatch(/^http/);
      expect(meta['twitter:card']).toBe('summary_large_image');
      const icons = tags(html, 'link').filter(({rel = ''}) => rel.includes('icon'));
      expect(icons.map(({rel}) => rel)).toEqual(expect.arrayContaining(['icon', 'apple-touch-icon']));
    });

    test('tells search engines its own address, and that of the same page in the other language', async ({site}) => {
      const links = tags((await getDocument(site.url + path)).html, 'link');
      const alternates = links.filter(({rel}) => rel === 'alternate').map(({hreflang, href}) => [hreflang, href]);
      expect(Object.fromEntries(alternates)).toEqual({
        de: site.url + german,
        en: site.url + english,
        'x-default': site.url + german,
      });
      expect(links.find(({rel}) => rel === 'canonical')?.href).toBe(site.url + path);
    });
  });
}

test('every page has a description of its own, in both languages', async ({site}) => {
  const legal = ['terms-of-service', 'refund-policy', 'shipping-policy'].map((term) => `/legal/${term}`);
  for (const language of languages) {
    const found = new Map<string, string>();
    for (const path of [...Object.values(pages), '/projects/kanzlei-am-hofgarten', ...legal]) {
      const {html} = await getDocument(site.url + localizedPath(path, language));
      const description = tags(html, 'meta').find(({name}) => name === 'description')?.content ?? '';
      expect(found.get(description), `${language} ${path}: ${description}`).toBeUndefined();
      found.set(description, path);
    }
  }
});

test('on an English page, a text that exists in German only is marked as German', async ({site}) => {
  for (const path of ['/faq', '/press', '/imprint']) {
    const {html} = await getDocument(`${site.url}/en${path}`);
    const locale = tags(html, 'meta').find(({property}) => property === 'og:locale')?.content;
    expect(locale, path).toBe(path === '/imprint' ? 'en_GB' : 'de_DE');
  }
  const [, main = ''] = (await getDocument(`${site.url}/en/faq`)).html.split(/(?=<main)/);
  const [beforeTitle = ''] = main.split('<h1');
  expect(tags(beforeTitle, 'div')[0]?.lang).toBe('de');
  expect(beforeTitle).toContain('<span lang="en">This page is in German only.</span>');
});

test('a page never shows unstyled for a moment: it loads all its styles at once', async ({site}) => {
  for (const path of ['/product/kliv', ...Object.values(pages)]) {
    const {html} = await getDocument(site.url + path);
    const sheets = tags(html, 'link').filter(({rel}) => rel === 'stylesheet');
    const css = await Promise.all(sheets.map(async ({href}) => (await fetch(new URL(href ?? '', site.url))).text()));
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
    const ofModules = [...new Set(used)].filter((name) => /^_\w+_[\w-]{5}_\d+$/.test(name));
    expect(ofModules.length).toBeGreaterThan(10);
    const missing = ofModules.filter((name) => !css.some((text) => text.includes(`.${name}`)));
    expect(missing, path).toEqual([]);
  }
});

test('a page without pictures is shared with the studio’s picture', async ({site}) => {
  const {html} = await getDocument(`${site.url}/imprint`);
  const card = tags(html, 'meta').find(({property}) => property === 'og:image')?.content ?? '';
  const answer = await fetch(card);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
});

const visitor = `cartItems=${itemsValue('1.2')}; selectedLanguage=DE; consent=all`;

/** All pages but the cart, which is the only document that depends on the visitor. */
const pagesForAll = eachPageOnce.filter(([path]) => !path.endsWith('/cart'));

const siteUrl = 'https://studio.example';
const siteWithUrl = siteForAll(() => ({env: {PUBLIC_SITE_URL: `${siteUrl}/`}}));

test('every visitor gets exactly the same page, and it sets no cookie', async ({site}) => {
  // A second site, so that no document is the kept one of the first visitor.
  const second = siteWithUrl();
  const bare = (html: string, {url, storeUrl}: Site) =>
    html.replaceAll(url, 'SITE').replaceAll(siteUrl, 'SITE').replaceAll(storeUrl, 'STORE');
  for (const [path] of pagesForAll) {
    const plain = await getDocument(site.url + path);
    const other = await getDocument(second.url + path, visitor);
    expect(plain.headers.getSetCookie()).toEqual([]);
    expect(other.headers.getSetCookie()).toEqual([]);
    expect(bare(other.html, second), path).toBe(bare(plain.html, site));
  }
});

test('a browser that already has the current page is not sent it again', async ({site}) => {
  const {headers} = await getDocument(`${site.url}/en/shop?utm_source=mail`);
  const tag = headers.get('ETag') ?? '';
  for (const etag of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const answer = await fetch(`${site.url}/en/shop`, {headers: {'If-None-Match': etag}});
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('Content-Security-Policy')).toBe(headers.get('Content-Security-Policy'));
  }
  expect((await fetch(`${site.url}/en/shop`, {headers: {'If-None-Match': '"other"'}})).status).toBe(200);
});

test('a program that asks only whether a page exists (HEAD) gets the same answer as a browser', async ({site}) => {
  const got = await fetch(`${site.url}/en/about`);
  const head = await fetch(`${site.url}/en/about`, {method: 'HEAD'});
  expect(head.status).toBe(200);
  expect(head.headers.get('ETag')).toBe(got.headers.get('ETag'));
});

/** What a path answers to a request that names another host: `fetch` can't do that. */
function getAs(host: string, url: string, path: string): Promise<{status?: number; body: string}> {
  return new Promise((resolve, reject) => {
    const headers = {Host: host, Accept: 'text/html'};
    httpRequest(url, {path, headers, agent: false}, (answer) => {
      void text(answer).then((body) => resolve({status: answer.statusCode, body}));
    })
      .on('error', reject)
      .end();
  });
}

const namingPages = ['/', '/en/product/hocker-lot', '/jobs', '/sitemap.xml', '/robots.txt'];

test.describe('the web address that search engines are told to list', () => {
  test('is the one that the merchant has set, under whatever address the site was called (rule 1.12)', async () => {
    for (const path of namingPages) {
      const {status, body} = await getAs('evil.example', siteWithUrl().url, path);
      expect(status, path).toBe(200);
      expect(body.includes('https://studio.example/'), path).toBe(true);
      expect(body.includes('evil.example'), path).toBe(false);
    }
  });

  test('is not given, nor is a list of pages, while the merchant has set none', async ({site}) => {
    for (const path of namingPages) {
      const {status, body} = await getAs('evil.example', site.url, path);
      expect(status, path).toBe(path === '/sitemap.xml' ? 404 : 200);
      expect(body.includes('evil.example'), path).toBe(false);
    }
    const {body} = await getAs('evil.example', site.url, '/en/shop');
    expect(tags(body, 'link').find(({rel}) => rel === 'canonical')?.href).toBe('/en/shop');
  });
});
