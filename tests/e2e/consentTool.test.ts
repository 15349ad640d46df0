import type {Page} from '@playwright/test';
import {startConsentTool} from '../support/consentTool';
import {keptForShopify, namesOf, watchShopify} from '../support/shopifyEvents';
import {expect, siteForAll, test} from '../support/test';

let tool: Awaited<ReturnType<typeof startConsentTool>>;
test.beforeAll(async () => {
  tool = await startConsentTool();
});
test.afterAll(() => tool.close());

const thirdParty = (url: string) => new RegExp(`third party: ${url.replace(/[.?]/g, '\\$&')}`);

const t = {add: 'Add to cart', checkout: 'Checkout', settings: 'Cookie settings'};

const google = 'https://www.googletagmanager.com/**';

test.describe('a consent tool of another provider that the merchant uses', () => {
  const site = siteForAll(() => ({
    env: {
      PUBLIC_SHOPIFY_SHOP_ID: '4711',
      PUBLIC_ANALYTICS_ID: 'G-TEST',
      PUBLIC_TAG_MANAGER_ID: 'GTM-TEST',
      PUBLIC_CONSENT_SCRIPT_URL: tool.url,
    },
  }));

  const answer = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

  /** The consent that the checkout is told, by whom the cart holds the given page's product. The page is left. */
  async function checkOut(page: Page): Promise<unknown> {
    await site().control.clearRequests();
    await page.getByRole('main').getByRole('button', {name: t.add}).click();
    await page.getByRole('dialog').getByRole('button', {name: t.checkout}).click();
    await page.waitForURL(`${site().storeUrl}/**`);
    const created = (await site().control.requests()).find(({name}) => name === 'cartCreate');
    expect(created).toBeDefined();
    return created?.variables.visitorConsent;
  }

  test('decides what is tracked, and which consent the checkout receives', async ({open}) => {
    const path = '/en/product/hocker-lot';
    const page = await open(path, {
      site: site(),
      expectedErrors: [
        thirdParty(tool.url),
        /third party: https:\/\/(monorail-edge\.shopifysvc|www\.googletagmanager)/,
      ],
    });
    const events = await watchShopify(page);
    const code: string[] = [];
    page.on('request', (request) => code.push(request.url()));
    await page.route(google, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    const scripts = () => code.flatMap((url) => /gtag\/js|gtm\.js|ShopifyAnalytics/.exec(url)?.[0] ?? []);

    await test.step('before a choice nothing is tracked, and the site’s own banner is not shown', async () => {
      await expect(answer(page, 'Allow statistics')).toBeVisible();
      await expect(answer(page, 'Accept all')).toBeHidden();
      expect(await checkOut(page)).toBeUndefined();
      expect(events).toEqual([]);
      expect(scripts()).toEqual([]);
      expect(await keptForShopify(page)).toEqual([]);
    });

    await test.step('with statistics allowed, only statistics are collected', async () => {
      await page.goto(path);
      await answer(page, 'Allow statistics').click();
      await expect.poll(() => namesOf(events)).toEqual(['page_rendered', 'product_page_rendered']);
      await expect.poll(() => scripts().toSorted()).toEqual(['ShopifyAnalytics', 'gtag/js']);
      expect((await keptForShopify(page)).toSorted()).toEqual(['_shopify_s', '_shopify_y']);
      const statistics = {analytics: true, marketing: false, preferences: false, saleOfData: false};
      expect(await checkOut(page)).toEqual(statistics);
    });

    await test.step('when the tool no longer reports a choice, the choice no longer counts', async () => {
      events.length = 0;
      // Its own cookie ends before the copy that the site keeps.
      await page.context().clearCookies({name: 'CookieScriptConsent'});
      await page.goto(path);
      await expect(answer(page, 'Allow statistics')).toBeVisible();
      await expect.poll(() => keptForShopify(page)).toEqual([]);
      expect(await checkOut(page)).toBeUndefined();
      expect(events).toEqual([]);
    });

    await test.step('after consent was withdrawn, nothing is tracked', async () => {
      await page.goto(path);
      await answer(page, 'Allow statistics').click();
      await expect.poll(() => namesOf(events)).toEqual(['page_rendered', 'product_page_rendered']);
      await page.getByRole('contentinfo').getByRole('button', {name: t.settings}).click();
      await Promise.all([page.waitForEvent('load'), answer(page, 'Allow nothing').click()]);
      events.length = 0;
      code.length = 0;
      expect(await keptForShopify(page)).toEqual([]);
      // The tool's answer has been applied.
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(window.dataLayer ?? []).includes('update')))
        .toBe(true);
      const nothing = {analytics: false, marketing: false, preferences: false, saleOfData: false};
      expect(await checkOut(page)).toEqual(nothing);
      expect(events).toEqual([]);
      expect(scripts()).toEqual([]);
      expect(await keptForShopify(page)).toEqual([]);
    });
  });
});
