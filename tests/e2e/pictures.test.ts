import type {Locator, Page} from '@playwright/test';
import {waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, test} from '../support/test';

const boards = (page: Page) => page.getByRole('main').getByRole('img', {name: /^Gestapelte Bretter/});

/** Width by height of the file that has loaded. */
const ratioOf = (picture: Locator) =>
  picture.evaluate(({naturalWidth, naturalHeight}: HTMLImageElement) => naturalWidth / naturalHeight);

test.describe('a picture', () => {
  test('is shown blurred until its file has loaded', async ({open}) => {
    const page = await open('/robots.txt', {reducedMotion: true, consent: 'rejected'});
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

  test('on a desktop, is landscape, and the first one of a page loads before all others', async ({open}) => {
    const page = await open('/robots.txt', {consent: 'rejected'});
    const requestedPictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/s/files/'))
        requestedPictures.push(request.url());
    });
    // The clock stands still, so nothing but the first picture can end the wait.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const first = await holdRequests(page, /\/s\/files\/.*width=(?!20\b)/);
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    await expect.poll(first.count).toBe(1);
    // A picture of the page takes a frame, in which the browser asks for what is near the window.
    await page.screenshot();
    expect(new Set(requestedPictures.map((url) => new URL(url).pathname)).size).toBe(1);

    first.release();
    await expect(page.locator('html')).not.toHaveAttribute('data-hold-pictures');
    await expect.poll(() => new Set(requestedPictures.map((url) => new URL(url).pathname)).size).toBeGreaterThan(1);
    const newest = page.getByRole('region', {name: 'Neueste Projekte'}).locator('img[srcset]').first();
    await expect.poll(() => ratioOf(newest)).toBeCloseTo(1.5, 1);
    await page.unrouteAll({behavior: 'wait'});
  });

  test('on a phone, is portrait in the newest project', {tag: '@phone'}, async ({open}) => {
    const page = await open('/', {javaScript: false});
    const newest = page.getByRole('region', {name: 'Neueste Projekte'}).locator('img[srcset]').first();
    await expect.poll(() => ratioOf(newest)).toBeCloseTo(0.8, 1);
    await expect(newest).toHaveCSS('opacity', '1');
    const late = page.getByRole('main').locator('img[srcset][loading=lazy]').first();
    await late.scrollIntoViewIfNeeded();
    await expect(late).toHaveCSS('opacity', '1');
  });
});
