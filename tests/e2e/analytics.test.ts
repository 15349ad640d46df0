import type {Page} from '@playwright/test';
import {getDocument} from '../../tools/document';
import {waitForHydration} from '../support/ready';
import {keptForShopify, namesOf, watchShopify} from '../support/shopifyEvents';
import {expect, siteForAll, test} from '../support/test';

const trackedSite = siteForAll(() => ({
  env: {PUBLIC_SHOPIFY_SHOP_ID: '4711', PUBLIC_ANALYTICS_ID: 'G-TEST', PUBLIC_TAG_MANAGER_ID: 'GTM-TEST'},
}));
test.beforeEach(() => trackedSite().control.reset());

const thirdParty = /third party: https:\/\/(monorail-edge\.shopifysvc|www\.googletagmanager)\.com/;

/** Answers Google's scripts on all pages of the visitor with a script of the test, and collects their paths. */
async function answerGoogle(page: Page, body: string): Promise<string[]> {
  const requested: string[] = [];
  await page.context().route('https://www.googletagmanager.com/**', (route) => {
    requested.push(new URL(route.request().url()).pathname);
    return route.fulfill({contentType: 'text/javascript', body});
  });
  return requested;
}

test('without consent nothing is sent or stored, and with consent Shopify receives page views, products and carts', async ({
  open,
}) => {
  const site = trackedSite();
  const page = await open('/product/hocker-lot', {site, consent: 'rejected', expectedErrors: [thirdParty]});
  const scripts = await answerGoogle(page, '');
  const events = await watchShopify(page);
  const code: string[] = [];
  page.on('request', (request) => code.push(request.url()));
  const dialog = page.getByRole('dialog', {name: 'Warenkorb'});
  const add = page.getByRole('main').getByRole('button', {name: 'In den Warenkorb'});

  await test.step('without consent', async () => {
    await waitForHydration(page);
    await add.click();
    await expect(dialog.getByRole('button', {name: 'Zur Kasse'})).toBeVisible();
    // The panel of the consent is there, so it has decided.
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.dataLayer ?? []).includes('update'))).toBe(true);
    expect([events, scripts]).toEqual([[], []]);
    expect(code.filter((url) => /ShopifyAnalytics/.test(url))).toEqual([]);
    expect(await keptForShopify(page)).toEqual([]);
    const stored = await page.evaluate(() => Object.keys({...localStorage, ...sessionStorage}).join());
    expect(stored).not.toMatch(/shopify/i);
    await dialog.getByRole('button', {name: 'Schließen', exact: true}).click();
  });

  await test.step('with consent to statistics', async () => {
    await page.getByRole('contentinfo').getByRole('button', {name: 'Cookie-Einstellungen'}).click();
    await page.getByRole('button', {name: 'Auswählen', exact: true}).click();
    await page.getByRole('checkbox', {name: /^Statistik/}).check();
    await page.getByRole('button', {name: 'Auswahl speichern', exact: true}).click();
    await expect.poll(() => namesOf(events)).toEqual(['page_rendered', 'product_page_rendered']);
    expect((await keptForShopify(page)).toSorted()).toEqual(['_shopify_s', '_shopify_y']);
    // Google's analytics are loaded, its tag manager isn't.
    await expect.poll(() => scripts).toEqual(['/gtag/js']);
    expect(await dataLayer(page)).toContain('"ad_storage":"denied"');
  });

  await test.step('after a product was added to the cart', async () => {
    await add.click();
    await expect.poll(() => namesOf(events).at(-1)).toBe('product_added_to_cart');
    const sent = events.filter(({schema_id}) => schema_id.startsWith('custom_storefront'));
    expect(new Set(sent.map(({payload}) => payload.unique_token)).size).toBe(1);
    expect(sent[0]?.payload).toMatchObject({shop_id: 4711, analytics_allowed: true, marketing_allowed: false});
    const [added = ''] = (sent.at(-1)?.payload.products ?? []) as string[];
    expect(JSON.parse(added)).toMatchObject({name: 'Hocker Lot', quantity: 1});
  });

  await test.step('the checkout receives the same consent', async () => {
    await dialog.getByRole('button', {name: 'Zur Kasse'}).click();
    await page.waitForURL(`${site.storeUrl}/**`);
    const created = (await site.control.requests()).find(({name}) => name === 'cartCreate');
    expect(created?.variables.visitorConsent).toEqual({
      analytics: true,
      marketing: false,
      preferences: false,
      saleOfData: false,
    });
  });
});

