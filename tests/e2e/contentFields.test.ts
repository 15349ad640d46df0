import type {MetaobjectRecord} from 'demo-store/model';
import {getLanguage, localizedPath} from '~/i18n/language';
import {loadContent} from '../../studio/load';
import {getDocument, tags, withoutData} from '../../tools/document';
import {markContent} from '../support/markedContent';
import {itemsValue} from '../support/cookies';
import {expect, siteForAll, test} from '../support/test';

/** The pages that show an entry of a type. A field that none of them shows fails the test. */
const pagesOf: Record<string, (handle: string) => string[]> = {
  projekte: (handle) => [`/projects/${handle}`],
  leistungen: (handle) => [`/services/${handle}`],
  landingpage: (handle) => [`/${handle}`],
  jobs: () => ['/jobs'],
  testimonial: () => ['/about', '/services/beratung'],
  faq: () => ['/faq'],
  topbar: () => ['/'],
  about: () => ['/', '/about'],
  werkstatt: () => ['/werkstatt'],
  prozess: () => ['/services'],
  agb_text: () => ['/legal/agb-info'],
  press_page_settings: () => ['/press'],
  einstellungen_projekte: () => ['/projects', '/services'],
  einstellungen_shop: () => ['/shop', '/cart', '/product/hocker-lot'],
  einstellungen_jobs: () => ['/jobs'],
  einstellungen_global: () => ['/', '/shop', '/about', '/imprint', '/barrierefreiheit'],
  einstellungen_kontakt: () => ['/contact'],
};

const keyOf = ({type, handle}: {type: string; handle: string}) => `${type}/${handle}`;

/** The entries that are written inside another one: it refers to a list of them. */
const nestedIn = ({fields}: MetaobjectRecord) =>
  Object.values(fields)
    .filter(({type}) => type === 'list.metaobject_reference')
    .flatMap((field) => ('references' in field ? field.references : []))
    .filter((reference) => reference.kind === 'metaobject');

const {content, marks} = markContent(await loadContent());

/** All fields have a mark, and a link stands in the description of each product. */
const site = siteForAll(() => {
  const link = '<p><a href="/contact">Kontakt</a></p>';
  const products = content.products.map((product) => ({...product, descriptionHtml: {DE: link, EN: link}}));
  return {content: {...content, products}};
});

test('everything that the merchant can enter in Shopify is shown somewhere on the site', async () => {
  const {url, control} = site();
  // The cart has something to say only when something is in it.
  const {html: shown} = await getDocument(`${url}/product/tritt-stufe`);
  const [, variant = ''] = /gid:\/\/shopify\/ProductVariant\/(\d+)/.exec(shown) ?? [];
  const cookies = `cartItems=${itemsValue(`${variant}.1`)}`;
  const documents = new Map<string, Promise<string>>();
  const readPage = async (path: string) => {
    const {status, html} = await getDocument(url + path, cookies);
    expect(status, path).toBe(200);
    return withoutData(html);
  };
  const htmlOf = (path: string) => documents.get(path) ?? documents.set(path, readPage(path)).get(path);

  const nested = new Set(content.metaobjects.flatMap(nestedIn).map(({type}) => type));
  const roots = content.metaobjects.filter(({type}) => !nested.has(type));
  const missing: string[] = [];
  const read = new Set<string>();
  for (const root of roots) {
    const pages = pagesOf[root.type]?.(root.handle) ?? [];
    const html = (await Promise.all(pages.map(htmlOf))).join('');
    const entries = new Set([root, ...nestedIn(root)].map(keyOf));
    const hidden = marks.filter((mark) => entries.has(keyOf(mark)) && !html.includes(mark.shown));
    missing.push(...hidden.map((mark) => `${keyOf(mark)}.${mark.field}`));
    entries.forEach((key) => read.add(key));
  }

  // The text for the case that there are no jobs.
  await control.hideMetaobjects('jobs');
  const noJobs = marks.find(({field}) => field === 'nojobs');
  expect(await readPage('/en/jobs')).toContain(noJobs?.shown);
  expect(missing).toEqual(['einstellungen_jobs/einstellungen-jobs.nojobs']);
  expect(marks.map(keyOf).filter((key) => !read.has(key))).toEqual([]);
});

test('on an English page, links inside legal texts and descriptions lead to English pages', async ({
  site: {url: studio},
}) => {
  const {url} = site();
  for (const [language, contact] of [
    ['de', '/contact'],
    ['en', '/en/contact'],
  ] as const) {
    for (const [origin, path] of [
      [url, '/legal/shipping-policy'],
      [url, '/product/hocker-lot'],
      [url, '/product/custom-shelf'],
      [studio, '/legal/agb-info'],
    ] as const) {
      const html = withoutData((await getDocument(origin + localizedPath(path, language))).html);
      const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(html) ?? [];
      const targets = tags(main, 'a').flatMap(({href = ''}) => (/^\//.test(href) ? [href] : []));
      expect(targets.length, path).toBeGreaterThan(0);
      const others = targets.filter((target) => getLanguage(target) !== language);
      expect(others, path).toEqual([]);
      if (origin === url) expect(targets, path).toContain(contact);
    }
  }
});
