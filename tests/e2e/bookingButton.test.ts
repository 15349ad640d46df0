import type {Page} from '@playwright/test';
import {pages} from '../../tools/pages';
import {flushReact, openWithStoppedClock} from '../support/clock';
import {scrollTo} from '../support/layout';
import {waitForHydration} from '../support/ready';
import {screens} from '../support/screens';
import {expect, test} from '../support/test';

const button = (page: Page) => page.getByRole('complementary').getByRole('link', {name: 'Termin buchen'});

/** Where the footer begins at the lower edge of the window. */
const endOf = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
    return Math.max(0, Math.floor(window.scrollY + footer - window.innerHeight));
  });

/** Text and controls that lie under the button, in the eyes of a visitor. Pictures that open something are much larger. */
const coveredElements = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('aside [data-booking]');
    if (!link) return ['no button'];
    // It has withdrawn: nobody sees it, and no press meets it.
    if (getComputedStyle(link).opacity === '0') return [];
    const box = link.getBoundingClientRect();
    link.style.visibility = 'hidden';
    const beneath = (rect: DOMRect) => {
      const left = Math.max(rect.left, box.left);
      const right = Math.min(rect.right, box.right);
      const top = Math.max(rect.top, box.top);
      const bottom = Math.min(rect.bottom, box.bottom);
      return right > left && bottom > top ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
    };
    const found: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const {currentNode} = words;
      const text = currentNode.nodeValue?.trim();
      if (!text || link.contains(currentNode)) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      if ([...range.getClientRects()].some((rect) => beneath(rect) === currentNode.parentElement)) found.push(text);
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary, label')) {
      if (control === link) continue;
      const element = beneath(control.getBoundingClientRect());
      const {width, height} = control.getBoundingClientRect();
      const isPicture = control.matches('a, button') && Math.min(width, height) >= 160;
      if (element && control.contains(element) && !isPicture)
        found.push(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
    }
    link.style.visibility = '';
    return found;
  });

/** Waits for as long as the button waits for the page to rest. */
async function settle(page: Page) {
  await page.clock.runFor(200);
  await flushReact(page);
}

const expectNothingCovered = (page: Page, where: string) => expect.poll(() => coveredElements(page), where).toEqual([]);

/** Looks under the button at the top, on the way up and at the end of a page whose clock stands still. */
async function expectFreeEverywhere(page: Page, name: string) {
  await settle(page);
  await expectNothingCovered(page, `${name}, top`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Upwards, so that it may show.
  for (let y = Math.min(height, 3_000); y > 0; y -= 700) {
    await scrollTo(page, y);
    await settle(page);
    await expectNothingCovered(page, `${name}, ${y} px`);
  }
  await scrollTo(page, await endOf(page));
  await settle(page);
  await expect(button(page), name).toBeInViewport({ratio: 1});
  await expectNothingCovered(page, `${name}, end`);
}

/** A page with much text, one with a bar and fields, and one with pictures that open. */
const checkedPages = ['contact', 'configurator', 'home'] as const;

test.describe('the button for booking a consultation, in a window with narrow margins,', () => {
  test('covers no text and no button of the page', async ({open}) => {
    const [first, ...others] = checkedPages;
    const page = await openWithStoppedClock(open, pages[first], {reducedMotion: true, consentRejected: true});
    for (const name of [first, ...others]) {
      if (name !== first) {
        await page.goto(pages[name]);
        await waitForHydration(page);
      }
      for (const screen of ['phone', 'tablet'] as const) {
        await page.setViewportSize(screens[screen]);
        await scrollTo(page, 0);
        await expectFreeEverywhere(page, `${name}, ${screen}`);
      }
    }
  });

  test('on a phone, stands above the consent banner and hides while the page scrolls down', async ({open}) => {
    const page = await open('/imprint', {screen: 'phone', reducedMotion: true});
    await waitForHydration(page);

    await test.step('the button is above the consent banner', async () => {
      const banner = page.getByRole('region', {name: 'Ihre Entscheidung'});
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
        await expect(banner).toBeVisible({timeout: 300});
      }).toPass();
      // Upwards, so that it may show, to the first place where no text lies under it.
      let y = 600;
      await expect(async () => {
        y = Math.max(0, y - 20);
        await scrollTo(page, y);
        await expect(button(page)).toHaveCSS('opacity', '1', {timeout: 500});
        const [above, below] = [await button(page).boundingBox(), await banner.boundingBox()];
        expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
      }).toPass({intervals: [0]});
      await expectNothingCovered(page, 'banner');
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

  test('without JavaScript, is a link above the footer', async ({open, site}) => {
    const page = await open('/en/werkstatt', {javaScript: false});
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
