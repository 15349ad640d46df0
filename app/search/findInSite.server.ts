import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {SearchProductsQuery} from 'storefrontapi.generated';
import {QUESTION_FRAGMENT} from '~/content/faq/FaqList';
import type {ProjectCard} from '~/content/projects/projects';
import {SERVICE_TEASER_FRAGMENT} from '~/content/services/services';
import type {Language} from '~/i18n/language';
import {contentCache, searchCache} from '~/platform/cache/lifetimes';
import {readNetworkAddress} from '~/platform/http/networkAddress';
import {CONFIGURATOR_RULES_FRAGMENT} from '~/configurator/offer/queries';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {Limit, type SharedCache} from '~/platform/http/limit';
import {PRODUCT_CARD_FRAGMENT} from '~/product/products';
import {searchEntries, toProductEntry, type SearchEntry} from './searchEntries';
import {searchIn} from './searchEngine';
import {splitTerms} from './spelling';

/** Searches per minute that also use the store's search (rule 20.8). */
const perNetworkAddress = new Limit({name: 'search', max: 60, window: 60});

type Context = Pick<AppLoadContext, 'storefront' | 'language'>;

/** The hits of a query. */
export interface SearchResult {
  entries: SearchEntry[];
  /** Whether some products may be missing, because the store's search has failed or was not used. */
  isPartial: boolean;
}

/** The content that the chrome has loaded: all projects, and the site's own pages. */
export interface SiteContent {
  projects: readonly ProjectCard[];
  pages: readonly SearchEntry[];
}

interface Options extends SiteContent {
  headers: Headers;
  shared: SharedCache;
}

/**
 * The hits of a query, the best first. Products that only the store's search finds come last. Throws the error page with status 503
 * when the store doesn't answer and no content is cached.
 */
export async function findInSite(
  query: string,
  {storefront, language}: Context,
  {headers, shared, ...content}: Options,
): Promise<SearchResult> {
  if (splitTerms(query).length === 0) return {entries: [], isPartial: false};
  const loadProducts = async () => {
    const {ok} = await perNetworkAddress.take(readNetworkAddress(headers), shared);
    if (!ok) return undefined;
    const variables = {query: query.toLowerCase()};
    const answer = await storefront
      .query(SEARCH_PRODUCTS_QUERY, {variables, cache: searchCache})
      .catch(() => undefined);
    return answer && toProducts(answer, language);
  };
  const [entries, products] = await Promise.all([loadEntries({storefront, language}, content), loadProducts()]);
  return {entries: [...searchIn(entries, query), ...(products ?? [])], isPartial: !products};
}

/** All entries that the worker searches itself, without the store's search. */
export async function loadEntries(
  {storefront, language}: Context,
  {projects, pages}: SiteContent,
): Promise<SearchEntry[]> {
  return searchEntries(await storefront.query(SEARCH_CONTENT_QUERY, {cache: contentCache}), projects, pages, language);
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

/** The content that the worker searches. The projects are part of the chrome's data. */
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
