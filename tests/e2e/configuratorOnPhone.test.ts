import {describe} from 'vitest';
import type {Locator} from 'playwright';
import {overflow} from '../support/layout';
import {main, price} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {expect, test, type Open} from '../support/test';
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

describe.each(phones)('on a phone of $width × $height', (size) => {
  const openKliv = async (open: Open) => {
    // The smallest piece: its sliders can be dragged from their lower ends.
    const smallest = '/product/kliv?color=f1ede1&width=300&height=250&environment=indoor';
    const page = await open(smallest, {screen: 'phone', consentRejected: true});
    await page.setViewportSize(size);
    await waitForConfigurator(page);
    return page;
  };

  test('stage, price and button stay in view while a slider is dragged', async ({open}) => {
    const page = await openKliv(open);
    const slider = page.getByRole('slider', {name: 'Höhe mit dem Regler'});
    await slider.scrollIntoViewIfNeeded();
    const box = (await slider.boundingBox()) ?? {x: 0, y: 0, height: 0};
    expect(box.height).toBeGreaterThanOrEqual(44);
    const before = Number(await slider.inputValue());
    await swipe(page, {x: box.x + 14, y: box.y + box.height / 2}, 150);
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before + 100);

    const picture = page.getByRole('img', {name: `300 × ${await slider.inputValue()} mm`});
    await expect(picture).toBeInViewport({ratio: 1});
    const stage = page.getByRole('tablist', {name: 'Darstellung'}).locator('../..');
    await expect(stage).toBeInViewport({ratio: 1});
    expect(Math.abs(((await stage.boundingBox())?.height ?? 0) - size.height * 0.4)).toBeLessThan(2);
    const tag = main(page)
      .locator('[aria-hidden=true]')
      .filter({hasText: await price(page).innerText()});
    await expect(tag).toBeInViewport({ratio: 1});
    await expect(page.getByRole('button', {name: 'In den Warenkorb'})).toBeInViewport({ratio: 1});
    expect([await page.evaluate(() => window.scrollX), await overflow(page)]).toEqual([0, 0]);
  });

  test('the button stays in view above the consent banner', async ({open}) => {
    const page = await open('/product/kliv', {screen: 'phone'});
    await page.setViewportSize(size);
    await waitForConfigurator(page);
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
      await expect(page.getByRole('button', {name: 'Alle ablehnen'})).toBeVisible({timeout: 300});
    }).toPass();
    const add = page.getByRole('button', {name: 'In den Warenkorb'});
    await expect(add).toBeInViewport({ratio: 1});
    await expect.poll(() => isUncovered(add)).toBe(true);
    await add.click();
    await expect(page.getByRole('dialog', {name: 'Warenkorb'})).toBeVisible();
  });

  test('nothing covers the button of a ready-made product', async ({open}) => {
    for (const path of ['/product/musterkasten', '/product/hocker-lot']) {
      const page = await open(path, {screen: 'phone', consentRejected: true});
      await page.setViewportSize(size);
      const add = page.getByRole('button', {name: 'In den Warenkorb'});
      await add.scrollIntoViewIfNeeded();
      expect(await isUncovered(add)).toBe(true);
    }
  });

  test('all options can be tapped, and nothing covers them', async ({open}) => {
    const page = await openKliv(open);
    await page.getByRole('radio', {name: 'RAL 6011 Resedagrün'}).tap();
    await page.getByText('Außen', {exact: true}).tap();
    await expect(page.getByRole('img', {name: 'RAL 6011 Resedagrün, Außen'})).toBeVisible();

    for (const field of await page.getByRole('textbox', {name: /^(Breite|Höhe)$/}).all()) {
      await field.tap();
      expect(await isUncovered(field)).toBe(true);
      await expect(field).toHaveAttribute('inputmode', 'numeric');
    }
    const form = main(page)
      .locator('form')
      .filter({has: page.getByRole('button', {name: 'In den Warenkorb'})});
    const targets = [
      form.getByRole('radio', {name: /RAL/}),
      form.getByRole('textbox'),
      form.getByRole('slider'),
      form.getByRole('button'),
    ];
    for (const target of (await Promise.all(targets.map((found) => found.all()))).flat()) {
      const box = await target.boundingBox();
      expect(
        Math.min(box?.width ?? 0, box?.height ?? 0),
        (await target.getAttribute('aria-label')) ?? '',
      ).toBeGreaterThanOrEqual(44);
    }
  });

  test('a size that the tap on the button corrects is shown before it goes to the cart', async ({open}) => {
    const page = await openKliv(open);
    const width = page.getByRole('textbox', {name: 'Breite'});
    await width.fill('99999');
    const add = page.getByRole('button', {name: 'In den Warenkorb'});
    await add.tap();
    const correction = main(page).getByRole('status').filter({hasText: 'Wir bauen dieses Stück bis'});
    await expect(correction).toBeInViewport();
    await expect(page.getByRole('dialog', {name: 'Warenkorb'})).toBeHidden();
    await add.tap();
    await expect(page.getByRole('dialog', {name: 'Warenkorb'})).toContainText('1500');
  });

  test('the header does not cover the stage when it shows again, and nothing covers a focused field', async ({
    open,
  }) => {
    const page = await openKliv(open);
    await page.getByRole('slider', {name: 'Höhe mit dem Regler'}).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, -40);
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport({ratio: 1});
    const stage = page.getByRole('tabpanel');
    await expect
      .poll(async () => ((await stage.boundingBox())?.y ?? 0) - ((await header.boundingBox())?.height ?? 0))
      .toBeGreaterThanOrEqual(0);

    await page.evaluate(() => window.scrollTo(0, 0));
    for (const field of await page.getByRole('slider').all()) {
      await field.focus();
      await expect.poll(() => isUncovered(field)).toBe(true);
    }
  });
});

test.for([
  ['/product/kliv', 360],
  ['/product/kliv', 390],
  ['/en/product/kliv', 820],
  ['/product/kliv', 1440],
  ['/product/konfigurator-tisch', 390],
] as const)('the words of the colours of %s stay whole at %d px', async ([path, width], {open}) => {
  const page = await open(path, {screen: 'phone', javaScript: false});
  await page.setViewportSize({width, height: 844});
  const broken = await page.getByRole('group', {name: /Farbe|Colour|Holz/}).evaluate((group) =>
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
  expect(broken).toEqual([]);
});
