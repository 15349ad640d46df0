import type {Page} from '@playwright/test';
import {getDocument, tags} from '../../tools/document';
import {cartLines, openCart} from '../support/cart';
import {waitForHydration} from '../support/ready';
import {oneStool} from '../support/stool';
import {expect, siteForAll, test} from '../support/test';

const words = {
  add: 'In den Warenkorb',
  cart: 'Warenkorb',
  note: 'Nachricht an das Studio',
  failed: 'Der Shop antwortet gerade nicht.',
  again: 'Erneut versuchen',
};

/** The next change of the cart that the page sends. */
const cartChange = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/cart'));

test.describe('while the store is slow or fails, the cart', () => {
  const site = siteForAll(() => ({}));
  test.beforeEach(() => site().control.reset());

  const answerSlowly = (ms: number) =>
    site().control.addFault({operation: 'CartMerchandise', kind: 'latency', ms, times: 1});

  test('keeps a piece that was still being added when the page is left and the next one added on another', async ({
    open,
  }) => {
    const page = await open('/product/hocker-lot', {site: site(), consent: 'rejected'});
    await answerSlowly(4000);
    const add = page.getByRole('main').getByRole('button', {name: words.add}).first();
    const request = cartChange(page);
    await add.click();
    await request;
    await page.goto('/product/schneidbrett');
    await waitForHydration(page);
    await add.click();
    const cart = page.getByRole('dialog', {name: words.cart});
    await expect(cartLines(cart)).toHaveCount(2);
    await expect(cart.getByRole('link', {name: 'Hocker Lot', exact: true})).toBeVisible();
    await expect(cart.getByRole('link', {name: 'Brett Verschnitt', exact: true})).toBeVisible();
  });

  test('keeps a change that was still waiting when the visitor left the page', async ({open}) => {
    const page = await open('/cart', {site: site(), cookies: await oneStool(site().storeUrl), consent: 'rejected'});
    await answerSlowly(3000);
    const main = page.getByRole('main');
    const request = cartChange(page);
    await main.getByRole('button', {name: /^Eins mehr/}).click();
    await request;
    await main.locator('summary').filter({hasText: words.note}).click();
    await main.getByLabel(words.note).fill('Bitte klingeln.');
    await main.getByLabel(words.note).blur();
    await main.getByRole('button', {name: /^Eins mehr/}).click();
    await page.goto('/shop');
    await expect(page.getByRole('banner').getByRole('link', {name: words.cart})).toContainText('3');
    await expect((await openCart(page)).getByLabel(words.note)).toHaveValue('Bitte klingeln.');
  });

  test('loads again by itself, and without JavaScript by a link', async ({open}) => {
    const cookies = await oneStool(site().storeUrl);
    const page = await open('/robots.txt', {
      site: site(),
      cookies,
      consent: 'rejected',
      expectedErrors: [/^status 503: GET .*\/cart$/],
    });
    await site().control.addFault({operation: 'CartMerchandise', kind: '500', times: 2});
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');

    await site().control.addFault({operation: 'CartMerchandise', kind: '500', times: 2});
    const loadCart = () => getDocument(`${site().url}/cart`, `cartItems=${cookies.cartItems}`);
    const failed = await loadCart();
    expect(failed.status).toBe(503);
    expect(failed.html).toContain(words.failed);
    expect(failed.html).toMatch(new RegExp(`<a [^>]*href="/cart"[^>]*>${words.again}</a>`));
    const loaded = await loadCart();
    expect(loaded.status).toBe(200);
    expect(tags(loaded.html, 'input')).toContainEqual(expect.objectContaining({type: 'number', value: '1'}));
  });
});
