import {describe} from 'vitest';
import {main} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {expect, test, type Open} from '../support/test';

describe('one press of the mouse while a measure is being typed', () => {
  const typed = async (open: Open) => {
    const page = await open('/product/konfigurator-tisch?color=b98a56&length=140&width=80', {consentRejected: true});
    await waitForConfigurator(page);
    await page.getByRole('textbox', {name: 'Länge'}).click();
    await page.keyboard.type('188');
    return page;
  };

  test('on the button adds the piece that was typed', async ({open}) => {
    const page = await typed(open);
    await main(page).getByRole('button', {name: 'In den Warenkorb'}).click();
    await expect(page.getByRole('dialog', {name: 'Warenkorb'}).getByText(/188 × 80 cm/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main(page).getByRole('button', {name: 'In den Warenkorb'})).toBeFocused();
  });

  test('on a wood chooses it', async ({open}) => {
    const page = await typed(open);
    await main(page).getByText('Nussbaum, geölt', {exact: true}).click();
    await expect(main(page).getByRole('radio', {name: /^Nussbaum/})).toBeChecked();
    await expect(page.getByRole('textbox', {name: 'Länge'})).toHaveValue('188');
    await expect(page).toHaveURL(/length=188/);
  });
});
