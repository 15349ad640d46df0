import type {Page} from '@playwright/test';
import {scrollTo} from '../support/layout';
import {showDocument} from '../support/pageContent';
import {waitForHydration} from '../support/ready';
import {screens} from '../support/screens';
import {expect, test} from '../support/test';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('heading')});
const chip = (page: Page, name: string) => page.getByRole('main').getByRole('navigation').getByRole('link', {name});
const topOf = async (page: Page, name: string) => (await chip(page, name).boundingBox())?.y ?? Infinity;

/** Scrolls the list from its top, and expects that its filter stays in view, below the header where that shows. */
async function expectInView(page: Page) {
  const header = page.getByRole('banner').first();
  await scrollTo(page, 0);
  await expect.poll(() => topOf(page, 'Alle Projekte')).toBeGreaterThan(200);
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
}

test.describe('the list of projects', () => {
  test('without JavaScript, can be filtered by service, in English too', async ({page, site}) => {
    await showDocument(page, `${site.url}/en/projects`);
    await expect(chip(page, 'Shopfitting')).toHaveAttribute('href', '/en/projects?service=ladenbau');
    await showDocument(page, `${site.url}/en/projects?service=ladenbau`);
    await expect(chip(page, 'Shopfitting')).toHaveAttribute('aria-current', 'true');
    await expect(chip(page, 'All Projects')).toHaveAttribute('href', '/en/projects');
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).filter({hasNotText: 'Shopfitting'})).toHaveCount(0);
  });

  test('when no project matches, links all projects', async ({page, site}) => {
    await showDocument(page, `${site.url}/en/projects?service=nothing`);
    await expect(page.getByRole('link', {name: 'Show all projects'})).toHaveAttribute('href', '/en/projects');
  });

  test('is sorted by year, newest first, and after the last project the first one follows', async ({page, site}) => {
    await showDocument(page, `${site.url}/projects`);
    const years = await page
      .getByRole('main')
      .getByText(/^20\d\d$/)
      .allTextContents();
    expect(years.length).toBeGreaterThan(9);
    expect(years).toEqual(years.toSorted().reverse());

    const links = cards(page).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    await showDocument(page, site.url + hrefs.at(-1));
    await expect(page.getByRole('link', {name: /Nächstes Projekt/})).toHaveAttribute('href', hrefs[0] ?? '');
  });
});

test('the filter of projects shows only those of a service, and stays in view while the page scrolls', async ({
  open,
}) => {
  const page = await open('/projects', {consent: 'rejected', reducedMotion: true});
  await waitForHydration(page);

  await test.step('only the projects of the selected service show, and Back returns to the previous selection', async () => {
    await expect(chip(page, 'Alle Projekte')).toHaveAttribute('aria-current', 'true');
    await expect(cards(page)).toHaveCount(12);
    await chip(page, 'Ladenbau').click();
    await expect(page).toHaveURL('/projects?service=ladenbau');
    await expect(chip(page, 'Ladenbau')).toHaveAttribute('aria-current', 'true');
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).filter({hasNotText: 'Ladenbau'})).toHaveCount(0);
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

  await test.step('the filter stays in view on a desktop', () => expectInView(page));

  await test.step('selecting a service scrolls to the top of its list', async () => {
    await scrollTo(page, 2000);
    await expect.poll(() => topOf(page, 'Beratung')).toBeLessThan(20);
    await chip(page, 'Beratung').click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toBeInViewport();
  });

  await test.step('on a phone, where not all services fit, the selected one is in view', async () => {
    await page.setViewportSize(screens.phone);
    await page.reload();
    await expect(chip(page, 'Beratung')).toBeInViewport({ratio: 1});
    await waitForHydration(page);
    await chip(page, 'Alle Projekte').click();
    await expect(cards(page)).toHaveCount(12);
    await expectInView(page);
  });
});
