import type {Product} from '../../catalogue/entities';
import {filterProducts, filtersOf, type ProductFilter} from '../../search/filters';
import {hasWords} from '../../search/match';
import {searchProducts, type SearchableField} from '../../search/products';
import {connection, type ConnectionArgs} from '../connection';
import type {Context} from '../context';
import {sortProducts} from '../sorting';
import {publishedCollections} from './collection';
import {publishedProducts} from './products';

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

function arrange(products: Product[], unavailable: string | null | undefined, {store}: Context): Product[] {
  const isAvailable = (product: Product) => product.variants.some((variant) => store.inventory.isAvailable(variant));
  if (unavailable === 'SHOW') return products;
  const available = products.filter(isAvailable);
  if (unavailable === 'HIDE') return available;
  return [...available, ...products.filter((product) => !isAvailable(product))];
}

/** The beginning of the last word is enough when the visitor may still be typing it. */
const withOpenEnd = (query: string) => (/[\p{L}\p{N}]$/u.test(query) ? `${query}*` : query);

/** The `search` field: products only, the store has no articles and pages. */
export function search(args: SearchArgs, context: Context) {
  const {language, store} = context;
  const wantsProducts = !args.types || args.types.includes('PRODUCT');
  const term = args.query.trim();
  const query = args.prefix === 'LAST' ? withOpenEnd(term) : term;
  const hits =
    wantsProducts && term ? searchProducts(publishedProducts(context), query, language, store.inventory) : [];
  const filtered = filterProducts(hits, args.productFilters ?? [], language, store.inventory);
  const arranged = arrange(filtered, args.unavailableProducts, context);
  const sorted = sortProducts(arranged, args.sortKey, language);
  return {
    ...connection(sorted, args, (product) => product.id),
    totalCount: sorted.length,
    productFilters: () => filtersOf(sorted, language, store.inventory),
  };
}

/** What is looked through when the query doesn't say. */
const suggestedFrom: SearchableField[] = ['TITLE', 'PRODUCT_TYPE', 'VARIANTS_TITLE', 'VENDOR'];

/** The `predictiveSearch` field: products and collections, at most 10 of each, or of all together. */
export function predictiveSearch(args: PredictiveSearchArgs, context: Context) {
  const {store, language} = context;
  const limit = Math.min(10, Math.max(1, args.limit ?? 10));
  const wants = (type: string) => !args.types?.length || args.types.includes(type);
  const term = args.query.trim();
  const fields = args.searchableFields?.length ? args.searchableFields : suggestedFrom;
  const suggested = () =>
    searchProducts(publishedProducts(context), withOpenEnd(term), language, store.inventory, fields);
  const products = wants('PRODUCT') && term ? arrange(suggested(), args.unavailableProducts, context) : [];
  const collections = publishedCollections(context).filter(({record}) => hasWords(record.title[language], term, true));
  const shown = products.slice(0, limit);
  const left = args.limitScope === 'EACH' ? limit : limit - shown.length;
  return {
    products: shown,
    collections: wants('COLLECTION') && term ? collections.slice(0, left) : [],
    articles: [],
    pages: [],
    queries: [],
  };
}
