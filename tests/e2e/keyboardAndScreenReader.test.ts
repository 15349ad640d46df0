import {describe} from 'vitest';
import {heard, tabTo, typeInto} from '../support/keyboard';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const words = {
  de: {
    prefix: '',
    add: 'In den Warenkorb',
    checkout: 'Zur Kasse',
    cart: [
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
      'paragraph: Voraussichtliche Lieferzeit Fünf bis acht Werktage',
      'group: Rabattcode',
      'group: Nachricht an das Studio',
      'link "Vor der Bestellung etwas fragen":',
      'region "Vor der Bestellung":',
      'paragraph: Lieferung Wir liefern nach Deutschland und Österreich.',
      'paragraph: Gesamt 189,00 €',
      'link "Versand":',
      'button "Zur Kasse"',
    ],
    buyer: ['E-Mail', 'Vor- und Nachname', 'Straße und Hausnummer', 'Postleitzahl', 'Ort'],
    order: 'Probebestellung abschicken',
    thanks: 'Danke, Ada Eiche!',
    withdraw: 'Vertrag widerrufen',
    statement: ['Name', 'Bestellnummer oder Tag der Bestellung', 'E-Mail für die Bestätigung'],
    confirm: 'Widerruf bestätigen',
    received: [
      'heading "Ihr Widerruf ist eingegangen" [level=1]',
      'region "Ihre Erklärung":',
      'heading "Ihre Erklärung" [level=2]',
      'term: Name',
      'definition: Ada Eiche',
      'term: Bestellung',
      'definition: "#1001"',
      'term: Eingegangen am',
    ],
    enquiry: [
      'heading "Erzählen Sie uns von Ihrem Vorhaben" [level=1]',
      'textbox "Name"',
      'textbox "E-Mail"',
      'textbox "Telefon"',
      'combobox "Aktuelle Phase":',
      'group "Welche Leistungen interessieren Sie?":',
      'checkbox "Ladenbau"',
      'textbox "Nachricht"',
      'group "Wie haben Sie von uns gehört?":',
      'radio "Instagram"',
      'checkbox "Ich habe die Datenschutzerklärung gelesen und akzeptiere sie."',
      'button "Anfrage senden"',
    ],
    fields: ['Name', 'E-Mail', 'Telefon'],
    message: 'Nachricht',
    consent: 'Ich habe die Datenschutzerklärung gelesen und akzeptiere sie.',
    send: 'Anfrage senden',
  },
  en: {
    prefix: '/en',
    add: 'Add to cart',
    checkout: 'Checkout',
    cart: [
      'heading "Cart , 1" [level=2]:',
      'button "Close"',
      'list "Items":',
      'link "Lot stool":',
      'text: €189.00',
      'paragraph: Oiled oak',
      'button "One less, Lot stool, Oiled oak": −',
      'spinbutton "Quantity, Lot stool, Oiled oak": "1"',
      'button "One more, Lot stool, Oiled oak": +',
      'button "Remove Lot stool, Oiled oak": Remove',
      'paragraph: Estimated delivery time Five to eight working days',
      'group: Discount code',
      'group: Note to the studio',
      'link "Ask a question before you order":',
      'region "Before you order":',
      'paragraph: Delivery We deliver to Germany and Austria.',
      'paragraph: Total €189.00',
      'link "shipping":',
      'button "Checkout"',
    ],
    buyer: ['Email', 'First and last name', 'Street and number', 'Postal code', 'City'],
    order: 'Place demo order',
    thanks: 'Thank you, Ada Eiche!',
    withdraw: 'Withdraw from contract',
    statement: ['Name', 'Order number or date of order', 'Email for the confirmation'],
    confirm: 'Confirm withdrawal',
    received: [
      'heading "Your withdrawal has been received" [level=1]',
      'region "Your statement":',
      'heading "Your statement" [level=2]',
      'term: Name',
      'definition: Ada Eiche',
      'term: Order',
      'definition: "#1001"',
      'term: Received on',
    ],
    enquiry: [
      'heading "Tell us what you have in mind" [level=1]',
      'textbox "Name"',
      'textbox "Email"',
      'textbox "Phone"',
      'combobox "Current phase":',
      'group "Which services are you interested in?":',
      'checkbox "Shopfitting"',
      'textbox "Message"',
      'group "How did you hear about us?":',
      'radio "Instagram"',
      'checkbox "I have read and accept the privacy policy."',
      'button "Send enquiry"',
    ],
    fields: ['Name', 'Email', 'Phone'],
    message: 'Message',
    consent: 'I have read and accept the privacy policy.',
    send: 'Send enquiry',
  },
} as const;

