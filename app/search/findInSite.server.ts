import type {AppLoadContext} from '@shopify/remix-oxygen';
import {LRUCache} from 'lru-cache';
import type {SearchContentFragment, SearchProductsFragment} from 'storefrontapi.generated';
import {QUESTION_FRAGMENT} from '~/content/faq/FaqList';
import type {ProjectCard} from '~/content/projects/projects';
import {SERVICE_TEASER_FRAGMENT} from '~/content/services/services';
import type {Language} from '~/i18n/language';
import {clientAddress} from '~/platform/http/client';
import {CONFIGURATOR_RULES_FRAGMENT} from '~/configurator/rules/queries';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {Limit, type SharedCounts} from '~/platform/http/limit';
import {PRODUCT_CARD_FRAGMENT} from '~/product/products';
import {SEARCH_CONTENT_FRAGMENT, searchEntries, toProductEntry, type SearchEntry} from './searchEntries';
import {indexOf, searchIn, type SearchIndex} from './searchIndex';
import {termsOf} from './spelling';

/** Questions to the store in a minute. Behind it, the worker answers alone. */
const perClient = new Limit({name: 'search', max: 60, window: 60});

/** In ms: for how long answers of the store are fresh (rule 20.8), and stand in when it fails. */
const fresh = 60_000;
const stale = 86_400_000;

interface Content {
  answer: SearchContentFragment;
  /** In ms since 1970. */
  at: number;
  index?: {projects: readonly ProjectCard[]; index: SearchIndex<SearchEntry>};
}

/** By store and language. */
const contents = new LRUCache<string, Content>({max: 10});

/** The store's answers by store, language and query: few, because anybody can make up queries. */
const answers = new LRUCache<string, SearchEntry[]>({max: 200, ttl: fresh});

type Context = Pick<AppLoadContext, 'storefront' | 'language'>;

export interface Found {
  entries: SearchEntry[];
  /** The store's own search gave no answer, or was not asked: some products may be missing. */
  partial: boolean;
}

interface Options {
  headers: Headers;
  shared: SharedCounts;
  /** All projects, and the site's own pages. The same list each time while nothing has changed. */
  projects: readonly ProjectCard[];
  pages: readonly SearchEntry[];
}

/**
 * What a query finds on the site, best first; products that only the store's own search finds come last. At most one question to the
 * store: its search, with what the worker looks through when that is a minute old. Throws the page with status 503 when the store
 * gives no answer and nothing is kept.
 */
export async function findInSite(
  query: string,
  {storefront, language}: Context,
  {headers, shared, projects, pages}: Options,
): Promise<Found> {
  if (termsOf(query).length === 0) return {entries: [], partial: false};
  const key = `${storefront.getApiUrl()} ${language}`;
  const answerKey = `${key} ${query.toLowerCase()}`;
  const known = answers.get(answerKey);
  let content = contents.get(key);
  let products = known;
  if (!content || Date.now() - content.at > fresh || !known) {
    const {ok} = await perClient.take(clientAddress(headers), shared);
    const asked = await ask({storefront, language}, query, content, ok);
    products = asked.products ?? known;
    content = asked.content;
    contents.set(key, content);
    if (products) answers.set(answerKey, products);
  }
  if (content.index?.projects !== projects)
    content.index = {projects, index: indexOf(searchEntries(content.answer, projects, pages, language))};
  return {entries: [...searchIn(content.index.index, query), ...(products ?? [])], partial: !products};
}

async function ask(
  {storefront, language}: Context,
  query: string,
  content: Content | undefined,
  /** A client that asks all the time gets what the worker finds by itself. */
  mayAsk: boolean,
): Promise<{content: Content; products?: SearchEntry[]}> {
  const at = Date.now();
  try {
    if (content && at - content.at <= fresh) {
      if (!mayAsk) return {content};
      return {
        content,
        products: toProducts(await storefront.query(SEARCH_PRODUCTS_QUERY, {variables: {query}}), language),
      };
    }
    const answer = await storefront.query(SEARCH_QUERY, {variables: {query}});
    return {content: {answer, at}, products: toProducts(answer, language)};
  } catch (error) {
    if (!content || at - content.at > stale) throw error;
    return {content};
  }
}

function toProducts({search}: SearchProductsFragment, language: Language): SearchEntry[] {
  return search.nodes.flatMap((node) => (node.__typename === 'Product' ? [toProductEntry(node, language)] : []));
}

const SEARCH_PRODUCTS_FRAGMENT = `#graphql
  fragment SearchProducts on QueryRoot {
    search(query: $query, first: 24, types: [PRODUCT], prefix: LAST, unavailableProducts: LAST) {
      nodes { __typename ... on Product { ...ProductCard } }
    }
  }
` as const;

const SEARCH_PRODUCTS_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
  ${SEARCH_PRODUCTS_FRAGMENT}
  query SearchProducts($query: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    ...SearchProducts
  }
` as const;

const SEARCH_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
  ${SERVICE_TEASER_FRAGMENT}
  ${QUESTION_FRAGMENT}
  ${SEARCH_CONTENT_FRAGMENT}
  ${SEARCH_PRODUCTS_FRAGMENT}
  query Search($query: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    ...SearchContent
    ...SearchProducts
  }
` as const;
