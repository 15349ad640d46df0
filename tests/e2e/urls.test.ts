import {request} from 'node:http';
import {text} from 'node:stream/consumers';
import {describe} from 'vitest';
import {getDocument, tags} from '../../tools/document';
import {everyPage} from '../../tools/pages';
import {expectEnglishKept} from '../support/cookies';
import {expect, test} from '../support/test';

const unknown = [
  ['/no-such-page', 'de-DE'],
  ['/no/such/page', 'de-DE'],
  ['/404', 'de-DE'],
  ['/enormous', 'de-DE'],
  ['/product/no-such-product', 'de-DE'],
  ['/projects/no-such-project', 'de-DE'],
  ['/services/no-such-service', 'de-DE'],
  ['/legal/no-such-term', 'de-DE'],
  ['/en/no-such-page', 'en-GB'],
  ['/en/product/no-such-product', 'en-GB'],
  ['/en/projects/no-such-project', 'en-GB'],
  ['/en/legal/no-such-term', 'en-GB'],
] as const;

describe('an unknown URL', () => {
  test.for(unknown)('%s answers with the not-found page', async ([path, lang], {site}) => {
    const {status, html} = await getDocument(site.url + path);
    expect(status).toBe(404);
    expect(tags(html, 'html')[0]?.lang).toBe(lang);
    expect(tags(html, 'h1')).toHaveLength(1);
    expect(tags(html, 'meta').find(({name}) => name === 'robots')?.content).toBe('noindex');
    expect(html).not.toMatch(/ at .*\.(js|ts):\d+/);
  });

  test.for([
    '/a/%0d%0a/b',
    '/%09/120%20cm/0',
    '/en/a/%0A/b',
    '/a/%e2%80%a8',
    '/%5c',
    '/%5Cevil.example',
    '/en/%5c',
    '/%ff',
    '/%00',
  ])('%s answers with the not-found page, as document and as data', async (path, {site}) => {
    const {status, html} = await getDocument(site.url + path);
    expect(status).toBe(404);
    expect(tags(html, 'html')[0]?.lang).toBe(path.startsWith('/en/') ? 'en-GB' : 'de-DE');
    expect(tags(html, 'h1')).toHaveLength(1);
    const data = await getDocument(`${site.url}${path}.data`);
    expect(data.status).toBe(404);
    for (const text of [html, data.html]) expect(text).not.toMatch(/ at .*\.(js|ts):\d+/);
  });

  test.for(['/%', '/en/%zz', '/a/50%', '/%.png'])('%s, with a malformed code, is one', async (path, {site}) => {
    for (const url of [path, `${path}.data`]) expect((await getDocument(site.url + url)).status, url).toBe(404);
  });

  test('with a line end in its path has no scripts, as the router would fail in the browser too', async ({
    open,
    site,
  }) => {
    const path = '/a/%0d%0a/b';
    expect((await getDocument(site.url + path)).html).not.toMatch(/type="(late|module)"|rel="(late|modulepreload)"/);
    const page = await open(path, {javaScript: false, expectedErrors: [/status 404: GET/]});
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
  });

  test('answers a form that it has no use for without a stack', async ({site}) => {
    for (const path of ['/shop', '/shop.data', '/no-such-page', '/a/%0d%0a/b', '/a/%0d%0a/b.data']) {
      const {status, text} = await post(site.url + path, 'a=b');
      expect([404, 405], path).toContain(status);
      expect(text, path).not.toMatch(/ at .*\.(js|ts):\d+/);
    }
  });

  test('links to the home page', async ({open}) => {
    const page = await open('/no-such-page', {expectedErrors: [/status 404: GET .*no-such-page/]});
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
  });
});

test('a path with more segments than any page has costs no more than another one', async ({site}) => {
  const version = /manifest-(\w+)\.js/.exec(await (await fetch(site.url)).text())?.[1] ?? '';
  expect(version).not.toBe('');
  const deep = [`${'/z'.repeat(5_000)}`, `/__manifest?version=${version}&p=${'/z'.repeat(3_500)}`];
  for (const path of deep) {
    const began = performance.now();
    expect((await fetch(site.url + path)).status).toBe(404);
    expect(performance.now() - began, path.slice(0, 30)).toBeLessThan(1_000);
  }
});

test('a method that no page knows is answered with words and status 405', async ({site}) => {
  for (const path of ['/', '/en/shop', '/shop.data', '/api/cart', '/%09/', '/%']) {
    for (const method of ['PROPFIND', 'OPTIONS', 'MKCOL']) {
      const answer = await fetch(site.url + path, {method, redirect: 'manual'});
      expect([answer.status, answer.headers.get('Allow')], `${method} ${path}`).toEqual([
        405,
        expect.stringContaining('GET'),
      ]);
      expect(await answer.text()).toContain('no answer here');
    }
  }
});

/** Posts on a connection of its own: the worker closes one whose body it has not read, and `fetch` might take it again. */
function post(url: string, body: string): Promise<{status?: number; text: string}> {
  return new Promise((resolve, reject) => {
    const headers = {'Content-Type': 'application/x-www-form-urlencoded'};
    const outgoing = request(url, {method: 'POST', agent: false, headers}, (answer) => {
      text(answer).then((body) => resolve({status: answer.statusCode, text: body}), reject);
    });
    outgoing.on('error', reject).end(body);
  });
}

test.for(['/shop?a=50%', '/en/shop?a=%zz&b=%E0%A4%A'])('%s shows its page', async (path, {site}) => {
  expect((await getDocument(site.url + path)).status).toBe(200);
});

