import {describe} from 'vitest';
import type {Site} from '../../tools/site';
import type {Page} from 'playwright';
import {storefrontEnv} from 'demo-store/env';
import {previewQuery} from '../../app/platform/http/previewLink';
import {getDocument, tags} from '../../tools/document';
import {waitForHydration} from '../support/ready';
import {watchShopify} from '../support/shopifyEvents';
import {expect, test} from '../support/test';

const {SESSION_SECRET = '', PRIVATE_ADMIN_PREVIEW_TOKEN = ''} = storefrontEnv('http://127.0.0.1');
const path = '/projects/esszimmer-oberkassel';
const {query} = await previewQuery(path, SESSION_SECRET);

describe('a draft', () => {
  test.for([
    ['', 'Esszimmer in Oberkassel', 'Entwurf – nicht veröffentlicht', 'Das Sideboard aus Nussbaum steht', true],
    ['/en', 'Dining room in Oberkassel', 'Draft – not published', 'The walnut sideboard stands', false],
  ] as const)('is shown by a link, at %s%s', async ([prefix, title, note, words, javaScript], {open}) => {
    const page = await open(prefix + path + query, {javaScript});
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(main.getByText(note)).toBeVisible();
    await expect(main.getByText(words)).toBeVisible();
    await expect(main.getByRole('link', {name: /sideboard/i}).getByRole('img')).toBeVisible();
    if (!javaScript) return;
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true}).click();
    await expect(page).toHaveURL(`/en${path}${query}`);
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Dining room in Oberkassel');
    await expect(main.getByText('Draft – not published')).toBeVisible();
  });

  test('is kept by no cache and no search engine, names no token, and is seen nowhere else', async ({site}) => {
    for (const url of [path, `/en${path}.data`]) {
      const {status, headers, html} = await getDocument(site.url + url + query);
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
      expect(html).not.toContain(PRIVATE_ADMIN_PREVIEW_TOKEN);
    }
    for (const url of [path, `${path}${query}0`, `${path}?preview=1`, `/en/projects/esszimmer${query}`])
      expect((await getDocument(site.url + url)).status).toBe(404);
    for (const url of ['/', '/projects', `/search?q=Oberkassel`, '/sitemap.xml'])
      expect((await getDocument(site.url + url)).html).not.toContain('esszimmer-oberkassel');
    await getDocument(site.url + path + query);
    expect((await site.control.requests()).filter(({name}) => name === 'Draft')).not.toHaveLength(0);
  });

  test('that the store does not give is a page with status 503', async ({startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: 'Draft', kind: '500'});
    const {status, html} = await getDocument(`${site.url}/en${path}${query}`);
    expect(status).toBe(503);
    expect(tags(html, 'html')[0]?.lang).toBe('en-GB');
    await site.control.clearFaults();
    await site.control.setAdmin({scopes: ['read_products']});
    expect((await getDocument(site.url + path + query)).status).toBe(503);
  });

  test('is shown to nobody without a token', async ({startOwnSite}) => {
    const site = await startOwnSite({env: {PRIVATE_ADMIN_PREVIEW_TOKEN: ''}});
    expect((await getDocument(site.url + path + query)).status).toBe(404);
    expect((await site.control.requests()).map(({name}) => name)).not.toContain('Draft');
  });

  test('is named by nothing that is told to others, but by its own links to itself in both languages', async ({
    site,
  }) => {
    for (const [own, other] of [
      [path, `/en${path}`],
      [`/en${path}`, path],
    ] as const) {
      const {html} = await getDocument(site.url + own + query);
      const links = tags(html, 'a').filter(({href}) => href?.includes('preview'));
      expect(new Set(links.map(({href}) => href))).toEqual(new Set([own + query, other + query]));
      const told = [...tags(html, 'meta'), ...tags(html, 'link'), ...tags(html, 'img')];
      expect(told.length).toBeGreaterThan(10);
      expect(JSON.stringify(told)).not.toContain('preview');
      for (const [data] of html.matchAll(/<script type="application\/ld\+json">.*?<\/script>/g))
        expect(data).not.toContain('preview=');
    }
  });
});

