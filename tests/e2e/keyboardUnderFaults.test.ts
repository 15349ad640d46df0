import {describe} from 'vitest';
import type {Locator} from 'playwright';
import {heard, tabTo, typeInto} from '../support/keyboard';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';
import type {Site} from '../../tools/site';

const words = {
  de: {
    prefix: '',
    asMail: 'Als E-Mail senden',
    statement: ['Name', 'Bestellnummer oder Tag der Bestellung', 'E-Mail für die Bestätigung'],
    confirm: 'Widerruf bestätigen',
    withdrawalRefused: 'konnte gerade nicht zugestellt werden. Ihre Angaben bleiben hier stehen',
    received: 'Ihr Widerruf ist eingegangen',
    fields: ['Name', 'E-Mail', 'Telefon'],
    message: 'Nachricht',
    consent: 'Ich habe die Datenschutzerklärung gelesen und akzeptiere sie.',
    send: 'Anfrage senden',
    questionRefused: 'Ihre Anfrage konnte gerade nicht zugestellt werden.',
    add: 'In den Warenkorb',
    checkout: 'Zur Kasse',
    failed: 'Die Kasse ist gerade nicht erreichbar.',
    quantity: 'spinbutton "Menge, Hocker Lot, Eiche geölt": "1"',
    buyer: ['E-Mail', 'Vor- und Nachname', 'Straße und Hausnummer', 'Postleitzahl', 'Ort'],
    order: 'Probebestellung abschicken',
    thanks: 'Danke, Ada Eiche!',
  },
  en: {
    prefix: '/en',
    asMail: 'Send as email',
    statement: ['Name', 'Order number or date of order', 'Email for the confirmation'],
    confirm: 'Confirm withdrawal',
    withdrawalRefused: 'could not be delivered just now. What you have written stays here',
    received: 'Your withdrawal has been received',
    fields: ['Name', 'Email', 'Phone'],
    message: 'Message',
    consent: 'I have read and accept the privacy policy.',
    send: 'Send enquiry',
    questionRefused: 'Your enquiry could not be delivered just now.',
    add: 'Add to cart',
    checkout: 'Checkout',
    failed: 'The checkout cannot be reached right now.',
    quantity: 'spinbutton "Quantity, Lot stool, Oiled oak": "1"',
    buyer: ['Email', 'First and last name', 'Street and number', 'Postal code', 'City'],
    order: 'Place demo order',
    thanks: 'Thank you, Ada Eiche!',
  },
} as const;

const person = ['ada@example.com', 'Ada Eiche', 'Ackerstraße 1', '40233', 'Düsseldorf'];

/** The form's answer, and the data of pages whose links have the focus in passing. */
const failing = [/status 50[23]/];

/** Every query of the store fails, and its mail service, which lies at another path. */
async function failStoreAndMail({control}: Site) {
  await control.addFault({operation: '/api', kind: '500'});
  await control.addFault({operation: '/emails', kind: '500'});
}

/** What a form says when neither store nor mail service answer, as a screen reader reads it. */
async function expectRefusal(main: Locator, message: string, asMail: string) {
  const refusal = main.getByRole('alert');
  await expect(refusal).toContainText(message, {timeout: 15_000});
  expect(await heard(refusal, [`link "${asMail}":`])).toHaveLength(1);
}

describe.each(['de', 'en'] as const)(
  'by keyboard and by screen reader while store and mail fail, in %s',
  (language) => {
    const t = words[language];

    test('a withdrawal is refused with words, keeps them, and arrives later', async ({open, startOwnSite}) => {
      const site = await startOwnSite();
      await failStoreAndMail(site);
      const page = await open(`${t.prefix}/widerruf`, {site, consentRejected: true, expectedErrors: failing});
      const main = page.getByRole('main');
      const statement = ['Ada Eiche', '#1001', 'ada@example.com'];
      const entered = t.statement.map((label, index) => [main.getByLabel(label), statement[index] ?? ''] as const);
      await typeInto(page, entered);
      await tabTo(page, main.getByRole('button', {name: t.confirm}));
      await page.keyboard.press('Enter');
      await expectRefusal(main, t.withdrawalRefused, t.asMail);
      for (const [field, text] of entered) await expect(field).toHaveValue(text);
      await site.control.clearFaults();
      await tabTo(page, main.getByRole('button', {name: t.confirm}));
      await page.keyboard.press('Enter');
      await expect(main.getByRole('heading', {level: 1})).toHaveText(t.received);
      expect(await site.control.mails()).toHaveLength(2);
    });

    test('a question is refused with words, keeps them, and arrives later', async ({open, startOwnSite}) => {
      const site = await startOwnSite();
      await failStoreAndMail(site);
      const page = await open(`${t.prefix}/contact`, {site, consentRejected: true, expectedErrors: failing});
      const main = page.getByRole('main');
      const answers = ['Ada Eiche', 'ada@example.com', '0211 1234'];
      const entered = [
        ...t.fields.map((label, index) => [main.getByLabel(label).first(), answers[index] ?? ''] as const),
        [main.getByLabel(t.message), 'Eine Bank aus Esche'] as const,
      ];
      await typeInto(page, entered);
      await tabTo(page, main.getByRole('radio', {name: 'Instagram'}));
      await page.keyboard.press('Space');
      await tabTo(page, main.getByRole('checkbox', {name: t.consent}));
      await page.keyboard.press('Space');
      const send = main.getByRole('button', {name: t.send});
      await tabTo(page, send);
      await page.keyboard.press('Enter');
      await expectRefusal(main, t.questionRefused, t.asMail);
      for (const [field, text] of entered) await expect(field).toHaveValue(text);
      await expect(send).toBeFocused();
      await site.control.clearFaults();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${t.prefix}/thankyou/Ada`);
      expect(await site.control.mails()).toHaveLength(1);
    });

    test('a purchase stays in the cart, says so, and goes on later', async ({open, startOwnSite}) => {
      const site = await startOwnSite();
      await site.control.addFault({operation: 'cartCreate', kind: '500'});
      await site.control.addFault({operation: '/emails', kind: '500'});
      const path = `${t.prefix}/product/hocker-lot`;
      const page = await open(path, {site, consentRejected: true, expectedErrors: [/status 50\d/]});
      await waitForHydration(page);
      await tabTo(page, page.getByRole('main').getByRole('button', {name: t.add}));
      await page.keyboard.press('Enter');
      const cart = page.getByRole('dialog');
      const checkout = cart.getByRole('button', {name: t.checkout});
      await tabTo(page, checkout);
      await page.keyboard.press('Enter');
      await expect(cart.getByRole('status').filter({hasText: t.failed})).toBeVisible();
      expect(await heard(cart, [t.quantity])).toEqual([t.quantity]);
      await site.control.clearFaults();
      await tabTo(page, checkout);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/checkouts\//);
      await typeInto(
        page,
        t.buyer.map((label, index) => [page.getByLabel(label), person[index] ?? ''] as const),
      );
      await tabTo(page, page.getByRole('button', {name: t.order}));
      await page.keyboard.press('Enter');
      await expect(page.getByText(t.thanks)).toBeVisible();
      expect(await site.control.orders()).toHaveLength(1);
    });
  },
);
