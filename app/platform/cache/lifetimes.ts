import type {CachingStrategy} from '@shopify/hydrogen';

/**
 * All cache lifetimes, in seconds, and cache sizes. No other file in `app/` has such a number.
 *
 * | What                                                      | Where                              | When it is no longer fresh                             |
 * | --------------------------------------------------------- | ---------------------------------- | ------------------------------------------------------ |
 * | the store's answers to queries of content                 | `QueryCache`: memory, Cache API    | after a webhook of the store it is a fallback only     |
 * | search hits, the effect of a discount code                | `QueryCache`: memory               | after a webhook it isn't served                        |
 * | documents                                                 | `DocumentCache`: memory, Cache API | as above; another build or other settings drop it      |
 * | documents at addresses that visitors can make up, and 404 | `DocumentCache`: memory            | after a webhook it is a fallback only                  |
 * | failures of a query or a page                             | memory                             | after its lifetime, or a success                       |
 * | the webhook's calls                                       | `StoreChanges`: memory, Cache API  | after its lifetime                                     |
 * | what a browser, a CDN or Oxygen's own cache keeps         | `cacheControl.ts`                  | after its lifetime                                     |
 */

/** Ages in seconds, from the creation of an entry. */
interface Lifetime {
  /** Until then it is served as is. */
  fresh: number;
  /** Until then it is served when the store fails. */
  fallback: number;
}

/** The option `cache` of `storefront.query`. Hydrogen's own strategies cache nothing here. */
export interface CachePolicy<Data = object> extends CachingStrategy, Lifetime {
  /** Whether the answer to a visitor's input has a result. An answer without a result isn't cached. */
  hasResult?: (data: Data) => boolean;
  /** A visitor can make up queries of this kind: their answers are cached in this worker only and don't evict content. */
  isVariant?: boolean;
}

/** Content and products (rule 2.4). */
export const contentCache: CachePolicy = {fresh: 60, fallback: 86_400};

/** For queries by a handle, an id or a path from the visitor. */
export const lookupCache = <Data>(hasResult: (data: Data) => boolean): CachePolicy<Data> => ({
  ...contentCache,
  hasResult,
});

/** For the entries of a list after its first 250: refreshing 5,000 entries every minute would take 20 requests. */
export const longListCache: CachePolicy = {fresh: 600, fallback: 86_400};

/** For the store's own search. */
export const searchCache: CachePolicy = {fresh: 60, fallback: 0, isVariant: true};

/** For discount codes. A refused code may soon be valid, when it is created or its limit is raised. */
export const discountLifetimes = {applied: 600, refused: 60};

/** For documents and the data of their pages. Until `stale` a document is served while it is rendered again. */
export const documentLifetime: Lifetime & {stale: number} = {fresh: 60, stale: 600, fallback: 86_400};

/** Shared failures, which relieve the store, and their maximum number. */
export const failures = {lifetime: 3, maxQueries: 1_000, maxDocuments: 100};

/** Maximum wait for a query or a rendering of another request, longer than the store's timeouts. */
export const maxWait = {query: 12, document: 15};

/** Calls of the store's webhook. */
export const webhookCalls = {
  /** As long as the oldest document that may be served. */
  lifetime: documentLifetime.fallback,
  /** The ids of the last calls are stored, so that a repeated call has no effect. */
  maxCalls: 100,
  /**
   * An answer that the store gives within this time after a call still counts as outdated: another worker reads the call a little
   * later, concurrent calls write one entry, and the store's API may lag behind its webhook.
   */
  settlingTime: 1,
};

/** Bytes in a worker's memory of 128 MB. Entries that visitors can make up (`variants`) have a budget of their own. */
export const memoryBytes = {
  answers: {content: 8_000_000, variants: 4_000_000},
  documents: {content: 32_000_000, variants: 16_000_000},
};

/** Lifetimes in browsers, CDNs and Oxygen's full-page cache. */
export const browserLifetimes = {
  /** For CDNs, at paths without a language redirect. */
  cdn: 60,
  /** After that, Oxygen's cache still serves an old answer while it asks for a new one. Short, because no webhook reaches it. */
  oxygenStale: 60,
  /** The data of a page, for links and the way back (rule 2.4). Until `stale` it is used while it is requested again. */
  data: {fresh: 60, stale: 540},
  suggestions: 60,
  savedPrices: 60,
  /** `robots.txt`, sitemap, `security.txt`. */
  textFile: 3_600,
  /** A redirect that is written in the code. */
  redirect: 86_400,
  /** A redirect that the merchant can change. */
  merchantRedirect: 60,
  favicon: {found: 604_800, missing: 3_600},
  /** A piece's model for the view on a phone. */
  model: 3_600,
};
