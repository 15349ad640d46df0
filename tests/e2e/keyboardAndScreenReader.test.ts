import type {Locator} from '@playwright/test';
import {announcedLines, tabTo, typeInto} from '../support/keyboard';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const cartAsHeard = [
  'heading "Warenkorb , 1" [level=2]:',
  'button "Schließen"',
  'list "Artikel":',
  'link "Hocker Lot":',
  'text: 189,00 €',
  'paragraph: Eiche geölt',
  'button "Eins weniger, Hocker Lot, Eiche geölt": −',
  'spinbutton "Menge, Hocker Lot, Eiche geölt": "1"',
  'button "Eins mehr, Hocker Lot, Eiche geölt": +',
  'button "Hocker Lot, Eiche geölt entfernen": Entfernen',
  'paragraph: Voraussichtliche Lieferzeit 5 bis 8 Werktage',
  'group: Rabattcode',
  'group: Nachricht an das Studio',
  'link "Vor der Bestellung etwas fragen":',
  'region "Vor der Bestellung":',
  'paragraph: Lieferung Wir liefern nach Deutschland und Österreich.',
  'paragraph: Gesamt 189,00 €',
  'link "Versand":',
  'button "Zur Kasse"',
];

const receivedStatementAsHeard = [
  'heading "Your withdrawal has been received" [level=1]',
  'region "Your statement":',
  'heading "Your statement" [level=2]',
  'term: Name',
  'definition: Ada Eiche',
  'term: Order',
  'definition: "#1001"',
  'term: Received on',
];

const enquiryAsHeard = [
  'heading "Erzählen Sie uns von Ihrem Vorhaben" [level=1]',
  'textbox "Name"',
  'textbox "E-Mail"',
  'textbox "Telefon"',
  'textbox "Nachricht"',
  'group "Wie haben Sie von uns gehört?":',
  'radio "Instagram"',
  'checkbox "Ich habe die Datenschutzerklärung gelesen und akzeptiere sie."',
  'button "Anfrage senden"',
];

/** What a form says when the mail service doesn't answer, as a screen reader reads it. */
async function expectRefusal(main: Locator, message: string, asMail: string) {
  const refusal = main.getByRole('alert');
  await expect(refusal).toContainText(message, {timeout: 15_000});
  expect(await announcedLines(refusal, [`link "${asMail}":`])).toHaveLength(1);
}

