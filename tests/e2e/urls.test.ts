import {request} from 'node:http';
import {text} from 'node:stream/consumers';
import {getDocument, tags} from '../../tools/document';
import {expectEnglishSaved} from '../support/cookies';
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

test.describe('an address that does not exist', () => {
  for (const [path, lang] of unknown) {
    test(`leads to a page that says so (${path})`, async ({site}) => {
      const {status, html} = await getDocument(site.url + path);
      expect(status).toBe(404);
      expect(tags(html, 'html')[0]?.lang).toBe(lang);
      expect(tags(html, 'h1')).toHaveLength(1);
      expect(tags(html, 'meta').find(({name}) => name === 'robots')?.content).toBe('noindex');
      expect(html).not.toMatch(/ at .*\.(js|ts):\d+/);
    });
  }

  for (const path of [
    '/a/%0d%0a/b',
    '/%09/120%20cm/0',
    '/en/a/%0A/b',
    '/a/%e2%80%a8',
    '/%5c',
    '/%5Cevil.example',
    '/en/%5c',
    '/%ff',
    '/%00',
  ]) {
    test(`leads to a page that says so, also when the browser asks for data only (${path})`, async ({site}) => {
      const {status, html} = await getDocument(site.url + path);
      expect(status).toBe(404);
      expect(tags(html, 'html')[0]?.lang).toBe(path.startsWith('/en/') ? 'en-GB' : 'de-DE');
      expect(tags(html, 'h1')).toHaveLength(1);
      const data = await getDocument(`${site.url}${path}.data`);
      expect(data.status).toBe(404);
      for (const text of [html, data.html]) expect(text).not.toMatch(/ at .*\.(js|ts):\d+/);
    });
  }

  for (const path of ['/%', '/en/%zz', '/a/50%', '/%.png']) {
    test(`and is written wrongly gets an answer, not a failure (${path})`, async ({site}) => {
      for (const url of [path, `${path}.data`]) expect((await getDocument(site.url + url)).status, url).toBe(404);
    });
  }

  test('with a line break in it leads to a page without scripts, which would fail there', async ({site}) => {
    const {html} = await getDocument(`${site.url}/a/%0d%0a/b`);
    expect(html).not.toMatch(/type="(late|module)"|rel="(late|modulepreload)"/);
    expect(tags(html.split('<main')[1]?.split('</main>')[0] ?? '', 'a').map(({href}) => href)).toEqual(['/']);
  });

  test('to which a form is sent leads to an error page that reveals nothing about the code', async ({site}) => {
    for (const path of ['/shop', '/shop.data', '/no-such-page', '/a/%0d%0a/b', '/a/%0d%0a/b.data']) {
      const {status, text} = await post(site.url + path, 'a=b');
      expect([404, 405], path).toContain(status);
      expect(text, path).not.toMatch(/ at .*\.(js|ts):\d+/);
    }
  });
});

test('an absurdly long address does not keep the worker busy', async ({site}) => {
  // More than any page takes on a busy machine.
  const signal = AbortSignal.timeout(10_000);
  expect((await fetch(site.url + '/z'.repeat(5_000), {signal})).status).toBe(404);
});

