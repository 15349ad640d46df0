import type {Page} from 'playwright';
import {getDocument} from '../../tools/document';
import {waitForHydration} from '../support/ready';
import {keptForShopify, namesOf, watchShopify} from '../support/shopifyEvents';
import {expect, test} from '../support/test';

const env = {PUBLIC_SHOPIFY_SHOP_ID: '4711'};
const expectedErrors = [/third party: https:\/\/monorail-edge\.shopifysvc\.com/];

test('pages, products and carts are sent to Shopify after consent, with ids that the browser makes', async ({
  open,
  startOwnSite,
}) => {
  const site = await startOwnSite({env});
  const page = await open('/imprint', {site, expectedErrors});
  const events = await watchShopify(page);
  await page.getByRole('button', {name: 'Auswählen', exact: true}).click();
  await page.getByRole('checkbox', {name: /^Statistik/}).check();
  await page.getByRole('button', {name: 'Auswahl speichern', exact: true}).click();
  await expect.poll(() => namesOf(events)).toEqual(['page_rendered']);
  expect((await keptForShopify(page)).toSorted()).toEqual(['_shopify_s', '_shopify_y']);

  await page.goto('/product/hocker-lot');
  await expect.poll(() => namesOf(events)).toEqual(['page_rendered', 'page_rendered', 'product_page_rendered']);
  await page.getByRole('main').getByRole('button', {name: 'In den Warenkorb'}).click();
  await expect.poll(() => namesOf(events).at(-1)).toBe('product_added_to_cart');
  const measured = events.filter(({schema_id}) => schema_id.startsWith('custom_storefront'));
  expect(new Set(measured.map(({payload}) => payload.unique_token)).size).toBe(1);
  expect(measured[0]?.payload).toMatchObject({shop_id: 4711, analytics_allowed: true, marketing_allowed: false});
  const [added = ''] = (measured.at(-1)?.payload.products ?? []) as string[];
  expect(JSON.parse(added)).toMatchObject({name: 'Hocker Lot', quantity: 1});

  // The checkout learns of the same choice.
  await page.getByRole('dialog').getByRole('button', {name: 'Zur Kasse'}).click();
  await page.waitForURL(`${site.storeUrl}/**`);
  const created = (await site.control.requests()).find(({name}) => name === 'cartCreate');
  expect(created?.variables.visitorConsent).toEqual({
    analytics: true,
    marketing: false,
    preferences: false,
    saleOfData: false,
  });
});

test('what the worker has not confirmed is no sale', async ({open, startOwnSite}) => {
  const site = await startOwnSite({env});
  const expectedErrors = [
    /third party/,
    /^failed: POST .*\/api\/cart/,
    /^status 50\d: POST .*\/api\/cart/,
    /^status 422: POST/,
  ];
  const page = await open('/imprint', {site, expectedErrors});
  const events = await watchShopify(page);
  await page.getByRole('button', {name: 'Alle annehmen', exact: true}).click();
  await expect.poll(() => namesOf(events)).toEqual(['page_rendered']);
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

test('without consent not a byte is sent and nothing is kept', async ({open, startOwnSite}) => {
  const site = await startOwnSite({env});
  // A request to another host would be a page error.
  const page = await open('/product/hocker-lot', {site, consentRejected: true});
  const events = await watchShopify(page);
  const code: string[] = [];
  page.on('request', (request) => code.push(request.url()));
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', {name: 'In den Warenkorb'}).click();
  await expect(page.getByRole('dialog').getByRole('button', {name: 'Zur Kasse'})).toBeVisible();
  // The panel of the consent is there, so it has decided.
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.dataLayer ?? []).includes('update'))).toBe(true);
  expect(events).toEqual([]);
  expect(code.filter((url) => /ShopifyAnalytics/.test(url))).toEqual([]);
  expect(await keptForShopify(page)).toEqual([]);
  const stored = await page.evaluate(() => Object.keys({...localStorage, ...sessionStorage}).join());
  expect(stored).not.toMatch(/shopify/i);
});

/** Runs in place of a script that measures: it notes the page's address at once and at each step of the history. */
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

const google = {...env, PUBLIC_ANALYTICS_ID: 'G-TEST', PUBLIC_TAG_MANAGER_ID: 'GTM-TEST'};

/** What the script that measures has seen since the page was loaded, and what the data layer says. */
const known = (page: Page) =>
  page.evaluate(() => {
    const layer = (window.dataLayer ?? []).map((entry) => Object.values(entry as object));
    return JSON.stringify([(window as {seen?: string[]}).seen ?? [], layer]);
  });

test('the name of a sender is told to nobody who measures, on whichever way to the thanks', async ({
  open,
  startOwnSite,
}) => {
  const site = await startOwnSite({env: google});
  const page = await open('/thankyou/Ignatia', {
    site,
    expectedErrors: [/third party: https:\/\/(www|monorail-edge)\./],
  });
  const events = await watchShopify(page);
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: readingScript}),
  );
  await page.getByRole('button', {name: 'Alle annehmen', exact: true}).click();
  await expect.poll(() => known(page)).toContain('/thankyou ');
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
  expect(await known(page)).not.toContain('Ignatia');
  expect(JSON.stringify(events)).not.toContain('Ignatia');
});

test('of a page’s query the campaign alone is told to Google and Shopify', async ({open, startOwnSite}) => {
  const site = await startOwnSite({env: google});
  const errors = {site, expectedErrors: [/third party: https:\/\/(www|monorail-edge)\./]};
  const page = await open('/contact?company=Ignatia&utm_source=letter', errors);
  const events = await watchShopify(page);
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await page.getByRole('button', {name: 'Alle annehmen', exact: true}).click();
  await expect.poll(() => known(page)).toContain('utm_source=letter');
  await expect.poll(() => namesOf(events)).toEqual(['page_rendered']);
  expect(JSON.stringify(events)).toContain('utm_source=letter');
  await page.getByRole('banner').getByRole('link', {name: 'Shop', exact: true}).click();
  await expect.poll(() => known(page)).toMatch(/"page_location":"[^"]*\/shop"/);
  await expect.poll(() => namesOf(events)).toHaveLength(2);
  expect(await known(page)).not.toContain('Ignatia');
  expect(JSON.stringify(events)).not.toContain('Ignatia');
});

test('the policy for scripts opens Shopify’s host only where it is set', async ({site, startOwnSite}) => {
  const policy = async (url: string) => (await getDocument(`${url}/faq`)).headers.get('Content-Security-Policy');
  expect(await policy(site.url)).not.toContain('shopifysvc');
  const measured = await startOwnSite({env});
  expect(await policy(measured.url)).toMatch(/connect-src [^;]*https:\/\/monorail-edge\.shopifysvc\.com/);
});
