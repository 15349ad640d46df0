import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/accessibility';
import {openCart, variantNumber} from '../support/cart';
import {itemsValue} from '../support/cookies';
import {overflow, scrollTop} from '../support/layout';
import {waitForHydration} from '../support/ready';
import {screens} from '../support/screens';
import {drag} from '../support/touch';
import {expect, test} from '../support/test';

/** What opens over a page is good on both screens. `pages.test.ts` checks the pages without panels. */
async function expectGoodPanel(page: Page, panel: string) {
  for (const screen of ['phone', 'desktop'] as const) {
    await page.setViewportSize(screens[screen]);
    await expectAccessible(page, panel);
    await expect.poll(() => overflow(page), `${panel}: wider than a ${screen}`).toBeLessThanOrEqual(0);
  }
}

test('every window that opens over the page can be used by people with disabilities', async ({open, site}) => {
  const cookies = {cartItems: itemsValue(`${await variantNumber(site.storeUrl, 'hocker-lot')}.1`)};
  const page = await open('/imprint', {reducedMotion: true});
  await waitForHydration(page);

  await test.step('the consent banner with its choices', async () => {
    await page.keyboard.press('Shift');
    await page.getByRole('button', {name: 'Auswählen'}).click();
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    await expectGoodPanel(page, 'section:has(> #consent-title)');
    await page.getByRole('button', {name: 'Alle ablehnen'}).click();
  });

  await test.step('the menu', async () => {
    await page.getByRole('button', {name: 'Menü', exact: true}).click();
    await expect(page.getByRole('navigation', {name: 'Menü', exact: true})).toBeVisible();
    await expectGoodPanel(page, 'header:has(#menu)');
    await page.keyboard.press('Escape');
  });

  await test.step('the empty cart', async () => {
    const panel = await openCart(page);
    await expect(panel.getByRole('link')).toHaveCount(1);
    await expectGoodPanel(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('the calendar', async () => {
    await page.getByRole('complementary').getByRole('link', {name: 'Termin buchen'}).click();
    await expect(page.getByRole('button', {name: 'Kalender laden'})).toBeVisible();
    await expectGoodPanel(page, 'dialog[open]');
  });

  await test.step('the cart with a line', async () => {
    const other = await open('/en/imprint', {cookies, reducedMotion: true, consent: 'rejected'});
    const panel = await openCart(other, 'Cart');
    await expect(panel.getByRole('spinbutton')).toHaveValue('1');
    await expectGoodPanel(other, 'dialog[open]');
  });
});

/** What opens over a page, by what opens it. */
const layers = {
  cart: (page: Page) => openCart(page),
  menu: async (page: Page) => {
    await page.getByRole('button', {name: 'Menü', exact: true}).click();
    return page.getByRole('navigation', {name: 'Menü', exact: true});
  },
  booking: async (page: Page) => {
    const button = page.getByRole('complementary').getByRole('link', {name: 'Termin buchen'});
    await expect(button).toHaveCSS('opacity', '1');
    await button.click();
    return page.getByRole('dialog', {name: 'Kostenloses Erstgespräch, 30 Minuten'});
  },
  zoom: async (page: Page) => {
    await page.getByRole('link', {name: /^Bild 1 von \d+ vergrößern/}).click();
    return page.getByRole('dialog', {name: 'Bilder'});
  },
};

/** Scrolls in every way there is: by wheel at several places, by finger, by key. */
async function tryToScroll(page: Page, {finger}: {finger: boolean}) {
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  for (const x of [20, width / 2, width - 20]) {
    await page.mouse.move(x, height - 200);
    await page.mouse.wheel(0, 600);
    if (finger) await drag(page, {x, y: height - 200}, -400);
  }
  for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
  // What scrolls has been drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

test(
  'the page behind an open window cannot scroll and does not move',
  {tag: '@everywhere'},
  async ({open, hasTouch}) => {
    const page = await open('/projects/haus-am-kanal', {reducedMotion: true, consent: 'rejected'});
    await waitForHydration(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setScrollbarsHidden', {hidden: false});
    const place = () => page.getByRole('heading', {level: 1}).boundingBox();
    const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
    for (const [layer, openLayer] of Object.entries(layers)) {
      // On a desktop the menu drops from the header, and the page scrolls beside it.
      if (layer === 'menu' && !hasTouch) continue;
      await test.step(layer, async () => {
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect.poll(() => scrollTop(page)).toBe(0);
        const before = await place();
        const opened = await openLayer(page);
        await expect(opened).toBeVisible();
        const start = await scrollTop(page);
        await tryToScroll(page, {finger: Boolean(hasTouch)});
        expect(await scrollTop(page)).toBe(start);
        if (layer !== 'zoom') expect(await place()).toEqual(before);
        await page.keyboard.press('Escape');
        await expect(opened).toBeHidden();
        await page.mouse.move(width / 2, height / 2);
        await page.mouse.wheel(0, 300);
        await expect.poll(() => scrollTop(page)).toBeGreaterThan(start);
      });
    }
  },
);
