import {CacheCustom} from '@shopify/hydrogen';

/**
 * How long answers of the store are kept; `documentCache.ts` keeps finished documents.
 *
 * For content and products: fresh for a minute (rule 2.4). For a day after that they stand in when the store fails.
 */
export const contentCache = () => CacheCustom({mode: 'public', maxAge: 60, staleIfError: 86_400});
