import type {Page} from 'playwright';
import {describe} from 'vitest';
import {hydrated} from '../support/frame';
import {expect, test} from '../support/test';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('heading')});
const chip = (page: Page, name: string) => page.getByRole('main').getByRole('navigation').getByRole('link', {name});
/** The page follows the scroll once its scripts run. */
async function scrollTo(page: Page, top: number) {
  await hydrated(page);
  await page.evaluate((to) => window.scrollTo(0, to), top);
}
const place = async (page: Page, name: string) => (await chip(page, name).boundingBox())?.y ?? Infinity;

describe('the project list', () => {
  test.for([
    ['/projects', 'Alle Projekte', 'Ladenbau', true],
    ['/en/projects', 'All Projects', 'Shop fitting', false],
  ] as const)('%s filters by service, in the address', async ([path, all, service, javaScript], {open}) => {
    const page = await open(path, {javaScript});
    await expect(chip(page, all)).toHaveAttribute('aria-current', 'true');
    await expect(cards(page)).toHaveCount(12);
    await chip(page, service).click();
    await expect(page).toHaveURL(`${path}?service=ladenbau`);
    await expect(chip(page, service)).toHaveAttribute('aria-current', 'true');
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).filter({hasNotText: service})).toHaveCount(0);
    await chip(page, all).click();
    await expect(page).toHaveURL(path);
    await expect(cards(page)).toHaveCount(12);
  });

  test('says what to do when nothing fits', async ({open}) => {
    const page = await open('/en/projects?service=nothing', {javaScript: false});
    await expect(page.getByRole('link', {name: 'Show all projects'})).toHaveAttribute('href', '/en/projects');
  });

  test('is sorted by year, newest first', async ({open}) => {
    const page = await open('/projects', {javaScript: false});
    const years = await page
      .getByRole('main')
      .getByText(/^20\d\d$/)
      .allTextContents();
    expect(years.length).toBeGreaterThan(9);
    expect(years).toEqual(years.toSorted().reverse());
  });
});

describe('the filter bar', () => {
  test.for(['phone', 'desktop'] as const)(
    'on a %s comes after 100 px and stays below the header',
    async (screen, {open}) => {
      const page = await open('/projects', {screen, reducedMotion: true});
      const header = page.getByRole('banner').first();
      await scrollTo(page, 100);
      await expect(header).not.toBeInViewport();
      expect(await place(page, 'Alle Projekte')).toBeGreaterThan(100);
      await scrollTo(page, 101);
      await expect.poll(() => place(page, 'Alle Projekte')).toBeLessThan(20);
      await scrollTo(page, 2000);
      await expect.poll(() => place(page, 'Alle Projekte')).toBeLessThan(20);

      await scrollTo(page, 1900);
      await expect(header).toBeInViewport();
      const box = await header.boundingBox();
      const bottom = (box?.y ?? 0) + (box?.height ?? 0);
      await expect.poll(() => place(page, 'Alle Projekte')).toBeGreaterThanOrEqual(bottom);
      await scrollTo(page, 0);
      await expect.poll(() => place(page, 'Alle Projekte')).toBeGreaterThan(200);
    },
  );

  test('leads to the top of the list that it opens', async ({open}) => {
    const page = await open('/projects', {reducedMotion: true});
    await scrollTo(page, 3000);
    await expect.poll(() => place(page, 'Beratung')).toBeLessThan(20);
    await chip(page, 'Beratung').click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toBeInViewport();
  });

  test('shows the chosen service on a phone, where the chips run past the edge', async ({open}) => {
    const page = await open('/projects?service=beratung', {screen: 'phone'});
    await expect(chip(page, 'Beratung')).toBeInViewport({ratio: 1});
  });
});

describe('a project', () => {
  test('leads to the next one, and the last to the first', async ({open}) => {
    const page = await open('/projects', {javaScript: false});
    const links = cards(page).getByRole('link');
    const hrefs = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
    await page.goto(hrefs.at(-1) ?? '');
    await page.getByRole('link', {name: /Nächstes Projekt/}).click();
    await expect(page).toHaveURL(hrefs[0] ?? '');
  });
});
