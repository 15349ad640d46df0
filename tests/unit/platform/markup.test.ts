import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {breadcrumb, jsonLdText} from '~/platform/document/jsonLd';
import {sitemap} from '~/platform/document/sitemap';

describe('what a page tells search engines about its product or text (JSON-LD)', () => {
  it('can contain any text without breaking the page', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constant('</script><script>alert(1)</script>\u2028')), (name) => {
        const text = jsonLdText([{'@type': 'Thing', name}]);
        expect(text).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(text)['@graph'][0].name).toBe(name);
      }),
    );
  });
});

describe('the path to a page that search engines show above it', () => {
  it('begins at the first step, with full addresses', () => {
    expect(breadcrumb('https://a.example', [{name: 'Shop', path: '/shop'}]).itemListElement).toEqual([
      {'@type': 'ListItem', position: 1, name: 'Shop', item: 'https://a.example/shop'},
    ]);
  });
});

describe('the list of all pages for search engines (sitemap)', () => {
  it('names every page in both languages', () => {
    const xml = sitemap('https://a.example', [{path: '/'}, {path: "/product/a&b'c"}]);
    expect(xml.match(/<loc>/g)).toHaveLength(4);
    expect(xml).toContain('<loc>https://a.example/en</loc>');
    expect(xml).toContain('<loc>https://a.example/en/product/a&#38;b&#39;c</loc>');
    expect(xml).toContain('hreflang="de" href="https://a.example/product/a&#38;b&#39;c"');
    expect(xml).not.toMatch(/lastmod|<image/);
  });

  it('says when a page last changed, and which pictures it has', () => {
    const pictures = ['https://cdn.example/a.jpg?v=1&w=2', 'https://cdn.example/b.jpg'];
    const xml = sitemap('https://a.example', [{path: '/shop', changedAt: '2026-03-04T05:06:07Z', pictures}]);
    expect(xml.match(/<lastmod>2026-03-04T05:06:07Z<\/lastmod>/g)).toHaveLength(2);
    expect(xml.match(/<image:loc>https:\/\/cdn\.example\/a\.jpg\?v=1&#38;w=2<\/image:loc>/g)).toHaveLength(2);
    expect(xml.match(/<image:image>/g)).toHaveLength(4);
  });
});
