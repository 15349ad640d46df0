import type {StoreContent} from 'demo-store/model';
import {defaultLanguage, languages, localizedPath} from '~/i18n/language';
import {loadContent} from '../../studio/load';
import {getDocument, tags} from '../../tools/document';
import {pages} from '../../tools/pages';
import {findEmptyParts} from '../support/emptyParts';
import {expect, test} from '../support/test';

const content = await loadContent();

/** Fields are left out in so many rounds; two that stand side by side are never left out in the same one. */
const rounds = 2;

function withFields(keep: (field: string, position: number) => boolean, from = content): StoreContent {
  const metaobjects = from.metaobjects.map((entry) => {
    const fields = Object.entries(entry.fields).filter(([field], position) => keep(field, position));
    return {...entry, fields: Object.fromEntries(fields)};
  });
  return {...from, metaobjects};
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
function withBareProducts(from: StoreContent): StoreContent {
  const nothing = {DE: '', EN: ''};
  const products = from.products.map((product) => ({
    ...product,
    descriptionHtml: nothing,
    seo: {title: nothing, description: nothing},
    metafields: product.metafields.filter(({key}) => /^(farben|laengen|breiten|preisformel)$/.test(key)),
    images: [],
    variants: product.variants.map(({image: _, ...variant}) => variant),
  }));
  const shop = {...from.shop, acceptedCardBrands: [], supportedDigitalWallets: []};
  const policies = from.policies.filter(({handle}) => handle === 'privacy-policy');
  return {...from, shop, products, policies};
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
      `each second field, from the ${round + 1}.`,
      withFields((_field, position) => position % rounds !== round),
    ]),
    ['the texts of all fields', withEmptyTexts()],
    ['all entries of lists and all optional fields of products', withBareProducts(without(lists))],
    [
      'everything except lists, and all fields of their entries',
      withFields((field) => field === 'type', without(/^(?!projekte|leistungen|landingpage|werkstatt|jobs)/)),
    ],
    ['all entries and all products', {...without(/./), products: []}],
  ] satisfies [name: string, content: StoreContent][]
).map(([name, own], index) => ({
  name,
  own,
  // Which language is of no consequence for what is missing.
  language: languages[index % languages.length] ?? defaultLanguage,
}));

for (const {name, own, language} of cases) {
  test(`when the merchant has not entered ${name}, every page works and shows no empty parts`, async ({
    page: reader,
    startOwnSite,
  }) => {
    const {url} = await startOwnSite({content: own});
    const types = new Set([...own.metaobjects.map(({type}) => type), ...own.products.map(() => 'product')]);
    const problems: string[] = [];
    const titles = new Map<string, string>();
    let ofHome: string | undefined;
    for (const page of contentPages) {
      const path = localizedPath(page, language);
      const needed = needs[page];
      const {status, html} = await getDocument(url + path);
      const expected = needed && ![...types].some((type) => needed.test(type)) ? 404 : 200;
      if (status !== expected) problems.push(`${path} has status ${status}`);
      for (const part of await reader.evaluate(findEmptyParts, html)) problems.push(`${path} ${part}`);

      if (status !== 200) continue;
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      const description = tags(html, 'meta').find(({name}) => name === 'description')?.content;
      if (!description) problems.push(`${path} has no description`);
      if (page === pages.home) ofHome = description;
      if (page === pages.press && description === ofHome) problems.push(`${path} has the description of the home page`);
      const other = titles.get(title);
      if (other) problems.push(`${path} has the title of ${other}: ${title}`);
      titles.set(title, path);
    }
    expect(problems).toEqual([]);
  });
}
