import type {Page} from 'playwright';
import {describe} from 'vitest';
import {expect, languagesAndScripts, test} from '../support/test';

const dictionaries = {
  de: {
    path: '/product/hocker-lot',
    wood: 'Esche schwarz',
    variant: 'Ausführung',
    quantity: 'Menge',
    add: 'In den Warenkorb',
    cart: 'Warenkorb',
    checkout: 'Zur Kasse',
    title: 'Hocker Lot',
    total: '396,00 €',
    lang: 'de',
    buyer: ['E-Mail', 'Vor- und Nachname', 'Straße und Hausnummer', 'Postleitzahl', 'Ort'],
    order: 'Probebestellung abschicken',
    thanks: 'Danke, Ada Eiche!',
    failed: 'Die Kasse ist gerade nicht erreichbar.',
    refused: 'So nimmt der Shop das nicht an: Hocker Lot, Esche schwarz.',
    ask: 'Vor der Bestellung etwas fragen',
  },
  en: {
    path: '/en/product/hocker-lot',
    wood: 'Black ash',
    variant: 'Version',
    quantity: 'Quantity',
    add: 'Add to cart',
    cart: 'Cart',
    checkout: 'Checkout',
    title: 'Lot stool',
    total: '€396.00',
    lang: 'en',
    buyer: ['Email', 'First and last name', 'Street and number', 'Postal code', 'City'],
    order: 'Place demo order',
    thanks: 'Thank you, Ada Eiche!',
    failed: 'The checkout cannot be reached right now.',
    refused: 'The shop does not accept this as it is: Lot stool, Black ash.',
    ask: 'Ask a question before you order',
  },
} as const;

type Dictionary = (typeof dictionaries)[keyof typeof dictionaries];

async function choose(page: Page, {wood, quantity, add}: Dictionary) {
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({has: page.getByRole('button', {name: add})});
  await form.locator('summary').click();
  await form.getByRole('radio', {name: wood}).check();
  await form.getByLabel(quantity, {exact: true}).fill('2');
  await form.getByRole('button', {name: add}).click();
}

async function buy(page: Page, {buyer, order, thanks, lang}: Dictionary) {
  await expect(page).toHaveURL(/\/checkouts\//);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
  const details = ['ada@example.com', 'Ada Eiche', 'Ackerstraße 1', '40233', 'Düsseldorf'];
  for (const [index, label] of buyer.entries()) await page.getByLabel(label).fill(details[index] ?? '');
  await page.getByRole('button', {name: order}).click();
  await expect(page.getByText(thanks)).toBeVisible();
}

describe('a purchase', () => {
  test.for(languagesAndScripts)(
    'works in $language, JavaScript: $javaScript',
    async ({language, javaScript}, {open, site}) => {
      const t = dictionaries[language];
      const page = await open(t.path, {javaScript});
      await choose(page, t);

      const cart = javaScript ? page.getByRole('dialog', {name: t.cart}) : page.getByRole('main');
      await expect(cart.getByRole('link', {name: t.title, exact: true})).toBeVisible();
      await expect(cart.getByLabel(`${t.quantity}, ${t.title}, ${t.wood}`, {exact: true})).toHaveValue('2');
      await expect(cart.getByText(t.total).last()).toBeVisible();
      await cart.getByRole('button', {name: t.checkout}).click();
      await buy(page, t);

      const orders = await site.control.orders();
      expect(orders).toHaveLength(1);
      expect(orders[0]).toMatchObject({
        language: language.toUpperCase(),
        lines: [{sku: 'LOT-ES', quantity: 2, price: 19_800, total: 39_600}],
        subtotal: 39_600,
        shipping: 1490,
        total: 41_090,
        buyer: {email: 'ada@example.com', zip: '40233'},
      });
    },
  );

  test.for(languagesAndScripts)(
    'goes on where the store had failed at the checkout, in $language, JavaScript: $javaScript',
    async ({language, javaScript}, {open, startOwnSite}) => {
      const site = await startOwnSite();
      const t = dictionaries[language];
      await site.control.addFault({operation: 'cartCreate', kind: '500'});
      const page = await open(t.path, {site, javaScript, consentRejected: javaScript, expectedErrors: [/status 50\d/]});
      await choose(page, t);
      const cart = javaScript ? page.getByRole('dialog', {name: t.cart}) : page.getByRole('main');
      await cart.getByRole('button', {name: t.checkout}).click();
      await expect(cart.getByRole('status').filter({hasText: t.failed})).toBeVisible();
      await expect(cart.getByLabel(`${t.quantity}, ${t.title}, ${t.wood}`, {exact: true})).toHaveValue('2');
      await site.control.clearFaults();
      await cart.getByRole('button', {name: t.checkout}).click();
      await buy(page, t);
      expect(await site.control.orders()).toHaveLength(1);
    },
  );

  test.for(languagesAndScripts)(
    'says which item the store refuses for good, and keeps it, in $language, JavaScript: $javaScript',
    async ({language, javaScript}, {open, site}) => {
      const t = dictionaries[language];
      await site.control.addFault({operation: 'cartCreate', kind: 'user-error', field: 'input.lines.0'});
      const expectedErrors = [/^status 409: POST/];
      const page = await open(t.path, {javaScript, consentRejected: javaScript, expectedErrors});
      await choose(page, t);
      const cart = javaScript ? page.getByRole('dialog', {name: t.cart}) : page.getByRole('main');
      await cart.getByRole('button', {name: t.checkout}).click();
      await expect(cart.getByRole('status').filter({hasText: t.refused})).toBeVisible();
      await expect(cart.getByLabel(`${t.quantity}, ${t.title}, ${t.wood}`, {exact: true})).toHaveValue('2');
      await expect(cart.getByRole('link', {name: t.ask})).toBeVisible();
      expect(await site.control.carts()).toEqual([]);
    },
  );
});
