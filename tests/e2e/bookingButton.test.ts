import type {Page} from '@playwright/test';
import {pages} from '../../tools/pages';
import {scrollTo} from '../support/layout';
import {waitForHydration} from '../support/ready';
import {screens} from '../support/screens';
import {expect, test} from '../support/test';

const button = (page: Page) => page.getByRole('complementary').getByRole('link', {name: 'Termin buchen'});

test.describe('the button for booking a consultation, in a window with narrow margins,', () => {
  test('on a phone, gives way to the consent banner and hides while the page scrolls down', async ({open}) => {
    const page = await open('/imprint', {screen: 'phone', reducedMotion: true});
    await waitForHydration(page);

    await test.step('the consent banner takes its place', async () => {
      await expect(button(page)).toBeInViewport({ratio: 1});
      const banner = page.getByRole('region', {name: 'Ihre Entscheidung'});
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
        await expect(banner).toBeVisible({timeout: 300});
      }).toPass();
      await expect(button(page)).toBeHidden();
      await banner.getByRole('button', {name: 'Alle ablehnen'}).click();
      await expect(banner).toBeHidden();
      await scrollTo(page, 0);
    });

    for (const screen of ['phone', 'tablet'] as const) {
      await test.step(`the button comes back on scrolling up and at the top (${screen})`, async () => {
        await page.setViewportSize({width: screens[screen].width, height: 600});
        await expect(button(page)).toBeInViewport({ratio: 1});
        const box = await button(page).boundingBox();
        expect([box?.width, box?.height]).toEqual([48, 48]);
        await scrollTo(page, 300);
        await expect(button(page)).not.toBeInViewport();
        await scrollTo(page, 240);
        await expect(button(page)).toBeInViewport({ratio: 1});
        await scrollTo(page, 400);
        await expect(button(page)).not.toBeInViewport();
        await scrollTo(page, 0);
        await expect(button(page)).toBeInViewport({ratio: 1});
      });
    }

    const width = async () => (await button(page).boundingBox())?.width ?? 0;

    await test.step('the button opens to its full width under the mouse', async () => {
      await button(page).hover();
      await expect.poll(width).toBeGreaterThan(130);
      await page.mouse.move(300, 300);
      await expect.poll(width).toBe(48);
    });

    await test.step('a hidden button comes back for the keyboard, and opens the calendar’s window', async () => {
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      await page.keyboard.press('Shift+Tab');
      await expect(button(page)).toBeFocused();
      await expect(button(page)).toBeInViewport({ratio: 1});
      await expect.poll(width).toBeGreaterThan(130);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', {name: 'Kostenloses Erstgespräch, 30 Minuten'})).toBeVisible();
    });
  });

  test('on a phone, stands above the bar that a product is put into the cart with', async ({open}) => {
    const page = await open(pages.product, {screen: 'phone', reducedMotion: true, consent: 'rejected'});
    await waitForHydration(page);
    const [link, buy] = [button(page), page.getByRole('main').getByRole('button', {name: 'In den Warenkorb'})];
    await expect(buy).toBeInViewport();
    const [above, below] = [await link.boundingBox(), await buy.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

  test('without JavaScript, is a link above the footer', async ({open, site}) => {
    const page = await open('/en/imprint', {javaScript: false});
    const link = page.getByRole('complementary').getByRole('link', {name: 'Book a meeting'});
    await expect(link).toHaveAttribute('href', `${site.storeUrl}/booking?locale=en`);
    await expect(link).toHaveAttribute('target', '_blank');
    for (const width of [screens.phone.width, 1199]) {
      await page.setViewportSize({width, height: 900});
      await expect(link).toHaveText('Book a meeting');
      const [place, main] = [await link.boundingBox(), await page.getByRole('main').boundingBox()];
      expect(place?.y).toBeGreaterThanOrEqual((main?.y ?? Infinity) + (main?.height ?? 0));
      // It opens to its full width with a transition.
      await expect.poll(async () => (await link.boundingBox())?.width).toBeGreaterThan(130);
    }
  });
});