test('a kind of request that the site does not support gets a message', async ({site}) => {
  for (const path of ['/', '/en/shop', '/shop.data', '/api/cart', '/%09/', '/%']) {
    for (const method of ['PROPFIND', 'OPTIONS', 'MKCOL']) {
      const answer = await fetch(site.url + path, {method, redirect: 'manual'});
      expect([answer.status, answer.headers.get('Allow')], `${method} ${path}`).toEqual([
        405,
        expect.stringContaining('GET'),
      ]);
      expect(await answer.text()).toContain('answer this kind of request');
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

for (const path of ['/shop?a=50%', '/en/shop?a=%zz&b=%E0%A4%A']) {
  test(`the address ${path} shows its page`, async ({site}) => {
    expect((await getDocument(site.url + path)).status).toBe(200);
  });
}

test('an address of the studio’s former site leads to the home page', async ({site}) => {
  for (const path of ['/projekte', '/impressum', '/?product_shipping_class=gross']) {
    const {status, headers} = await getDocument(site.url + path);
    expect([status, headers.get('Location')], path).toEqual([301, '/']);
  }
});

test.describe('another spelling of an address', () => {
  for (const [path, target] of [
    ['/About', '/about'],
    ['/projects/', '/projects'],
    ['/Werkstatt', '/werkstatt'],
    ['/EN/Shop/?Q=a%20B', '/en/shop?Q=a%20B'],
    ['/Projects/Haus-Am-Kanal/', '/projects/Haus-Am-Kanal'],
    ['/Thankyou/Ada', '/thankyou/Ada'],
    ['/Robots.txt', '/robots.txt'],
    ['/no-such-page/', '/no-such-page'],
  ]) {
    test(`${path} leads to ${target} for good`, async ({site}) => {
      const {status, headers} = await getDocument(site.url + path);
      expect([status, headers.get('Location')]).toEqual([301, target]);
      expect((await fetch(site.url + path, {method: 'HEAD', redirect: 'manual'})).status).toBe(301);
    });
  }

  for (const [path, target] of [
    ['/Innenarchitekt-Leipzig', '/innenarchitekt-leipzig'],
    ['/en/Innenarchitekt-LEIPZIG?a=B', '/en/innenarchitekt-leipzig?a=B'],
    ['/innenarchitekt-leipzig/', '/innenarchitekt-leipzig'],
    ['/%69nnenarchitekt%2Dleipzig', '/innenarchitekt-leipzig'],
    ['/projects/Haus-Am-Kanal', '/projects/haus-am-kanal'],
    ['/en/services/Ladenbau', '/en/services/ladenbau'],
    ['/product/Hocker-Lot?variant=1', '/product/hocker-lot?variant=1'],
    ['/legal/Privacy-Policy', '/legal/privacy-policy'],
    ['/en/legal/PRIVACY-policy', '/en/legal/privacy-policy'],
  ]) {
    test(`${path} leads to the store’s page ${target} for good`, async ({site}) => {
      for (const visit of [1, 2]) {
        const {status, headers} = await getDocument(site.url + path);
        expect([status, headers.get('Location')], `visit ${visit}`).toEqual([301, target]);
      }
      expect((await getDocument(site.url + target)).status).toBe(200);
    });
  }

  for (const path of [
    '/Tischler-Atlantis',
    '/en/No-Such-Page',
    '/projects/Kein-Haus',
    '/legal/Unknown',
    '/A/B',
    '/%5CHost',
  ]) {
    test(`${path}, which is no page in any spelling, does not exist`, async ({site}) => {
      expect((await getDocument(site.url + path)).status).toBe(404);
    });
  }

  test('never leads to another website', async ({site}) => {
    for (const path of ['//Innenarchitekt-Leipzig', '//Evil.example', '/\\Evil.example', '//evil.example/Projects']) {
      const {headers} = await getDocument(site.url + path);
      expect(new URL(headers.get('Location') ?? '/', site.url).origin, path).toBe(site.url);
    }
  });

  test('is corrected before the visitor’s language is looked at', async ({site}) => {
    const {status, headers} = await getDocument(`${site.url}/EN/shop`, 'selectedLanguage=EN');
    expect([status, headers.get('Location')]).toEqual([301, '/en/shop']);
  });
});

test.describe('the language that the visitor has chosen', () => {
  const english = 'selectedLanguage=EN';

  for (const [path, target] of [
    ['/', '/en'],
    ['/shop?q=1&r=%20', '/en/shop?q=1&r=%20'],
    ['/product/hocker-lot', '/en/product/hocker-lot'],
  ]) {
    test(`leads from ${path} to ${target} when it is English`, async ({site}) => {
      const {status, headers} = await getDocument(site.url + path, english);
      expect(status).toBe(302);
      expect(new URL(headers.get('Location') ?? '', site.url).href).toBe(site.url + target);
      expect(headers.getSetCookie()).toEqual([]);
    });
  }

  for (const [path, cookie] of [
    ['/en/shop', english],
    ['/en/shop', 'selectedLanguage=DE'],
    ['/shop', 'selectedLanguage=DE'],
    ['/shop', 'selectedLanguage=FR'],
    ['/shop', 'notselectedLanguage=EN'],
  ]) {
    test(`leaves ${path} as it is (cookie ${cookie})`, async ({site}) => {
      expect((await getDocument(site.url + path, cookie)).status).toBe(200);
    });
  }
});

test('the page for unknown addresses links the home page, and its language switch stays at the same address', async ({
  open,
}) => {
  const page = await open('/no-such-page', {
    consent: 'rejected',
    reducedMotion: true,
    expectedErrors: [/status 404: GET .*no-such-page/],
  });
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');

  await page.goto('/faq?from=mail#main');
  const english = page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true});
  // The browser adds what the worker doesn't know, once the page is hydrated.
  await expect(english).toHaveAttribute('href', '/en/faq?from=mail#main');
  await english.click();
  await expect(page).toHaveURL('/en/faq?from=mail#main');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expectEnglishSaved(page);

  await page.goto('/imprint');
  await expect(page).toHaveURL('/en/imprint');
});

test('without JavaScript, the language switch is a link', async ({site}) => {
  const {html} = await getDocument(`${site.url}/projects`);
  const [, footer = ''] = html.split('<footer');
  const english = tags(footer, 'a').find(({hreflang}) => hreflang === 'en');
  expect(english?.href).toBe('/en/projects');
});
