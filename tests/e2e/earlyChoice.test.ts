import type {Page} from '@playwright/test';
import {main, price} from '../support/productPage';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {oneStool} from '../support/stool';
import {expect, test} from '../support/test';

const t = {
  variant: 'Ausführung',
  black: 'Esche schwarz',
  quantity: 'Menge',
  add: 'In den Warenkorb',
  cart: 'Warenkorb',
  price: '198,00 €',
  four: '792,00 €',
  three: '594,00 €',
  checkout: 'Zur Kasse',
  quantitiesSaved: /Ihre Mengen sind übernommen/,
};

/** A page of the site without scripts, from which the visitor comes. */
const before = '/robots.txt';

/** Opens a page whose scripts come only after `release`. */
async function openEarly(page: Page, path: string) {
  const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(path, {waitUntil: 'commit'});
  return {
    release: async () => {
      scripts.release();
      await waitForHydration(page);
    },
  };
}

const quantityField = (page: Page) => main(page).getByLabel(t.quantity, {exact: true});
const quantityInCart = (page: Page) => main(page).getByRole('spinbutton', {name: /^Menge, Hocker Lot/});

test.describe('what a visitor chooses while the page is still loading', {tag: '@phone'}, () => {
  test('counts for the variant and the quantity of a product', async ({open, site}) => {
    const page = await open(before, {consent: 'rejected'});
    const {release} = await openEarly(page, '/product/hocker-lot');
    const summary = main(page).getByRole('group', {name: t.variant}).locator('summary');
    const black = main(page).getByRole('radio', {name: t.black});
    await summary.click();
    await black.check();
    await quantityField(page).fill('4');
    await release();
    await expect(page).toHaveURL(/\?variant=\d+$/);
    await expect(summary).toContainText(t.black);
    await expect(black).toBeChecked();
    await expect(price(page)).toHaveText(t.price);
    await expect(quantityField(page)).toHaveValue('4');
    await main(page).getByRole('button', {name: t.add}).click();
    const cart = page.getByRole('dialog', {name: t.cart});
    await expect(cart.getByText(t.four).last()).toBeVisible();
    await cart.getByRole('button', {name: t.checkout}).click();
    await expect(page).toHaveURL(/\/checkouts\//);
    expect((await site.control.carts())[0]?.lines).toMatchObject([{sku: 'LOT-ES', quantity: 4}]);
  });

  test('counts for a quantity on the cart page', async ({open, site}) => {
    const cookies = await oneStool(site.storeUrl, t.black);
    const page = await open(before, {cookies, consent: 'rejected', expectedErrors: [/^status 409: POST/]});
    const quantity = quantityInCart(page);
    const checkout = main(page).getByRole('button', {name: t.checkout});

    await test.step('The visitor has already left the field.', async () => {
      const {release} = await openEarly(page, '/cart');
      await quantity.fill('3');
      await quantity.blur();
      await release();
      await expect(main(page).getByText(t.three).last()).toBeVisible();
      await expect(quantity).toHaveValue('3');
    });

    await test.step('The visitor is still in the field.', async () => {
      const {release} = await openEarly(page, '/cart');
      await quantity.fill('2');
      await release();
      await expect(quantity).toHaveValue('2');
      await checkout.click();
      await expect(page).toHaveURL(/\/checkouts\//);
      expect((await site.control.carts()).at(-1)?.lines).toMatchObject([{sku: 'LOT-ES', quantity: 2}]);
    });

    await test.step('The visitor goes to the checkout before the cart has loaded.', async () => {
      await page.goto(site.url + before);
      const loading = await holdRequests(page, /\/api\/cart$/);
      const {release} = await openEarly(page, '/cart');
      await quantity.fill('5');
      await quantity.blur();
      await release();
      await checkout.click();
      loading.release();
      await expect(main(page).getByRole('status').filter({hasText: t.quantitiesSaved})).toBeVisible();
      await expect(quantity).toHaveValue('5');
      await checkout.click();
      await expect(page).toHaveURL(/\/checkouts\//);
      expect((await site.control.carts()).at(-1)?.lines).toMatchObject([{sku: 'LOT-ES', quantity: 5}]);
    });
  });

  test('counts for a size from the slider and a quantity in the configurator', async ({open, site}) => {
    const page = await open(before, {consent: 'rejected'});
    const {release} = await openEarly(page, '/product/konfigurator-tisch?length=200&width=90');
    const slider = page.getByLabel('Länge mit dem Regler');
    const field = main(page).getByLabel('Länge', {exact: true});
    await expect(field).toHaveValue('200');
    for (let step = 0; step < 5; step += 1) await slider.press('ArrowRight');
    const chosen = await slider.inputValue();
    expect(Number(chosen)).toBeGreaterThan(200);
    await quantityField(page).fill('3');
    await release();
    await waitForConfigurator(page);
    await expect(field).toHaveValue(chosen);
    await expect(slider).toHaveValue(chosen);
    await expect(quantityField(page)).toHaveValue('3');
    await main(page).getByRole('button', {name: t.add}).click();
    const cart = page.getByRole('dialog', {name: t.cart});
    await expect(cart.getByRole('spinbutton')).toHaveValue('3');
    await expect(cart.getByText(`${chosen} × 90 cm`)).toBeVisible();
    await cart.getByRole('button', {name: t.checkout}).click();
    await expect(page).toHaveURL(/\/checkouts\//);
    expect((await site.control.carts())[0]?.lines).toMatchObject([{quantity: 3}]);
  });

  test('gives way to the saved cart after a reload of the cart page', async ({open, site}) => {
    const cookies = await oneStool(site.storeUrl, t.black);
    const page = await open('/cart', {cookies, consent: 'rejected', javaScript: false});
    const quantity = quantityInCart(page);
    await quantity.fill('5');
    await page.reload();
    await expect(quantity).toHaveValue('1');
    await quantity.fill('5');
    await page.goto(before);
    await page.goBack();
    await expect(quantity).toHaveValue('1');
  });
});