const person = ['ada@example.com', 'Ada Eiche', 'Ackerstraße 1', '40233', 'Düsseldorf'];

describe.each(['de', 'en'] as const)('by keyboard and by screen reader, in %s', (language) => {
  const t = words[language];

  test('a purchase', async ({open, site}) => {
    const page = await open(`${t.prefix}/product/hocker-lot`, {consentRejected: true});
    await waitForHydration(page);
    await tabTo(page, page.getByRole('main').getByRole('button', {name: t.add}));
    await page.keyboard.press('Enter');
    const cart = page.getByRole('dialog');
    await expect(cart.getByRole('button', {name: t.checkout})).toBeVisible();
    await expect.poll(() => heard(cart, t.cart)).toEqual([...t.cart]);
    await tabTo(page, cart.getByRole('button', {name: t.checkout}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkouts\//);
    const fields = t.buyer.map((label, index) => [page.getByLabel(label), person[index] ?? ''] as const);
    await typeInto(page, fields);
    await tabTo(page, page.getByRole('button', {name: t.order}));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.thanks)).toBeVisible();
    expect(await site.control.orders()).toHaveLength(1);
  });

  test('a withdrawal', async ({open, site}) => {
    const page = await open(`${t.prefix}/imprint`, {consentRejected: true});
    await waitForHydration(page);
    await tabTo(page, page.getByRole('contentinfo').getByRole('link', {name: t.withdraw, exact: true}));
    await page.keyboard.press('Enter');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText(t.withdraw);
    const boxes = [...t.statement.map((name) => `textbox "${name}"`), `button "${t.confirm}"`];
    expect(await heard(main, boxes)).toEqual(boxes);
    const statement = ['Ada Eiche', '#1001', `ada-${language}@example.com`];
    await typeInto(
      page,
      t.statement.map((label, index) => [main.getByLabel(label), statement[index] ?? ''] as const),
    );
    await tabTo(page, main.getByRole('button', {name: t.confirm}));
    await page.keyboard.press('Enter');
    await expect.poll(() => heard(main, t.received)).toEqual([...t.received]);
    expect(await site.control.mails()).toHaveLength(2);
  });

  test('a question', async ({open, site}) => {
    const page = await open(`${t.prefix}/contact`, {consentRejected: true});
    await waitForHydration(page);
    const main = page.getByRole('main');
    expect(await heard(main, t.enquiry)).toEqual([...t.enquiry]);
    const answers = ['Ada Eiche', `ada-${language}@example.com`, '0211 1234'];
    await typeInto(page, [
      ...t.fields.map((label, index) => [main.getByLabel(label).first(), answers[index] ?? ''] as const),
      [main.getByLabel(t.message), 'Eine Bank aus Esche'],
    ]);
    await tabTo(page, main.getByRole('radio', {name: 'Instagram'}));
    await page.keyboard.press('Space');
    await tabTo(page, main.getByRole('checkbox', {name: t.consent}));
    await page.keyboard.press('Space');
    await tabTo(page, main.getByRole('button', {name: t.send}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${t.prefix}/thankyou/Ada`);
    await expect(main.getByRole('heading', {level: 1})).toContainText('Ada');
    const [mail] = await site.control.mails();
    expect(mail?.text).toContain('Eine Bank aus Esche');
  });
});
