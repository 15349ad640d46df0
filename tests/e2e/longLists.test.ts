import type {Page} from 'playwright';
import {describe} from 'vitest';
import {bigContent} from '../../tools/bigStore/content';
import {getDocument, tags} from '../../tools/document';
import {expectAccessible} from '../support/accessibility';
import {expect, siteForAll, test} from '../support/test';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('heading')});

test('a second page asks the store for two things', async ({startOwnSite}) => {
  const fresh = await startOwnSite({content: await bigContent(240)});
  // Each language has its own answers of the store: the caches have nothing for the second page, either.
  for (const path of ['/projects', '/en/shop']) {
    await fresh.control.clearRequests();
    expect((await getDocument(`${fresh.url}${path}?page=2`)).status).toBe(200);
    expect((await fresh.control.requests()).length, path).toBe(2);
  }
});

describe('lists of 260 projects and 263 products, three pages each', () => {
  const site = siteForAll(async () => ({content: await bigContent(260)}));

  describe.each([
    ['/projects', 60, 'Mehr zeigen', 'Vorherige Seite'],
    ['/en/shop', 63, 'Show more', 'Previous page'],
  ] as const)('%s', (path, rest, more, previous) => {
    test('goes on on next pages without a script', async ({open}) => {
      const page = await open(path, {site: site(), javaScript: false});
      const seen = new Set<string>();
      for (const [number, count] of [
        [1, 100],
        [2, 100],
        [3, rest],
      ] as const) {
        if (number > 1) await page.getByRole('link', {name: more}).click();
        await expect(page).toHaveURL(number === 1 ? path : `${path}?page=${number}`);
        await expect(cards(page)).toHaveCount(count);
        const links = await cards(page)
          .getByRole('link')
          .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
        for (const link of links) seen.add(link);
      }
      expect(seen.size).toBe(200 + rest);
      await expect(page.getByRole('link', {name: more})).toHaveCount(0);
      await page.getByRole('link', {name: previous}).click();
      await expect(page).toHaveURL(`${path}?page=2`);
    });

    test('has pages that name themselves and their neighbours', async () => {
      const titles = new Set<string>();
      for (const [number, neighbours] of [
        [1, {next: `${path}?page=2`}],
        [2, {prev: path, next: `${path}?page=3`}],
        [3, {prev: `${path}?page=2`}],
      ] as const) {
        const own = number === 1 ? path : `${path}?page=${number}`;
        const {html} = await getDocument(`${site().url}${own}`);
        const links = tags(html, 'link');
        const hrefOf = (rel: string) => links.find((link) => link.rel === rel)?.href;
        expect(hrefOf('canonical')).toBe(site().url + own);
        expect(links.find(({hreflang}) => hreflang === 'en')?.href).toContain(
          number === 1 ? '/en/' : `?page=${number}`,
        );
        for (const rel of ['prev', 'next'] as const) {
          const expected = (neighbours as Partial<Record<typeof rel, string>>)[rel];
          expect(hrefOf(rel)).toBe(expected && site().url + expected);
        }
        titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? '');
      }
      expect(titles.size).toBe(3);
      for (const unknown of ['4', '1', '0', 'x', '02']) {
        expect((await getDocument(`${site().url}${path}?page=${unknown}`)).status, unknown).toBe(404);
      }
    });

    test('loads more on a press: announced, with the focus on it; Back leads to the place', async ({open}) => {
      const page = await open(path, {site: site(), reducedMotion: true});
      const link = page.getByRole('link', {name: more});
      // The script that loads more has arrived.
      await page.getByRole('navigation').getByRole('status').waitFor({state: 'attached'});
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(cards(page)).toHaveCount(200);
      await expect(page).toHaveURL(path);
      await expect(cards(page).nth(100).getByRole('link')).toBeFocused();
      await expect(page.getByRole('status').filter({hasText: '100'}).last()).toBeAttached();
      await expectAccessible(page);

      await link.click();
      await expect(cards(page)).toHaveCount(200 + rest);
      await expect(link).toHaveCount(0);
      await expect(cards(page).nth(200).getByRole('link')).toBeFocused();

      const far = cards(page).nth(230).getByRole('link');
      await far.scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => window.scrollY);
      await far.click();
      await expect(page).not.toHaveURL(path);
      await page.goBack();
      await expect(cards(page)).toHaveCount(200 + rest);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    });
  });
});

describe('lists of 130 entries', () => {
  const site = siteForAll(async () => ({content: await bigContent(130)}));

  describe.each([
    ['/faq', 'Frage', 100, 30, 'Mehr zeigen'],
    ['/en/services', 'Leistung', 100, 30, 'Show more'],
    ['/jobs', 'Stelle', 20, 20, 'Mehr zeigen'],
    ['/en/press', 'Artikel', 100, 28, 'Show more'],
    ['/about', 'Person', 20, 20, 'Mehr zeigen'],
  ] as const)('%s', (path, name, first, second, more) => {
    const entries = (page: Page) => page.getByRole('main').getByText(new RegExp(`^${name} \\d+`));

    test('goes on on a next page without a script', async ({open}) => {
      const page = await open(path, {site: site(), javaScript: false});
      await expect(entries(page)).toHaveCount(first);
      await page.getByRole('link', {name: more}).click();
      await expect(page).toHaveURL(`${path}?page=2`);
      await expect(entries(page)).toHaveCount(second);
      await expect(entries(page).first()).toHaveText(new RegExp(`^${name} ${first + 1}\\b`));
    });

    test('loads more on a press, with the focus on it', async ({open}) => {
      const page = await open(path, {site: site(), reducedMotion: true});
      const link = page.getByRole('link', {name: more});
      // The script that loads more has arrived.
      await page.getByRole('navigation').getByRole('status').waitFor({state: 'attached'});
      await link.press('Enter');
      await expect(entries(page)).toHaveCount(first + second);
      await expect(page).toHaveURL(path);
      await expect(page.locator(':focus')).toContainText(`${name} ${first + 1}`);
      await expect(
        page
          .getByRole('status')
          .filter({hasText: `${second} `})
          .last(),
      ).toBeAttached();
      await expectAccessible(page, 'main');
    });
  });
});
