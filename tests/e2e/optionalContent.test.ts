import type {StoreContent} from 'demo-store/model';
import {defaultLanguage, languages, localizedPath} from '~/i18n/language';
import {loadContent} from '../../studio/load';
import {getDocument, tags} from '../../tools/document';
import {pages} from '../../tools/pages';
import {findEmptyParts} from '../support/emptyParts';
import {expect, test} from '../support/test';

const content = await loadContent();

/** Fields are left out in so many rounds; two that stand side by side are never left out in the same one. */
const rounds = 5;

function withFields(keep: (field: string, position: number) => boolean): StoreContent {
  const metaobjects = content.metaobjects.map((entry) => {
    const fields = Object.entries(entry.fields).filter(([field], position) => keep(field, position));
    return {...entry, fields: Object.fromEntries(fields)};
  });
  return {...content, metaobjects};
}

/** The content with every text field there, but empty. */
function withEmptyTexts(): StoreContent {
  const metaobjects = content.metaobjects.map((entry) => {
    const fields = Object.entries(entry.fields).map(([name, field]) => {
      const value = field.type.startsWith('list.') ? '[]' : '';
      return [name, 'value' in field ? {...field, value} : field] as const;
    });
    return {...entry, fields: Object.fromEntries(fields)};
  });
  return {...content, metaobjects};
}

/** Products with as little as the store allows, no ways to pay, and no policy but the one that everybody must have. */
function withBareProducts(): StoreContent {
  const nothing = {DE: '', EN: ''};
  const products = content.products.map((product) => ({
    ...product,
    descriptionHtml: nothing,
    seo: {title: nothing, description: nothing},
    metafields: product.metafields.filter(({key}) => /^(farben|laengen|breiten|preisformel)$/.test(key)),
    images: [],
    variants: product.variants.map(({image: _, ...variant}) => variant),
  }));
  const shop = {...content.shop, acceptedCardBrands: [], supportedDigitalWallets: []};
  const policies = content.policies.filter(({handle}) => handle === 'privacy-policy');
  return {...content, shop, products, policies};
}

const without = (types: RegExp): StoreContent => ({
  ...content,
  metaobjects: content.metaobjects.filter(({type}) => !types.test(type)),
});

/** Every page but the cart, which shows what the visitor has. */
const contentPages = Object.values(pages).filter((path) => path !== pages.cart);

/** The types of entries without which a page is not there: the not-found page takes its place. Products are such a type. */
const needs: Record<string, RegExp> = {
  [pages.product]: /^product$/,
  [pages.configurator]: /^product$/,
  [pages.project]: /^projekte$/,
  [pages.service]: /^leistungen$/,
  [pages.landing]: /^landingpage$/,
  [pages.werkstatt]: /^werkstatt$/,
};

const lists =
  /^(projekte|leistungen|landingpage|werkstatt|team|faq|topbar|mentions|articles_list|prozesspunkte|media_liste)$/;

const cases = (
  [
    ...Array.from({length: rounds}, (_, round): [string, StoreContent] => [
      `each fifth field, from the ${round + 1}.`,
      withFields((_field, position) => position % rounds !== round),
    ]),
    ['all fields of all entries', withFields((field) => field === 'type')],
    ['the words of all fields', withEmptyTexts()],
    ['all settings', without(/^(einstellungen_.*|press_page_settings|about|prozess|agb_text)$/)],
    ['all entries of lists', without(lists)],
    ['everything beside the lists', without(/^(?!projekte|leistungen|landingpage|werkstatt|jobs)/)],
    ['all entries', without(/./)],
    ['what a product can be without, and the policies', withBareProducts()],
    ['all products', {...content, products: []}],
  ] satisfies [name: string, content: StoreContent][]
).map(([name, own], index) => ({
  name,
  own,
  // Which language is of no consequence for what is missing.
  language: languages[index % languages.length] ?? defaultLanguage,
}));

test.for(cases)(
  'without $name every page stands, and nothing shows what is missing',
  async ({own, language}, {open, startOwnSite}) => {
    const {url} = await startOwnSite({content: own});
    const reader = await open('/404', {javaScript: false, expectedErrors: [/status 404/]});
    const types = new Set([...own.metaobjects.map(({type}) => type), ...own.products.map(() => 'product')]);
    const problems: string[] = [];
    const titles = new Map<string, string>();
    for (const page of contentPages) {
      const path = localizedPath(page, language);
      const needed = needs[page];
      const {status, html} = await getDocument(url + path);
      const expected = needed && ![...types].some((type) => needed.test(type)) ? 404 : 200;
      if (status !== expected) problems.push(`${path} has status ${status}`);
      for (const part of await reader.evaluate(findEmptyParts, html)) problems.push(`${path} ${part}`);

      if (status !== 200) continue;
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      if (!tags(html, 'meta').some(({name, content: words}) => name === 'description' && words)) {
        problems.push(`${path} has no description`);
      }
      const other = titles.get(title);
      if (other) problems.push(`${path} has the title of ${other}: ${title}`);
      titles.set(title, path);
    }
    expect(problems).toEqual([]);
  },
);

test('the press page has its own title and description, with settings and without', async ({site, startOwnSite}) => {
  const own = await startOwnSite({content: without(/^press_page_settings$/)});
  for (const {url} of [site, own]) {
    const [home, press] = await Promise.all([getDocument(url), getDocument(`${url}/press`)]);
    const description = ({html}: typeof home) => tags(html, 'meta').find(({name}) => name === 'description')?.content;
    expect(press.status).toBe(200);
    expect(press.html).toMatch(/<title>Presse.* – Maser &amp; Maß<\/title>/);
    expect(description(press)).not.toBe(description(home));
    expect(press.html).not.toContain('Fehler beim Laden');
  }
});
