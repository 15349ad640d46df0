import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from '../support/accessibility';
import {openCart, variantNumber} from '../support/cart';
import {checkoutOf, cookieOf, itemsValue} from '../support/cookies';
import {waitForHydration} from '../support/ready';
import {expect, languagesAndScripts, test} from '../support/test';

const dictionaries = {
  de: {
    cart: '/cart',
    stool: 'Hocker Lot, Eiche geölt',
    black: 'Hocker Lot, Esche schwarz',
    quantity: (name: string) => `Menge, ${name}`,
    remove: (name: string) => `${name} entfernen`,
    undo: 'Rückgängig',
    note: 'Nachricht an das Studio',
    code: 'Rabattcode',
    apply: 'Einlösen',
    applied: 'Der Code WERKSTATT10 ist eingelöst.',
    unknown: 'Diesen Code kennen wir nicht.',
    quantitiesSaved: /Ihre Mengen sind übernommen/,
    checkout: 'Zur Kasse',
    share: 'Warenkorb teilen',
  },
  en: {
    cart: '/en/cart',
    stool: 'Lot stool, Oiled oak',
    black: 'Lot stool, Black ash',
    quantity: (name: string) => `Quantity, ${name}`,
    remove: (name: string) => `Remove ${name}`,
    undo: 'Undo',
    note: 'Note to the studio',
    code: 'Discount code',
    apply: 'Apply',
    applied: 'Code WERKSTATT10 has been applied.',
    unknown: 'We don’t recognise this code.',
    quantitiesSaved: /Your quantities are saved/,
    checkout: 'Checkout',
    share: 'Share this cart',
  },
} as const;
type Texts = (typeof dictionaries)['de' | 'en'];

/** The cookie of a cart with one stool of each of two versions. */
async function twoStools(storeUrl: string): Promise<string> {
  const [oak, ash] = await Promise.all(
    ['Eiche geölt', 'Esche schwarz'].map((title) => variantNumber(storeUrl, 'hocker-lot', title)),
  );
  return itemsValue(`${oak}.1`, `${ash}.1`);
}

/** The fields of the cart's page, with every part of it open. */
async function openFields(page: Page, t: Texts) {
  const main = page.getByRole('main');
  for (const title of [t.code, t.note]) {
    const part = main.locator('details').filter({hasText: title});
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  }
  return {
    main,
    stools: main.getByLabel(t.quantity(t.stool), {exact: true}),
    blacks: main.getByLabel(t.quantity(t.black), {exact: true}),
    note: main.getByRole('textbox', {name: t.note}),
    code: main.getByRole('textbox', {name: t.code}),
    press: (name: string) => main.getByRole('button', {name, exact: true}).click(),
  };
}

