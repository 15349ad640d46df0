import {cartLines, openCart} from '../support/cart';
import {itemsValue} from '../support/cookies';
import {main} from '../support/productPage';
import {waitForConfigurator, waitForHydration, waitForScript} from '../support/ready';
import {expect, test} from '../support/test';
import {variantIdOf} from '../unit/cart/worker';

/** Milliseconds for which the button is down and up again, as most people click. */
const delay = 110;

test.describe('an accidental double click', () => {
  test('in the cart adds one piece, removes one line, or adds two pieces by the plus', async ({open, site}) => {
    const black = await variantIdOf(site.storeUrl, 'hocker-lot', 'Esche schwarz');
    const cookies = {cartItems: itemsValue(`${black.split('/').at(-1)}.1`)};
    const page = await open('/product/hocker-lot', {cookies, consent: 'rejected'});
    await waitForHydration(page);
    const cart = page.getByRole('dialog', {name: 'Warenkorb'});
    const lines = cartLines(cart);

    await test.step('On the button that adds, the cart stays open.', async () => {
      const add = main(page).getByRole('button', {name: 'In den Warenkorb'});
      // With the panel's code here, the panel opens between the two clicks.
      await add.hover();
      await waitForScript(page, 'CartDialog');
      // Where the backdrop will be, beside the panel.
      await add.dblclick({delay, position: {x: 10, y: 20}});
      await expect(lines).toHaveCount(2);
      for (const index of [0, 1]) await expect(lines.nth(index).getByRole('spinbutton')).toHaveValue('1');
      await expect(cart).toBeVisible();
      await page.mouse.click(20, 400);
      await expect(cart).toBeHidden();
    });

    await test.step('On the button that removes, one line is removed.', async () => {
      await openCart(page);
      await lines
        .filter({hasText: 'Eiche geölt'})
        .getByRole('button', {name: /entfernen/})
        .dblclick({delay});
      await expect(lines).toHaveCount(1);
      await expect(lines).toContainText('Esche schwarz');
    });

    await test.step('On the plus, two pieces are added.', async () => {
      await lines.getByRole('button', {name: /^Eins mehr/}).dblclick({delay});
      await expect(lines.getByRole('spinbutton')).toHaveValue('3');
      await expect(cart.getByText('594,00\u00a0€').last()).toBeVisible();
      await expect(lines).toHaveCount(1);
    });
  });

  test('on the consent banner saves no choice, and on the menu’s button opens the menu', async ({open}) => {
    const page = await open('/imprint');
    await waitForHydration(page);

    await test.step('On the button that shows the consent choices, nothing is saved.', async () => {
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

    await test.step('On the button of the menu, the menu opens.', async () => {
      await page.getByRole('button', {name: 'Menü'}).dblclick({delay});
      const menu = page.getByRole('navigation', {name: 'Menü'});
      await expect(menu).toBeVisible();
      await page.getByRole('button', {name: 'Menü'}).click();
      await expect(menu).toBeHidden();
    });
  });
});

test('a click while a size is still being typed already uses that size', async ({open}) => {
  const page = await open('/product/konfigurator-tisch?color=b98a56&length=140&width=80', {consent: 'rejected'});
  await waitForConfigurator(page);
  const length = page.getByRole('textbox', {name: 'Länge'});

  await test.step('On a wood, the wood is selected.', async () => {
    await length.click();
    await page.keyboard.type('188');
    await main(page).getByText('Nussbaum, geölt', {exact: true}).click();
    await expect(main(page).getByRole('radio', {name: /^Nussbaum/})).toBeChecked();
    await expect(length).toHaveValue('188');
    await expect(page).toHaveURL(/length=188/);
  });

  await test.step('On the button, the piece in that size is added to the cart.', async () => {
    await length.click();
    await page.keyboard.type('176');
    await main(page).getByRole('button', {name: 'In den Warenkorb'}).click();
    await expect(page.getByRole('dialog', {name: 'Warenkorb'}).getByText('176 × 80 cm')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main(page).getByRole('button', {name: 'In den Warenkorb'})).toBeFocused();
  });
});
