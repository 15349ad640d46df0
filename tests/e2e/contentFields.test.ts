import type {MetaobjectRecord} from 'demo-store/model';
import {loadContent} from '../../studio/load';
import {getDocument, withoutData} from '../../tools/document';
import {markContent} from '../support/markedContent';
import {itemsValue} from '../support/cookies';
import {expect, test} from '../support/test';

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

test('every field of every entry is shown on a page of its type', async ({startOwnSite}) => {
  const {content, marks} = markContent(await loadContent());
  const {url, control} = await startOwnSite({content});
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

test('the footer names the ways to pay of the shop', async ({startOwnSite}) => {
  const content = await loadContent();
  const shop = {...content.shop, acceptedCardBrands: ['DINERS_CLUB'], supportedDigitalWallets: ['APPLE_PAY']};
  const {url} = await startOwnSite({content: {...content, shop}});
  for (const [path, label] of [
    ['', 'Zahlungsarten:'],
    ['/en', 'Ways to pay:'],
  ] as const) {
    const [, footer = ''] = withoutData((await getDocument(url + path)).html).split('<footer');
    expect(footer.replace(/<!-- -->/g, '')).toContain(`${label} Diners Club, Apple Pay`);
  }
});