test('a cart change is reported to the statistics only after the shop’s server has confirmed it', async ({open}) => {
  const site = trackedSite();
  const expectedErrors = [
    /third party/,
    /^failed: POST .*\/api\/cart/,
    /^status 50\d: POST .*\/api\/cart/,
    /^status 422: POST/,
  ];
  const page = await open('/robots.txt', {site, expectedErrors, consent: 'accepted'});
  await answerGoogle(page, '');
  const events = await watchShopify(page);
  await page.goto('/product/hocker-lot');
  await expect.poll(() => namesOf(events).at(-1)).toBe('product_page_rendered');
  const add = page.getByRole('main').getByRole('button', {name: 'In den Warenkorb'});
  const dialog = page.getByRole('dialog', {name: 'Warenkorb'});
  const added = () => events.filter(({payload}) => payload.event_name === 'product_added_to_cart');
  const message = (text: string) => expect(dialog.getByRole('status').filter({hasText: text})).toBeVisible();

  // Without a connection.
  await page.route('**/api/cart', (route) => route.abort('internetdisconnected'), {times: 1});
  await add.click();
  await message('Verbindung');
  await dialog.getByRole('button', {name: 'Schließen', exact: true}).click();

  // Sold out since the page was opened.
  await site.control.setInventory({handle: 'hocker-lot', published: false});
  await add.click();
  await message('Diesen Artikel gibt es nicht mehr');
  await site.control.setInventory({handle: 'hocker-lot', published: true});
  await dialog.getByRole('button', {name: 'Schließen', exact: true}).click();
  expect(added()).toEqual([]);

  await add.click();
  await expect.poll(added).toHaveLength(1);

  // A line that comes back because the store did not answer, and a quantity that it did not set.
  await site.control.addFault({operation: 'CartMerchandise', kind: '500'});
  await dialog.getByRole('button', {name: /^Hocker Lot.* entfernen$/}).click();
  await message('Der Shop antwortet gerade nicht');
  await dialog.getByRole('button', {name: /^Eins mehr/}).click();
  await message('Der Shop antwortet gerade nicht');
  await site.control.clearFaults();

  await dialog.getByRole('button', {name: /^Eins mehr/}).click();
  await expect.poll(added).toHaveLength(2);
  const products = added().map(({payload}) => JSON.parse((payload.products as string[])[0] ?? '{}') as object);
  expect(products).toMatchObject([{quantity: 1}, {quantity: 1}]);
});

/** Runs in place of Google's script: it records the page's URL at once and at each step of the history. */
const readingScript = `(() => {
  const seen = (window.seen = []);
  const note = () => seen.push(location.href + ' ' + document.referrer + ' ' + document.title);
  note();
  addEventListener('popstate', note);
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name].bind(history);
    history[name] = (...given) => { own(...given); note(); };
  }
})();`;

/** What Google's script has read from the page since it was loaded. */
const readByScript = (page: Page) => page.evaluate(() => JSON.stringify((window as {seen?: string[]}).seen ?? []));

/** What the page has written into the data layer. */
const dataLayer = (page: Page) =>
  page.evaluate(() => JSON.stringify((window.dataLayer ?? []).map((entry) => Object.values(entry as object))));

test('the name on the thank-you page and personal data in a query never reach analytics', async ({open}) => {
  const page = await open('/robots.txt', {site: trackedSite(), expectedErrors: [thirdParty], consent: 'accepted'});
  const events = await watchShopify(page);
  await answerGoogle(page, readingScript);
  await page.goto('/thankyou/Ignatia');
  await expect.poll(() => readByScript(page)).toContain('/thankyou ');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Hallo Ignatia');

  // Another language of the page, from the page that the scripts run on; away and back.
  await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Hello Ignatia');
  await expect(page).toHaveURL('/en/thankyou');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Imprint', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Imprint');
  await page.goBack();
  await expect(page).toHaveURL('/en/thankyou');
  await expect.poll(() => namesOf(events).length).toBeGreaterThan(3);
  // A window that is opened from there.
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/faq')),
  ]);
  await other.waitForLoadState();
  expect(await other.evaluate(() => document.referrer)).not.toContain('thankyou');
  await expect.poll(() => JSON.stringify(events)).toContain('/faq');
  await other.close();
  for (const text of [await readByScript(page), await dataLayer(page)]) expect(text).not.toContain('Ignatia');
  expect(JSON.stringify(events)).not.toContain('Ignatia');

  // Of another page's query the campaign alone.
  events.length = 0;
  await page.goto('/contact?company=Ignatia&utm_source=letter');
  await expect.poll(() => dataLayer(page)).toContain('utm_source=letter');
  await expect.poll(() => namesOf(events)).toEqual(['page_rendered']);
  expect(JSON.stringify(events)).toContain('utm_source=letter');
  await page.getByRole('banner').getByRole('link', {name: 'Shop', exact: true}).click();
  await expect.poll(() => dataLayer(page)).toMatch(/"page_location":"[^"]*\/shop"/);
  await expect.poll(() => namesOf(events)).toHaveLength(2);
  expect(await dataLayer(page)).not.toContain('Ignatia');
  expect(JSON.stringify(events)).not.toContain('Ignatia');
});

test('the browser may contact Shopify’s statistics only on a site that uses them', async ({site}) => {
  const policy = async (url: string) => (await getDocument(`${url}/faq`)).headers.get('Content-Security-Policy');
  expect(await policy(site.url)).not.toContain('shopifysvc');
  expect(await policy(trackedSite().url)).toMatch(/connect-src [^;]*https:\/\/monorail-edge\.shopifysvc\.com/);
});
