import {defaultLanguage} from '~/i18n/language';
import type {Admin} from './admin';
import {getLanguageName, otherLanguages} from './languages';
import {createSection, planKind, type Problem, type Section, type Setup} from './plan';
import {StoreProblem} from './problem';
import {readScopes, findScopesProblem} from './scopes';

const SHOP_QUERY = `query SetUpShop { shop { name currencyCode taxesIncluded } }`;

const LANGUAGES_QUERY = `query SetUpLanguages {
  shopLocales { locale primary published marketWebPresences { id } }
  webPresences(first: 50) { nodes { id } }
  markets(first: 50) { nodes { name status currencySettings { baseCurrency { currencyCode } } } }
}`;

const CHANNELS_QUERY = `query SetUpChannels($after: String) {
  publications(first: 20, after: $after) {
    nodes { id name autoPublish catalog { title ... on AppCatalog { apps(first: 3) { nodes { handle title } } } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const ENABLE_LANGUAGE = `mutation SetUpEnableLanguage($locale: String!) {
  shopLocaleEnable(locale: $locale) { shopLocale { locale } userErrors { field message } }
}`;

const PUBLISH_LANGUAGE = `mutation SetUpPublishLanguage($locale: String!, $shopLocale: ShopLocaleInput!) {
  shopLocaleUpdate(locale: $locale, shopLocale: $shopLocale) { shopLocale { locale } userErrors { field message } }
}`;

interface Locale {
  locale: string;
  primary: boolean;
  published: boolean;
  marketWebPresences: {id: string}[];
}

interface Publication {
  id: string;
  /** The channel's name. Shopify recommends the catalog's title instead, which not every channel has. */
  name: string;
  /** The channel publishes each new product automatically. */
  autoPublish: boolean;
  catalog: {title: string; apps?: {nodes: {handle: string | null; title: string}[]}} | null;
}

/** Publications of a store's channels. */
export interface Publications {
  /** Ids of the Hydrogen and Headless channels. */
  storefront: string[];
  /** Other channels that publish each new product automatically. */
  automatic: {id: string; name: string}[];
}

/** Set-up reads this from a store before it plans anything. */
export interface Shop {
  name: string;
  /** Prices include taxes. */
  taxesIncluded: boolean;
  locales: Locale[];
  /** Ids of the domains and subfolders of the store's markets. A language is published on each of them. */
  webPresences: string[];
  publications: Publications;
}

/** Whether a channel gives a storefront its tokens: Hydrogen or Headless. */
function isStorefrontChannel({name, catalog}: Publication): boolean {
  const names = [
    name,
    catalog?.title,
    ...(catalog?.apps?.nodes.flatMap(({handle, title}) => [handle ?? '', title]) ?? []),
  ];
  return names.some((candidate) => /hydrogen|headless/i.test(candidate ?? ''));
}

export async function readPublications(admin: Admin): Promise<Publications> {
  const publications = await admin.queryAll<Publication>(CHANNELS_QUERY);
  return {
    storefront: publications.filter(isStorefrontChannel).map(({id}) => id),
    // The catalog of a market has no apps. A product that is taken off it would not be sold to that market at all.
    automatic: publications.filter(
      (publication) => publication.autoPublish && publication.catalog?.apps && !isStorefrontChannel(publication),
    ),
  };
}

/**
 * Reads the store. The site needs a store in German and in euros, with a market, a storefront's channel and an app with all scopes.
 * @throws StoreProblem when the store isn't like that; it names the page of Shopify's admin
 */
export async function readShop(admin: Admin, withContent: boolean): Promise<Shop> {
  const problem = findScopesProblem(await readScopes(admin), withContent);
  if (problem) throw problem;
  const {shop} = await admin.query<{shop: {name: string; currencyCode: string; taxesIncluded: boolean}}>(SHOP_QUERY);
  const {shopLocales, webPresences, markets} = await admin.query<{
    shopLocales: Locale[];
    webPresences: {nodes: {id: string}[]} | null;
    markets: {nodes: {status: string; currencySettings: {baseCurrency: {currencyCode: string}} | null}[]};
  }>(LANGUAGES_QUERY);
  const primary = shopLocales.find((locale) => locale.primary)?.locale ?? '';
  if (primary.split('-')[0] !== defaultLanguage) {
    const wanted = getLanguageName(defaultLanguage);
    throw new StoreProblem(
      `The primary language of ${shop.name} is "${primary}", and has to be ${wanted}: every text of the content is written in it.`,
      `No program may change it: open Settings › Languages in the admin, make ${wanted} the default language, and run the command again.`,
    );
  }
  if (shop.currencyCode !== 'EUR') {
    throw new StoreProblem(
      `${shop.name} sells in ${shop.currencyCode}, and has to sell in euros.`,
      'Open Settings › General › Store defaults in the admin, change the currency (before the first order), and run the command again.',
    );
  }
  // A market without a currency of its own inherits the store's.
  const isOpen = markets.nodes.some(
    ({status, currencySettings}) =>
      status === 'ACTIVE' && (currencySettings?.baseCurrency.currencyCode ?? shop.currencyCode) === 'EUR',
  );
  if (!isOpen) {
    throw new StoreProblem(
      `${shop.name} has no active market in euros.`,
      "Open Settings › Markets in the admin, activate the one for Germany, let it sell in the store's currency, and run the command again.",
    );
  }
  const publications = await readPublications(admin);
  if (publications.storefront.length === 0) {
    throw new StoreProblem(
      `${shop.name} has no sales channel for a storefront.`,
      'Install the Hydrogen channel (for Oxygen) or the Headless channel from the Shopify App Store, create a storefront there, ' +
        'and run the command again.',
    );
  }
  return {
    name: shop.name,
    taxesIncluded: shop.taxesIncluded,
    locales: shopLocales,
    webPresences: webPresences?.nodes.map(({id}) => id) ?? [],
    publications,
  };
}

/** Explains a store whose checkout adds taxes to the prices that the site shows. */
export const addedTaxes: Problem = {
  problem: 'Prices are without taxes, so the checkout adds them to what the site has shown.',
  fix: 'In the admin, Settings › Taxes and duties: include sales tax in product price and shipping rate.',
};

/** Plans nothing: only a person can change whether prices include taxes. */
export const planTaxes = ({taxesIncluded}: Shop): Section => ({
  ...createSection('Include taxes in prices'),
  problems: taxesIncluded ? [] : [addedTaxes],
});

/** Plans the publication of the site's other languages, which visitors don't see before. */
export function planLanguages({admin}: Setup, {locales, webPresences}: Shop): Section {
  return planKind({
    title: 'Publish languages',
    expected: otherLanguages,
    getName: getLanguageName,
    find: (language) => locales.find(({locale}) => locale === language),
    isSame: (_, {published, marketWebPresences}) =>
      published && webPresences.every((presence) => marketWebPresences.some(({id}) => id === presence)),
    overwrite: true,
    async make(locale, stored) {
      const name = getLanguageName(locale);
      if (!stored) await admin.mutate(ENABLE_LANGUAGE, {locale}, name);
      const shopLocale = {published: true, marketWebPresenceIds: webPresences};
      await admin.mutate(PUBLISH_LANGUAGE, {locale, shopLocale}, name);
    },
  });
}
