import path from 'node:path';
import {brand} from '../../app/brand';
import {loadContent} from '../../studio/load';
import {getDocument, tags} from '../../tools/document';
import {expect, siteForAll, test} from '../support/test';

/** They belong to the brand, whose landing pages this content doesn't have. */
const landingPages = brand.locations.map(({page}) => page);
const folder = path.join(import.meta.dirname, '../support/secondStudio/content');

test.describe('the site of another studio that has entered only five texts', () => {
  const site = siteForAll(async () => ({content: await loadContent(folder)}));

  for (const root of ['', '/en']) {
    test(`has all pages, and no broken link (below ${root || '/'})`, async () => {
      const {url} = site();
      const linkedFrom = new Map<string, string>([[root || '/', 'no page']]);
      for (const [address, from] of linkedFrom) {
        const {status, html} = await getDocument(url + address);
        expect(status, `${address}, linked on ${from}`).toBe(200);
        expect(tags(html, 'h1'), address).toHaveLength(1);
        for (const {href = ''} of tags(html, 'a')) {
          const [linked = ''] = href.replaceAll('&amp;', '&').split(/[?#]/);
          const isPage = linked.startsWith('/') && /^\/en(\/|$)/.test(linked) === (root !== '');
          if (isPage && !landingPages.includes(linked.slice(root.length)) && !linkedFrom.has(linked))
            linkedFrom.set(linked, address);
        }
      }
      const expected = ['/projects/backstube', '/services/moebel', '/product/becher', '/contact', '/faq', '/imprint'];
      expect([...linkedFrom.keys()]).toEqual(expect.arrayContaining(expected.map((page) => root + page)));
    });
  }

  test('sells its only product', async ({open}) => {
    const page = await open('/en/product/becher', {site: site(), consent: 'rejected'});
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect(page.getByRole('dialog', {name: 'Cart'}).getByText('€24.00').first()).toBeVisible();
  });
});
