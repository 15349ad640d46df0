import type {Product} from '../../catalogue/entities';
import {filterProducts, filtersOf, type ProductFilter} from '../../search/filters';
import {searchProducts} from '../../search/products';
import {connection, type ConnectionArgs} from '../connection';
import type {Context} from '../context';
import {sortProducts} from '../sorting';
import {publishedProducts} from './products';

export interface SearchArgs extends ConnectionArgs {
  query: string;
  sortKey: string;
  types?: string[] | null;
  productFilters?: ProductFilter[] | null;
  unavailableProducts?: string | null;
}

export interface PredictiveSearchArgs {
  query: string;
  limit?: number | null;
  types?: string[] | null;
  unavailableProducts?: string | null;
}

function arrange(products: Product[], unavailable: string | null | undefined, {store}: Context): Product[] {
  const isAvailable = (product: Product) => product.variants.some((variant) => store.inventory.isAvailable(variant));
  if (unavailable === 'SHOW') return products;
  const available = products.filter(isAvailable);
  if (unavailable === 'HIDE') return available;
  return [...available, ...products.filter((product) => !isAvailable(product))];
}

function found(query: string, context: Context): Product[] {
  const {language, store} = context;
  return searchProducts(publishedProducts(context), query, language, store.inventory);
}

/** The `search` field: products only, the store has no articles and pages. */
export function search(args: SearchArgs, context: Context) {
  const {language, store} = context;
  const wantsProducts = !args.types || args.types.includes('PRODUCT');
  const hits = wantsProducts && args.query.trim() ? found(args.query, context) : [];
  const filtered = filterProducts(hits, args.productFilters ?? [], language, store.inventory);
  const arranged = arrange(filtered, args.unavailableProducts, context);
  const sorted = sortProducts(arranged, args.sortKey, language);
  return {
    ...connection(sorted, args, (product) => product.id),
    totalCount: sorted.length,
    productFilters: () => filtersOf(sorted, language, store.inventory),
  };
}

/** The `predictiveSearch` field: products and collections, at most 10 each. */
export function predictiveSearch(args: PredictiveSearchArgs, context: Context) {
  const limit = Math.min(10, Math.max(1, args.limit ?? 10));
  const wants = (type: string) => !args.types?.length || args.types.includes(type);
  const term = args.query.trim();
  const products = wants('PRODUCT') && term ? arrange(found(term, context), args.unavailableProducts, context) : [];
  const collections = context.store.catalogue.collections.filter(({record}) =>
    record.title[context.language].toLowerCase().includes(term.toLowerCase()),
  );
  return {
    products: products.slice(0, limit),
    collections: wants('COLLECTION') && term ? collections.slice(0, limit) : [],
    articles: [],
    pages: [],
    queries: [],
  };
}
