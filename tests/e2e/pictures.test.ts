import type {Page} from 'playwright';
import {describe} from 'vitest';
import {waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, test} from '../support/test';

const boards = (page: Page) => page.getByRole('main').getByRole('img', {name: /^Gestapelte Bretter/});

describe('a picture', () => {
  test('shows a blurred placeholder of 20 px until it has loaded', async ({open}) => {
    const page = await open('/imprint', {reducedMotion: true});
    const pictures = await holdRequests(page, /\/s\/files\/.*width=(?!20\b)/);
    await page.goto('/werkstatt', {waitUntil: 'domcontentloaded'});
    await waitForHydration(page);
    const picture = boards(page);
    await picture.scrollIntoViewIfNeeded();
    const placeholder = picture.locator('xpath=preceding-sibling::img');
    await expect(picture).toHaveCSS('opacity', '0');
    await expect.poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(20);
    await expect(placeholder).toHaveCSS('filter', 'blur(12px)');
    await expect.poll(pictures.count).toBeGreaterThan(0);

    pictures.release();
    await expect(picture).toHaveCSS('opacity', '1');
    await expect(picture).toHaveCSS('filter', 'none');
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20);
    await page.unrouteAll({behavior: 'wait'});
  });

  test('leaves the line to the first one until that is painted', async ({open}) => {
    const page = await open('/imprint');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/s/files/')) asked.push(request.url());
    });
    // The clock stands still, so nothing but the first picture can end the wait.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const first = await holdRequests(page, /\/s\/files\/.*width=(?!20\b)/);
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    await expect.poll(first.count).toBe(1);
    // A picture of the page takes a frame, in which the browser asks for what is near the window.
    await page.screenshot();
    expect(new Set(asked.map((url) => new URL(url).pathname)).size).toBe(1);

    first.release();
    await expect(page.locator('html')).not.toHaveAttribute('data-hold-pictures');
    await expect.poll(() => new Set(asked.map((url) => new URL(url).pathname)).size).toBeGreaterThan(1);
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
  ] as const)('of the newest project is cropped for a %s', async ([screen, ratio], {open}) => {
    const page = await open('/', {screen});
    const picture = page.getByRole('region', {name: 'Neueste Projekte'}).locator('img[srcset]').first();
    const size = () =>
      picture.evaluate(({naturalWidth, naturalHeight}: HTMLImageElement) => naturalWidth / naturalHeight);
    await expect.poll(size).toBeCloseTo(ratio, 1);
  });
});
