import {bigContent} from '../../measure/bigStore/content';
import {getDocument, tags} from '../../tools/document';
import {mainOf} from '../support/law';
import {expectAccessible} from '../support/accessibility';
import {expect, siteForAll, test} from '../support/test';

/** The address of a link by its words. */
const hrefOf = (html: string, words: string) =>
  [...mainOf(html).matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].flatMap(([, attributes = '', text = '']) =>
    text.replace(/<[^>]*>/g, '').includes(words) ? [tags(`<a ${attributes}>`, 'a')[0]?.href] : [],
  )[0];

const site = siteForAll(async () => ({content: await bigContent(260)}));

test.describe('a long list of 260 projects or 263 products', () => {
  for (const [path, of, rest, more, previous] of [
    ['/projects', '/projects/', 60, 'Mehr zeigen', 'Vorherige Seite'],
    ['/en/shop', '/en/product/', 63, 'Show more', 'Previous page'],
  ] as const) {
    test(`without JavaScript, goes on on two more pages that link each other (${path})`, async () => {
      const allEntries = new Set<string>();
      const titles = new Set<string>();
      const ownOf = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
      for (const [number, count] of [
        [1, 100],
        [2, 100],
        [3, rest],
      ] as const) {
        const {html} = await getDocument(site().url + ownOf(number));
        const entries = new Set(
          tags(mainOf(html), 'a').flatMap(({href = ''}) => (href.startsWith(of) && !href.includes('?') ? [href] : [])),
        );
        expect(entries.size, `page ${number}`).toBe(count);
        for (const entry of entries) allEntries.add(entry);
        const [before, next] = [number > 1 ? ownOf(number - 1) : undefined, number < 3 ? ownOf(number + 1) : undefined];
        expect([hrefOf(html, previous), hrefOf(html, more)], `page ${number}`).toEqual([before, next]);

        const links = tags(html, 'link');
        const linked = (rel: string) => links.find((link) => link.rel === rel)?.href;
        expect(linked('canonical')).toBe(site().url + ownOf(number));
        expect(linked('prev')).toBe(before && site().url + before);
        expect(linked('next')).toBe(next && site().url + next);
        expect(links.find(({hreflang}) => hreflang === 'en')?.href).toContain(
          number === 1 ? '/en/' : `?page=${number}`,
        );
        titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? '');
      }
      expect(allEntries.size).toBe(200 + rest);
      expect(titles.size).toBe(3);
      for (const unknown of ['4', '1', '0', 'x', '02'])
        expect((await getDocument(`${site().url}${path}?page=${unknown}`)).status, unknown).toBe(404);
    });
  }

  test('shows more on a click, and Back returns to the same place in the list', async ({open}) => {
    const page = await open('/en/shop', {site: site(), reducedMotion: true, consent: 'rejected'});
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({has: page.getByRole('heading')});
    const link = page.getByRole('link', {name: 'Show more'});
    // The script that loads more has arrived.
    await page.getByRole('navigation').getByRole('status').waitFor({state: 'attached'});
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(200);
    await expect(page).toHaveURL('/en/shop');
    await expect(cards.nth(100).getByRole('link')).toBeFocused();
    await expect(page.getByRole('status').filter({hasText: '100'}).last()).toBeAttached();
    await expectAccessible(page, 'main nav');

    await link.click();
    await expect(cards).toHaveCount(263);
    await expect(link).toHaveCount(0);
    await expect(cards.nth(200).getByRole('link')).toBeFocused();

    // The click itself scrolls, so the position that Back has to find is the one at the click.
    await page.evaluate(() => {
      document.addEventListener('click', () => sessionStorage.setItem('scroll at click', String(window.scrollY)), {
        capture: true,
      });
    });
    await cards.nth(230).getByRole('link').click();
    const top = Number(await page.evaluate(() => sessionStorage.getItem('scroll at click')));
    expect(top).toBeGreaterThan(0);
    await expect(page).not.toHaveURL('/en/shop');
    await page.goBack();
    await expect(cards).toHaveCount(263);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });
});

for (const [path, name, count] of [
  ['/faq', 'Frage', 250],
  ['/en/services', 'Leistung', 250],
  ['/jobs', 'Stelle', 250],
  ['/en/press', 'Artikel', 128],
  ['/about', 'Person', 128],
] as const) {
  test(`a list of another kind shows ${count} entries at once (${path})`, async () => {
    const {html} = await getDocument(site().url + path);
    const texts = mainOf(html).split(/<[^>]*>/);
    const shown = texts.filter((text) => new RegExp(`^${name} \\d+(\\?| \\(m/w/d\\))?$`).test(text));
    expect(new Set(shown).size).toBe(count);
    expect(tags(html, 'link').filter(({rel = ''}) => ['prev', 'next'].includes(rel))).toEqual([]);

    for (const former of [`${path}?page=2&utm_source=mail`, `${path}.data?page=2&_routes=root`]) {
      const {status, headers} = await getDocument(site().url + former);
      const location = headers.get('Location');
      expect([status, location]).toEqual([301, former.replace('page=2&', '')]);
      expect((await getDocument(site().url + (location ?? ''))).status).toBe(200);
    }
  });
}
