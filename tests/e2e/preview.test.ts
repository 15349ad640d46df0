import {describe} from 'vitest';
import {storefrontEnv} from 'demo-store/env';
import {previewQuery} from '../../app/platform/preview';
import {getDocument, tags} from '../../tools/document';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const {SESSION_SECRET = '', PRIVATE_ADMIN_PREVIEW_TOKEN = ''} = storefrontEnv('http://127.0.0.1');
const path = '/projects/esszimmer-oberkassel';
const {query} = await previewQuery(path, SESSION_SECRET);

describe('a draft', () => {
  test.for([
    ['', 'Esszimmer in Oberkassel', 'Entwurf – nicht veröffentlicht', 'Das Sideboard aus Nussbaum steht', true],
    ['/en', 'Dining room in Oberkassel', 'Draft – not published', 'The walnut sideboard stands', false],
  ] as const)('is shown by a link, at %s%s', async ([prefix, title, note, words, javaScript], {open}) => {
    const page = await open(prefix + path + query, {javaScript});
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(main.getByText(note)).toBeVisible();
    await expect(main.getByText(words)).toBeVisible();
    await expect(main.getByRole('link', {name: /sideboard/i}).getByRole('img')).toBeVisible();
    if (!javaScript) return;
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true}).click();
    await expect(page).toHaveURL(`/en${path}${query}`);
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Dining room in Oberkassel');
    await expect(main.getByText('Draft – not published')).toBeVisible();
  });

  test('is kept by no cache and no search engine, names no token, and is seen nowhere else', async ({site}) => {
    for (const url of [path, `/en${path}.data`]) {
      const {status, headers, html} = await getDocument(site.url + url + query);
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
      expect(html).not.toContain(PRIVATE_ADMIN_PREVIEW_TOKEN);
    }
    for (const url of [path, `${path}${query}0`, `${path}?preview=1`, `/en/projects/esszimmer${query}`])
      expect((await getDocument(site.url + url)).status).toBe(404);
    for (const url of ['/', '/projects', `/search?q=Oberkassel`, '/sitemap.xml'])
      expect((await getDocument(site.url + url)).html).not.toContain('esszimmer-oberkassel');
    await getDocument(site.url + path + query);
    expect((await site.control.requests()).filter(({name}) => name === 'Draft')).not.toHaveLength(0);
  });

  test('that the store does not give is a page with status 503', async ({startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: 'Draft', kind: '500'});
    const {status, html} = await getDocument(`${site.url}/en${path}${query}`);
    expect(status).toBe(503);
    expect(tags(html, 'html')[0]?.lang).toBe('en-GB');
    await site.control.clearFaults();
    await site.control.setAdmin({scopes: ['read_products']});
    expect((await getDocument(site.url + path + query)).status).toBe(503);
  });

  test('is shown to nobody without a token', async ({startOwnSite}) => {
    const site = await startOwnSite({env: {PRIVATE_ADMIN_PREVIEW_TOKEN: ''}});
    expect((await getDocument(site.url + path + query)).status).toBe(404);
    expect((await site.control.requests()).map(({name}) => name)).not.toContain('Draft');
  });
});
