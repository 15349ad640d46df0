import type {Page} from 'playwright';
import {describe} from 'vitest';
import {openCart} from '../support/cart';
import {allowClipboard, clipboardText} from '../support/clipboard';
import {flushReact, openWithStoppedClock} from '../support/clock';
import {expectEnglishKept} from '../support/cookies';
import {scrollTop} from '../support/layout';
import {waitForHydration} from '../support/ready';
import {expect, screens, test, type Open, type OpenOptions} from '../support/test';

const dictionaries = {
  de: {
    path: '/imprint',
    entries: ['Start', 'Projekte, 12', 'Leistungen', 'Über uns', 'Shop', 'FAQ'],
    root: '',
    request: 'Projektanfrage',
    booking: 'Kostenloses Erstgespräch',
    call: 'Anrufen +49 171 39200 70',
    copy: 'studio@maser-mass.example kopieren',
  },
  en: {
    path: '/en/imprint',
    entries: ['Start', 'Projects, 12', 'Services', 'About', 'Shop', 'FAQ'],
    root: '/en',
    request: 'Contact Us',
    booking: 'Free Consultation',
    call: 'Call +49 171 39200 70',
    copy: 'studio@maser-mass.example copy',
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

async function openPage(open: Open, path: string, options?: OpenOptions) {
  const page = await open(path, {reducedMotion: true, ...options});
  await waitForHydration(page);
  return page;
}

describe('the menu', () => {
  test.for(['de', 'en'] as const)(
    'has all entries and all ways to contact the studio (%s)',
    async (language, {open, site}) => {
      const {path, entries, root, request, booking, call, copy} = dictionaries[language];
      const page = await openPage(open, path);
      await openMenu(page);
      const pages = menu(page).getByRole('list').first().getByRole('link');
      await expect(pages).toHaveText([...entries]);
      const hrefs = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual([
        root || '/',
        ...['/projects', '/services', '/about', '/shop', '/faq'].map((to) => root + to),
      ]);

      const link = (name: string) => menu(page).getByRole('link', {name});
      await expect(link(request)).toHaveAttribute('href', `${root}/contact`);
      await expect(link(booking)).toHaveAttribute('href', `${site.storeUrl}/booking?locale=${language}`);
      await expect(link(call)).toHaveAttribute('href', 'tel:+491713920070');
      await expect(link('LinkedIn')).toHaveAttribute('href', /^https:\/\//);
      await expect(link('Instagram')).toHaveAttribute('href', /^https:\/\//);
      await expect(menu(page).getByRole('button', {name: copy})).toBeVisible();
      await expect(
        menu(page)
          .getByRole('list', {name: /^(Sprache|Language)$/})
          .getByRole('link'),
      ).toHaveText(['DE', 'EN']);
    },
  );

  test('shows the number of projects, as the header does', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.hideMetaobjects('projekte', ['haus-am-kanal']);
    const page = await openPage(open, '/imprint', {site});
    await expect(page.getByRole('navigation', {name: 'Hauptnavigation'}).getByRole('link').first()).toHaveText(
      'Projekte, 11',
    );
    await openMenu(page);
    await expect(menu(page).getByRole('link', {name: /^Projekte/})).toHaveText('Projekte, 11');
  });

  test('fills the screen of a phone, and is a dropdown from 800 px on', async ({open}) => {
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
  });

  test('shows everything on a phone, the languages too', async ({open}) => {
    const page = await open('/', {screen: 'phone', reducedMotion: true});
    await page.getByRole('button', {name: 'Menü'}).click();
    const languages = menu(page).getByRole('list', {name: 'Sprache'});
    await expect(languages).toBeInViewport({ratio: 1});
  });

  test.for(['phone', 'desktop'] as const)('works with the keyboard (%s)', async (screen, {open}) => {
    const page = await openPage(open, '/imprint', {screen});
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

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();

    await page.keyboard.press('Space');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/projects');
    await expect(menu(page)).toBeHidden();
  });

  test('closes when the focus leaves it, and follows a link on Enter', async ({open}) => {
    const page = await openPage(open, '/imprint');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();

    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    for (let entry = 0; entry < 4; entry++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop');
    await expect(menu(page)).toBeHidden();
  });

  test('closes by its button, by a click beside it, and by a link to the current page', async ({open}) => {
    const page = await openPage(open, '/about');
    await openMenu(page);
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await page.mouse.click(700, 850);
    await expect(menu(page)).toBeHidden();

    await page.evaluate(() => window.scrollTo(0, 20));
    await openMenu(page);
    await menu(page).getByRole('link', {name: 'Über uns'}).click();
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('opens and closes without JavaScript, below the header at every scroll position', async ({open}) => {
    const page = await open('/about', {javaScript: false, screen: 'phone', reducedMotion: true});
    await openMenu(page);
    const header = await page.getByRole('banner').boundingBox();
    expect((await menu(page).boundingBox())?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();

    await page.setViewportSize(screens.desktop);
    await page.mouse.wheel(0, 600);
    await openMenu(page);
    expect((await menu(page).boundingBox())?.y).toBe(72);
    await page.mouse.move(700, 850);
    await page.mouse.wheel(0, -600);
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBeGreaterThan(72);
    const atTop = await page.getByRole('banner').boundingBox();
    await expect.poll(async () => (await menu(page).boundingBox())?.y).toBe((atTop?.y ?? 0) + 72);
    await expect(floating(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(floating(page)).toBeVisible();
    await openMenu(page);
    await menu(page).getByRole('link', {name: 'Shop'}).click();
    await expect(page).toHaveURL('/shop');
  });
});

describe('menu and cart', () => {
  test('are never open together, and close on every navigation', async ({open}) => {
    const page = await openPage(open, '/imprint');
    await openMenu(page);
    const cart = await openCart(page);
    await expect(menu(page)).toBeHidden();
    await cart.getByRole('link', {name: 'Zum Shop'}).click();
    await expect(page).toHaveURL('/shop');
    await expect(cart).toBeHidden();

    // Now the link leads to the current page.
    await openCart(page);
    await cart.getByRole('link', {name: 'Zum Shop'}).click();
    await expect(cart).toBeHidden();

    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL('/imprint');
    await expect(menu(page)).toBeHidden();
    await page.goForward();
    await openCart(page);
    await page.goBack();
    await expect(cart).toBeHidden();
  });

  test('the text of the empty cart depends on screen and language', async ({open}) => {
    const page = await openPage(open, '/en/imprint', {screen: 'phone'});
    const cart = await openCart(page, 'Cart');
    await expect(
      cart.getByRole('link', {name: 'Your shopping cart is empty, click here to go to the shop'}),
    ).toBeVisible();
    await page.setViewportSize(screens.desktop);
    await expect(cart.getByText('Your cart is empty', {exact: true})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
  });
});

describe('the e-mail address', () => {
  test('is copied, and confirmed for a second', async ({open}) => {
    const page = await openWithStoppedClock(open, '/imprint');
    await allowClipboard(page);
    await openMenu(page);
    const copy = menu(page).getByRole('button', {name: /kopieren|kopiert/});
    await copy.focus();
    await page.keyboard.press('Enter');
    const confirmation = menu(page).getByRole('status');
    await expect(confirmation).toHaveText('Adresse kopiert');
    await expect(copy).toHaveAccessibleName('Adresse kopiert');
    expect(await clipboardText(page)).toBe('studio@maser-mass.example');
    await flushReact(page);
    await page.clock.runFor(999);
    await flushReact(page);
    await expect(confirmation).toHaveText('Adresse kopiert');
    await page.clock.runFor(1);
    await expect(confirmation).toBeEmpty();
  });

  test('is a mail link without JavaScript', async ({open}) => {
    const page = await open('/en/imprint', {javaScript: false});
    await openMenu(page);
    const mail = menu(page).getByRole('link', {name: 'studio@maser-mass.example'});
    await expect(mail).toHaveAttribute('href', 'mailto:studio@maser-mass.example');
    await expect(menu(page).getByRole('button', {name: /copy/i})).toHaveCount(0);
  });
});

test('the menu switches the language on the same page, and it is kept for seven days', async ({open}) => {
  const page = await openPage(open, '/about');
  await openMenu(page);
  await menu(page).getByRole('link', {name: 'EN', exact: true}).click();
  await expect(page).toHaveURL('/en/about');
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expectEnglishKept(page);

  // A link in a new tab sets the cookie too. Otherwise it would redirect back to English.
  await openMenu(page);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    menu(page).getByRole('link', {name: 'DE', exact: true}).click({button: 'middle'}),
  ]);
  await expect(tab).toHaveURL('/about');
});
