import type {Page} from 'playwright';
import {describe} from 'vitest';
import {localizedPath} from '../../app/i18n/language';
import {pages} from '../../tools/pages';
import {flushReact, openWithStoppedClock} from '../support/clock';
import {waitForHydration} from '../support/ready';
import {expect, screens, test} from '../support/test';

const labels = {de: 'Termin buchen', en: 'Book a meeting'} as const;

const button = (page: Page, language: keyof typeof labels = 'de') =>
  page.getByRole('complementary').getByRole('link', {name: labels[language]});

/** Resolves when the page has been told that it was scrolled. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        const before = window.scrollY;
        window.addEventListener('scroll', () => resolve(), {once: true});
        window.scrollTo({top, behavior: 'instant'});
        if (window.scrollY === before) resolve();
      }),
    y,
  );

/** Where the footer begins at the lower edge of the window. */
const endOf = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
    return Math.max(0, Math.floor(window.scrollY + footer - window.innerHeight));
  });

/** Text and controls that lie under the button, in the eyes of a visitor. Pictures that open something are much larger. */
const covered = (page: Page) =>
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

const expectNothingCovered = (page: Page, where: string) => expect.poll(() => covered(page), where).toEqual([]);

const names = ['home', 'project', 'product', 'configurator', 'contact', 'cart', 'legal', 'withdrawal'] as const;
const cases = names.map((name, index) =>
  index % 2 ? ({name, language: 'de', screen: 'phone'} as const) : ({name, language: 'en', screen: 'tablet'} as const),
);

describe('the booking button where the margin is narrow', () => {
  test.concurrent.for(cases)(
    'lies on no text and no control, and has a line of its own at the end ($name, $language, $screen)',
    async ({name, language, screen}, {open}) => {
      const options = {screen, reducedMotion: true, consentRejected: true};
      const page = await openWithStoppedClock(open, localizedPath(pages[name], language), options);
      await settle(page);
      await expectNothingCovered(page, 'top');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // Upwards, so that it may show.
      for (let y = Math.min(height, 3_000); y > 0; y -= 700) {
        await scrollTo(page, y);
        await settle(page);
        await expectNothingCovered(page, `${y} px`);
      }
      await scrollTo(page, await endOf(page));
      await settle(page);
      await expect(button(page, language)).toBeInViewport({ratio: 1});
      await expectNothingCovered(page, 'end');
    },
  );

  test('withdraws while the page scrolls down, and comes back on the way up and at the top', async ({open}) => {
    for (const screen of ['phone', 'tablet'] as const) {
      const page = await open('/imprint', {screen, reducedMotion: true, consentRejected: true});
      await waitForHydration(page);
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
    }
  });

  test('expands on hover and on keyboard focus, also where it has withdrawn, and opens the dialog', async ({open}) => {
    const page = await open('/en/imprint', {screen: 'tablet', reducedMotion: true, consentRejected: true});
    await waitForHydration(page);
    const width = async () => (await button(page, 'en').boundingBox())?.width ?? 0;
    await expect(button(page, 'en')).toBeInViewport({ratio: 1});
    await button(page, 'en').hover();
    await expect.poll(width).toBeGreaterThan(130);
    await page.mouse.move(300, 300);
    await expect.poll(width).toBe(48);
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'en')).toBeFocused();
    await expect(button(page, 'en')).toBeInViewport({ratio: 1});
    await expect.poll(width).toBeGreaterThan(130);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', {name: 'Free consultation, 30 minutes'})).toBeVisible();
  });

  test('stands above the consent banner of a phone', async ({open}) => {
    const page = await open('/', {screen: 'phone', reducedMotion: true});
    await waitForHydration(page);
    const banner = page.getByRole('region', {name: 'Ihre Entscheidung'});
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await expect(banner).toBeVisible({timeout: 300});
    }).toPass();
    await expect(button(page)).toBeInViewport({ratio: 1});
    const [above, below] = [await button(page).boundingBox(), await banner.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await expectNothingCovered(page, 'banner');
  });

  test('is a link above the footer without JavaScript', async ({open}) => {
    for (const width of [screens.phone.width, 1199]) {
      const page = await open('/en/werkstatt', {screen: 'phone', javaScript: false});
      await page.setViewportSize({width, height: 900});
      await expect(button(page, 'en')).toHaveText('Book a meeting');
      const [link, main] = [await button(page, 'en').boundingBox(), await page.getByRole('main').boundingBox()];
      expect(link?.y).toBeGreaterThanOrEqual((main?.y ?? Infinity) + (main?.height ?? 0));
      expect(link?.width).toBeGreaterThan(130);
    }
  });
});