test.describe('with nothing but a keyboard and a screen reader', () => {
  test('a visitor can place an order later when the checkout fails, and the cart keeps the piece', async ({
    open,
    site,
  }) => {
    const page = await open('/product/hocker-lot', {
      consent: 'rejected',
      reducedMotion: true,
      expectedErrors: [/status 50\d/],
    });
    await waitForHydration(page);
    const cart = page.getByRole('dialog');
    const checkout = cart.getByRole('button', {name: 'Zur Kasse'});

    await test.step('a piece is added to the cart', async () => {
      await tabTo(page, page.getByRole('main').getByRole('button', {name: 'In den Warenkorb'}));
      await page.keyboard.press('Enter');
      await expect(checkout).toBeVisible();
      await expect.poll(() => announcedLines(cart, cartAsHeard)).toEqual(cartAsHeard);
    });

    await test.step('the checkout cannot be reached', async () => {
      await site.control.addFault({operation: 'cartCreate', kind: '500'});
      await tabTo(page, checkout);
      await page.keyboard.press('Enter');
      const failed = 'Die Kasse ist gerade nicht erreichbar.';
      await expect(cart.getByRole('status').filter({hasText: failed})).toBeVisible();
      const quantity = 'spinbutton "Menge, Hocker Lot, Eiche geölt": "1"';
      expect(await announcedLines(cart, [quantity])).toEqual([quantity]);
      await site.control.clearFaults();
    });

    await test.step('the order is placed', async () => {
      await tabTo(page, checkout);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/checkouts\//);
      await typeInto(page, [
        [page.getByLabel('E-Mail'), 'ada@example.com'],
        [page.getByLabel('Vor- und Nachname'), 'Ada Eiche'],
        [page.getByLabel('Straße und Hausnummer'), 'Ackerstraße 1'],
        [page.getByLabel('Postleitzahl'), '40233'],
        [page.getByLabel('Ort'), 'Düsseldorf'],
      ]);
      await tabTo(page, page.getByRole('button', {name: 'Probebestellung abschicken'}));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Danke, Ada Eiche!')).toBeVisible();
      expect(await site.control.orders()).toHaveLength(1);
    });
  });

  test('a visitor can send a withdrawal later when the mail service fails, and the form keeps the text', async ({
    open,
    site,
  }) => {
    const page = await open('/en/imprint', {
      consent: 'rejected',
      reducedMotion: true,
      expectedErrors: [/status 502/],
    });
    await waitForHydration(page);
    const main = page.getByRole('main');
    const confirm = main.getByRole('button', {name: 'Confirm withdrawal'});
    const statement = [
      [main.getByLabel('Name'), 'Ada Eiche'],
      [main.getByLabel('Order number or date of order'), '#1001'],
      [main.getByLabel('Email address for confirmation'), 'ada-en@example.com'],
    ] as const;

    await test.step('the footer links the withdrawal form', async () => {
      const withdraw = page.getByRole('contentinfo').getByRole('link', {name: 'Withdraw from contract', exact: true});
      await tabTo(page, withdraw, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(main.getByRole('heading', {level: 1})).toHaveText('Withdraw from contract');
      const form = [
        'textbox "Name"',
        'textbox "Order number or date of order"',
        'textbox "Email address for confirmation"',
        'button "Confirm withdrawal"',
      ];
      expect(await announcedLines(main, form)).toEqual(form);
    });

    await test.step('the withdrawal fails with a message', async () => {
      await site.control.addFault({operation: '/emails', kind: '500'});
      await typeInto(page, statement);
      await tabTo(page, confirm);
      await page.keyboard.press('Enter');
      const message = 'We couldn’t send your withdrawal just now. Everything you wrote is still here';
      await expectRefusal(main, message, 'Send by email');
      for (const [field, text] of statement) await expect(field).toHaveValue(text);
      await site.control.clearFaults();
    });

    await test.step('the withdrawal is sent', async () => {
      await tabTo(page, confirm);
      await page.keyboard.press('Enter');
      await expect.poll(() => announcedLines(main, receivedStatementAsHeard)).toEqual(receivedStatementAsHeard);
      expect(await site.control.mails()).toHaveLength(2);
    });
  });

  test('a visitor can send an enquiry later when the mail service fails, and the form keeps the text', async ({
    open,
    site,
  }) => {
    const page = await open('/contact', {consent: 'rejected', reducedMotion: true, expectedErrors: [/status 502/]});
    await waitForHydration(page);
    const main = page.getByRole('main');
    const send = main.getByRole('button', {name: 'Anfrage senden'});
    const words = [
      [main.getByLabel('Name').first(), 'Ada Eiche'],
      [main.getByLabel('E-Mail').first(), 'ada-de@example.com'],
      [main.getByLabel('Telefon').first(), '0211 1234'],
      [main.getByLabel('Nachricht'), 'Eine Bank aus Esche'],
    ] as const;

    await test.step('the form is filled in', async () => {
      expect(await announcedLines(main, enquiryAsHeard)).toEqual(enquiryAsHeard);
      await typeInto(page, words);
      await tabTo(page, main.getByRole('radio', {name: 'Instagram'}));
      await page.keyboard.press('Space');
      await tabTo(page, main.getByRole('checkbox', {name: /^Ich habe die Datenschutzerklärung gelesen/}));
      await page.keyboard.press('Space');
      await tabTo(page, send);
    });

    await test.step('the enquiry fails with a message', async () => {
      await site.control.addFault({operation: '/emails', kind: '500'});
      await page.keyboard.press('Enter');
      await expectRefusal(main, 'Ihre Anfrage konnte gerade nicht zugestellt werden.', 'Als E-Mail senden');
      for (const [field, text] of words) await expect(field).toHaveValue(text);
      await expect(send).toBeFocused();
      await site.control.clearFaults();
    });

    await test.step('the enquiry is delivered', async () => {
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/thankyou/Ada');
      await expect(main.getByRole('heading', {level: 1})).toContainText('Ada');
      const [mail] = await site.control.mails();
      expect(mail?.text).toContain('Eine Bank aus Esche');
    });
  });
});
