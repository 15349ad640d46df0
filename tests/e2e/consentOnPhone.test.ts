import type {Locator, Page} from '@playwright/test';
import {localizedPath, type Language} from '~/i18n/language';
import {main, price} from '../support/productPage';
import {waitForHydration} from '../support/ready';
import {screens} from '../support/screens';
import {expect, test, type Open} from '../support/test';

/** The window of a phone whose browser shows its bars. */
const lowWindow = {width: 390, height: 664};

const words = {
  de: {
    banner: 'Ihre Entscheidung',
    buttons: ['Alle annehmen', 'Alle ablehnen', 'Auswählen'],
    settings: ['Alle annehmen', 'Alle ablehnen', 'Auswahl speichern'],
    categories: ['Funktion', 'Statistik', 'Werbung'],
    add: 'In den Warenkorb',
  },
  en: {
    banner: 'Your choice',
    buttons: ['Accept all', 'Reject all', 'Choose'],
    settings: ['Accept all', 'Reject all', 'Save choice'],
    categories: ['Functionality', 'Statistics', 'Advertising'],
    add: 'Add to cart',
  },
};

/** In how many lines the text of a button is. */
const lineCount = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
  });

/** The corners of a text that something covers or that are outside the window, with what is there. */
const coveredCorners = (element: Locator): Promise<string[]> =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const {left, right, top, bottom} = range.getBoundingClientRect();
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => ({x, y})));
    return corners.flatMap(({x, y}) => {
      const topmost = document.elementFromPoint(x, y);
      const isSeen = topmost && (node.contains(topmost) || topmost.contains(node));
      return isSeen ? [] : [`${Math.round(x)}, ${Math.round(y)}: ${topmost?.textContent?.slice(0, 40) ?? 'outside'}`];
    });
  });

async function openWithBanner(open: Open, path: string, language: Language): Promise<Page> {
  const page = await open(localizedPath(path, language), {reducedMotion: true});
  await waitForHydration(page);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('region', {name: words[language].banner})).toBeVisible();
  return page;
}

test.describe('the consent banner on a phone', {tag: '@phone'}, () => {
  test('leaves price and button of a reduced product uncovered', async ({open}) => {
    const page = await openWithBanner(open, '/product/ausstellungstisch-nussbaum', 'de');
    await expect.poll(() => coveredCorners(price(page))).toEqual([]);
    await expect(page.getByRole('button', {name: words.de.add})).toBeInViewport({ratio: 1});
  });

  for (const [language, path] of [
    ['de', '/product/konfigurator-tisch'],
    ['en', '/product/kliv'],
  ] as const) {
    test(`leaves price and button of a made-to-measure product uncovered (${language}, ${path})`, async ({open}) => {
      const page = await openWithBanner(open, path, language);
      const onStage = main(page)
        .locator('[aria-hidden=true]')
        .filter({hasText: await price(page).innerText()});
      for (const size of [lowWindow, screens.phone]) {
        await page.setViewportSize(size);
        await expect.poll(() => coveredCorners(onStage), `on the stage, ${size.height} px`).toEqual([]);
        await expect(page.getByRole('button', {name: words[language].add})).toBeInViewport({ratio: 1});
      }
      await expect.poll(() => coveredCorners(price(page))).toEqual([]);
    });
  }

  for (const language of ['de', 'en'] as const) {
    const t = words[language];

    test(`leaves price and button uncovered, and can be answered by a finger, also with text twice as large (${language})`, async ({
      open,
    }) => {
      const page = await openWithBanner(open, '/product/hocker-lot', language);
      const banner = page.getByRole('region', {name: t.banner});
      await expect.poll(() => coveredCorners(price(page))).toEqual([]);
      for (const fontSize of ['100%', '150%', '200%']) {
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
        const sizes = [];
        for (const name of t.buttons) {
          const button = banner.getByRole('button', {name, exact: true});
          await expect(button).toBeInViewport({ratio: 1});
          await expect.poll(() => coveredCorners(button), `${name}, ${fontSize}`).toEqual([]);
          expect(await button.evaluate((node) => node.scrollWidth - node.clientWidth), name).toBeLessThanOrEqual(0);
          const {width = 0, height = 0} = (await button.boundingBox()) ?? {};
          expect(height).toBeGreaterThanOrEqual(44);
          sizes.push(`${Math.round(width)} × ${Math.round(height)}`);
        }
        expect(new Set(sizes).size, fontSize).toBe(1);
        await expect(banner.getByRole('link')).toBeInViewport({ratio: 1});
        await expect(page.getByRole('button', {name: t.add})).toBeInViewport({ratio: 1});
        const overflow = await banner.evaluate((node) => [
          node.scrollWidth - node.clientWidth,
          node.scrollHeight - node.clientHeight,
        ]);
        expect(overflow, fontSize).toEqual([0, 0]);
      }
      await banner.getByRole('button', {name: t.buttons[2], exact: true}).click();
      for (const name of t.categories)
        await expect(banner.getByRole('checkbox', {name: new RegExp(`^${name}:`)})).toBeVisible();
      for (const label of await banner.locator('label').all())
        expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);

      await test.step('the settings use the names of the privacy policy, and each button is on one line', async () => {
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
        for (const size of [screens.phone, screens.desktop]) {
          await page.setViewportSize(size);
          for (const name of t.settings)
            await expect.poll(() => lineCount(banner.getByRole('button', {name, exact: true})), name).toBe(1);
        }
      });
    });
  }
});
