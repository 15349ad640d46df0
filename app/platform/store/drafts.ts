import {defaultLanguage, type Language} from '~/i18n/language';
import type {Config} from '../env';
import {storeUnavailable} from '../errors';
import {withDeadline} from './withDeadline';
import {readAnswer} from './storeAnswer';
import {storeOrigin} from './storeOrigin';
import {StoreTimeout, storeTimeouts} from './storefront';

type Settings = Pick<Config, 'PUBLIC_STORE_DOMAIN' | 'PUBLIC_STOREFRONT_API_VERSION' | 'PRIVATE_ADMIN_PREVIEW_TOKEN'>;

/** The entry of a page in the page's query. */
export interface PageEntry {
  /** A query of the Storefront API that spreads `fragment`. */
  query: string;
  /** The name of the entry's fragment. */
  fragment: string;
  type: string;
  handle: string;
}

/**
 * Loads an entry, published or not, from the Admin API, because the Storefront API has no drafts. Both APIs have the same fields
 * for entries, so this uses the page's own fragments. `null` when there is no such entry. Throws the page with status 503 when the
 * store fails. Nothing is cached.
 */
export function draftLoader(config: Settings, language: Language) {
  const url = `${storeOrigin(config.PUBLIC_STORE_DOMAIN)}/admin/api/${config.PUBLIC_STOREFRONT_API_VERSION}/graphql.json`;
  const headers = {
    'Content-Type': 'application/json',
    'X-Shopify-Access-Token': config.PRIVATE_ADMIN_PREVIEW_TOKEN ?? '',
  };

  async function sendQuery<Answer extends object>(query: string, variables: object): Promise<Answer> {
    const body = JSON.stringify({query, variables});
    // A redirect isn't followed, because the token is for the store only.
    const response = await fetch(url, {method: 'POST', headers, body, redirect: 'manual'});
    if (!response.ok) throw new Error(`The Admin API answers with status ${response.status}.`);
    const {data, errors} = (await response.json()) as {data?: Answer; errors?: unknown};
    const answer = readAnswer({...data, errors} as unknown as Answer);
    for (const message of answer.accessErrors) console.error(`A draft lacks a field: ${message}`);
    return answer.data;
  }

  async function load<Entry>({query, fragment, type, handle}: PageEntry): Promise<Entry | null> {
    const {page} = await sendQuery<{page: Entry | null}>(draftQuery(query, fragment), {handle: {type, handle}});
    if (!page || language === defaultLanguage) return page;
    const ids = collectIds(page).slice(0, maxIds);
    const {resources} = await sendQuery<TranslationsAnswer>(TRANSLATIONS_QUERY, {ids, locale: language});
    const textsById = new Map<string, Texts>();
    for (const {resourceId, translations} of resources.nodes)
      textsById.set(resourceId, new Map(translations.map(({key, value}) => [key, value])));
    return translate(page, textsById) as Entry;
  }

  return <Entry>(entry: PageEntry): Promise<Entry | null> =>
    withDeadline(
      load<Entry>(entry),
      Date.now() + storeTimeouts.query,
      () => new StoreTimeout('The store gave no draft in time.'),
    ).catch((error: unknown) => {
      console.error('The draft of an entry could not be loaded:', error);
      throw storeUnavailable();
    });
}

/** The query of a draft: the fragments of the entry in a page's query, with an id for each entry and picture. */
function draftQuery(query: string, fragment: string): string {
  const matches = query.matchAll(/fragment (\w+) on [^]*?(?=fragment \w+ on |query \w+|$)/g);
  const fragments = new Map([...matches].map(([text, name = '']) => [name, text]));
  const neededNames = new Set([fragment]);
  // The loop also visits names that it adds to the set.
  for (const name of neededNames)
    for (const [, spreadName = ''] of fragments.get(name)?.matchAll(/\.\.\.(\w+)/g) ?? []) neededNames.add(spreadName);
  const neededFragments = [...neededNames].map((name) => fragments.get(name)).join('');
  return `query Draft($handle: MetaobjectHandleInput!) {
    page: metaobjectByHandle(handle: $handle) { ...${fragment} }
  }
  ${neededFragments.replace(/on (Metaobject|MediaImage) \{/g, '$& id')}`;
}

/** The Admin API's maximum of translated resources per query. */
const maxIds = 250;

/** The translated texts of one entry or picture, by field. */
type Texts = Map<string, string | null>;

interface TranslationsAnswer {
  resources: {nodes: {resourceId: string; translations: {key: string; value: string | null}[]}[]};
}

const TRANSLATIONS_QUERY = `query DraftTranslations($ids: [ID!]!, $locale: String!) {
  resources: translatableResourcesByIds(resourceIds: $ids, first: ${maxIds}) {
    nodes { resourceId translations(locale: $locale) { key value } }
  }
}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The ids of all entries and pictures in a value. */
function collectIds(value: unknown): string[] {
  if (!isObject(value)) return [];
  const innerIds = Object.values(value).flatMap(collectIds);
  return typeof value.id === 'string' ? [value.id, ...innerIds] : innerIds;
}

/** Copies a value with translated texts. Texts without a translation stay. The fragments alias each field by its key. */
function translate(value: unknown, textsById: ReadonlyMap<string, Texts>): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, textsById));
  if (!isObject(value)) return value;
  const texts = typeof value.id === 'string' ? textsById.get(value.id) : undefined;
  const altText = texts?.get('alt');
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const text = texts?.get(key);
      if (text && isObject(field)) return [key, {...field, value: text}];
      if (altText && key === 'image' && isObject(field)) return [key, {...field, altText}];
      return [key, translate(field, textsById)];
    }),
  );
}
