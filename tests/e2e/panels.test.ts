import AxeBuilder from '@axe-core/playwright';
import type {Page} from 'playwright';
import {hydrated} from '../support/frame';
import {expect, test} from '../support/test';

const languages = {
  de: {
    root: '',
    menu: 'Menü',
    cart: 'Warenkorb',
    add: 'In den Warenkorb',
    meeting: 'Termin buchen',
    choose: 'Auswählen',
    load: 'Kalender laden',
  },
  en: {
    root: '/en',
    menu: 'Menu',
    cart: 'Cart',
    add: 'Add to cart',
    meeting: 'Book a meeting',
    choose: 'Choose',
    load: 'Load calendar',
  },
} as const;

/** The pages themselves are looked at without panels, see `pages.test.ts`. */
async function expectAccessible(page: Page, panel: string) {
  const {violations} = await new AxeBuilder({page}).include(panel).analyze();
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`),
    panel,
  ).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${panel}: wider than the window`).toBeLessThanOrEqual(0);
}

const cases = (['de', 'en'] as const).flatMap((language) =>
  (['phone', 'desktop'] as const).map((screen) => ({language, screen})),
);

test.concurrent.for(cases)(
  'every panel is accessible while it is open ($language, $screen)',
  async ({language, screen}, {open}) => {
    const {root, menu, cart, add, meeting, choose, load} = languages[language];
    const page = await open(`${root}/product/hocker-lot`, {screen, reducedMotion: true});
    await hydrated(page);
    const toggle = page.getByRole('button', {name: menu, exact: true});
    const panel = page.getByRole('dialog', {name: cart});

    await page.getByRole('button', {name: choose}).click();
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    await expectAccessible(page, 'section:has(> #consent-title)');

    await toggle.click();
    await expect(page.getByRole('navigation', {name: menu, exact: true})).toBeVisible();
    await expectAccessible(page, 'header:has(#menu)');
    await page.keyboard.press('Escape');

    await page.getByRole('banner').getByRole('link', {name: cart}).click();
    await expect(panel.getByRole('link')).toHaveCount(1);
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    await page.getByRole('button', {name: add}).click();
    await expect(panel.getByRole('spinbutton')).toHaveValue('1');
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    await page.goto(`${root}/shop`);
    await hydrated(page);
    await page.getByRole('complementary').getByRole('link', {name: meeting}).click();
    await expect(page.getByRole('button', {name: load})).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
  },
);
