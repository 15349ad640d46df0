import {CacheCustom, type CachingStrategy} from '@shopify/hydrogen';

/** How `reliableStorefront` caches an answer of the store, beside its lifetime. */
export interface ContentCache<Data = object> {
  /** Whether the store has found what was looked up. An answer to what a visitor has made up is not cached. */
  found: (data: Data) => boolean;
}

/**
 * How long answers of the store are cached; `documentCache.ts` caches finished documents.
 *
 * For content and products: fresh for a minute (rule 2.4). For a day after that they are the fallback when the store fails.
 */
export const contentCache = () => CacheCustom({mode: 'public', maxAge: 60, staleIfError: 86_400});

/** For what is looked up by a handle, an id or a path of the visitor's. */
export const lookupCache = <Data>(found: ContentCache<Data>['found']): CachingStrategy & ContentCache<Data> => ({
  ...contentCache(),
  found,
});

/**
 * For what comes behind the first 250 entries of a list: ten minutes (rule 9.7). To ask for all of them each minute would cost a
 * store of 5,000 entries 20 requests a minute.
 */
export const longListCache = () => CacheCustom({mode: 'public', maxAge: 600, staleIfError: 86_400});

/** How many more pages of a list are read after the first 250 entries: 10,000 in all. */
export const maxListPages = 39;
