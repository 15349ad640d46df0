import {describe} from 'vitest';
import {getDocument, tags, withoutNonce} from '../support/document';
import {everyPage} from '../support/pages';
import {expect, test} from '../support/test';

const locales = {de: 'de-DE', en: 'en-GB'};

describe.each(everyPage)('%s', (path, language) => {
  const german = language === 'de' ? path : path.slice(3) || '/';
  const inEnglish = `/en${german === '/' ? '' : german}`;

  test('is a complete document in its language', async ({site}) => {
    const {status, html} = await getDocument(site.url + path);
    expect(status).toBe(200);
    expect(tags(html, 'h1')).toHaveLength(1);
    expect(tags(html, 'html')[0]?.lang).toBe(locales[language]);
    expect(/<title>([^<]+)/.exec(html)?.[1]).toContain('Maser');
  });

  test('names its address and that of the other language', async ({site}) => {
    const links = tags((await getDocument(site.url + path)).html, 'link');
    const alternates = links.filter(({rel}) => rel === 'alternate').map(({hreflang, href}) => [hreflang, href]);
    expect(Object.fromEntries(alternates)).toEqual({
      de: site.url + german,
      en: site.url + inEnglish,
      'x-default': site.url + german,
    });
    expect(links.find(({rel}) => rel === 'canonical')?.href).toBe(site.url + path);
  });
});

const entries = [{id: 'gid://shopify/ProductVariant/1', quantity: 2}];
const visitor = `cartItems=${encodeURIComponent(JSON.stringify(entries))}; selectedLanguage=DE; consent=all`;

/** The cart's page is the one document that shows what a visitor has. */
const shared = everyPage.filter(([path]) => !path.endsWith('/cart'));

test.for(shared)('%s is the same for every visitor and sets no cookie', async ([path], {site}) => {
  const plain = await getDocument(site.url + path);
  const other = await getDocument(site.url + path, visitor);
  expect(plain.headers.getSetCookie()).toEqual([]);
  expect(other.headers.getSetCookie()).toEqual([]);
  expect(withoutNonce(other)).toBe(withoutNonce(plain));
});
