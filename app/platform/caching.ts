import {CacheCustom} from '@shopify/hydrogen';

/**
 * How long answers of the store are kept; `documentCaching.ts` decides about finished documents.
 *
 * For content and products: fresh for a minute, then served stale while a new answer is fetched,
 * for up to a day. So a store that is down shows yesterday's page rather than none.
 */
export const contentCache = () => CacheCustom({mode: 'public', maxAge: 60, staleWhileRevalidate: 86_400});
