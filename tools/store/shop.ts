import type {Language} from '~/i18n/language';
import type {Admin} from './admin';
import {AdminError} from './adminError';
import {section, type Section, type Setup} from './plan';

const SHOP_QUERY = `query SetUpShop {
  currentAppInstallation { accessScopes { handle } }
  shop { name currencyCode }
}`;

const LANGUAGES_QUERY = `query SetUpLanguages {
  shopLocales { locale primary published marketWebPresences { id } }
  webPresences(first: 50) { nodes { id } }
  markets(first: 50) { nodes { name status currencySettings { baseCurrency { currencyCode } } } }
}`;

const CHANNELS_QUERY = `query SetUpChannels($after: String) {
  publications(first: 20, after: $after) {
    nodes { id name catalog { title ... on AppCatalog { apps(first: 3) { nodes { handle title } } } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const ENABLE_LANGUAGE = `mutation SetUpEnableLanguage($locale: String!) {
  shopLocaleEnable(locale: $locale) { shopLocale { locale } userErrors { field message } }
}`;

const PUBLISH_LANGUAGE = `mutation SetUpPublishLanguage($locale: String!, $shopLocale: ShopLocaleInput!) {
  shopLocaleUpdate(locale: $locale, shopLocale: $shopLocale) { shopLocale { locale } userErrors { field message } }
}`;

/** What set-up reads and writes. A scope to write includes the one to read. */
const neededScopes = [
  'read_locales',
  'write_locales',
  'read_markets',
  'read_publications',
  'write_publications',
  'write_metaobject_definitions',
  'write_metaobjects',
  'write_products',
  'write_online_store_navigation',
];
const contentScopes = [
  'write_files',
  'write_translations',
  'write_legal_policies',
  'read_locations',
  'write_inventory',
];

export interface Locale {
  locale: string;
  primary: boolean;
  published: boolean;
  marketWebPresences: {id: string}[];
}

interface Publication {
  id: string;
  /** The channel's. Shopify would rather have the catalog's title, which not every channel has. */
  name: string;
  catalog: {title: string; apps?: {nodes: {handle: string | null; title: string}[]}} | null;
}

/** What set-up has to know of a store before it plans anything. */
export interface Shop {
  name: string;
  locales: Locale[];
  /** Ids of the domains and subfolders of its markets; a language is published on each of them. */
  webPresences: string[];
  /** Publications of the channels that give a storefront its tokens. */
  publications: string[];
}

/** Scopes that the app lacks. */
function missingScopes(granted: readonly string[], withContent: boolean): string[] {
  const has = (scope: string) => granted.includes(scope) || granted.includes(scope.replace(/^read_/, 'write_'));
  return [...neededScopes, ...(withContent ? contentScopes : [])].filter((scope) => !has(scope));
}

/** The channel that a storefront's tokens come from: Hydrogen, or Headless. */
function isStorefrontChannel({name, catalog}: Publication): boolean {
  const names = [
    name,
    catalog?.title,
    ...(catalog?.apps?.nodes.flatMap(({handle, title}) => [handle ?? '', title]) ?? []),
  ];
  return names.some((candidate) => /hydrogen|headless/i.test(candidate ?? ''));
}

/** Ids of the publications of the channels that give a storefront its tokens. */
export async function readPublications(admin: Admin): Promise<string[]> {
  const publications = await admin.all<Publication>(CHANNELS_QUERY);
  return publications.filter(isStorefrontChannel).map(({id}) => id);
}

/**
 * Reads the store. Throws an `AdminError` that names the page of Shopify's admin when the store isn't one that this site can
 * be shown on: German and in euros, with a market, a storefront's channel and an app with all scopes.
 */
export async function readShop(admin: Admin, withContent: boolean): Promise<Shop> {
  const {shop, currentAppInstallation} = await admin.query<{
    shop: {name: string; currencyCode: string};
    currentAppInstallation: {accessScopes: {handle: string}[]};
  }>(SHOP_QUERY);
  const missing = missingScopes(
    currentAppInstallation.accessScopes.map(({handle}) => handle),
    withContent,
  );
  if (missing.length > 0) {
    throw new AdminError(
      `The app lacks scopes: ${missing.join(', ')}.`,
      'Grant them in the Dev Dashboard (the app › Versions › scopes), install the new version in the store, and run the command again.',
    );
  }
  const {shopLocales, webPresences, markets} = await admin.query<{
    shopLocales: Locale[];
    webPresences: {nodes: {id: string}[]} | null;
    markets: {nodes: {status: string; currencySettings: {baseCurrency: {currencyCode: string}} | null}[]};
  }>(LANGUAGES_QUERY);
  const primary = shopLocales.find((locale) => locale.primary)?.locale ?? '';
  if (!/^de\b/.test(primary)) {
    throw new AdminError(
      `The primary language of ${shop.name} is "${primary}", and has to be German: every text of the content is written in it.`,
      'No program may change it: open Settings › Languages in the admin, make German the default language, and run the command again.',
    );
  }
  if (shop.currencyCode !== 'EUR') {
    throw new AdminError(
      `${shop.name} sells in ${shop.currencyCode}, and has to sell in euros.`,
      'Open Settings › General › Store defaults in the admin, change the currency (before the first order), and run the command again.',
    );
  }
  const isOpen = markets.nodes.some(
    ({status, currencySettings}) => status === 'ACTIVE' && currencySettings?.baseCurrency.currencyCode === 'EUR',
  );
  if (!isOpen) {
    throw new AdminError(
      `${shop.name} has no active market in euros.`,
      'Open Settings › Markets in the admin, activate the one for Germany, and run the command again.',
    );
  }
  const publications = await readPublications(admin);
  if (publications.length === 0) {
    throw new AdminError(
      `${shop.name} has no sales channel for a storefront.`,
      'Install the Hydrogen channel (for Oxygen) or the Headless channel from the Shopify App Store, create a storefront there, ' +
        'and run the command again.',
    );
  }
  return {
    name: shop.name,
    locales: shopLocales,
    webPresences: webPresences?.nodes.map(({id}) => id) ?? [],
    publications,
  };
}

const english: Language = 'en';

/** English is published, so that visitors get it. */
export function planLanguages({admin}: Setup, {locales, webPresences}: Shop): Section {
  const plan = section('Publish languages');
  const stored = locales.find(({locale}) => locale === english);
  const present = new Set(stored?.marketWebPresences.map(({id}) => id));
  if (stored?.published && webPresences.every((id) => present.has(id))) return plan;
  plan.tasks.push({
    name: 'English',
    async run() {
      if (!stored) await admin.mutate(ENABLE_LANGUAGE, {locale: english}, 'English');
      const shopLocale = {published: true, marketWebPresenceIds: webPresences};
      await admin.mutate(PUBLISH_LANGUAGE, {locale: english, shopLocale}, 'English');
    },
  });
  return plan;
}
