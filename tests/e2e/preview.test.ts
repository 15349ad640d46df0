import type {Site} from '../../tools/site';
import type {Page} from '@playwright/test';
import {storefrontEnv} from 'demo-store/env';
import {previewQuery} from '../../app/platform/http/previewLink';
import {getDocument, tags} from '../../tools/document';
import {waitForHydration} from '../support/ready';
import {watchShopify} from '../support/shopifyEvents';
import {expect, test} from '../support/test';

const {SESSION_SECRET = '', PRIVATE_ADMIN_PREVIEW_TOKEN = ''} = storefrontEnv('http://127.0.0.1');
const path = '/projects/esszimmer-oberkassel';
const {query} = await previewQuery(path, SESSION_SECRET);

test.describe('a page that the merchant has not published yet (a draft)', () => {
  test('is shown only at its preview link, in the language of the link', async ({site}) => {
    const {html} = await getDocument(`${site.url}/en${path}${query}`);
    const [, main = ''] = html.split('<main');
    for (const words of ['>Dining room in Oberkassel</h1>', 'Draft – not published', 'The walnut sideboard stands'])
      expect(main).toContain(words);
  });

  test('is kept out of search engines, and appears on no other page', async ({site}) => {
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

  test('when the store fails, leads to a page that says so', async ({site}) => {
    await site.control.addFault({operation: 'Draft', kind: '500'});
    const {status, html} = await getDocument(`${site.url}/en${path}${query}`);
    expect(status).toBe(503);
    expect(tags(html, 'html')[0]?.lang).toBe('en-GB');
    await site.control.clearFaults();
    await site.control.setAdmin({scopes: ['read_products']});
    expect((await getDocument(site.url + path + query)).status).toBe(503);
  });

  test('links the draft in the other language, too', async ({site}) => {
    for (const [own, other] of [
      [path, `/en${path}`],
      [`/en${path}`, path],
    ] as const) {
      const {html} = await getDocument(site.url + own + query);
      const links = tags(html, 'a').filter(({href}) => href?.includes('preview'));
      expect(new Set(links.map(({href}) => href))).toEqual(new Set([own + query, other + query]));
      const elements = [...tags(html, 'meta'), ...tags(html, 'link'), ...tags(html, 'img')];
      expect(elements.length).toBeGreaterThan(10);
      expect(JSON.stringify(elements)).not.toContain('preview');
      for (const [data] of html.matchAll(/<script type="application\/ld\+json">.*?<\/script>/g))
        expect(data).not.toContain('preview=');
    }
  });
});

/**
 * Runs in the page in place of a script that measures: it sends its host the page's address and the one before, at once, at each
 * step of the history and at the end.
 */
const measuringScript = `(() => {
  const report = () => fetch('https://region1.google-analytics.com/collect', {
    method: 'POST', mode: 'no-cors', keepalive: true, body: location.href + ' ' + document.referrer,
  });
  report();
  addEventListener('popstate', report);
  addEventListener('popstate', report, {capture: true});
  addEventListener('pagehide', report);
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name].bind(history);
    history[name] = (...state) => { own(...state); report(); };
  }
})();`;

/** The requests to other hosts and to the store, each with its body and its referrer. */
async function watchOthers(page: Page, {url, storeUrl}: Site) {
  const toOthers: string[] = [];
  const toStore: string[] = [];
  await watchShopify(page);
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: measuringScript}),
  );
  await page.route('https://region1.google-analytics.com/**', (route) => route.fulfill({status: 204}));
  page.on('request', (request) => {
    const {protocol, origin} = new URL(request.url());
    if (!protocol.startsWith('http') || origin === url) return;
    const list = origin === storeUrl ? toStore : toOthers;
    list.push([request.url(), request.postData(), request.headers().referer].join(' '));
  });
  return {toOthers, toStore};
}

test('a merchant who looks at a draft is not tracked, even with consent', async ({open, startOwnSite}) => {
  const env = {PUBLIC_SHOPIFY_SHOP_ID: '4711', PUBLIC_ANALYTICS_ID: 'G-TEST', PUBLIC_TAG_MANAGER_ID: 'GTM-TEST'};
  const site = await startOwnSite({env});
  const page = await open('/robots.txt', {
    site,
    consent: 'accepted',
    expectedErrors: [/third party: https:\/\/(www|region1|monorail-edge)\./],
  });
  const {toOthers, toStore} = await watchOthers(page, site);
  const consentApplied = () =>
    expect
      .poll(() =>
        page.evaluate(() =>
          JSON.stringify((window.dataLayer ?? []).map((entry) => Object.values(entry as object))).includes('"update"'),
        ),
      )
      .toBe(true);
  const main = page.getByRole('main');
  const note = main.getByText('Entwurf – nicht veröffentlicht');
  await test.step('the draft and pages opened from it send nothing to other companies', async () => {
    await page.goto(`/en${path}${query}`);
    await consentApplied();
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Dining room in Oberkassel');
    await expect(main.getByText('Draft – not published')).toBeVisible();
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'DE', exact: true}).click();
    await expect(page).toHaveURL(path + query);
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Esszimmer in Oberkassel');
    await expect(note).toBeVisible();
    await expect(main.getByText('Das Sideboard aus Nussbaum steht')).toBeVisible();
    await expect(main.getByRole('link', {name: /sideboard/i}).getByRole('img')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', {name: 'Impressum'}).click();
    await expect(page).toHaveURL('/imprint');
    expect(toOthers).toEqual([]);
  });

  // A page with scripts that measure, from which the way back leads to the draft.
  await page.reload();
  await expect.poll(() => toOthers.join()).toContain('collect');
  await expect.poll(() => toOthers.join()).toContain('monorail');
  await page.goBack();
  await expect(note).toBeVisible();
  await expect(page).toHaveURL(path + query);
  await consentApplied();
  const after = toOthers.length;

  // A page of its own that was opened from the draft knows the draft's address.
  await page.evaluate(() => location.assign('/faq'));
  await expect(page).toHaveURL('/faq');
  await consentApplied();
  expect(toOthers.slice(after)).toEqual([]);
  expect(toOthers.join()).not.toContain('esszimmer-oberkassel');
  expect(toStore.join()).not.toContain('preview=');
});

test('on the page of a draft, a consent tool of another provider does not run', async ({open, startOwnSite}) => {
  const site = await startOwnSite({env: {PUBLIC_CONSENT_SCRIPT_URL: 'https://consent.example/tool.js'}});
  // A request to another host would be a page error.
  const page = await open('/robots.txt', {site});
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
