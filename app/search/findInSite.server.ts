import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {SearchProductsQuery} from 'storefrontapi.generated';
import {QUESTION_FRAGMENT} from '~/content/faq/FaqList';
import type {ProjectCard} from '~/content/projects/projects';
import {SERVICE_TEASER_FRAGMENT} from '~/content/services/services';
import type {Language} from '~/i18n/language';
import {contentCache, searchCache} from '~/platform/cache/lifetimes';
import {clientAddress} from '~/platform/http/client';
import {CONFIGURATOR_RULES_FRAGMENT} from '~/configurator/rules/queries';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {Limit, type SharedCounts} from '~/platform/http/limit';
import {PRODUCT_CARD_FRAGMENT} from '~/product/products';
import {searchEntries, toProductEntry, type SearchEntry} from './searchEntries';
import {searchIn} from './searchEngine';
import {termsOf} from './spelling';

/** Searches in a minute that use the store's own search, too (rule 20.8). */
const perClient = new Limit({name: 'search', max: 60, window: 60});

type Context = Pick<AppLoadContext, 'storefront' | 'language'>;

export interface Found {
  entries: SearchEntry[];
  /** Without the store's own search, which has failed or was not used: some products may be missing. */
  partial: boolean;
}

interface Options {
  headers: Headers;
  shared: SharedCounts;
  /** All projects, and the site's own pages. */
  projects: readonly ProjectCard[];
  pages: readonly SearchEntry[];
}

/**
 * What a query finds on the site, best first; products that only the store's own search finds come last. Throws the page with status 503 when the store gives
 * no answer and there is no content in the cache.
 */
export async function findInSite(
  query: string,
  {storefront, language}: Context,
  {headers, shared, projects, pages}: Options,
): Promise<Found> {
  if (termsOf(query).length === 0) return {entries: [], partial: false};
  const loadProducts = async () => {
    const {ok} = await perClient.take(clientAddress(headers), shared);
    if (!ok) return undefined;
    const variables = {query: query.toLowerCase()};
    const answer = await storefront
      .query(SEARCH_PRODUCTS_QUERY, {variables, cache: searchCache})
      .catch(() => undefined);
    return answer && toProducts(answer, language);
  };
  const [content, products] = await Promise.all([
    storefront.query(SEARCH_CONTENT_QUERY, {cache: contentCache}),
    loadProducts(),
  ]);
  const entries = searchEntries(content, projects, pages, language);
  return {entries: [...searchIn(entries, query), ...(products ?? [])], partial: !products};
}

function toProducts({search}: SearchProductsQuery, language: Language): SearchEntry[] {
  return search.nodes.flatMap((node) => (node.__typename === 'Product' ? [toProductEntry(node, language)] : []));
}

const SEARCH_PRODUCTS_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
  query SearchProducts($query: String!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    search(query: $query, first: 24, types: [PRODUCT], prefix: LAST, unavailableProducts: LAST) {
      nodes { __typename ... on Product { ...ProductCard } }
    }
  }
` as const;

/** What the worker searches itself. The projects come with the chrome. */
const SEARCH_CONTENT_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
  ${SERVICE_TEASER_FRAGMENT}
  ${QUESTION_FRAGMENT}
  query SearchContent($language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    questions: metaobjects(type: "faq", first: 250) { nodes { ...Question } }
    services: metaobjects(type: "leistungen", first: 100) {
      nodes {
        ...ServiceTeaser
        untertitel: field(key: "untertitel") { value }
        tags: field(key: "tags") { value }
        text: field(key: "text") { value }
      }
    }
    landingPages: metaobjects(type: "landingpage", first: 100) {
      nodes { handle titel: field(key: "titel") { value } untertitel: field(key: "untertitel") { value } }
    }
    catalogue: products(first: 250, sortKey: BEST_SELLING) { nodes { ...ProductCard } }
  }
` as const;
