import {clientOf} from 'demo-store/testing/client';
import type {Page} from 'playwright';
import {describe} from 'vitest';
import {checkoutOf, cookieOf, itemsValue} from '../support/cookies';
import {waitForHydration} from '../support/ready';
import {expect, languagesAndScripts, test} from '../support/test';

const dictionaries = {
  de: {
    cart: '/cart',
    note: 'Nachricht an das Studio',
    save: 'Nachricht speichern',
    saved: 'Gespeichert.',
    checkout: 'Zur Kasse',
  },
  en: {cart: '/en/cart', note: 'Note to the studio', save: 'Save note', saved: 'Saved.', checkout: 'Checkout'},
} as const;

/** The cookie of a cart with one stool. */
async function oneStool(storeUrl: string): Promise<string> {
  const {data} = await clientOf(storeUrl).query<{product: {variants: {nodes: {id: string}[]}}}>(
    'query { product(handle: "hocker-lot") { variants(first: 1) { nodes { id } } } }',
  );
  const number = data.product.variants.nodes[0]?.id.split('/').at(-1);
  return itemsValue(`${number}.1`);
}

/** The field of the note, its part opened. */
async function noteField(page: Page, title: string) {
  const part = page.getByRole('main').locator('details').filter({hasText: title});
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  return part.getByLabel(title);
}

describe.each(languagesAndScripts)('two tabs in $language, JavaScript: $javaScript', ({language, javaScript}) => {
  const t = dictionaries[language];

  test('a note that one has saved goes to the order of the other', async ({open, site}) => {
    const cookies = {cartItems: await oneStool(site.storeUrl)};
    const first = await open(t.cart, {javaScript, cookies, consentRejected: true});
    const second = await first.context().newPage();
    await second.goto(site.url + t.cart);
    await expect(await noteField(second, t.note)).toHaveValue('');

    const field = await noteField(first, t.note);
    await field.fill('Bitte im Hof abladen.');
    if (javaScript) {
      await field.blur();
      await expect(first.getByText(t.saved)).toBeVisible();
    } else {
      await first.getByRole('button', {name: t.save}).click();
      await expect(await noteField(first, t.note)).toHaveValue('Bitte im Hof abladen.');
    }
    await second.getByRole('button', {name: t.checkout}).click();
    await expect(second).toHaveURL(/\/checkouts\//);
    expect((await site.control.carts()).at(-1)?.note).toBe('Bitte im Hof abladen.');
  });
});

test('what is written while another tab has its turn counts when the page is left', async ({open, site}) => {
  const t = dictionaries.de;
  const cookies = {cartItems: await oneStool(site.storeUrl)};
  const page = await open(t.cart, {cookies, consentRejected: true});
  await waitForHydration(page);
  const other = await page.context().newPage();
  await other.goto(`${site.url}/faq`);
  await other.evaluate(() => {
    void navigator.locks.request('cart', () => new Promise(() => {}));
  });
  await (await noteField(page, t.note)).fill('Bitte klingeln.');
  await page.goto('/imprint');
  await expect.poll(async () => (await checkoutOf(page)).note).toBe('Bitte klingeln.');
});

test('a tab that sleeps while it has its turn holds up no other', async ({open, site}) => {
  const cookies = {cartItems: await oneStool(site.storeUrl)};
  const page = await open('/cart', {cookies, consentRejected: true});
  await waitForHydration(page);
  const quantity = page.getByRole('main').getByRole('spinbutton', {name: /^Menge/});
  const stored = async () => decodeURIComponent((await cookieOf(page, 'cartItems'))?.value ?? '');
  await expect(page.getByRole('button', {name: dictionaries.de.checkout})).toBeEnabled();
  const other = await page.context().newPage();
  // No page of the site, whose own cart would wait for its turn, too.
  await other.goto(`${site.url}/robots.txt`);
  await other.evaluate(() => {
    navigator.locks.request('cart', () => new Promise(() => {})).catch(() => {});
  });
  await page.clock.install();
  const more = page.getByRole('main').getByRole('button', {name: /^Eins mehr/});
  await more.click();
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBe(1);
  await page.clock.fastForward(15_000);
  await expect.poll(stored).toMatch(/^\["\d+\.2\./);
  // The turn is no longer the sleeping tab's.
  await more.click();
  await expect.poll(stored).toMatch(/^\["\d+\.3\./);
  await expect(quantity).toHaveValue('3');
  await page.getByRole('button', {name: dictionaries.de.checkout}).click();
  await expect(page).toHaveURL(/\/checkouts\//);
});

test('a piece that is being added when the page is loaded anew is in the cart', async ({open, startOwnSite}) => {
  const site = await startOwnSite();
  const page = await open('/product/hocker-lot', {site, consentRejected: true});
  await site.control.addFault({operation: 'CartMerchandise', kind: 'latency', ms: 3000, times: 1});
  const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/cart'));
  await page.getByRole('main').getByRole('button', {name: 'In den Warenkorb'}).click();
  await request;
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', {name: 'Warenkorb'})).toContainText('1');
});

test('what waits behind another change when the page is left is in the cart', async ({open, startOwnSite}) => {
  const site = await startOwnSite();
  const cookies = {cartItems: await oneStool(site.storeUrl)};
  const page = await open('/cart', {site, cookies, consentRejected: true});
  await site.control.addFault({operation: 'CartMerchandise', kind: 'latency', ms: 3000, times: 1});
  const main = page.getByRole('main');
  const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/cart'));
  await main.getByRole('button', {name: /^Eins mehr/}).click();
  await request;
  const note = await noteField(page, dictionaries.de.note);
  await note.fill('Bitte klingeln.');
  await note.blur();
  await main.getByRole('button', {name: /^Eins mehr/}).click();
  await page.goto('/shop');
  await expect(page.getByRole('banner').getByRole('link', {name: 'Warenkorb'})).toContainText('3');
  await page.goto('/cart');
  await expect(page.getByLabel(dictionaries.de.note)).toHaveValue('Bitte klingeln.');
});

test('a note that is being written stays through a reload', async ({open, site}) => {
  const page = await open('/cart', {cookies: {cartItems: await oneStool(site.storeUrl)}, consentRejected: true});
  const {note, checkout} = dictionaries.de;
  await (await noteField(page, note)).pressSequentially('Zweiter Stock');
  await page.reload();
  await expect(page.getByLabel(note)).toBeVisible();
  await expect(page.getByLabel(note)).toHaveValue('Zweiter Stock');
  await page.getByRole('button', {name: checkout}).click();
  await expect(page).toHaveURL(/\/checkouts\//);
  expect((await site.control.carts()).at(-1)?.note).toBe('Zweiter Stock');
});
