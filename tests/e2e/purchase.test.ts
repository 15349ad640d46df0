import type {Locator, Page} from '@playwright/test';
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
    refused: 'auch bei einem neuen Versuch nicht. Es liegt an: Hocker Lot, Esche schwarz.',
    ask: 'Vor der Bestellung etwas fragen',
    ordered: /^Was Sie bestellt haben, liegt nicht mehr im Warenkorb: 2 × Hocker Lot, /,
    putBack: 'Zurücklegen',
    remove: /^Hocker Lot, .* entfernen$/,
    removed: /^Entfernt: 2 × Hocker Lot, /,
    undo: 'Rückgängig',
    cartPage: '/cart',
    empty: 'Ihr Warenkorb ist leer',
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
    failed: 'Checkout isn’t available right now.',
    refused: 'and trying again won’t help. The problem is: Lot stool, Black ash.',
    ask: 'Ask a question before you order',
    ordered: /^What you have ordered is no longer in your cart: 2 × Lot stool, /,
    putBack: 'Put back',
    remove: /^Remove Lot stool, /,
    removed: /^Removed: 2 × Lot stool, /,
    undo: 'Undo',
    cartPage: '/en/cart',
    empty: 'Your cart is empty',
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

for (const {language, javaScript} of languagesAndScripts) {
  test.describe(`a purchase (${language}, ${javaScript ? 'with' : 'without'} JavaScript)`, () => {
    const t = dictionaries[language];
    const cartOf = (page: Page) => (javaScript ? page.getByRole('dialog', {name: t.cart}) : page.getByRole('main'));
    const quantityIn = (cart: Locator) => cart.getByLabel(`${t.quantity}, ${t.title}, ${t.wood}`, {exact: true});

    test('fails and is repeated, arrives at the store as an order, and can be put into the cart again', async ({
      open,
      site,
    }) => {
      const expectedErrors = [/^status 50\d: POST/, /^status 409: POST/];
      const page = await open(t.path, {javaScript, consent: 'rejected', expectedErrors});
      const cart = cartOf(page);
      const checkout = cart.getByRole('button', {name: t.checkout});

      await test.step('The cart shows the selected variant and quantity.', async () => {
        await choose(page, t);
        await expect(cart.getByRole('link', {name: t.title, exact: true})).toBeVisible();
        await expect(quantityIn(cart)).toHaveValue('2');
        await expect(cart.getByText(t.total).last()).toBeVisible();
      });

      await test.step('The cart says that the checkout failed, and keeps its lines.', async () => {
        await site.control.addFault({operation: 'cartCreate', kind: '500'});
        await checkout.click();
        await expect(cart.getByRole('status').filter({hasText: t.failed})).toBeVisible();
        await expect(quantityIn(cart)).toHaveValue('2');
        await site.control.clearFaults();
      });

      await test.step('The cart says which item the store refuses, and keeps the item.', async () => {
        await site.control.addFault({operation: 'cartCreate', kind: 'user-error', field: 'input.lines.0'});
        await checkout.click();
        await expect(cart.getByRole('status').filter({hasText: t.refused})).toBeVisible();
        await expect(quantityIn(cart)).toHaveValue('2');
        await expect(cart.getByRole('link', {name: t.ask})).toBeVisible();
        expect(await site.control.carts()).toEqual([]);
        await site.control.clearFaults();
      });

      await test.step('With the next click the store receives the order.', async () => {
        await checkout.click();
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
      });

      const cartPage = page.getByRole('main');
      await test.step('Ordered items leave the cart and can be restored.', async () => {
        await page.goto(site.url + t.cartPage);
        await expect(cartPage.getByText(t.ordered)).toBeVisible();
        await expect(cartPage.getByText(t.empty)).toBeVisible();
        await cartPage.getByRole('button', {name: t.putBack}).click();
        await expect(quantityIn(cartPage)).toHaveValue('2');
        await expect(cartPage.getByText(t.ordered)).toBeHidden();
      });

      await test.step('Removed items can be restored.', async () => {
        await cartPage.getByRole('button', {name: t.remove}).click();
        await expect(cartPage.getByText(t.removed)).toBeVisible();
        await cartPage.getByRole('button', {name: t.undo}).click();
        await expect(quantityIn(cartPage)).toHaveValue('2');
        await expect(cartPage.getByText(t.removed)).toBeHidden();
      });
    });
  });
}
