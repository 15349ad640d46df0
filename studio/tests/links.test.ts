import {stat} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import {loadContent} from '../load';

const content = await loadContent();
const handles = (type: string) => content.metaobjects.filter((entry) => entry.type === type).map(({handle}) => handle);

/** The paths of the site (rule 1.8). */
const routes = new Set([
  '/',
  '/projects',
  '/services',
  '/shop',
  '/about',
  '/contact',
  '/werkstatt',
  '/jobs',
  '/faq',
  '/press',
  '/imprint',
  '/widerruf',
  '/barrierefreiheit',
  '/legal/agb-info',
  ...content.policies.map(({handle}) => `/legal/${handle}`),
  ...handles('projekte').map((handle) => `/projects/${handle}`),
  ...handles('leistungen').map((handle) => `/services/${handle}`),
  ...handles('landingpage').map((handle) => `/${handle}`),
  ...content.products.map(({handle}) => `/product/${handle}`),
]);

const all = JSON.stringify({...content, urlRedirects: content.urlRedirects.map(({target}) => ({url: target}))});
const links = [
  ...[...all.matchAll(/href=\\"([^"\\]+)\\"/g)].map(([, url]) => url),
  ...[...all.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url),
  ...[...all.matchAll(/\\"url\\":\\"([^"\\]+)\\"/g)].map(([, url]) => url),
  ...content.metaobjects.flatMap(({fields}) =>
    fields.link_url && 'value' in fields.link_url ? [fields.link_url.value] : [],
  ),
].filter((url) => typeof url === 'string');

describe('the links in the studio’s content', () => {
  it('lead to a page that exists, when they stay on the site', () => {
    const inside = links.filter((url) => url.startsWith('/'));
    expect(inside.length).toBeGreaterThan(15);
    expect(inside.filter((url) => !routes.has(url))).toEqual([]);
  });

  it('are safe when they lead to another site', () => {
    expect(links.filter((url) => !url.startsWith('/') && !/^(?:mailto:|tel:|https:\/\/)/.test(url))).toEqual([]);
  });

  it('never redirect a visitor away from a page that exists', () => {
    expect(content.urlRedirects.length).toBeGreaterThan(2);
    for (const {path, target} of content.urlRedirects) {
      expect(routes.has(path), path).toBe(false);
      expect(routes.has(target), target).toBe(true);
    }
  });
});

describe('whatever the studio’s content names elsewhere', () => {
  const pictures = new Set(content.pictures.map(({name}) => name));
  const references = content.metaobjects.flatMap(({fields}) =>
    Object.values(fields).flatMap((field) => ('references' in field ? field.references : [])),
  );

  it('is there, if it is a picture', () => {
    const used = [
      ...references.flatMap((reference) => (reference.kind === 'picture' ? [reference.name] : [])),
      ...content.products.flatMap(({images, variants}) => [...images, ...variants.flatMap(({image}) => image ?? [])]),
      ...content.collections.flatMap(({image}) => image ?? []),
      ...[...all.matchAll(/\/cdn\/shop\/files\/([\w-]+)\.webp/g)].flatMap(([, name]) => name ?? []),
    ];
    expect(new Set(used).size).toBeGreaterThan(45);
    expect(used.filter((name) => pictures.size > 0 && !pictures.has(name))).toEqual([]);
  });

  it('is there, if it is an entry', () => {
    const entries = content.metaobjects.map(({type, handle}) => `${type}/${handle}`);
    expect(new Set(entries).size).toBe(entries.length);
    const entryNames = references.flatMap((reference) =>
      reference.kind === 'metaobject' ? [`${reference.type}/${reference.handle}`] : [],
    );
    expect(entryNames.filter((name) => !entries.includes(name))).toEqual([]);
  });

  it('is there and small enough to send, if it is a file', async () => {
    for (const {file} of content.files) {
      const {size} = await stat(new URL(`../files/${file}`, import.meta.url));
      expect(size).toBeGreaterThan(1000);
      expect(size).toBeLessThan(3_000_000);
    }
  });
});
