import {describe} from 'vitest';
import type {Locator, Page} from 'playwright';
import {main, plain, price, scripted} from '../support/configurator';
import {expect, test, type Open} from '../support/test';

const phones = [
  {width: 390, height: 844},
  {width: 360, height: 640},
];

/** A thumb that goes across the page, in real touch events. */
async function drag(page: Page, from: {x: number; y: number}, across: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: {x: number; y: number}[]) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints});
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', [{x: from.x + (across * step) / 10, y: from.y + (step % 3)}]);
  await touch('touchEnd', []);
}

/** What lies on top at the middle of an element is the element itself. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const {left, top, width, height} = node.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (node.contains(seen) || seen.contains(node));
  });

describe.each(phones)('with a thumb on $width × $height', (size) => {
  const openKliv = async (open: Open) => {
    const page = await open('/product/kliv', {screen: 'phone', refused: true});
    await page.setViewportSize(size);
    await scripted(page);
    return page;
  };

  test('drawing, price and button stay in view while a slider follows the thumb', async ({open}) => {
    const page = await openKliv(open);
    const slider = page.getByRole('slider', {name: 'Höhe mit dem Regler'});
    await slider.scrollIntoViewIfNeeded();
    const box = (await slider.boundingBox()) ?? {x: 0, y: 0, height: 0};
    expect(box.height).toBeGreaterThanOrEqual(44);
    const before = Number(await slider.inputValue());
    await drag(page, {x: box.x + 14, y: box.y + box.height / 2}, 150);
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before + 100);

    const drawing = page.getByRole('img', {name: `300 × ${await slider.inputValue()} mm`});
    await expect(drawing).toBeInViewport({ratio: 1});
    const sheet = await drawing.locator('..').boundingBox();
    expect(Math.abs((sheet?.height ?? 0) - size.height * 0.4)).toBeLessThan(2);
    const tag = main(page)
      .locator('[aria-hidden=true]')
      .filter({hasText: await price(page).innerText()});
    await expect(tag).toBeInViewport({ratio: 1});
    await expect(page.getByRole('button', {name: 'In den Warenkorb'})).toBeInViewport({ratio: 1});
    expect(
      await page.evaluate(() => [window.scrollX, document.documentElement.scrollWidth - window.innerWidth]),
    ).toEqual([0, 0]);
  });

  test('nothing lies on the button of a piece that is ready made', async ({open}) => {
    for (const path of ['/product/musterkasten', '/product/hocker-lot']) {
      const page = await open(path, {screen: 'phone', refused: true});
      await page.setViewportSize(size);
      const add = page.getByRole('button', {name: 'In den Warenkorb'});
      await add.scrollIntoViewIfNeeded();
      await expect(page.getByRole('complementary').getByRole('link', {name: 'Termin buchen'})).toBeHidden();
      expect(await isUncovered(add)).toBe(true);
    }
  });

  test('everything to choose can be tapped, and nothing lies on it', async ({open}) => {
    const page = await openKliv(open);
    await page.getByText('RAL 6011 Resedagrün').tap();
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

  test('a size that the tap on the button corrects is shown before it is bought', async ({open}) => {
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

  test('the header that comes back lies beside the drawing, and the keyboard’s focus never behind it', async ({
    open,
  }) => {
    const page = await openKliv(open);
    await page.getByRole('slider', {name: 'Höhe mit dem Regler'}).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, -40);
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport({ratio: 1});
    const drawing = page.getByRole('img', {name: 'Ansicht von vorn'});
    await expect
      .poll(async () => ((await drawing.boundingBox())?.y ?? 0) - ((await header.boundingBox())?.height ?? 0))
      .toBeGreaterThanOrEqual(0);

    await page.evaluate(() => window.scrollTo(0, 0));
    for (const field of await page.getByRole('slider').all()) {
      await field.focus();
      await expect.poll(() => isUncovered(field)).toBe(true);
    }
  });
});

test('a price is spoken once it has settled, not at every step of a slider', async ({open}) => {
  const page = await open('/product/konfigurator-tisch');
  await scripted(page);
  await page.evaluate(() => {
    const live = document.querySelector('main header [aria-live=polite]') ?? document.body;
    new MutationObserver(() => {
      document.title += `|${live.textContent ?? ''}`;
    }).observe(live, {childList: true, characterData: true, subtree: true});
  });
  const title = await page.title();
  await page.getByRole('slider', {name: 'Länge mit dem Regler'}).focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveTitle(`${title}|Preis: ${await price(page).innerText()}`);
  expect(plain(await price(page).innerText())).toBe('1.693,00 €');
});
