import type {Page} from '@playwright/test';
import {main} from '../support/productPage';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

// An extension or a proxy blocks one file.

const routeErrors = [/failed: GET .*product-.*\.js/, /Error loading route module/, /Failed to fetch dynamically/];

/** The paths of the documents that the page requests from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** The paths of the documents that are shown from now on. */
function watchShownDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('domcontentloaded', () => documents.push(new URL(page.url()).pathname));
  return documents;
}

/** Opens the shop while the code of product pages is blocked, and looks at its cards, whose links prefetch it. */
async function openShop(page: Page) {
  await page.route(/\/assets\/product-.*\.js/, (route) => route.abort('blockedbyclient'));
  const documents = watchDocuments(page);
  const failed = page.waitForEvent('console', (message) => message.text().startsWith('Error loading route module'));
  await page.goto('/shop');
  const card = main(page)
    .getByRole('link', {name: /Hocker Lot/})
    .first();
  await card.scrollIntoViewIfNeeded();
  await failed;
  return {card, documents};
}

test('a page stays when code cannot be prefetched, and its links lead to their pages', async ({open}) => {
  const page = await open('/robots.txt', {consent: 'rejected', expectedErrors: routeErrors});
  const {card, documents} = await openShop(page);
  await card.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Hocker Lot'})).toBeVisible();
  expect(documents).toEqual(['/shop', '/product/hocker-lot']);
});

test('a browser without the Navigation API reloads a page once when code cannot be prefetched', async ({open}) => {
  const page = await open('/robots.txt', {consent: 'rejected', expectedErrors: routeErrors});
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  // Remix reloads for each card: all reloads but the last are cancelled before they show anything.
  const documents = watchShownDocuments(page);
  const {card} = await openShop(page);
  await expect.poll(() => documents.length).toBe(2);
  await waitForHydration(page);
  await card.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Hocker Lot'})).toBeVisible();
  await expect.poll(() => documents).toEqual(['/shop', '/shop', '/product/hocker-lot']);
});

test('a page whose section React removes for lack of its code works as a document, and keeps what is typed', async ({
  open,
}) => {
  const expectedErrors = [/failed: GET .*MadeToMeasure/, /React error #421/];
  const page = await open('/robots.txt', {consent: 'rejected', expectedErrors});
  await page.route(/MadeToMeasure.*\.js/, (route) => route.abort('blockedbyclient'));
  await page.goto('/product/konfigurator-tisch?length=150&width=80');
  await waitForHydration(page);
  const documents = watchDocuments(page);
  const length = page.getByRole('textbox', {name: 'Länge'});
  await length.fill('188');
  await page.getByRole('link', {name: 'Zum Inhalt springen'}).press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(length).toHaveValue('188');
  expect(documents).toEqual([]);
  await main(page).getByRole('button', {name: 'In den Warenkorb'}).click();
  await expect(page).toHaveURL('/cart');
  await expect(main(page).getByText('188 × 80 cm')).toBeVisible();
});
