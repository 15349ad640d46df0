import type {Page} from 'playwright';
import {expectAccessible} from '../support/accessibility';
import {openCart} from '../support/cart';
import {overflow} from '../support/layout';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const dictionaries = {
  de: {
    root: '',
    menu: 'Menü',
    cart: 'Warenkorb',
    add: 'In den Warenkorb',
    choose: 'Auswählen',
    load: 'Kalender laden',
  },
  en: {
    root: '/en',
    menu: 'Menu',
    cart: 'Cart',
    add: 'Add to cart',
    choose: 'Choose',
    load: 'Load calendar',
  },
} as const;

/** `pages.test.ts` checks the pages without panels. */
async function expectGoodPanel(page: Page, panel: string) {
  await expectAccessible(page, panel);
  expect(await overflow(page), `${panel}: wider than the window`).toBeLessThanOrEqual(0);
}

const cases = (['de', 'en'] as const).flatMap((language) =>
  (['phone', 'desktop'] as const).map((screen) => ({language, screen})),
);

test.concurrent.for(cases)(
  'every panel is accessible while it is open ($language, $screen)',
  async ({language, screen}, {open}) => {
    const {root, menu, cart, add, choose, load} = dictionaries[language];
    const page = await open(`${root}/product/hocker-lot`, {screen, reducedMotion: true});
    await waitForHydration(page);
    const toggle = page.getByRole('button', {name: menu, exact: true});

    await page.getByRole('button', {name: choose}).click();
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    await expectGoodPanel(page, 'section:has(> #consent-title)');

    await toggle.click();
    await expect(page.getByRole('navigation', {name: menu, exact: true})).toBeVisible();
    await expectGoodPanel(page, 'header:has(#menu)');
    await page.keyboard.press('Escape');

    const panel = await openCart(page, cart);
    await expect(panel.getByRole('link')).toHaveCount(1);
    await expectGoodPanel(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    await page.getByRole('button', {name: add}).click();
    await expect(panel.getByRole('spinbutton')).toHaveValue('1');
    await expectGoodPanel(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    await page.goto(`${root}/shop`);
    await waitForHydration(page);
    // On a phone the button stands in the page, and here the footer begins with one.
    await page.locator('[data-booking]').filter({visible: true}).first().click();
    await expect(page.getByRole('button', {name: load})).toBeVisible();
    await expectGoodPanel(page, 'dialog[open]');
  },
);
