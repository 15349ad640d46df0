import {afterAll, beforeAll, describe} from 'vitest';
import type {Page} from 'playwright';
import {startConsentTool} from '../support/consentTool';
import {cookieOf} from '../support/cookies';
import {waitForHydration} from '../support/ready';
import {keptForShopify, namesOf, watchShopify} from '../support/shopifyEvents';
import {expect, siteForAll, test} from '../support/test';

let tool: Awaited<ReturnType<typeof startConsentTool>>;
beforeAll(async () => {
  tool = await startConsentTool();
});
afterAll(() => tool.close());

const thirdParty = (url: string) => new RegExp(`third party: ${url.replace(/[.?]/g, '\\$&')}`);

const t = {add: 'Add to cart', checkout: 'Checkout', settings: 'Cookie settings'};

describe('an external consent tool', () => {
  const site = siteForAll(() => ({env: {PUBLIC_SHOPIFY_SHOP_ID: '4711', PUBLIC_CONSENT_SCRIPT_URL: tool.url}}));

  const answer = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

  /** The consent that the last checkout was told; the cart is paid for in one tab, and the visit goes on. */
  async function checkOut(page: Page, checkout: string): Promise<unknown> {
    await site().control.clearRequests();
    await page.getByRole('main').getByRole('button', {name: checkout}).click();
    await page.waitForURL(`${site().storeUrl}/**`);
    const created = (await site().control.requests()).find(({name}) => name === 'cartCreate');
    expect(created).toBeDefined();
    return created?.variables.visitorConsent;
  }

  test('decides what is measured, and what the checkout is told, until consent is taken back', async ({open}) => {
    const expectedErrors = [thirdParty(tool.url), /third party: https:\/\/monorail-edge\.shopifysvc\.com/];
    const page = await open('/en/product/hocker-lot', {site: site(), expectedErrors});
    const events = await watchShopify(page);
    const code: string[] = [];
    page.on('request', (request) => code.push(request.url()));
    await expect(answer(page, 'Allow statistics')).toBeVisible();
    await page.getByRole('main').getByRole('button', {name: t.add}).click();
    await expect(page.getByRole('dialog').getByRole('button', {name: t.checkout})).toBeVisible();
    await page.goto('/en/cart');
    await expect(answer(page, 'Allow statistics')).toBeVisible();
    expect(await checkOut(page, t.checkout)).toBeUndefined();
    expect(events).toEqual([]);
    expect(code.filter((url) => /ShopifyAnalytics/.test(url))).toEqual([]);
    expect(await keptForShopify(page)).toEqual([]);

    await page.goto('/en/imprint');
    await answer(page, 'Allow statistics').click();
    await expect.poll(() => namesOf(events)).toEqual(['page_rendered']);
    await page.goto('/en/product/hocker-lot');
    await expect.poll(() => namesOf(events).slice(1)).toEqual(['page_rendered', 'product_page_rendered']);
    expect((await keptForShopify(page)).toSorted()).toEqual(['_shopify_s', '_shopify_y']);
    await page.goto('/en/cart');
    await expect.poll(() => namesOf(events)).toHaveLength(4);
    const statistics = {analytics: true, marketing: false, preferences: false, saleOfData: false};
    expect(await checkOut(page, t.checkout)).toEqual(statistics);

    await page.goto('/en/imprint');
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('button', {name: t.settings}).click();
    await Promise.all([page.waitForEvent('load'), answer(page, 'Allow nothing').click()]);
    expect(await keptForShopify(page)).toEqual([]);
    events.length = 0;
    await page.goto('/en/product/hocker-lot');
    // The tool's answer has been applied.
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.dataLayer ?? []).includes('update'))).toBe(true);
    await page.goto('/en/cart');
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.dataLayer ?? []).includes('update'))).toBe(true);
    const nothing = {analytics: false, marketing: false, preferences: false, saleOfData: false};
    expect(await checkOut(page, t.checkout)).toEqual(nothing);
    expect(events).toEqual([]);
    expect(await keptForShopify(page)).toEqual([]);
  });

  test('is believed about a choice only as long as it knows it', async ({open}) => {
    const page = await open('/imprint', {
      site: site(),
      expectedErrors: [thirdParty(tool.url), /third party: https:\/\/monorail-edge/],
    });
    const events = await watchShopify(page);
    await answer(page, 'Allow statistics').click();
    await expect.poll(() => namesOf(events)).toHaveLength(1);
    // Its own cookie ends before the copy that the site keeps.
    await page.context().clearCookies({name: 'CookieScriptConsent'});
    await page.goto('/product/hocker-lot');
    await expect(answer(page, 'Allow statistics')).toBeVisible();
    await expect.poll(() => keptForShopify(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', {name: 'In den Warenkorb'}).click();
    await expect(page.getByRole('dialog').getByRole('button', {name: 'Zur Kasse'})).toBeVisible();
    await page.goto('/cart');
    await expect(answer(page, 'Allow statistics')).toBeVisible();
    expect(await checkOut(page, 'Zur Kasse')).toBeUndefined();
    expect(namesOf(events)).toHaveLength(1);
  });
});

test('a choice that is taken back in one tab ends the analytics in the others', async ({open, startOwnSite}) => {
  const site = await startOwnSite({env: {PUBLIC_SHOPIFY_SHOP_ID: '4711'}});
  const page = await open('/imprint', {site, expectedErrors: [/third party: https:\/\/monorail-edge/]});
  const events = await watchShopify(page);
  await page.getByRole('button', {name: 'Alle annehmen', exact: true}).click();
  await expect.poll(() => namesOf(events)).toHaveLength(1);
  const other = await page.context().newPage();
  await watchShopify(other);
  await other.goto('/faq');
  await waitForHydration(other);
  await other.getByRole('contentinfo').getByRole('button', {name: 'Cookie-Einstellungen'}).click();
  const refuse = other.getByRole('button', {name: 'Alle ablehnen', exact: true});
  await Promise.all([page.waitForEvent('load'), refuse.click()]);
  await page.goto('/shop');
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.dataLayer ?? []).includes('update'))).toBe(true);
  expect(namesOf(events)).toHaveLength(1);
  expect(await keptForShopify(page)).toEqual([]);
});

test('what measured under a consent that has ended leaves no cookie behind once it is refused', async ({
  open,
  startOwnSite,
}) => {
  const site = await startOwnSite({env: {PUBLIC_ANALYTICS_ID: 'G-TEST'}});
  const page = await open('/en/imprint', {site, cookies: {_ga: 'GA1.1.7', _shopify_y: 'y', _gcl_au: '1.1'}});
  await page.getByRole('button', {name: 'Reject all', exact: true}).click();
  for (const name of ['_ga', '_shopify_y', '_gcl_au']) await expect.poll(() => cookieOf(page, name)).toBeUndefined();
});
