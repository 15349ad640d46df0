import type {Locator} from '@playwright/test';
import {cartLines} from '../support/cart';
import {waitForConfigurator} from '../support/ready';
import {expect, test} from '../support/test';

const t = {
  add: 'In den Warenkorb',
  cart: 'Warenkorb',
  lines: 'Artikel',
  more: /^Eins mehr/,
  remove: /entfernen$/,
  undo: 'Rückgängig',
  terms: 'Vor der Bestellung',
  payment: 'Zahlungsarten',
};

test('after each click the cart in the side panel shows the same as the cart page', async ({open}) => {
  const piece = 'color=b98a56&length=140&width=80';
  const page = await open(`/product/konfigurator-tisch?${piece}`, {consent: 'rejected'});
  await waitForConfigurator(page);
  const panel = page.getByRole('dialog', {name: t.cart});
  const reloaded = await page.context().newPage();
  const textsOf = (cart: Locator) =>
    Promise.all(
      [
        cart.getByRole('list', {name: t.lines, exact: true}),
        cart.getByRole('region', {name: t.terms}),
        cart.getByText(/€/).last(),
      ].map((part) => part.innerText()),
    );
  const press = async (button: Locator) => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/cart'));
    await button.click();
    await (await answer).finished();
  };
  const expectSame = async () => {
    await reloaded.goto('/cart');
    await expect(cartLines(panel)).toHaveCount(1);
    await expect.poll(() => textsOf(panel)).toEqual(await textsOf(reloaded.getByRole('main')));
    await expect(panel.getByRole('region', {name: t.terms})).toContainText(t.payment);
  };
  await press(page.getByRole('main').getByRole('button', {name: t.add}));
  await expectSame();
  await press(panel.getByRole('button', {name: t.more}));
  await expectSame();
  await press(panel.getByRole('button', {name: t.remove}));
  await expect(cartLines(panel)).toHaveCount(0);
  await press(panel.getByRole('button', {name: t.undo}));
  await expectSame();
});