/**
 * Runs in the page in place of a script that measures: it tells its host the page's address and the one before, at once, at each
 * step of the history and at the end.
 */
const measuringScript = `(() => {
  const tell = () => fetch('https://region1.google-analytics.com/collect', {
    method: 'POST', mode: 'no-cors', keepalive: true, body: location.href + ' ' + document.referrer,
  });
  tell();
  addEventListener('popstate', tell);
  addEventListener('popstate', tell, {capture: true});
  addEventListener('pagehide', tell);
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name].bind(history);
    history[name] = (...given) => { own(...given); tell(); };
  }
})();`;

/** Everything that the page tells other hosts, with the address that it says it comes from. */
async function watchOthers(page: Page, {url, storeUrl}: Site) {
  const told: string[] = [];
  const toStore: string[] = [];
  await watchShopify(page);
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: measuringScript}),
  );
  await page.route('https://region1.google-analytics.com/**', (route) => route.fulfill({status: 204}));
  page.on('request', (request) => {
    const {protocol, origin} = new URL(request.url());
    if (!protocol.startsWith('http') || origin === url) return;
    const list = origin === storeUrl ? toStore : told;
    list.push([request.url(), request.postData(), request.headers().referer].join(' '));
  });
  return {told, toStore};
}

test('a draft and the way from it are measured by nobody, whatever the visitor has agreed to', async ({
  open,
  startOwnSite,
}) => {
  const env = {PUBLIC_SHOPIFY_SHOP_ID: '4711', PUBLIC_ANALYTICS_ID: 'G-TEST', PUBLIC_TAG_MANAGER_ID: 'GTM-TEST'};
  const site = await startOwnSite({env});
  const page = await open('/imprint', {site, expectedErrors: [/third party: https:\/\/(www|region1|monorail-edge)\./]});
  const {told, toStore} = await watchOthers(page, site);
  await page.getByRole('button', {name: 'Alle annehmen', exact: true}).click();
  const applied = () =>
    expect
      .poll(() =>
        page.evaluate(() =>
          JSON.stringify((window.dataLayer ?? []).map((entry) => Object.values(entry as object))).includes('"update"'),
        ),
      )
      .toBe(true);
  await expect.poll(() => told.filter((text) => text.includes('collect'))).not.toHaveLength(0);
  await expect.poll(() => told.filter((text) => text.includes('monorail'))).not.toHaveLength(0);

  // The draft itself, and what is opened from it without another document.
  await page.goto(path + query);
  await applied();
  const before = told.length;
  const note = page.getByText('Entwurf – nicht veröffentlicht');
  await expect(note).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Impressum'}).click();
  await expect(page).toHaveURL('/imprint');
  expect(told.slice(before)).toEqual([]);

  // A page with scripts that measure, from which the way back leads to the draft.
  await page.reload();
  await expect.poll(() => told.slice(before).filter((text) => text.includes('monorail'))).not.toHaveLength(0);
  await page.goBack();
  await expect(note).toBeVisible();
  await expect(page).toHaveURL(path + query);
  await applied();
  const after = told.length;

  // A page of its own that was opened from the draft knows the draft's address.
  await page.evaluate(() => location.assign('/faq'));
  await expect(page).toHaveURL('/faq');
  await applied();
  expect(told.slice(after)).toEqual([]);
  expect(told.join()).not.toContain('esszimmer-oberkassel');
  expect(toStore.join()).not.toContain('preview=');
});

test('no external consent tool runs where a draft is shown', async ({open, startOwnSite}) => {
  const site = await startOwnSite({env: {PUBLIC_CONSENT_SCRIPT_URL: 'https://consent.example/tool.js'}});
  // A request to another host would be a page error.
  const page = await open(path + query, {site});
  await page.clock.install();
  await page.goto(path + query);
  await waitForHydration(page);
  const panel = page.waitForResponse((response) => /ConsentPanel.*\.js/.test(response.url()));
  await page.clock.runFor(2000);
  await panel;
  await page.clock.runFor(6000);
  await expect(page.getByText('Entwurf – nicht veröffentlicht')).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('script[src*="consent.example"]').length)).toBe(0);
});
