import type {Page} from 'playwright';
import {describe} from 'vitest';
import {hydrated} from '../support/frame';
import {expect, test} from '../support/test';

const boards = (page: Page) => page.getByRole('main').getByRole('img', {name: /^Gestapelte Bretter/});

describe('a picture', () => {
  test('is a blurred one of 20 px until it has loaded, and then sharpens', async ({open}) => {
    const page = await open('/imprint', {reducedMotion: true});
    let asked = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/cdn\/.*width=(?!20\b)/, async (route) => {
      asked++;
      await released;
      await route.continue();
    });
    await page.goto('/werkstatt', {waitUntil: 'domcontentloaded'});
    await hydrated(page);
    const picture = boards(page);
    await picture.scrollIntoViewIfNeeded();
    const placeholder = picture.locator('xpath=preceding-sibling::img');
    await expect(picture).toHaveCSS('opacity', '0');
    await expect.poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(20);
    await expect(placeholder).toHaveCSS('filter', 'blur(12px)');
    await expect.poll(() => asked).toBeGreaterThan(0);

    release();
    await expect(picture).toHaveCSS('opacity', '1');
    await expect(picture).toHaveCSS('filter', 'none');
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20);
    await page.unrouteAll({behavior: 'wait'});
  });

  test('shows without JavaScript', async ({open}) => {
    const page = await open('/werkstatt', {javaScript: false});
    const picture = boards(page);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveCSS('opacity', '1');
  });

  test.for([
    ['phone', 0.8],
    ['desktop', 1.5],
  ] as const)('of the newest project is cut on a %s as it is shown', async ([screen, ratio], {open}) => {
    const page = await open('/', {screen});
    const picture = page.getByRole('region', {name: 'Neueste Projekte'}).locator('img[srcset]').first();
    const size = () =>
      picture.evaluate(({naturalWidth, naturalHeight}: HTMLImageElement) => naturalWidth / naturalHeight);
    await expect.poll(size).toBeCloseTo(ratio, 1);
  });
});
