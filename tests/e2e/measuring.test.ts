import {getDocument} from '../../tools/document';
import {waitForHydration} from '../support/ready';
import {keptForShopify, namesOf, watchShopify} from '../support/shopifyEvents';
import {expect, test} from '../support/test';

const env = {PUBLIC_SHOPIFY_SHOP_ID: '4711'};
const expectedErrors = [/third party: https:\/\/monorail-edge\.shopifysvc\.com/];

test('pages, products and carts are measured after consent, with ids that the browser makes', async ({
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
  expect(code.filter((url) => /measuring/i.test(url))).toEqual([]);
  expect(await keptForShopify(page)).toEqual([]);
  const stored = await page.evaluate(() => Object.keys({...localStorage, ...sessionStorage}).join());
  expect(stored).not.toMatch(/shopify/i);
});

test('the policy for scripts opens Shopify’s host only where it is set', async ({site, startOwnSite}) => {
  const policy = async (url: string) => (await getDocument(`${url}/faq`)).headers.get('Content-Security-Policy');
  expect(await policy(site.url)).not.toContain('shopifysvc');
  const measured = await startOwnSite({env});
  expect(await policy(measured.url)).toMatch(/connect-src [^;]*https:\/\/monorail-edge\.shopifysvc\.com/);
});
