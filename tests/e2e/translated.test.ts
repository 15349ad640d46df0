import type {Locator, Page} from '@playwright/test';
import {openCart} from '../support/cart';
import {main, price} from '../support/productPage';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {oneStool} from '../support/stool';
import {expect, test} from '../support/test';
import {translate, withoutMarks} from '../support/translator';

const t = {
  add: 'In den Warenkorb',
  cart: 'Warenkorb',
  lines: 'Artikel',
  quantity: /^Menge/,
  remove: /entfernen$/,
};

/** What a visitor reads there, in the words of the page. */
const textOf = async (part: Locator) => withoutMarks(await part.innerText()).replace(/\s+/g, ' ');

const measure = (page: Page, name: string) => main(page).locator(`input[name=${name}]`);

/** A field of a piece, a value that isn't offered and one that is. */
const configurators = [
  ['/en/product/konfigurator-tisch', 'length', '9999', '190'],
  ['/product/kliv_v1', 'width', '9999', '700'],
] as const;

test.describe('while a translator replaces every text of the page', () => {
  for (const [path, name, tooLarge, size] of configurators) {
    test(`a configurator shows what changes, and keeps its button (${path})`, async ({open}) => {
      const page = await open(path, {consent: 'rejected'});
      await waitForConfigurator(page);
      const plainPage = await page.context().newPage();
      await translate(page);
      const field = measure(page, name);
      const button = main(page).locator('button[type=submit]:visible');
      const correction = field.locator('xpath=ancestor::div[1]').locator('[id$=-correction]');

      await field.fill(tooLarge);
      await field.press('Tab');
      await expect(correction).toContainText(await field.inputValue());
      await field.fill(size);
      await field.press('Tab');
      await expect(correction).toBeEmpty();
      const color = main(page).locator('input[name=color]').nth(1);
      await color.check();
      await expect(page).toHaveURL(new RegExp(`color=${await color.inputValue()}&${name}=${size}`));

      await plainPage.goto(page.url());
      await expect.poll(() => textOf(price(page))).toBe(await textOf(price(plainPage)));
      // Also the line of the sample box and the surcharges.
      await expect.poll(() => textOf(main(page).locator('form'))).toBe(await textOf(main(plainPage).locator('form')));
      await button.click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toContainText('1');
      await expect(button).toBeVisible();
    });
  }

  test('a product with variants shows the chosen one', async ({open}) => {
    const page = await open('/product/hocker-lot', {consent: 'rejected'});
    await waitForHydration(page);
    await translate(page);
    const picker = main(page).getByRole('group', {name: 'Ausführung'});
    await picker.locator('summary').click();
    await main(page).getByRole('radio', {name: 'Esche schwarz'}).check();
    await expect(picker.locator('summary')).toContainText('Esche schwarz');
    await expect(price(page)).toContainText('198,00');
    await main(page).getByRole('button', {name: t.add}).click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toContainText('1');
    await expect(main(page).getByRole('button', {name: t.add})).toBeVisible();
  });

  test('the cart counts, and takes a note and a code', async ({open, site}) => {
    const cookies = await oneStool(site.storeUrl);
    const page = await open('/imprint', {cookies, consent: 'rejected', expectedErrors: [/status 422/]});
    await waitForHydration(page);
    await translate(page);
    const cart = await openCart(page, t.cart);
    const plainPage = await page.context().newPage();
    const expectSaved = async () => {
      const lines = (container: Locator) => textOf(container.getByRole('list', {name: t.lines, exact: true}));
      const total = (container: Locator) => textOf(container.locator('[aria-live=polite]', {hasText: '€'}));
      // The change may still be on its way to the worker.
      await expect(async () => {
        await plainPage.goto('/cart');
        expect(await lines(cart)).toBe(await lines(main(plainPage)));
        expect(await total(cart)).toBe(await total(main(plainPage)));
      }).toPass();
    };
    const count = page.getByRole('banner').getByRole('link', {name: t.cart});

    await cart.getByRole('spinbutton', {name: t.quantity}).fill('24');
    await cart.getByRole('spinbutton', {name: t.quantity}).press('Enter');
    await expect(count).toContainText('24');
    await expect(cart.getByRole('heading', {name: t.cart})).toContainText('24');

    await cart.getByRole('button', {name: t.remove}).click();
    await expect(count).not.toContainText('24');
    await cart.getByRole('button', {name: 'Rückgängig'}).click();
    await expect(count).toContainText('24');
    await expectSaved();

    await cart.getByRole('group').filter({hasText: 'Rabattcode'}).locator('summary').click();
    await cart.getByRole('textbox', {name: 'Rabattcode'}).fill('GIBTESNICHT');
    await cart.getByRole('button', {name: 'Einlösen'}).click();
    await expect(cart.getByRole('textbox', {name: 'Rabattcode'})).toHaveAccessibleDescription(/kennen wir nicht/);
    await cart.getByRole('textbox', {name: 'Rabattcode'}).fill('WERKSTATT10');
    await cart.getByRole('button', {name: 'Einlösen'}).click();
    await expect(cart.getByText('Der Code WERKSTATT10 ist eingelöst.')).toBeVisible();
    await expectSaved();

    await cart.getByRole('group').filter({hasText: 'Nachricht an das Studio'}).locator('summary').click();
    await cart.getByRole('textbox', {name: 'Nachricht an das Studio'}).fill('Bitte klingeln');
    await cart.getByRole('textbox', {name: 'Nachricht an das Studio'}).press('Tab');
    await expect(cart.getByText('Gespeichert.')).toBeVisible();
  });

  test('the contact form shows what is missing, and sends', async ({open, site}) => {
    const page = await open('/contact', {consent: 'rejected'});
    await waitForHydration(page);
    await translate(page);
    const send = page.getByRole('button', {name: 'Anfrage senden'});
    await page.getByLabel('E-Mail').first().fill('anna@');
    await page.getByLabel('E-Mail').first().press('Tab');
    await send.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5);
    await page.getByLabel('Name').fill('Anna');
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByLabel('E-Mail').first().fill('anna@example.com');
    await page.getByLabel('Telefon').fill('030 1234');
    await send.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    await page.getByLabel('Nachricht').fill('Eine Bank');
    await page.getByRole('radio', {name: 'Empfehlung'}).check();
    await page.getByRole('checkbox', {name: 'Ich habe die Datenschutzerklärung'}).check();
    await send.click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Hallo Anna');
    expect(await site.control.mails()).toHaveLength(1);
  });

  test('the withdrawal form shows what is missing, and sends', async ({open, site}) => {
    const page = await open('/widerruf', {consent: 'rejected', expectedErrors: [/status 400/]});
    await waitForHydration(page);
    await translate(page);
    const confirm = page.getByRole('button', {name: 'Widerruf bestätigen'});
    await page.getByLabel(/E-Mail/).fill('anna@');
    await page.getByLabel(/E-Mail/).press('Tab');
    await expect(page.getByLabel(/E-Mail/)).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
    await page.getByLabel(/E-Mail/).fill('anna@example.com');
    await confirm.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    await page.getByLabel('Name').fill('Anna');
    await page.getByLabel(/Bestellnummer/).fill('#1001');
    await confirm.click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Ihr Widerruf ist eingegangen');
    expect(await site.control.mails()).toHaveLength(2);
  });

  test('the next pages are whole, in the other language, too', async ({open}) => {
    const page = await open('/search?q=tisch', {consent: 'rejected'});
    await waitForHydration(page);
    await translate(page);
    const plainPage = await page.context().newPage();
    const expectWhole = async (parts: (page: Page) => Locator[]) => {
      await plainPage.goto(page.url());
      for (const [index, part] of parts(page).entries())
        await expect.poll(() => textOf(part)).toBe(await textOf(parts(plainPage)[index] ?? part));
    };
    const wholePage = (of: Page) => [of.getByRole('banner'), main(of), of.getByRole('contentinfo')];
    const query = main(page).getByLabel('Was suchen Sie?');
    const table = main(page).locator('[role=option][href$="/konfigurator-tisch"]');
    for (const word of ['Tisch', 'Strich']) {
      await query.fill(word);
      await expect(table.locator('mark')).toContainText(word);
      expect(await textOf(table)).toBe('Tisch Strich');
    }
    await query.fill('eiche');
    await query.press('Enter');
    await expect(page).toHaveURL(/q=eiche/);
    await expectWhole((of) => [main(of).getByRole('region', {name: 'Produkte'})]);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Impressum'}).click();
    await expect(page).toHaveURL(/imprint/);
    await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: false}).last().click();
    await expect(page).toHaveURL(/\/en\//);
    await expectWhole(wholePage);
  });
});
