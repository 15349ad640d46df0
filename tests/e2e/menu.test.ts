import type {Page} from '@playwright/test';
import {brand} from '../../app/brand';
import {openCart} from '../support/cart';
import {flushReact} from '../support/clock';
import {expectEnglishSaved} from '../support/cookies';
import {scrollTo, scrollTop} from '../support/layout';
import {waitForHydration} from '../support/ready';
import {screens} from '../support/screens';
import {expect, test, type Open} from '../support/test';

const dictionaries = {
  de: {
    entries: ['Start', 'Projekte, 12', 'Leistungen', 'Über uns', 'Shop', 'FAQ'],
    root: '',
    request: 'Projektanfrage',
    booking: 'Kostenloses Erstgespräch',
    call: `Anrufen ${brand.phone.text}`,
  },
  en: {
    entries: ['Start', 'Projects, 12', 'Services', 'About', 'Shop', 'FAQ'],
    root: '/en',
    request: 'Contact Us',
    booking: 'Free Consultation',
    call: `Call ${brand.phone.text}`,
  },
} as const;

const toggle = (page: Page) => page.getByRole('button', {name: /^(Menü|Menu)$/});
const menu = (page: Page) => page.getByRole('navigation', {name: /^(Menü|Menu)$/});
const floating = (page: Page) =>
  page.getByRole('complementary').getByRole('link', {name: /^(Termin buchen|Book a meeting)$/});

