import {brand} from '../../app/brand';
import {loadContent} from '../../studio/load';
import {everyPage} from '../../tools/pages';
import {decodeEntities, getDocument, withoutData} from '../../tools/document';
import {tablePrice} from '../support/tablePrice';
import {expect, test} from '../support/test';

const read = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {headers, redirect: 'manual'});
  return {status: response.status, headers: response.headers, text: await response.text()};
};

/** The path of a page's markdown. */
const markdownOf = (path: string) => (/^(\/en)?\/?$/.test(path) ? `${path.replace(/\/$/, '')}/index.md` : `${path}.md`);

test.describe('every page as plain text (Markdown), for AI agents,', () => {
  test('has the words of its page, each picture once, and nothing of the page’s controls', async ({site}) => {
    const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    for (const [path, language] of everyPage) {
      const {status, headers, text} = await read(site.url + markdownOf(path));
      expect([status, headers.get('Content-Type')], path).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(text, path).toMatch(/^---\ntitle: ".+"\n[^]*\n---\n[^]*^# \S/m);
      expect(text, path).not.toMatch(/<(div|span|script|svg)\b/);
      const html = withoutData((await getDocument(site.url + path)).html);
      const known = new Set(wordsOf(decodeEntities(html.replace(/<!--.*?-->/gs, ''))));
      const pictures = [...text.matchAll(/\((\S+\/files\/[^?]+\.webp)/g)].map(([, url]) => url);
      const shown = text.replace(/^---$[^]*?^---$/m, '').replace(/\]\([^)]*\)/g, '] ');
      expect(
        wordsOf(shown).filter((word) => !known.has(word)),
        path,
      ).toEqual([]);
      expect(new Set(pictures).size, path).toBe(pictures.length);
      const leftovers = {
        de: /Wird geladen|in neuem Tab|Pflichtfelder|^(Name|E-Mail|Menge|Länge|Was suchen Sie\?)$/m,
        en: /Loading|in a new tab|Fields marked|^(Name|Email|Quantity|Length|What are you looking for\?)$/m,
      };
      expect(text, path).not.toMatch(leftovers[language]);
    }
    expect((await read(`${site.url}/about.md`)).text).toMatch(/^\* .*Innenarchitektin.*\n\[.*@maser-mass\.example\]/m);
    const piece = await read(`${site.url}/en/product/konfigurator-tisch.md?length=180&width=90`);
    expect(piece.text).toMatch(/^☑ Oak, oiled$[^]*^Length: 180$[^]*^Width: 90$[^]*^Quantity: 1$/m);
  });

  test('has a visitor’s words as text only, and doesn’t exist for files', async ({site}) => {
    const {text} = await read(
      `${site.url}/en/search.md?q=${encodeURIComponent('<img src=x onerror=alert(1)> [x](javascript:1)')}`,
    );
    expect(text).toContain('What are you looking for?: \\<img src=x onerror=alert(1)> \\[x\\](javascript:1)');
    const file = await read(`${site.url}/robots.txt.md`);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  test('is never what a person’s browser receives at the page’s address', async ({site}) => {
    const url = `${site.url}/en/shop`;
    const {headers, text} = await read(`${url}.md`);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate, s-maxage=60');
    const again = await read(`${url}.md`, {'If-None-Match': headers.get('ETag') ?? ''});
    expect(again.status).toBe(304);
    const negotiated = await read(url, {Accept: 'text/markdown, text/html;q=0.8'});
    expect(negotiated.text).toBe(text);
    expect(negotiated.headers.get('Cache-Control')).toBe('private, no-cache');
    const html = await getDocument(url);
    expect([html.headers.get('Content-Type'), html.headers.get('Vary')]).toEqual([
      'text/html; charset=utf-8',
      'Accept',
    ]);
  });

  test('at the link of a made-to-measure piece, shows that piece with its price', async ({site}) => {
    const {text} = await read(`${site.url}/en/product/konfigurator-tisch.md?length=180&width=90&color=b98a56`);
    expect(text).toContain(`€${(tablePrice(180, 90) / 100).toLocaleString('en', {minimumFractionDigits: 2})}`);
    expect(text).toContain('120 to 260 cm');
  });

  test('at an address that does not exist, says that there is no such page', async ({site}) => {
    const {status, headers} = await read(`${site.url}/en/no-such-page.md`);
    expect([status, headers.get('Content-Type')]).toEqual([404, 'text/markdown; charset=utf-8']);
  });
});

test.describe('the addresses that the site offers to AI agents', () => {
  for (const [language, prefix] of [
    ['de', ''],
    ['en', '/en'],
  ] as const) {
    test(`llms.txt, the list of pages for agents, names only pages that exist (${language})`, async ({site}) => {
      const {text} = await read(`${site.url}${prefix}/llms.txt`);
      expect(text).toContain(`# ${brand.name}`);
      const urls = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, url = '']) => url);
      expect(urls.length).toBeGreaterThan(40);
      const {text: sitemap} = await read(`${site.url}/sitemap.xml`);
      const unknown = urls.filter((url) => !sitemap.includes(`<loc>${url.replace(/(\/index)?\.md(#.*)?$/, '')}</loc>`));
      expect(unknown).toEqual([`${site.url}${prefix}/agents.md`]);
    });

    test(`agents.md, the guide for agents, has the link of every made-to-measure product (${language})`, async ({
      site,
    }) => {
      const {text} = await read(`${site.url}${prefix}/agents.md`);
      const {products} = await loadContent();
      const pieces = products.filter(({metafields}) => metafields.some(({key}) => key === 'preisformel'));
      for (const {handle} of pieces) {
        expect(text, handle).toContain(
          `${site.url}${prefix}/product/${handle}?length={length}&width={width}&color={color}`,
        );
      }
    });
  }

  test('robots.txt tells agents where both guides are', async ({site}) => {
    const {text} = await read(`${site.url}/robots.txt`);
    for (const name of ['llms.txt', 'agents.md']) expect(text).toContain(`# ${site.url}/${name}`);
  });

  test('an address for programs that does not exist answers with a short message', async ({site}) => {
    for (const path of ['/.well-known/ucp', '/api/nothing', '/en/api/nothing']) {
      const {status, text} = await read(site.url + path, {Accept: 'text/html'});
      expect([status, text.length < 100], path).toEqual([404, true]);
    }
  });

  test('on a site with a password, show an agent nothing', async ({startOwnSite}) => {
    const {url} = await startOwnSite({env: {SITE_PASSWORD: 'eiche'}});
    for (const path of ['/shop.md', '/llms.txt', '/agents.md', '/api/nothing'])
      expect((await read(url + path)).status, path).toBe(401);
    expect((await fetch(`${url}/mcp`, {method: 'POST', body: '{}'})).status).toBe(401);
  });
});