for (const {language, javaScript} of languagesAndScripts) {
  test.describe(`what is typed into the cart page (${language}, ${javaScript ? 'with' : 'without'} JavaScript)`, () => {
    const t = dictionaries[language];

    test('is kept when a line is removed and restored', async ({open, site}) => {
      const cookies = {cartItems: await twoStools(site.storeUrl)};
      const page = await open(t.cart, {javaScript, cookies, consent: 'rejected'});

      await test.step('Enter in a field saves the field, and removes nothing.', async () => {
        const {main, stools, code} = await openFields(page, t);
        await stools.fill('5');
        await code.fill('WERKSTATT10');
        await code.press('Enter');
        await expect(main.getByText(t.applied)).toBeVisible();
        await expect(main.getByRole('listitem').getByRole('spinbutton')).toHaveCount(2);
        await expect(stools).toHaveValue('5');
        expect((await checkoutOf(page)).code).toBe('WERKSTATT10');
      });

      await test.step('What is typed but not saved stays when a line is removed.', async () => {
        const {stools, blacks, note, press} = await openFields(page, t);
        await note.fill('Bitte im Hof abladen.');
        await blacks.fill('2');
        await stools.fill('3');
        await press(t.remove(t.black));
        await expect(blacks).toHaveCount(0);
      });

      await test.step('Enter in a field does not restore the line.', async () => {
        const {stools, blacks} = await openFields(page, t);
        await stools.fill('6');
        await stools.press('Enter');
        const items = async () => decodeURIComponent((await cookieOf(page, 'cartItems'))?.value ?? '');
        await expect.poll(items).toMatch(/^\["\d+\.6[^"]*"\]$/);
        await expect(stools).toHaveValue('6');
        await expect(blacks).toHaveCount(0);
        await stools.fill('3');
      });

      await test.step('What is typed but not saved stays when the line is restored.', async () => {
        const {stools, blacks, note, press} = await openFields(page, t);
        await expect(stools).toHaveValue('3');
        await expect(note).toHaveValue('Bitte im Hof abladen.');
        await note.fill('Bitte im Hof abladen. Danke!');
        await stools.fill('4');
        await press(t.undo);
        await expect(blacks).toHaveValue('2');
        await expect(stools).toHaveValue('4');
        await expect(note).toHaveValue('Bitte im Hof abladen. Danke!');
      });
    });

    test('is part of the order, even if the visitor goes straight to the checkout', async ({open, site}) => {
      const cookies = {cartItems: await twoStools(site.storeUrl)};
      const expectedErrors = [/^status 422: POST .*\/cart$/, ...(javaScript ? [] : [/^status 409: POST .*\/cart$/])];
      const page = await open(t.cart, {javaScript, cookies, consent: 'rejected', expectedErrors});

      await test.step('A discount code that does not work is reported, and stays in its field.', async () => {
        const {main, code, press} = await openFields(page, t);
        await code.fill('NICHTS');
        await press(t.checkout);
        await expect(main.getByRole('status').filter({hasText: t.unknown})).toBeVisible();
        await expect(code).toHaveValue('NICHTS');
        await expect(code).toHaveAttribute('aria-invalid', 'true');
        if (javaScript) {
          await expect(main.getByRole('button', {name: t.checkout})).toBeFocused();
          await main.locator('summary').filter({hasText: t.share}).click();
          await expectAccessible(page, 'main');
        }
      });

      await test.step('The next click goes to the checkout without the code.', async () => {
        const {press} = await openFields(page, t);
        await press(t.checkout);
        await expect(page).toHaveURL(/\/checkouts\//);
        expect((await site.control.carts()).at(-1)?.discountCodes).toEqual([]);
      });

      await test.step('The order has the quantity, note and code as they were typed.', async () => {
        await page.goto(site.url + t.cart);
        if (javaScript) await waitForHydration(page);
        const {main, stools, note, code, press} = await openFields(page, t);
        await note.fill('Bitte im Hof abladen.');
        await code.fill('WERKSTATT10');
        await stools.fill('5');
        await press(t.checkout);
        if (!javaScript) {
          await expect(main.getByRole('status').filter({hasText: t.quantitiesSaved})).toBeVisible();
          await expect(main.getByText(t.applied)).toBeVisible();
          await expect(stools).toHaveValue('5');
          await press(t.checkout);
        }
        await expect(page).toHaveURL(/\/checkouts\//);
        const cart = (await site.control.carts()).at(-1);
        expect(cart).toMatchObject({note: 'Bitte im Hof abladen.', discountCodes: ['WERKSTATT10']});
        expect(cart?.lines.map(({quantity}) => quantity)).toEqual([5, 1]);
      });
    });
  });
}

test('what is typed but not saved in the cart survives reloading and leaving the page, and closing the panel', async ({
  open,
  site,
}) => {
  const t = dictionaries.de;
  const cookies = {cartItems: await twoStools(site.storeUrl)};
  const page = await open('/cart', {cookies, consent: 'rejected'});
  const quantity = (place: Locator) => place.getByLabel(t.quantity(t.stool), {exact: true});
  const note = page.getByLabel(t.note);
  const expectQuantity = async (count: number) => {
    const value = async () => decodeURIComponent((await cookieOf(page, 'cartItems'))?.value ?? '');
    await expect.poll(value).toMatch(new RegExp(`^\\["\\d+\\.${count}\\.`));
  };

  await test.step('a quantity when the page is reloaded', async () => {
    await waitForHydration(page);
    await quantity(page.getByRole('main')).fill('2');
    await page.reload();
    await expectQuantity(2);
    await expect(quantity(page.getByRole('main'))).toHaveValue('2');
  });

  await test.step('a note when the page is reloaded', async () => {
    await waitForHydration(page);
    await (await openFields(page, t)).note.pressSequentially('Zweiter Stock');
    await page.reload();
    await expect(note).toBeVisible();
    await expect(note).toHaveValue('Zweiter Stock');
    await expect.poll(async () => (await checkoutOf(page)).note).toBe('Zweiter Stock');
  });

  await test.step('a quantity when the page is left', async () => {
    await waitForHydration(page);
    await quantity(page.getByRole('main')).fill('3');
    await page.goto('/imprint');
    await expectQuantity(3);
  });

  await test.step('a quantity in the panel when the visitor goes back', async () => {
    await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
    // The panel closes when another page arrives.
    await expect(page.getByRole('heading', {level: 1})).toContainText('FAQ');
    const panel = await openCart(page);
    await quantity(panel).fill('4');
    await page.goBack();
    await expect(panel).toBeHidden();
    await expectQuantity(4);
  });
});

test.describe('the cart on a phone', {tag: '@phone'}, () => {
  const t = dictionaries.de;

  test('keeps a discount code that was typed but not applied, and scrolls an error message into view', async ({
    open,
    site,
  }) => {
    const cookies = {cartItems: await twoStools(site.storeUrl)};
    const expectedErrors = [/api\/cart/, /ERR_INTERNET_DISCONNECTED/];
    const page = await open('/faq', {cookies, consent: 'rejected', expectedErrors});
    const panel = await openCart(page);
    for (const title of [t.code, t.note]) await panel.locator('summary').filter({hasText: title}).click();
    await panel.getByRole('textbox', {name: t.note}).fill('Bitte klingeln.');
    await panel.getByRole('textbox', {name: t.code}).fill('WERKSTATT');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await openCart(page);
    await expect(panel.getByRole('textbox', {name: t.note})).toHaveValue('Bitte klingeln.');
    const code = panel.getByRole('textbox', {name: t.code});
    await expect(code).toBeVisible();
    await expect(code).toHaveValue('WERKSTATT');
    await code.fill('WERKSTATT10');
    await page.goto(t.cart);
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox', {name: t.code})).toHaveValue('WERKSTATT10');
    await main.getByRole('button', {name: t.apply}).click();
    await expect(main.getByText(t.applied)).toBeVisible();
    // What was redeemed is no longer kept: nobody redeems it again by mistake.
    await main.getByRole('button', {name: 'Code entfernen'}).click();
    await expect(main.getByRole('textbox', {name: t.code})).toHaveValue('');
    await page.reload();
    await main.locator('summary').filter({hasText: t.code}).click();
    await expect(main.getByRole('textbox', {name: t.code})).toHaveValue('');

    await test.step('an error message is scrolled into view', async () => {
      await waitForHydration(page);
      await page.route('**/api/cart', (route) => route.abort('internetdisconnected'));
      const checkout = main.getByRole('button', {name: t.checkout});
      await checkout.click();
      await expect(main.getByText(/Die Verbindung ist unterbrochen/)).toBeInViewport({ratio: 1});
      await expect(checkout).toBeFocused();
    });
  });
});
