import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/accessibility';
import {showDocument} from '../support/pageContent';
import {waitForHydration} from '../support/ready';
import {swipe} from '../support/touch';
import {expect, test} from '../support/test';

const texts = {
  de: {
    enlarge: /^Bild 1 von \d vergrößern: \S/,
    all: /^Bild \d von (\d) vergrößern: \S/,
    close: 'Schließen',
    next: 'Nächstes Bild',
  },
  en: {
    enlarge: /^Enlarge picture 1 of \d: \S/,
    all: /^Enlarge picture \d of (\d): \S/,
  },
} as const;

const dialog = (page: Page) => page.getByRole('dialog');
/** The picture in the middle; its neighbours are hidden from screen readers. */
const currentPicture = (page: Page) => dialog(page).getByRole('img', {name: /\w/});
const width = async (page: Page) => (await currentPicture(page).boundingBox())?.width ?? 0;
const position = (page: Page, text: string) => dialog(page).getByText(text, {exact: true});

/** How many pictures a page enlarges, as each of their links says. */
async function numberOfPictures(page: Page, name: RegExp): Promise<number> {
  const links = page.getByRole('main').getByRole('link', {name});
  const labels = await links.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const count = new Set(labels).size;
  expect(count).toBeGreaterThan(1);
  expect(new Set(labels.map((label) => name.exec(label)?.[1]))).toEqual(new Set([`${count}`]));
  return count;
}

test('without JavaScript, the link of a picture opens its file', async ({page, site}) => {
  const t = texts.en;
  await showDocument(page, `${site.url}/en/projects/haus-am-kanal`);
  await numberOfPictures(page, t.all);
  const link = page.getByRole('main').getByRole('link', {name: t.enlarge}).first();
  const file = await fetch((await link.getAttribute('href')) ?? '');
  expect(file.url).toMatch(/width=\d+&format=webp/);
  expect(file.headers.get('Content-Type')).toBe('image/webp');
});

test.describe('an enlarged picture', () => {
  test('fills the screen, and can be moved and enlarged by keys, buttons, wheel and mouse', async ({open}) => {
    const page = await open('/projects/haus-am-kanal', {consent: 'rejected', reducedMotion: true});
    await waitForHydration(page);
    const count = await numberOfPictures(page, texts.de.all);
    const link = page.getByRole('main').getByRole('link', {name: texts.de.enlarge}).first();
    await link.focus();
    await link.press('Enter');
    await expect(currentPicture(page)).toBeVisible();
    await expect(position(page, `1/${count}`)).toBeVisible();
    await expectAccessible(page);
    const before = await width(page);
    const leftEdge = async () => (await currentPicture(page).boundingBox())?.x ?? 0;

    await test.step('buttons and keys show the next picture', async () => {
      await dialog(page).getByRole('button', {name: texts.de.next}).click();
      await expect(position(page, `2/${count}`)).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(position(page, `1/${count}`)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(position(page, `2/${count}`)).toBeVisible();
      await page.keyboard.press('End');
      await expect(position(page, `${count}/${count}`)).toBeVisible();
      await page.keyboard.press('Home');
      await expect(position(page, `1/${count}`)).toBeVisible();
    });

    await test.step('keys enlarge and move the picture', async () => {
      await page.keyboard.press('+');
      await expect.poll(() => width(page)).toBeCloseTo(before * 1.5, 0);
      const left = await leftEdge();
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await leftEdge()) < left).toBe(true);
      await expect(position(page, `1/${count}`)).toBeVisible();
      await page.keyboard.press('-');
      await expect.poll(() => width(page)).toBeCloseTo(before, 0);
    });

    await test.step('the wheel enlarges the picture, and a larger file loads', async () => {
      const loadedWidth = async () =>
        Number(
          /width=(\d+)/.exec(await currentPicture(page).evaluate((image: HTMLImageElement) => image.currentSrc))?.[1],
        );
      await expect.poll(loadedWidth).toBeGreaterThanOrEqual(before);
      const small = await loadedWidth();
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, -400);
      await expect.poll(() => width(page)).toBeGreaterThan(before * 1.5);
      await expect.poll(loadedWidth).toBeGreaterThan(small);
    });

    await test.step('a drag moves the picture, and a click makes it small again', async () => {
      const left = await leftEdge();
      await page.mouse.down();
      await page.mouse.move(600, 400, {steps: 5});
      await page.mouse.up();
      await expect.poll(async () => (await leftEdge()) - left).toBeLessThan(-50);
      await page.mouse.click(700, 400);
      await expect.poll(() => width(page)).toBeCloseTo(before, 0);
    });

    await test.step('Escape and the close button close the picture, and the keyboard continues at its link', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
      await link.press('Enter');
      await dialog(page).getByRole('button', {name: texts.de.close}).click();
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
    });
  });

  test('on a touch screen, can be swiped and pinched', {tag: '@phone'}, async ({open}) => {
    const page = await open('/product/hocker-lot', {consent: 'rejected', reducedMotion: true});
    await waitForHydration(page);
    await page.getByRole('main').getByRole('link', {name: texts.de.enlarge}).click();
    await expect(currentPicture(page)).toBeVisible();
    await expect(position(page, '1/4')).toBeVisible();
    // Over more than half of the screen: a shorter swipe counts only if it is fast, and on a busy machine none is.
    await swipe(page, {x: 340, y: 400}, -280);
    await expect(position(page, '2/4')).toBeVisible();
    await swipe(page, {x: 50, y: 400}, 280);
    await expect(position(page, '1/4')).toBeVisible();

    const before = await width(page);
    const session = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                {x: 195 - apart, y: 400, id: 0},
                {x: 195 + apart, y: 400, id: 1},
              ],
      });
    await fingers('touchStart', 40);
    for (const apart of [50, 60, 70, 80]) await fingers('touchMove', apart);
    await fingers('touchEnd', 0);
    await expect.poll(() => width(page)).toBeGreaterThan(before * 1.7);
    await expect(position(page, '1/4')).toBeVisible();
  });
});
