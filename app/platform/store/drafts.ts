import {defaultLanguage, type Language} from '~/i18n/language';
import type {Config} from '../env';
import {storeUnavailable} from '../errors';
import {inTime} from './inTime';
import {readAnswer} from './storeAnswer';
import {storeOrigin} from './storeOrigin';
import {StoreTimeout, storeTimeouts} from './storefront';

type Settings = Pick<Config, 'PUBLIC_STORE_DOMAIN' | 'PUBLIC_STOREFRONT_API_VERSION' | 'PRIVATE_ADMIN_PREVIEW_TOKEN'>;

/** Where the entry of a page is: as the page's query asks for it. */
export interface PageEntry {
  /** A query of the Storefront API that spreads `fragment`. */
  query: string;
  /** Name of the fragment that reads the entry. */
  fragment: string;
  type: string;
  handle: string;
}

/**
 * Loads an entry that may be unpublished (rule 2.28), from the Admin API: the Storefront API has no drafts. Both APIs have the same
 * fields for entries, so the page's own fragments are sent. `null` when there is no such entry. Throws the page with status
 * 503 when the store fails. Nothing is kept.
 */
export function draftLoader(config: Settings, language: Language) {
  const url = `${storeOrigin(config.PUBLIC_STORE_DOMAIN)}/admin/api/${config.PUBLIC_STOREFRONT_API_VERSION}/graphql.json`;
  const headers = {
    'Content-Type': 'application/json',
    'X-Shopify-Access-Token': config.PRIVATE_ADMIN_PREVIEW_TOKEN ?? '',
  };

  async function ask<Answer extends object>(query: string, variables: object): Promise<Answer> {
    const body = JSON.stringify({query, variables});
    // A redirect is not followed: the token is for the store alone.
    const response = await fetch(url, {method: 'POST', headers, body, redirect: 'manual'});
    if (!response.ok) throw new Error(`The Admin API answers with status ${response.status}.`);
    const {data, errors} = (await response.json()) as {data?: Answer; errors?: unknown};
    const answer = readAnswer({...data, errors} as unknown as Answer);
    for (const message of answer.denied) console.error(`A draft lacks a field: ${message}`);
    return answer.data;
  }

  async function load<Entry>({query, fragment, type, handle}: PageEntry): Promise<Entry | null> {
    const {page} = await ask<{page: Entry | null}>(draftQuery(query, fragment), {handle: {type, handle}});
    if (!page || language === defaultLanguage) return page;
    const ids = idsIn(page).slice(0, maxIds);
    const {resources} = await ask<TranslationsAnswer>(TRANSLATIONS_QUERY, {ids, locale: language});
    const texts = resources.nodes.map(({resourceId, translations}): [string, Texts] => [
      resourceId,
      new Map(translations.map(({key, value}) => [key, value])),
    ]);
    return translated(page, new Map(texts)) as Entry;
  }

  return <Entry>(entry: PageEntry): Promise<Entry | null> =>
    inTime(
      load<Entry>(entry),
      Date.now() + storeTimeouts.query,
      () => new StoreTimeout('The store gave no draft in time.'),
    ).catch((error: unknown) => {
      console.error('The draft of an entry could not be loaded:', error);
      throw storeUnavailable();
    });
}

/** The query of a draft: of a page's query the fragments that its entry needs, each entry and picture with its id. */
function draftQuery(query: string, fragment: string): string {
  const found = query.matchAll(/fragment (\w+) on [^]*?(?=fragment \w+ on |query \w+|$)/g);
  const fragments = new Map([...found].map(([text, name = '']) => [name, text]));
  // What is added while the set is read is read, too.
  const needed = new Set([fragment]);
  for (const name of needed)
    for (const [, inner = ''] of fragments.get(name)?.matchAll(/\.\.\.(\w+)/g) ?? []) needed.add(inner);
  const texts = [...needed].map((name) => fragments.get(name)).join('');
  return `query Draft($handle: MetaobjectHandleInput!) {
    page: metaobjectByHandle(handle: $handle) { ...${fragment} }
  }
  ${texts.replace(/on (Metaobject|MediaImage) \{/g, '$& id')}`;
}

/** As many as the Admin API translates at once. */
const maxIds = 250;

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

function idsIn(value: unknown): string[] {
  if (!isObject(value)) return [];
  const inner = Object.values(value).flatMap(idsIn);
  return typeof value.id === 'string' ? [value.id, ...inner] : inner;
}

/** A copy with the texts of a language; what has none keeps its own. The fragments name each field by its key. */
function translated(value: unknown, texts: ReadonlyMap<string, Texts>): unknown {
  if (Array.isArray(value)) return value.map((item) => translated(item, texts));
  if (!isObject(value)) return value;
  const own = typeof value.id === 'string' ? texts.get(value.id) : undefined;
  const alt = own?.get('alt');
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const text = own?.get(key);
      if (text && isObject(field)) return [key, {...field, value: text}];
      if (alt && key === 'image' && isObject(field)) return [key, {...field, altText: alt}];
      return [key, translated(field, texts)];
    }),
  );
}