test.for([
  '/projekte',
  '/project/alter-name',
  '/produkt/tisch',
  '/produkt-schlagwort/eiche',
  '/impressum',
  '/?product_shipping_class=gross',
])('%s of the former site redirects permanently to the home page', async (path, {site}) => {
  const {status, headers} = await getDocument(site.url + path);
  expect([status, headers.get('Location')]).toEqual([301, '/']);
});

describe('another spelling of a URL', () => {
  test.for([
    ['/About', '/about'],
    ['/projects/', '/projects'],
    ['/Werkstatt', '/werkstatt'],
    ['/EN/Shop/?Q=a%20B', '/en/shop?Q=a%20B'],
    ['/Projects/Haus-Am-Kanal/', '/projects/Haus-Am-Kanal'],
    ['/Thankyou/Ada', '/thankyou/Ada'],
    ['/Robots.txt', '/robots.txt'],
    ['/no-such-page/', '/no-such-page'],
  ])('%s redirects permanently to %s', async ([path, target], {site}) => {
    const {status, headers} = await getDocument(site.url + path);
    expect([status, headers.get('Location')]).toEqual([301, target]);
    expect((await fetch(site.url + path, {method: 'HEAD', redirect: 'manual'})).status).toBe(301);
  });

  test.for([
    ['/Innenarchitekt-Leipzig', '/innenarchitekt-leipzig'],
    ['/en/Innenarchitekt-LEIPZIG?a=B', '/en/innenarchitekt-leipzig?a=B'],
    ['/innenarchitekt-leipzig/', '/innenarchitekt-leipzig'],
    ['/%69nnenarchitekt%2Dleipzig', '/innenarchitekt-leipzig'],
    ['/projects/Haus-Am-Kanal', '/projects/haus-am-kanal'],
    ['/en/services/Ladenbau', '/en/services/ladenbau'],
    ['/product/Hocker-Lot?variant=1', '/product/hocker-lot?variant=1'],
    ['/legal/Privacy-Policy', '/legal/privacy-policy'],
    ['/en/legal/PRIVACY-policy', '/en/legal/privacy-policy'],
  ])('%s means the page of a handle: %s', async ([path, target], {site}) => {
    for (const visit of [1, 2]) {
      const {status, headers} = await getDocument(site.url + path);
      expect([status, headers.get('Location')], `visit ${visit}`).toEqual([301, target]);
    }
    expect((await getDocument(site.url + target)).status).toBe(200);
  });

  test.for(['/Tischler-Atlantis', '/en/No-Such-Page', '/projects/Kein-Haus', '/legal/Unknown', '/A/B', '/%5CHost'])(
    '%s, which no page has in any spelling, is not found',
    async (path, {site}) => {
      expect((await getDocument(site.url + path)).status).toBe(404);
    },
  );

  test('never leads to another host', async ({site}) => {
    for (const path of ['//Innenarchitekt-Leipzig', '//Evil.example', '/\\Evil.example', '//evil.example/Projects']) {
      const {headers} = await getDocument(site.url + path);
      expect(new URL(headers.get('Location') ?? '/', site.url).origin, path).toBe(site.url);
    }
  });

  test.for(everyPage)('%s is spelled as its canonical URL', async ([path], {site}) => {
    const {status, html} = await getDocument(site.url + path);
    expect(status).toBe(200);
    expect(tags(html, 'link').find(({rel}) => rel === 'canonical')?.href).toBe(site.url + path);
  });

  test('is redirected before the language, and its cookie leads on', async ({site}) => {
    const {status, headers} = await getDocument(`${site.url}/EN/shop`, 'selectedLanguage=EN');
    expect([status, headers.get('Location')]).toEqual([301, '/en/shop']);
  });

  test('is behind the gate like every URL, and kept by no shared cache', async ({startOwnSite}) => {
    const {url} = await startOwnSite({env: {SITE_PASSWORD: 'eiche'}});
    expect((await getDocument(`${url}/About`)).status).toBe(401);
    const {status, headers} = await getDocument(`${url}/Imprint/`);
    expect([status, headers.get('Location')]).toEqual([301, '/imprint']);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });
});

describe('the language cookie', () => {
  const english = 'selectedLanguage=EN';

  test.for([
    ['/', '/en'],
    ['/shop?q=1&r=%20', '/en/shop?q=1&r=%20'],
    ['/product/hocker-lot', '/en/product/hocker-lot'],
  ])('%s redirects to %s for a visitor who chose English', async ([path, target], {site}) => {
    const {status, headers} = await getDocument(site.url + path, english);
    expect(status).toBe(302);
    expect(new URL(headers.get('Location') ?? '', site.url).href).toBe(site.url + target);
    expect(headers.getSetCookie()).toEqual([]);
  });

  test.for([
    ['/en/shop', english],
    ['/en/shop', 'selectedLanguage=DE'],
    ['/shop', 'selectedLanguage=DE'],
    ['/shop', 'selectedLanguage=FR'],
    ['/shop', 'notselectedLanguage=EN'],
  ])('%s is not redirected with the cookie %s', async ([path, cookie], {site}) => {
    expect((await getDocument(site.url + path, cookie)).status).toBe(200);
  });
});

describe('the language switch', () => {
  test('keeps page, query and hash, and is remembered', async ({open}) => {
    const page = await open('/shop?from=mail#main');
    await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true}).click();
    await expect(page).toHaveURL('/en/shop?from=mail#main');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expectEnglishKept(page);

    await page.goto('/projects');
    await expect(page).toHaveURL('/en/projects');
  });

  test('works without JavaScript', async ({open}) => {
    const page = await open('/projects', {javaScript: false});
    await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true}).click();
    await expect(page).toHaveURL('/en/projects');
  });
});