async function openMenu(page: Page) {
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

async function openPage(open: Open, path: string) {
  const page = await open(path, {reducedMotion: true, consent: 'rejected'});
  await waitForHydration(page);
  return page;
}

/** Expects that the open menu has all entries and all ways to contact the studio, in the words of the language. */
async function expectEntries(page: Page, language: keyof typeof dictionaries, storeUrl: string) {
  const {entries, root, request, booking, call} = dictionaries[language];
  const pages = menu(page).getByRole('list').first().getByRole('link');
  await expect(pages).toHaveText([...entries]);
  const hrefs = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([root || '/', ...['/projects', '/services', '/about', '/shop', '/faq'].map((to) => root + to)]);

  const link = (name: string) => menu(page).getByRole('link', {name});
  await expect(link(request)).toHaveAttribute('href', `${root}/contact`);
  await expect(link(booking)).toHaveAttribute('href', `${storeUrl}/booking?locale=${language}`);
  await expect(link(call)).toHaveAttribute('href', `tel:${brand.phone.number}`);
  await expect(link('LinkedIn')).toHaveAttribute('href', /^https:\/\//);
  await expect(link('Instagram')).toHaveAttribute('href', /^https:\/\//);
  const languages = menu(page).getByRole('list', {name: /^(Sprache|Language)$/});
  await expect(languages.getByRole('link')).toHaveText(['DE', 'EN']);
}

test.describe('the menu', () => {
  test('fills the screen of a phone, and is a list below its button in a wider window', async ({open, site}) => {
    const page = await openPage(open, '/imprint');
    const header = page.getByRole('banner');
    const bounds = async () => {
      const [sheet, above] = await Promise.all([menu(page).boundingBox(), header.boundingBox()]);
      if (!sheet || !above) throw new Error('Menu or header is not shown.');
      return {left: sheet.x, width: sheet.width, bottom: sheet.y + sheet.height, gap: sheet.y - above.y - above.height};
    };
    await page.setViewportSize({width: 799, height: 1000});
    await expect(page.getByRole('navigation', {name: 'Hauptnavigation'})).toBeHidden();
    await openMenu(page);
    await expect.poll(bounds).toEqual({left: 0, width: 799, bottom: 1000, gap: 0});
    await page.mouse.move(400, 500);
    await page.mouse.wheel(0, 500);
    await flushReact(page);
    expect(await scrollTop(page)).toBe(0);

    await page.setViewportSize({width: 800, height: 1000});
    await expect(page.getByRole('navigation', {name: 'Hauptnavigation'})).toBeVisible();
    await expect.poll(bounds).toMatchObject({left: 0, width: 800, gap: 0});
    expect((await bounds()).bottom).toBeLessThan(800);

    await test.step('the menu has all entries, and a button that copies the email address', async () => {
      await expectEntries(page, 'de', site.storeUrl);
      await expect(menu(page).getByRole('button', {name: `${brand.email} kopieren`})).toBeVisible();
    });

    await test.step('a phone has room for all entries, the languages too', async () => {
      await page.setViewportSize(screens.phone);
      await expect(menu(page).getByRole('list', {name: 'Sprache'})).toBeInViewport({ratio: 1});
    });
  });

  test('without JavaScript, opens and closes at every scroll position', async ({open, site}) => {
    const page = await open('/en/imprint', {javaScript: false, screen: 'phone', reducedMotion: true});
    await openMenu(page);
    const header = await page.getByRole('banner').boundingBox();
    expect((await menu(page).boundingBox())?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
    await test.step('the menu has all entries, and the email address is a link', async () => {
      await expectEntries(page, 'en', site.storeUrl);
      const mail = menu(page).getByRole('link', {name: brand.email});
      await expect(mail).toHaveAttribute('href', `mailto:${brand.email}`);
      await expect(menu(page).getByRole('button', {name: /copy/i})).toHaveCount(0);
    });
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();

    await page.setViewportSize(screens.desktop);
    await page.mouse.wheel(0, 600);
    await openMenu(page);
    await expect.poll(async () => (await menu(page).boundingBox())?.y).toBe(72);
    await page.mouse.move(700, 850);
    await page.mouse.wheel(0, -600);
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBeGreaterThan(72);
    const atTop = await page.getByRole('banner').boundingBox();
    await expect.poll(async () => (await menu(page).boundingBox())?.y).toBe((atTop?.y ?? 0) + 72);
    await expect(floating(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(floating(page)).toBeVisible();
    await openMenu(page);
    await menu(page).getByRole('link', {name: 'FAQ'}).click();
    await expect(page).toHaveURL('/en/faq');
  });

  test('can be used by keyboard alone', async ({open}) => {
    const page = await openPage(open, '/imprint');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    const entries = menu(page).getByRole('list').first().getByRole('link');
    const last = menu(page).locator('a, button').filter({visible: true}).last();

    await page.keyboard.press('ArrowDown');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entries.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(last).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(last).toBeFocused();
    await page.keyboard.press('Home');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(last).toBeFocused();

    await test.step('the menu closes on Escape, and when the keyboard leaves it', async () => {
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await page.keyboard.press('Enter');
      // From the button to the last entry.
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Tab');
      await expect(menu(page)).toBeHidden();
    });

    await test.step('Space and Enter follow a link', async () => {
      await toggle(page).focus();
      await page.keyboard.press('Space');
      await expect(menu(page)).toBeVisible();
      for (let entry = 0; entry < 6; entry++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(page).toHaveURL('/faq');
      await expect(menu(page)).toBeHidden();

      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Home');
      for (let entry = 0; entry < 4; entry++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/shop');
      await expect(menu(page)).toBeHidden();
    });
  });

  test('closes by its button, by a click outside, and by a link to the current page', async ({open}) => {
    const page = await openPage(open, '/faq');
    await openMenu(page);
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await page.mouse.click(700, 850);
    await expect(menu(page)).toBeHidden();

    // Upwards, because the header hides while the page scrolls down.
    await scrollTo(page, 100);
    await scrollTo(page, 20);
    await openMenu(page);
    await menu(page).getByRole('link', {name: 'FAQ'}).click();
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => scrollTop(page)).toBe(0);

    await test.step('the menu switches the language of the page, and the choice is saved for seven days', async () => {
      await openMenu(page);
      await menu(page).getByRole('link', {name: 'EN', exact: true}).click();
      await expect(page).toHaveURL('/en/faq');
      await expect(menu(page)).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await expectEnglishSaved(page);
    });

    await test.step('a language opened in a new tab is saved too, and the new tab stays in it', async () => {
      await openMenu(page);
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        menu(page).getByRole('link', {name: 'DE', exact: true}).click({button: 'middle'}),
      ]);
      await expect(tab).toHaveURL('/faq');
    });
  });
});

test('menu and cart are never open at the same time', async ({open}) => {
  const page = await openPage(open, '/en/imprint');
  await openMenu(page);
  const cart = await openCart(page, 'Cart');
  await expect(menu(page)).toBeHidden();
  await test.step('the text of the empty cart depends on the width of the screen', async () => {
    await expect(cart.getByText('Your cart is empty', {exact: true})).toBeVisible();
    await page.setViewportSize(screens.phone);
    const narrow = 'Your shopping cart is empty, click here to go to the shop';
    await expect(cart.getByRole('link', {name: narrow})).toBeVisible();
    await page.setViewportSize(screens.desktop);
  });
  const shop = cart.getByRole('link', {name: 'Go to the shop'});
  await shop.click();
  await expect(page).toHaveURL('/en/shop');
  await expect(cart).toBeHidden();

  // Now the link leads to the current page.
  await openCart(page, 'Cart');
  await shop.click();
  await expect(cart).toBeHidden();

  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL('/en/imprint');
  await expect(menu(page)).toBeHidden();
  await openCart(page, 'Cart');
  await page.goForward();
  await expect(page).toHaveURL('/en/shop');
  await expect(cart).toBeHidden();
});
