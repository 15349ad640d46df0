import type {Locator, Page} from '@playwright/test';
import {overflow} from '../support/layout';
import {main, price} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {screens} from '../support/screens';
import {expect, test} from '../support/test';
import {swipe} from '../support/touch';

const phones = [
  {width: 390, height: 844},
  {width: 360, height: 640},
];

/** Whether nothing covers the middle of an element. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const {left, top, width, height} = node.getBoundingClientRect();
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return topmost !== null && (node.contains(topmost) || topmost.contains(node));
  });

/** Words of the names of colours that are broken across lines. */
const brokenWords = (page: Page) =>
  page.getByRole('group', {name: /Farbe|Holz/}).evaluate((group) =>
    [...group.querySelectorAll('label span')].flatMap((name) => {
      const node = name.firstChild as Text;
      return [...node.data.matchAll(/\S+/g)].flatMap(({0: word, index}) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

// The smallest piece: its sliders can be dragged from their lower ends.
const smallest = '/product/kliv?color=f1ede1&width=300&height=250&environment=indoor';

test.describe('the configurator on a phone', {tag: '@phone'}, () => {
  test('keeps picture, price and button in view while a slider is moved, and has choices that a finger can hit', async ({
    open,
  }) => {
    const page = await open(smallest, {consent: 'rejected'});
    await waitForConfigurator(page);
    const slider = page.getByRole('slider', {name: 'Höhe mit dem Regler'});
    const stage = page.getByRole('tablist', {name: 'Darstellung'}).locator('../..');

    for (const size of phones) {
      await test.step(`on a screen of ${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        await slider.press('Home');
        await slider.scrollIntoViewIfNeeded();
        const box = (await slider.boundingBox()) ?? {x: 0, y: 0, height: 0};
        expect(box.height).toBeGreaterThanOrEqual(44);
        const before = Number(await slider.inputValue());
        await swipe(page, {x: box.x + 14, y: box.y + box.height / 2}, 150);
        await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before + 100);

        const picture = page.getByRole('img', {name: `300 × ${await slider.inputValue()} mm`});
        await expect(picture).toBeInViewport({ratio: 1});
        await expect(stage).toBeInViewport({ratio: 1});
        expect(Math.abs(((await stage.boundingBox())?.height ?? 0) - size.height * 0.4)).toBeLessThan(2);
        const tag = main(page)
          .locator('[aria-hidden=true]')
          .filter({hasText: await price(page).innerText()});
        await expect(tag).toBeInViewport({ratio: 1});
        await expect(page.getByRole('button', {name: 'In den Warenkorb'})).toBeInViewport({ratio: 1});
        expect([await page.evaluate(() => window.scrollX), await overflow(page)]).toEqual([0, 0]);
      });
    }

    await test.step('the header does not cover the picture when it reappears', async () => {
      await page.mouse.wheel(0, -40);
      const header = page.getByRole('banner');
      await expect(header).toBeInViewport({ratio: 1});
      const panel = page.getByRole('tabpanel');
      await expect
        .poll(async () => ((await panel.boundingBox())?.y ?? 0) - ((await header.boundingBox())?.height ?? 0))
        .toBeGreaterThanOrEqual(0);
    });

    await test.step('nothing covers a focused field', async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const field of await page.getByRole('slider').all()) {
        await field.focus();
        await expect.poll(() => isUncovered(field)).toBe(true);
      }
    });

    await test.step('the names of colours break only between words', async () => {
      for (const width of [1440, 820, 390, 360]) {
        await page.setViewportSize({width, height: 640});
        expect(await brokenWords(page), `${width} px`).toEqual([]);
      }
    });

    await test.step('all options can be tapped, and nothing covers them', async () => {
      await page.getByRole('radio', {name: 'RAL 6011 Resedagrün'}).tap();
      await page.getByText('Außen', {exact: true}).tap();
      await expect(page.getByRole('img', {name: 'RAL 6011 Resedagrün, Außen'})).toBeVisible();
      for (const field of await page.getByRole('textbox', {name: /^(Breite|Höhe)$/}).all()) {
        await field.tap();
        expect(await isUncovered(field)).toBe(true);
        await expect(field).toHaveAttribute('inputmode', 'decimal');
      }
    });

    await test.step('all options are large enough for a finger', async () => {
      const form = main(page)
        .locator('form')
        .filter({has: page.getByRole('button', {name: 'In den Warenkorb'})});
      const targets = [
        form.getByRole('radio', {name: /RAL/}),
        form.getByRole('textbox'),
        form.getByRole('slider'),
        form.getByRole('button'),
        page.getByRole('tab'),
      ];
      for (const target of (await Promise.all(targets.map((found) => found.all()))).flat()) {
        const box = await target.boundingBox();
        expect(
          Math.min(box?.width ?? 0, box?.height ?? 0),
          (await target.getAttribute('aria-label')) ?? '',
        ).toBeGreaterThanOrEqual(44);
      }
    });

    await test.step('a corrected size is shown before the piece is added to the cart', async () => {
      await page.getByRole('textbox', {name: 'Breite'}).fill('99999');
      const add = page.getByRole('button', {name: 'In den Warenkorb'});
      await add.tap();
      const correction = main(page).getByRole('status').filter({hasText: 'Wir bauen dieses Stück bis'});
      await expect(correction).toBeInViewport();
      await expect(page.getByRole('dialog', {name: 'Warenkorb'})).toBeHidden();
      await add.tap();
      await expect(page.getByRole('dialog', {name: 'Warenkorb'})).toContainText('1500');
    });
  });

  test('keeps tabs and button clear of the consent banner', async ({open}) => {
    const page = await open('/product/konfigurator-tisch');
    await waitForConfigurator(page);
    // The banner waits for the visitor to do something.
    await page.getByRole('textbox', {name: 'Länge'}).press('Shift');
    await expect(page.getByRole('button', {name: 'Alle ablehnen'})).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));

    // On a shorter screen the tabs stand below what is seen first.
    for (const size of [screens.desktop, screens.tablet, screens.phone]) {
      await test.step(`on a screen of ${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        await expect(page.getByRole('tab')).toHaveCount(3);
        for (const tab of await page.getByRole('tab').all()) await expect.poll(() => isUncovered(tab)).toBe(true);
        // The bar lies over the panel's lower edge, not beside it.
        const [panel, bar] = await Promise.all(
          [page.getByRole('tabpanel'), page.getByRole('tablist').locator('..')].map((part) => part.boundingBox()),
        );
        expect(panel?.width).toBe(bar?.width);
      });
    }

    for (const size of phones) {
      await page.setViewportSize(size);
      const add = page.getByRole('button', {name: 'In den Warenkorb'});
      await expect(add).toBeInViewport({ratio: 1});
      await expect.poll(() => isUncovered(add)).toBe(true);
    }
    await page.getByRole('button', {name: 'In den Warenkorb'}).click();
    await expect(page.getByRole('dialog', {name: 'Warenkorb'})).toBeVisible();
  });

  test('keeps the button of a ready-made product clear of everything else', async ({open}) => {
    const page = await open('/product/musterkasten', {consent: 'rejected'});
    for (const size of phones) {
      await page.setViewportSize(size);
      const add = page.getByRole('button', {name: 'In den Warenkorb'});
      await add.scrollIntoViewIfNeeded();
      expect(await isUncovered(add)).toBe(true);
    }
  });
});
