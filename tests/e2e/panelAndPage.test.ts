import type {Locator} from 'playwright';
import {languages} from '../../app/i18n/language';
import {waitForConfigurator} from '../support/ready';
import {expect, test} from '../support/test';

const dictionaries = {
  de: {
    prefix: '',
    add: 'In den Warenkorb',
    cart: 'Warenkorb',
    lines: 'Artikel',
    more: /^Eins mehr/,
    remove: /entfernen$/,
    undo: 'Rückgängig',
    terms: 'Vor der Bestellung',
    payment: 'Zahlungsarten',
  },
  en: {
    prefix: '/en',
    add: 'Add to cart',
    cart: 'Cart',
    lines: 'Items',
    more: /^One more/,
    remove: /^Remove/,
    undo: 'Undo',
    terms: 'Before you order',
    payment: 'Ways to pay',
  },
};

test.for(languages)(
  'the panel says after each press what the page says after a reload (%s)',
  async (language, {open}) => {
    const t = dictionaries[language];
    const piece = 'color=b98a56&length=140&width=80';
    const page = await open(`${t.prefix}/product/konfigurator-tisch?${piece}`, {consentRejected: true});
    await waitForConfigurator(page);
    const panel = page.getByRole('dialog', {name: t.cart});
    const reloaded = await page.context().newPage();
    const said = (cart: Locator) =>
      Promise.all(
        [
          cart.getByRole('list', {name: t.lines, exact: true}),
          cart.getByRole('region', {name: t.terms}),
          cart.getByText(/€/).last(),
        ].map(async (part) => (await part.count()) && (await part.innerText())),
      );
    const press = async (button: Locator, lines: number) => {
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/cart'));
      await button.click();
      await (await answer).finished();
      await reloaded.goto(`${t.prefix}/cart`);
      await expect(panel.getByRole('listitem')).toHaveCount(lines);
      await expect.poll(() => said(panel)).toEqual(await said(reloaded.getByRole('main')));
      if (lines) await expect(panel.getByRole('region', {name: t.terms})).toContainText(t.payment);
    };
    await press(page.getByRole('main').getByRole('button', {name: t.add}), 1);
    await press(panel.getByRole('button', {name: t.more}), 1);
    await press(panel.getByRole('button', {name: t.remove}), 0);
    await press(panel.getByRole('button', {name: t.undo}), 1);
  },
);
