import {GraphQLError} from 'graphql';
import type {Article, Page, Product} from '../../catalogue/entities';
import {filterProducts, listFilters, type Filter, type ProductFilter} from '../../search/filters';
import {hasWords, matches} from '../../search/match';
import {searchProducts, type SearchableField} from '../../search/products';
import {parseQuery} from '../../search/syntax';
import type {Localized} from '../../model';
import {connection, type ConnectionArgs} from '../connection';
import type {Context} from '../context';
import {sortProducts} from '../sorting';
import {publishedCollections} from './collection';
import {publishedProducts} from './products';
import {writingText} from './writings';

const MAX_SUGGESTIONS = 10;

export interface SearchArgs extends ConnectionArgs {
  query: string;
  sortKey: string;
  types?: string[] | null;
  productFilters?: ProductFilter[] | null;
  unavailableProducts?: string | null;
  prefix?: string | null;
}

export interface PredictiveSearchArgs {
  query: string;
  limit?: number | null;
  limitScope?: string | null;
  types?: string[] | null;
  searchableFields?: SearchableField[] | null;
  unavailableProducts?: string | null;
}

function orderByAvailability(products: Product[], unavailable: string | null | undefined, {store}: Context): Product[] {
  const isAvailable = (product: Product) => product.variants.some((variant) => store.inventory.isAvailable(variant));
  if (unavailable === 'SHOW') return products;
  const available = products.filter(isAvailable);
  if (unavailable === 'HIDE') return available;
  return [...available, ...products.filter((product) => !isAvailable(product))];
}

const toSearchable = (text: string) => ({fields: {}, words: {}, numbers: {}, text});

/** The last word matches as a prefix, because the visitor may still be typing it. */
const withPrefixMatch = (query: string) => (/[\p{L}\p{N}]$/u.test(query) ? `${query}*` : query);

type SearchItem = Product | Page | Article;

/** Products come first, sorted and filtered; pages and articles follow. */
export function search(args: SearchArgs, context: Context) {
  const {language, store} = context;
  const includesType = (type: string) => !args.types || args.types.includes(type);
  const term = args.query.trim();
  const query = args.prefix === 'LAST' ? withPrefixMatch(term) : term;
  const hits =
    includesType('PRODUCT') && term ? searchProducts(publishedProducts(context), query, language, store.inventory) : [];
  const filteredProducts = filterProducts(hits, args.productFilters ?? [], language, store.inventory);
  const orderedProducts = orderByAvailability(filteredProducts, args.unavailableProducts, context);
  const sortedProducts = sortProducts(orderedProducts, args.sortKey, language);
  const isMatch = (writing: Page | Article) => matches(parseQuery(query), toSearchable(writingText(writing, context)));
  const {pages, articles} = store.catalogue;
  const items: SearchItem[] = [
    ...sortedProducts,
    ...(includesType('PAGE') && term ? pages.filter(isMatch) : []),
    ...(includesType('ARTICLE') && term ? articles.filter(isMatch) : []),
  ];
  return {
    ...connection(items, args, ({id}) => id),
    totalCount: items.length,
    productFilters: (): Filter[] => listFilters(sortedProducts, language, store.inventory),
  };
}

/** The fields that are searched by default. */
const defaultFields: SearchableField[] = ['TITLE', 'PRODUCT_TYPE', 'VARIANTS_TITLE', 'VENDOR'];

/**
 * At most 10 results of each kind, or of all kinds together.
 * @throws GraphQLError `INVALID_FIELD_ARGUMENTS` for any other limit
 */
export function predictiveSearch(args: PredictiveSearchArgs, context: Context) {
  const {store, language} = context;
  const limit = args.limit ?? MAX_SUGGESTIONS;
  if (limit < 1 || limit > MAX_SUGGESTIONS) {
    const extensions = {code: 'INVALID_FIELD_ARGUMENTS'};
    throw new GraphQLError(`limit must be within 1..${MAX_SUGGESTIONS}`, {extensions});
  }
  const includesType = (type: string) => !args.types?.length || args.types.includes(type);
  const term = args.query.trim();
  const fields = args.searchableFields?.length ? args.searchableFields : defaultFields;
  const findSuggestions = () =>
    searchProducts(publishedProducts(context), withPrefixMatch(term), language, store.inventory, fields);
  const products =
    includesType('PRODUCT') && term ? orderByAvailability(findSuggestions(), args.unavailableProducts, context) : [];
  let remaining = limit;
  const take = <Kind>(matches: readonly Kind[]): Kind[] => {
    const results = matches.slice(0, args.limitScope === 'EACH' ? limit : remaining);
    remaining -= results.length;
    return results;
  };
  const findByTitle = <Kind extends {record: {title: Localized}}>(type: string, all: readonly Kind[]): Kind[] =>
    includesType(type) && term
      ? take(all.filter(({record}) => hasWords(record.title[language], term, {isPrefix: true})))
      : [];
  return {
    products: take(products),
    collections: findByTitle('COLLECTION', publishedCollections(context)),
    pages: findByTitle('PAGE', store.catalogue.pages),
    articles: findByTitle('ARTICLE', store.catalogue.articles),
    queries: [],
  };
}
