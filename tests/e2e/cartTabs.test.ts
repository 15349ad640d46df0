import type {Page} from '@playwright/test';
import {openCart} from '../support/cart';
import {checkoutOf, cookieOf} from '../support/cookies';
import {waitForHydration} from '../support/ready';
import {oneStool} from '../support/stool';
import {expect, test} from '../support/test';

const words = {note: 'Nachricht an das Studio', saved: 'Gespeichert', checkout: 'Zur Kasse'};

/** The field of the note, its part opened. */
async function noteField(page: Page) {
  const part = page.getByRole('main').locator('details').filter({hasText: words.note});
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  return part.getByLabel(words.note);
}

test('a note for the studio saved in one browser tab appears in the other tab and in the order', async ({
  open,
  site,
}) => {
  const cookies = await oneStool(site.storeUrl);
  const first = await open('/faq', {cookies, consent: 'rejected'});
  const second = await first.context().newPage();
  await second.goto(`${site.url}/cart`);
  await waitForHydration(second);
  await expect(await noteField(second)).toHaveValue('');

  await test.step('The note of the first tab is in the order of the second tab.', async () => {
    const panel = await openCart(first);
    await panel.getByText(words.note).first().click();
    const saved = first.waitForResponse((answer) => answer.request().method() === 'POST');
    await panel.getByRole('textbox', {name: words.note}).fill('Alt');
    await first.keyboard.press('Escape');
    await saved;
    await second.getByRole('main').getByRole('button', {name: words.checkout}).click();
    await expect(second).toHaveURL(/\/checkouts\//);
    expect((await site.control.carts()).at(-1)?.note).toBe('Alt');
  });

  await test.step('After the second tab has changed the note, the old one does not reappear in the first tab.', async () => {
    await second.goto(`${site.url}/cart`);
    await waitForHydration(second);
    const note = await noteField(second);
    await expect(note).toHaveValue('Alt');
    await note.fill('Neu');
    await note.blur();
    await expect(second.getByRole('status').filter({hasText: words.saved})).toBeVisible();
    await first.goto('/cart');
    await expect(await noteField(first)).toHaveValue('Neu');
    expect((await checkoutOf(first)).note).toBe('Neu');
  });
});

test('while one tab is saving the cart, nothing typed in another tab is lost when it is left', async ({open, site}) => {
  const cookies = await oneStool(site.storeUrl);
  const page = await open('/cart', {cookies, consent: 'rejected'});
  await waitForHydration(page);
  const other = await page.context().newPage();
  // No page of the site, whose own cart would wait for its turn, too.
  await other.goto(`${site.url}/robots.txt`);
  await other.evaluate(() => {
    void navigator.locks.request('cart', () => new Promise(() => {}));
  });
  await (await noteField(page)).fill('Bitte klingeln.');
  await page.goto('/imprint');
  await expect.poll(async () => (await checkoutOf(page)).note).toBe('Bitte klingeln.');
});

test('a tab that the browser has put to sleep does not block the cart in other tabs', async ({open, site}) => {
  const cookies = await oneStool(site.storeUrl);
  const page = await open('/cart', {cookies, consent: 'rejected'});
  await waitForHydration(page);
  const quantity = page.getByRole('main').getByRole('spinbutton', {name: /^Menge/});
  const stored = async () => decodeURIComponent((await cookieOf(page, 'cartItems'))?.value ?? '');
  await expect(page.getByRole('button', {name: words.checkout})).toBeEnabled();
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
  await page.getByRole('button', {name: words.checkout}).click();
  await expect(page).toHaveURL(/\/checkouts\//);
});
