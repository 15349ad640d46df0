import {describe, expect, it} from 'vitest';
import {brand} from '~/brand';
import {pageMeta, pageLocation} from '~/platform/document/seo';

const origin = 'https://studio.example';

function read(settings: Parameters<typeof pageMeta>[0], pathname: string) {
  const meta = pageMeta(settings, {origin, pathname});
  const find = (match: Record<string, string>) =>
    meta.find((entry) =>
      Object.entries(match).every(([key, value]) => (entry as Record<string, unknown>)[key] === value),
    ) as Record<string, string> | undefined;
  return {meta, find};
}

describe('what a page tells search engines and social networks', () => {
  it('includes its own address, and that of the same page in the other language', () => {
    const {find} = read({title: 'Shop'}, '/en/shop');
    expect(find({rel: 'canonical'})).toEqual({tagName: 'link', rel: 'canonical', href: `${origin}/en/shop`});
    expect(find({hrefLang: 'de'})?.href).toBe(`${origin}/shop`);
    expect(find({hrefLang: 'en'})?.href).toBe(`${origin}/en/shop`);
    expect(find({hrefLang: 'x-default'})?.href).toBe(`${origin}/shop`);
  });

  it('is the studio’s text when the page has none of its own', () => {
    const {meta, find} = read({}, '/');
    expect(meta).toContainEqual({title: `${brand.name} – ${brand.trade.de}`});
    expect(find({name: 'description'})?.content).toBe(brand.description.de);
    expect(find({property: 'og:image'})?.content).toBe(`${origin}/social-card.jpg`);
  });

  it('has the name of the studio only once', () => {
    expect(read({title: 'Shop'}, '/shop').meta).toContainEqual({title: `Shop – ${brand.name}`});
    expect(read({title: `Shop – ${brand.name}`}, '/shop').meta).toContainEqual({title: `Shop – ${brand.name}`});
  });

  it('includes a picture of the right size', () => {
    const image = {url: 'https://cdn.example/a.webp?v=1', altText: '', width: 1600, height: 1000};
    const {find} = read({image, noIndex: true}, '/');
    expect(find({property: 'og:image'})?.content).toBe('https://cdn.example/a.webp?v=1&width=1200&format=webp');
    expect(find({name: 'robots'})?.content).toBe('noindex');
  });
});

describe('the full address of a page', () => {
  it('begins with that of the site', () => {
    const matches = [{id: 'root', data: {origin}}];
    expect(pageLocation({location: {pathname: '/shop'}, matches})).toEqual({origin, pathname: '/shop'});
    expect(pageLocation({location: {pathname: '/'}, matches: [{id: 'root', data: undefined}]}).origin).toBe('');
  });
});
