import type {Page} from '@playwright/test';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const link = (page: Page) => page.getByRole('banner').getByRole('link', {name: 'Shop', exact: true});

/** The link of a card of the list in `main`. */
const cardLink = (page: Page, index: number) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('heading')})
    .nth(index)
    .getByRole('link')
    .first();

/** URLs of the data of the shop that the page asks for, in their order. */
function watchData(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/shop.data')) urls.push(request.url());
  });
  return urls;
}

test('a page is loaded ahead while the mouse is over its link, so that the click shows it at once', async ({open}) => {
  const page = await open('/imprint', {consent: 'rejected'});
  await waitForHydration(page);
  await test.step('the click uses what was loaded ahead', async () => {
    const urls = watchData(page);
    const fetched = page.waitForResponse(/\/shop\.data/);
    await link(page).hover();
    await (await fetched).finished();
    await link(page).click();
    await expect(page).toHaveURL(/\/shop$/);
    expect(new Set(urls).size).toBe(1);
    expect(await countDataBytes(page, '/shop')).toEqual([0]);
  });
  await test.step('the pages of a visit share one style sheet for the screen and one for paper', async () => {
    // By key, because a mouse that rests over a picture of the next page loads what enlarges it.
    await page.mouse.move(0, 0);
    await page.getByRole('main').locator('a[href="/product/custom-shelf"]').first().press('Enter');
    await waitForConfigurator(page);
    const requested = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => new URL(name).pathname.replace(/-.{8}\.css$/, '.css'))
        .filter((name) => name.endsWith('.css')),
    );
    expect(requested.toSorted()).toEqual(['/assets/print.css', '/assets/site.css']);
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

test('after a click on a card, its picture is visible on the next page while the larger one is loading', async ({
  open,
  site,
}) => {
  const page = await open('/robots.txt', {consent: 'rejected'});
  for (const path of ['/en/shop', '/en/projects']) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitForHydration(page);
      const card = cardLink(page, 1);
      const cover = card.locator('img[srcset]').first();
      await cover.scrollIntoViewIfNeeded();
      await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      const title = await card.getByRole('heading').innerText();
      const small = await cover.evaluate((image: HTMLImageElement) => image.currentSrc);
      const requests = watchPictures(page);
      await site.control.addFault({operation: '/s/files', kind: 'hang'});
      await card.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      const first = page.getByRole('main').locator('img[fetchpriority=high]').first();
      const standIn = page.getByRole('main').locator(`img[src="${small}"]`).first();
      await expect(standIn).toBeVisible();
      expect(await first.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
      await site.control.clearFaults();
      expect(requests.filter((url) => url === small)).toEqual([]);
    });
  }
});

test('the page of a card is loaded ahead as soon as the card is in view', {tag: '@phone'}, async ({open}) => {
  const page = await open('/robots.txt', {consent: 'rejected'});
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  await page.goto('/shop');
  const cards = page.getByRole('region', {name: 'Produkte'}).getByRole('listitem');
  const path = async (index: number) => `${await cards.nth(index).getByRole('link').first().getAttribute('href')}.data`;
  const [first, last] = [await path(0), await path(16)];
  await expect.poll(() => urls).toContain(first);
  await expect.poll(() => urls.some((url) => /\/product-[^/]*\.js$/.test(url))).toBe(true);
  expect(urls).not.toContain(last);
  await cards.nth(16).scrollIntoViewIfNeeded();
  await expect.poll(() => urls).toContain(last);
});

test('for a visitor who saves data, or with a slow connection, nothing is loaded ahead', async ({open}) => {
  const page = await open('/robots.txt', {consent: 'rejected'});
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.install();
  for (const [visitor, connection] of [
    ['who saves data', {saveData: true, effectiveType: '4g'}],
    ['with a slow connection', {saveData: false, effectiveType: '3g'}],
  ] as const) {
    await test.step(`for a visitor ${visitor}`, async () => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', {value, configurable: true}),
        connection,
      );
      requests.length = 0;
      await page.goto('/projects');
      await waitForHydration(page);
      // What is loaded when the page is idle has arrived.
      await page.clock.runFor(10_000);
      await page.evaluate(async () => void (await fetch('/robots.txt')));
      await link(page).hover();
      // Remix waits 100 ms before it fetches.
      await page.clock.runFor(500);
      expect(requests.filter((url) => url.includes('.data'))).toEqual([]);
      await link(page).click();
      await expect(page).toHaveURL(/\/shop$/);
      expect(requests.filter((url) => url.includes('/shop.data'))).toHaveLength(1);
    });
  }
});

/** How many bytes the router has received from the worker for the data of a page, not those from the browser's cache. */
const countDataBytes = (page: Page, path: string) =>
  page.evaluate(
    (name) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => entry.name.includes(`${name}.data`) && entry.initiatorType === 'fetch')
        .map(({transferSize}) => transferSize),
    path,
  );

test('the way back to a list needs no request, and leads to the same place', {tag: '@phone'}, async ({open}) => {
  const page = await open('/robots.txt', {consent: 'rejected'});
  for (const path of ['/shop', '/projects']) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitForHydration(page);
      const card = cardLink(page, 5);
      await card.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      const prefetched = page.waitForResponse((answer) => answer.url().includes(`${path}.data`));
      await card.click();
      await (await prefetched).finished();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await page.goBack();
      await expect(card).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
      expect(await countDataBytes(page, path)).toEqual([0]);
    });
  }
});

test('the picture that the shop begins with is loaded ahead on the home page', {tag: '@phone'}, async ({open}) => {
  const page = await open('/robots.txt', {consent: 'rejected'});
  const pictures = watchPictures(page);
  await page.goto('/');
  const shop = page.getByRole('main').locator('a[href="/shop"]').first();
  await expect(shop).toBeInViewport();
  await expect.poll(() => pictures.some((url) => url.includes('tisch-eiche'))).toBe(true);
  await waitForHydration(page);
  const before = [...pictures];
  await shop.click();
  await expect(page).toHaveURL(/\/shop$/);
  const products = page.getByRole('region', {name: 'Produkte'});
  const first = products.locator('img[srcset]').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(before).toContain(await first.evaluate((image: HTMLImageElement) => image.currentSrc));
  // The second picture of a card waits for a pointer, which a phone doesn't have. Some are another card's first picture.
  const onlyHidden = await products.locator('img[srcset]').evaluateAll((images: HTMLImageElement[]) => {
    const visible = new Set(images.filter((image) => image.checkVisibility()).map(({currentSrc}) => currentSrc));
    return images
      .filter((image) => !image.checkVisibility() && !visible.has(image.currentSrc))
      .map(({naturalWidth}) => naturalWidth);
  });
  expect(new Set(onlyHidden)).toEqual(new Set([0]));
});
