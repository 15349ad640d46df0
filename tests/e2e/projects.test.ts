import type {Page} from 'playwright';
import {describe} from 'vitest';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('heading')});
const chip = (page: Page, name: string) => page.getByRole('main').getByRole('navigation').getByRole('link', {name});
/** The page follows scrolling once it is hydrated. */
async function scrollTo(page: Page, top: number) {
  await waitForHydration(page);
  await page.evaluate((to) => window.scrollTo(0, to), top);
}
const topOf = async (page: Page, name: string) => (await chip(page, name).boundingBox())?.y ?? Infinity;

describe('the project list', () => {
  test.for([
    ['/projects', 'Alle Projekte', 'Ladenbau', true],
    ['/en/projects', 'All Projects', 'Shopfitting', false],
  ] as const)(
    '%s filters by service, and keeps the filter in the URL',
    async ([path, all, service, javaScript], {open}) => {
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
    },
  );

  test('links all projects when none matches', async ({open}) => {
    const page = await open('/en/projects?service=nothing', {javaScript: false});
    await expect(page.getByRole('link', {name: 'Show all projects'})).toHaveAttribute('href', '/en/projects');
  });

  test('keeps each choice in the history, so that Back leads to the choice before', async ({open}) => {
    const page = await open('/projects');
    await waitForHydration(page);
    await chip(page, 'Ladenbau').click();
    await chip(page, 'Beratung').click();
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/projects?service=ladenbau');
    await expect(cards(page)).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL('/projects');
    await expect(cards(page)).toHaveCount(12);
    await expect(chip(page, 'Alle Projekte')).toHaveAttribute('aria-current', 'true');
  });

  test('says so when there are no projects, without a link to itself', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.hideMetaobjects('projekte');
    for (const [path, text] of [
      ['/projects', 'Im Moment zeigen wir keine Projekte. Schauen Sie bald wieder vorbei.'],
      ['/en/projects', 'We have no projects to show at the moment. Please check back soon.'],
    ] as const) {
      const page = await open(path, {site, javaScript: false});
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    }
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
    'sticks after 100 px of scrolling, and stays below the header (%s)',
    async (screen, {open}) => {
      const page = await open('/projects', {screen, reducedMotion: true});
      const header = page.getByRole('banner').first();
      await scrollTo(page, 100);
      await expect(header).not.toBeInViewport();
      expect(await topOf(page, 'Alle Projekte')).toBeGreaterThan(100);
      await scrollTo(page, 101);
      await expect.poll(() => topOf(page, 'Alle Projekte')).toBeLessThan(20);
      await scrollTo(page, 2000);
      await expect.poll(() => topOf(page, 'Alle Projekte')).toBeLessThan(20);

      await scrollTo(page, 1900);
      await expect(header).toBeInViewport();
      const box = await header.boundingBox();
      const bottom = (box?.y ?? 0) + (box?.height ?? 0);
      await expect.poll(() => topOf(page, 'Alle Projekte')).toBeGreaterThanOrEqual(bottom);
      await scrollTo(page, 0);
      await expect.poll(() => topOf(page, 'Alle Projekte')).toBeGreaterThan(200);
    },
  );

  test('scrolls to the top of the filtered list', async ({open}) => {
    const page = await open('/projects', {reducedMotion: true});
    await scrollTo(page, 3000);
    await expect.poll(() => topOf(page, 'Beratung')).toBeLessThan(20);
    await chip(page, 'Beratung').click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toBeInViewport();
  });

  test('shows the chosen service on a phone, where not all chips fit', async ({open}) => {
    const page = await open('/projects?service=beratung', {screen: 'phone'});
    await expect(chip(page, 'Beratung')).toBeInViewport({ratio: 1});
  });
});

describe('a project', () => {
  test('links the next one, and the last links the first', async ({open}) => {
    const page = await open('/projects', {javaScript: false});
    const links = cards(page).getByRole('link');
    const hrefs = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
    await page.goto(hrefs.at(-1) ?? '');
    await page.getByRole('link', {name: /Nächstes Projekt/}).click();
    await expect(page).toHaveURL(hrefs[0] ?? '');
  });
});
