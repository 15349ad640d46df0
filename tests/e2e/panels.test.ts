import type {Page} from 'playwright';
import {expectAccessible} from '../support/accessibility';
import {openCart} from '../support/cart';
import {overflow, scrollTop} from '../support/layout';
import {waitForHydration} from '../support/ready';
import {drag} from '../support/touch';
import {expect, test} from '../support/test';

const dictionaries = {
  de: {
    root: '',
    menu: 'Menü',
    cart: 'Warenkorb',
    add: 'In den Warenkorb',
    choose: 'Auswählen',
    book: 'Termin buchen',
    load: 'Kalender laden',
  },
  en: {
    root: '/en',
    menu: 'Menu',
    cart: 'Cart',
    add: 'Add to cart',
    choose: 'Choose',
    book: 'Book a meeting',
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
    const {root, menu, cart, add, choose, book, load} = dictionaries[language];
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
    await page.getByRole('complementary').getByRole('link', {name: book}).click();
    await expect(page.getByRole('button', {name: load})).toBeVisible();
    await expectGoodPanel(page, 'dialog[open]');
  },
);

/** What opens over a page, by what opens it. */
const layers = {
  cart: (page: Page) => openCart(page),
  menu: async (page: Page) => {
    await page.getByRole('button', {name: 'Menü', exact: true}).click();
    return page.getByRole('navigation', {name: 'Menü', exact: true});
  },
  booking: async (page: Page) => {
    const button = page.getByRole('complementary').getByRole('link', {name: 'Termin buchen'});
    // It shows once it has found a place.
    await expect(button).toHaveCSS('opacity', '1');
    await button.click();
    return page.getByRole('dialog', {name: 'Kostenloses Erstgespräch, 30 Minuten'});
  },
  zoom: async (page: Page) => {
    await page.getByRole('link', {name: /^Bild 1 von \d+ vergrößern/}).click();
    return page.getByRole('dialog', {name: 'Bilder'});
  },
};

// On a desktop the menu drops from the header, and the page scrolls beside it.
const behind = (Object.keys(layers) as (keyof typeof layers)[]).flatMap((layer) =>
  (layer === 'menu' ? (['phone'] as const) : (['phone', 'desktop'] as const)).map((screen) => ({layer, screen})),
);

test.concurrent.for(behind)(
  'behind what is open the page neither scrolls nor moves ($layer, $screen)',
  async ({layer, screen}, {open}) => {
    const page = await open('/projects/haus-am-kanal', {screen, reducedMotion: true, consentRejected: true});
    await waitForHydration(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setScrollbarsHidden', {hidden: false});
    const place = () => page.getByRole('heading', {level: 1}).boundingBox();
    const before = await place();
    const opened = await layers[layer](page);
    await expect(opened).toBeVisible();
    const start = await scrollTop(page);
    const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
    for (const x of [20, width / 2, width - 20]) {
      await page.mouse.move(x, height - 200);
      await page.mouse.wheel(0, 600);
      if (screen === 'phone') await drag(page, {x, y: height - 200}, -400);
    }
    for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
    // What scrolls has been drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await scrollTop(page)).toBe(start);
    if (layer !== 'zoom') expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(start);
  },
);
