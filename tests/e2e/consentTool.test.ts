import type {Locator, Page} from '@playwright/test';
import {openCart, variantNumber} from '../support/cart';
import {startConsentTool} from '../support/consentTool';
import {itemsValue} from '../support/cookies';
import {keptForShopify, namesOf, watchShopify} from '../support/shopifyEvents';
import {expect, siteForAll, test, type Open, type OpenOptions} from '../support/test';

let tool: Awaited<ReturnType<typeof startConsentTool>>;
test.beforeAll(async () => {
  tool = await startConsentTool();
});
test.afterAll(() => tool.close());

const thirdParty = (url: string) => new RegExp(`third party: ${url.replace(/[.?]/g, '\\$&')}`);

const t = {cart: 'Cart', checkout: 'Checkout', settings: 'Cookie settings'};

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

  /** Opens a page for a visitor with a stool in the cart, and watches what is collected. */
  async function openWatched(open: Open, path: string, options: OpenOptions = {}) {
    const cartItems = itemsValue(`${await variantNumber(site().storeUrl, 'hocker-lot')}.1`);
    const page = await open('/robots.txt', {
      ...options,
      site: site(),
      cookies: {cartItems, ...options.cookies},
      expectedErrors: [thirdParty(tool.url), ...(options.expectedErrors ?? [])],
    });
    const events = await watchShopify(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.route(google, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    await page.goto(path);
    const scripts = () => requests.flatMap((url) => /gtag\/js|gtm\.js|ShopifyAnalytics/.exec(url)?.[0] ?? []);
    return {page, events, requests, scripts};
  }

  /** The consent that the checkout is told. The page is left. */
  async function checkOut(page: Page, cart: Locator): Promise<unknown> {
    await site().control.clearRequests();
    await cart.getByRole('button', {name: t.checkout}).click();
    await page.waitForURL(`${site().storeUrl}/**`);
    const created = (await site().control.requests()).find(({name}) => name === 'cartCreate');
    expect(created).toBeDefined();
    return created?.variables.visitorConsent;
  }

  test('decides what is tracked, and which consent the checkout receives', async ({open}) => {
    const {page, events, scripts} = await openWatched(open, '/en/product/hocker-lot', {
      expectedErrors: [/third party: https:\/\/(monorail-edge\.shopifysvc|www\.googletagmanager)/],
    });

    await test.step('before a choice nothing is tracked, and the site’s own banner is not shown', async () => {
      await expect(answer(page, 'Allow statistics')).toBeVisible();
      await expect(answer(page, 'Accept all')).toBeHidden();
      expect(events).toEqual([]);
      expect(scripts()).toEqual([]);
      expect(await keptForShopify(page)).toEqual([]);
    });

    await test.step('with statistics allowed, only statistics are collected', async () => {
      await answer(page, 'Allow statistics').click();
      await expect.poll(() => namesOf(events)).toEqual(['page_rendered', 'product_page_rendered']);
      await expect.poll(() => scripts().toSorted()).toEqual(['ShopifyAnalytics', 'gtag/js']);
      expect((await keptForShopify(page)).toSorted()).toEqual(['_shopify_s', '_shopify_y']);
      const statistics = {analytics: true, marketing: false, preferences: false, saleOfData: false};
      expect(await checkOut(page, await openCart(page, t.cart))).toEqual(statistics);
    });
  });

  test('when it no longer reports a choice, the choice no longer counts', async ({open}) => {
    // Its own cookie ends before the copy that the site keeps.
    const {page, events, scripts} = await openWatched(open, '/en/cart', {
      consent: 'accepted',
      cookies: {_shopify_y: 'visitor', _shopify_s: 'visit'},
    });
    await expect(answer(page, 'Allow statistics')).toBeVisible();
    await expect.poll(() => keptForShopify(page)).toEqual([]);
    expect(await checkOut(page, page.getByRole('main'))).toBeUndefined();
    expect(events).toEqual([]);
    expect(scripts()).toEqual([]);
  });

  test('after consent was withdrawn in it, nothing is tracked', async ({open}) => {
    const {page, events, requests, scripts} = await openWatched(open, '/en/cart', {
      expectedErrors: [/third party: https:\/\/(monorail-edge\.shopifysvc|www\.googletagmanager)/],
    });
    await answer(page, 'Allow statistics').click();
    await expect.poll(() => namesOf(events)).toContain('page_rendered');
    await page.getByRole('contentinfo').getByRole('button', {name: t.settings}).click();
    await Promise.all([page.waitForEvent('load'), answer(page, 'Allow nothing').click()]);
    events.length = 0;
    requests.length = 0;
    expect(await keptForShopify(page)).toEqual([]);
    // The tool's answer has been applied.
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.dataLayer ?? []).includes('update'))).toBe(true);
    const nothing = {analytics: false, marketing: false, preferences: false, saleOfData: false};
    expect(await checkOut(page, page.getByRole('main'))).toEqual(nothing);
    expect(events).toEqual([]);
    expect(scripts()).toEqual([]);
    expect(await keptForShopify(page)).toEqual([]);
  });
});
