import {describe} from 'vitest';
import {openCart} from '../support/cart';
import {main} from '../support/productPage';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

/** Milliseconds for which the button is down and up again, as most people click. */
const delay = 110;

describe('a double click', () => {
  test('on the button that adds leaves the cart open', async ({open}) => {
    const page = await open('/product/hocker-lot', {consentRejected: true});
    const cart = page.getByRole('dialog', {name: 'Warenkorb'});
    await waitForHydration(page);
    const add = main(page).getByRole('button', {name: 'In den Warenkorb'});
    await add.hover();
    // With the panel's code here, the panel opens between the two clicks.
    await page.waitForLoadState('networkidle');
    // Where the backdrop will be, beside the panel.
    await add.dblclick({delay, position: {x: 10, y: 20}});
    await expect(cart.getByRole('spinbutton')).toHaveValue('1');
    await expect(cart).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(cart).toBeHidden();
  });

  test('removes one line of the cart, and adds two pieces by the plus', async ({open}) => {
    const page = await open('/product/hocker-lot', {consentRejected: true});
    const panel = page.getByRole('dialog', {name: 'Warenkorb'});
    for (const variant of ['Eiche geölt', 'Esche schwarz']) {
      await waitForHydration(page);
      await main(page).getByRole('group', {name: 'Ausführung'}).locator('summary').click();
      await main(page).getByRole('radio', {name: variant}).click();
      await main(page).getByRole('button', {name: 'In den Warenkorb'}).click();
      await expect(panel.getByText(variant)).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.goto('/shop');
    await waitForHydration(page);
    const cart = await openCart(page);
    const lines = cart.getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await lines
      .first()
      .getByRole('button', {name: /entfernen/})
      .dblclick({delay});
    await expect(lines).toHaveCount(1);
    await lines.getByRole('button', {name: /^Eins mehr/}).dblclick({delay});
    await expect(lines.getByRole('spinbutton')).toHaveValue('3');
    await expect(cart.getByText('594,00\u00a0€').last()).toBeVisible();
    await expect(lines).toHaveCount(1);
  });

  test('opens the menu', async ({open}) => {
    const page = await open('/imprint', {consentRejected: true});
    await waitForHydration(page);
    await page.getByRole('button', {name: 'Menü'}).dblclick({delay});
    const menu = page.getByRole('navigation', {name: 'Menü'});
    await expect(menu).toBeVisible();
    await page.getByRole('button', {name: 'Menü'}).click();
    await expect(menu).toBeHidden();
  });

  test('on the button that shows the choices of consent saves none', async ({open}) => {
    const page = await open('/imprint');
    const choose = page.getByRole('button', {name: 'Auswählen'});
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await expect(choose).toBeVisible({timeout: 300});
    }).toPass();
    await choose.dblclick({delay});
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    await page.getByRole('button', {name: 'Auswahl speichern'}).click();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
