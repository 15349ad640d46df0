import type {Page} from '@playwright/test';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const link = (page: Page) => page.getByRole('banner').getByRole('link', {name: 'Shop', exact: true});

/** URLs of the data of the shop that the page asks for, in their order. */
function watchData(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/shop.data')) urls.push(request.url());
  });
  return urls;
}

test('hovering over a link loads the data that the click then uses, and styles load only once', async ({open}) => {
  const page = await open('/imprint');
  await waitForHydration(page);
  await test.step('the click uses the data that was loaded on hover', async () => {
    const urls = watchData(page);
    const fetched = page.waitForResponse(/\/shop\.data/);
    await link(page).hover();
    await (await fetched).finished();
    await link(page).click();
    await expect(page).toHaveURL(/\/shop$/);
    expect(new Set(urls).size).toBe(1);
    // What comes from the browser's cache, without a question to the worker, has no size.
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({name, initiatorType}) => name.includes('/shop.data') && initiatorType === 'fetch')
        .map(({transferSize}) => transferSize),
    );
    expect(sizes).toEqual([0]);
  });
  await test.step('a page whose code loads late loads its styles once', async () => {
    await page.getByRole('main').locator('a[href="/product/custom-shelf"]').first().click();
    await waitForConfigurator(page);
    const fetched = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries.filter(({name, transferSize}) => name.endsWith('.css') && transferSize > 0).map(({name}) => name);
    });
    expect(fetched.length).toBeGreaterThan(5);
    expect(new Set(fetched).size).toBe(fetched.length);
  });
});

/** Paths of the store's pictures that the page asks for, in their order. */
function watchPictures(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') urls.push(request.url());
  });
  return urls;
}

const sameFile = (one: string, other: string) => new URL(one).pathname === new URL(other).pathname;
const widthOf = (url: string) => Number(new URL(url).searchParams.get('width'));

/** Waits until the late code that watches links has arrived. */
const waitForNextPictures = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({name}) => /\/prefetchPictures-[^/]*\.js$/.test(name)),
  );

test(
  'hovering over a link loads the first picture of the next page in the right size',
  {tag: '@phone'},
  async ({open}) => {
    const page = await open('/en/imprint');
    const urls = watchPictures(page);
    for (const [path, next] of [
      ['/en/shop', '/en/product/hocker-lot'],
      ['/en/projects', '/en/projects/museum-lichtkabinett'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path);
        await waitForNextPictures(page);
        const card = page.getByRole('main').locator(`a[href="${next}"]`).first();
        // The picture in the card, in the size of the next page.
        const cover = await card.locator('img[srcset]').first().getAttribute('src');
        const large = () => urls.filter((url) => sameFile(url, cover ?? '') && widthOf(url) > 320);
        await card.focus();
        await card.hover();
        await expect.poll(() => large().length).toBeGreaterThan(0);
        await card.click();
        await expect(page).toHaveURL(next);
        const first = page.getByRole('main').locator('img[fetchpriority=high]').first();
        const shown = () => first.evaluate((image: HTMLImageElement) => image.currentSrc);
        await expect.poll(shown).toBe(large()[0]);
        const fetched = await shown();
        expect(urls.filter((url) => url === fetched)).toHaveLength(1);
      });
    }
  },
);

test('in data-saving mode the browser loads nothing on hover', async ({open}) => {
  const page = await open('/imprint');
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true}),
  );
  await page.goto('/projects');
  await waitForHydration(page);
  // What is loaded when the page is idle has arrived.
  await page.waitForFunction(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))));
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  expect(scripts.filter((name) => /\/prefetchPictures-/.test(name))).toEqual([]);

  const urls = watchData(page);
  await page.clock.install();
  await link(page).hover();
  // Remix waits 100 ms before it fetches.
  await page.clock.runFor(500);
  expect(urls).toEqual([]);
  await link(page).click();
  await expect(page).toHaveURL(/\/shop$/);
  expect(urls).toHaveLength(1);
});
