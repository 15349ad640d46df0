import {describe} from 'vitest';
import {getDocument, tags} from '../../tools/document';
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

describe('an address that leads nowhere', () => {
  test.for(unknown)('%s is the not-found page', async ([path, lang], {site}) => {
    const {status, html} = await getDocument(site.url + path);
    expect(status).toBe(404);
    expect(tags(html, 'html')[0]?.lang).toBe(lang);
    expect(tags(html, 'h1')).toHaveLength(1);
    expect(tags(html, 'meta').find(({name}) => name === 'robots')?.content).toBe('noindex');
    expect(html).not.toMatch(/ at .*\.(js|ts):\d+/);
  });

  test('leads on to the home page', async ({open}) => {
    const page = await open('/no-such-page', {expected: [/status 404: GET .*no-such-page/]});
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
  });
});

test.for([
  '/projekte',
  '/project/alter-name',
  '/produkt/tisch',
  '/produkt-schlagwort/eiche',
  '/impressum',
  '/?product_shipping_class=gross',
])('%s of the former site goes home for good', async (path, {site}) => {
  const {status, headers} = await getDocument(site.url + path);
  expect([status, headers.get('Location')]).toEqual([301, '/']);
});

test('/Werkstatt is the workshop too', async ({site}) => {
  const {status, html} = await getDocument(`${site.url}/Werkstatt`);
  expect(status).toBe(200);
  expect(html).toContain('Die Werkstatt</h1>');
  expect(tags(html, 'link').find(({rel}) => rel === 'canonical')?.href).toBe(`${site.url}/werkstatt`);
});

describe('the language cookie', () => {
  const inEnglish = 'selectedLanguage=EN';

  test.for([
    ['/', '/en'],
    ['/shop?q=1&r=%20', '/en/shop?q=1&r=%20'],
    ['/product/hocker-lot', '/en/product/hocker-lot'],
  ])('%s goes to %s for a visitor who chose English', async ([path, target], {site}) => {
    const {status, headers} = await getDocument(site.url + path, inEnglish);
    expect(status).toBe(302);
    expect(new URL(headers.get('Location') ?? '', site.url).href).toBe(site.url + target);
    expect(headers.getSetCookie()).toEqual([]);
  });

  test.for([
    ['/en/shop', inEnglish],
    ['/en/shop', 'selectedLanguage=DE'],
    ['/shop', 'selectedLanguage=DE'],
    ['/shop', 'selectedLanguage=FR'],
    ['/shop', 'notselectedLanguage=EN'],
  ])('%s stays where it is with %s', async ([path, cookie], {site}) => {
    expect((await getDocument(site.url + path, cookie)).status).toBe(200);
  });
});

describe('the language switch', () => {
  test('stays on the page, keeps query and hash, and is remembered', async ({open}) => {
    const page = await open('/shop?from=mail#main');
    await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true}).click();
    await expect(page).toHaveURL('/en/shop?from=mail#main');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    const cookie = (await page.context().cookies()).find(({name}) => name === 'selectedLanguage');
    expect(cookie?.value).toBe('EN');
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(7, 1);

    await page.goto('/projects');
    await expect(page).toHaveURL('/en/projects');
  });

  test('works without JavaScript', async ({open}) => {
    const page = await open('/projects', {javaScript: false});
    await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true}).click();
    await expect(page).toHaveURL('/en/projects');
  });
});
