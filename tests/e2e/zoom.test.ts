import type {Page} from 'playwright';
import {describe} from 'vitest';
import {expectAccessible} from '../support/accessibility';
import {waitForHydration} from '../support/ready';
import {swipe} from '../support/touch';
import {expect, languagesAndScripts, test} from '../support/test';

const texts = {
  de: {
    prefix: '',
    enlarge: /^Bild 1 von \d vergrößern: \S/,
    all: /^Bild \d von (\d) vergrößern: \S/,
    close: 'Schließen',
    next: 'Nächstes Bild',
    larger: 'Größer',
  },
  en: {
    prefix: '/en',
    enlarge: /^Enlarge picture 1 of \d: \S/,
    all: /^Enlarge picture \d of (\d): \S/,
    close: 'Close',
    next: 'Next picture',
    larger: 'Zoom in',
  },
} as const;

const dialog = (page: Page) => page.getByRole('dialog');
/** The picture in the middle; its neighbours have no text. */
const shown = (page: Page) => dialog(page).getByRole('img', {name: /\w/});
const width = async (page: Page) => (await shown(page).boundingBox())?.width ?? 0;
const position = (page: Page, text: string) => dialog(page).getByText(text, {exact: true});

test.for(languagesAndScripts)(
  'a project’s picture opens full screen, without JavaScript its file (%o)',
  async ({language, javaScript}, {open}) => {
    const t = texts[language];
    const page = await open(`${t.prefix}/projects/haus-am-kanal`, {javaScript, consentRejected: true});
    const link = page.getByRole('main').getByRole('link', {name: t.enlarge}).first();
    const names = page.getByRole('main').getByRole('link', {name: t.all});
    const heard = await names.evaluateAll((links) => links.map((one) => one.getAttribute('aria-label') ?? ''));
    const count = new Set(heard).size;
    expect(count).toBeGreaterThan(1);
    expect(new Set(heard.map((name) => t.all.exec(name)?.[1]))).toEqual(new Set([`${count}`]));
    if (!javaScript) {
      await link.click();
      await expect(page).toHaveURL(/width=\d+&format=webp/);
      return;
    }
    await waitForHydration(page);
    await link.focus();
    await link.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(position(page, `1/${count}`)).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', {name: t.next}).click();
    await expect(position(page, `2/${count}`)).toBeVisible();
    await dialog(page).getByRole('button', {name: t.close}).click();
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  },
);

describe('the enlarged picture', () => {
  /** Opens the first picture; gives the number of pictures. */
  async function openZoom(page: Page) {
    await waitForHydration(page);
    const first = page.getByRole('main').getByRole('link', {name: texts.de.enlarge});
    const count = Number(texts.de.all.exec((await first.getAttribute('aria-label')) ?? '')?.[1]);
    await first.click();
    await expect(shown(page)).toBeVisible();
    return count;
  }

  test('follows the keys: next, larger, moved, smaller, closed', async ({open}) => {
    const page = await open('/projects/haus-am-kanal', {consentRejected: true, reducedMotion: true});
    const count = await openZoom(page);
    await page.keyboard.press('ArrowRight');
    await expect(position(page, `2/${count}`)).toBeVisible();
    await page.keyboard.press('End');
    await expect(position(page, `${count}/${count}`)).toBeVisible();
    await page.keyboard.press('Home');
    await expect(position(page, `1/${count}`)).toBeVisible();

    const before = await width(page);
    await page.keyboard.press('+');
    await expect.poll(() => width(page)).toBeCloseTo(before * 1.5, 0);
    const left = (await shown(page).boundingBox())?.x ?? 0;
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => ((await shown(page).boundingBox())?.x ?? 0) < left).toBe(true);
    await expect(position(page, `1/${count}`)).toBeVisible();
    await page.keyboard.press('-');
    await expect.poll(() => width(page)).toBeCloseTo(before, 0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('follows wheel, click and drag, and loads more pixels', async ({open}) => {
    const page = await open('/projects/haus-am-kanal', {consentRejected: true, reducedMotion: true});
    await openZoom(page);
    const before = await width(page);
    const widthOf = async () =>
      Number(/width=(\d+)/.exec(await shown(page).evaluate((image: HTMLImageElement) => image.currentSrc))?.[1]);
    await expect.poll(widthOf).toBeGreaterThanOrEqual(before);
    const small = await widthOf();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => width(page)).toBeGreaterThan(before * 1.5);
    await expect.poll(widthOf).toBeGreaterThan(small);

    const box = await shown(page).boundingBox();
    await page.mouse.down();
    await page.mouse.move(600, 400, {steps: 5});
    await page.mouse.up();
    await expect.poll(async () => Math.round(((await shown(page).boundingBox())?.x ?? 0) - (box?.x ?? 0))).toBe(-100);
    await page.mouse.click(700, 400);
    await expect.poll(() => width(page)).toBeCloseTo(before, 0);
  });

  test('follows fingers: swipe and pinch', async ({open}) => {
    const page = await open('/product/hocker-lot', {consentRejected: true, reducedMotion: true, screen: 'phone'});
    await openZoom(page);
    await expect(position(page, '1/2')).toBeVisible();
    await swipe(page, {x: 300, y: 400}, -200);
    await expect(position(page, '2/2')).toBeVisible();
    await swipe(page, {x: 100, y: 400}, 200);
    await expect(position(page, '1/2')).toBeVisible();

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
    await expect(position(page, '1/2')).toBeVisible();
  });
});
