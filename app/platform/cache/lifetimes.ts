import type {CachingStrategy} from '@shopify/hydrogen';

/**
 * All lifetimes of what is cached, in seconds, and how much memory it takes. Nothing else in `app/` has such a number.
 *
 * | What                                                      | Where                              | What drops it                                |
 * | --------------------------------------------------------- | ---------------------------------- | -------------------------------------------- |
 * | the store's answers to queries of content                 | `QueryCache`: memory, Cache API    | a call of the store's webhook makes it stale |
 * | search hits, what the store says of a discount code       | `QueryCache`: memory               | the same                                     |
 * | documents                                                 | `DocumentCache`: memory, Cache API | the same; another build, other settings      |
 * | documents at addresses that visitors can make up, and 404 | `DocumentCache`: memory            | the same                                     |
 * | failures of a query or a page                             | memory                             | its time, a success                          |
 * | the webhook's calls                                       | `StoreChanges`: memory, Cache API  | its time                                     |
 * | what a browser or a CDN keeps                             | `cacheControl`                     | its time                                     |
 */

/** Ages in seconds, from the time at which it was made. */
interface Lifetime {
  /** Until then it is served as it is. */
  fresh: number;
  /** Until then it is served when it can't be made, because the store fails. */
  fallback: number;
}

/** How an answer of the store is cached: the option `cache` of `storefront.query`. Hydrogen's own strategies cache nothing here. */
export interface AnswerCaching<Data = object> extends CachingStrategy, Lifetime {
  /** Whether the store has found what a visitor may have made up. An answer without it is not cached. */
  found?: (data: Data) => boolean;
  /** A visitor can make up such a query: its answer stays in this worker and takes no place of content. */
  isVariant?: boolean;
}

/** Content and products (rule 2.4). */
export const contentCache: AnswerCaching = {fresh: 60, fallback: 86_400};

/** The same, looked up by a handle, an id or a path of the visitor's. */
export const lookupCache = <Data>(found: (data: Data) => boolean): AnswerCaching<Data> => ({...contentCache, found});

/** What comes behind the first 250 entries of a list (rule 9.7): each minute would cost a store of 5,000 entries 20 requests. */
export const longListCache: AnswerCaching = {fresh: 600, fallback: 86_400};

/** What the store's own search finds (rule 20.8). */
export const searchCache: AnswerCaching = {fresh: 60, fallback: 0, isVariant: true};

/** What the store says of a discount code. One that is made, or may be used once more, has to work soon. */
export const discountLifetimes = {applied: 600, refused: 60};

/** Finished documents, and the data of their pages. Until `stale` one is served, and rendered anew meanwhile. */
export const documentLifetime: Lifetime & {stale: number} = {fresh: 60, stale: 600, fallback: 86_400};

/** Failures that are shared, so that the store is left alone, and how many of them. */
export const failures = {lifetime: 3, maxQueries: 1_000, maxDocuments: 100};

/** Nobody waits longer for a query or a rendering that another request has begun. Longer than the store's deadlines. */
export const longestWait = {query: 12, document: 15};

/** Calls of the store's webhook. */
export const changes = {
  /** Older documents are not served. */
  lifetime: documentLifetime.fallback,
  /** The last ones are known by their ids, so that one that is sent again changes nothing. */
  maxCalls: 100,
  /**
   * What is read from the store in this time after a call counts as old: another worker hears of the call a little later, two calls
   * at once write one entry, and the store's API may lag behind its own call.
   */
  settling: 1,
};

/** Bytes in a worker's memory, of the 128 MB that it has. What visitors can make up (`variants`) takes no place of the rest. */
export const memory = {
  answers: {content: 8_000_000, variants: 4_000_000},
  documents: {content: 32_000_000, variants: 16_000_000},
};

/** What is not cached by the worker says to browsers and CDNs how long they may keep it. */
export const browserLifetimes = {
  /** A CDN answers by itself where no visitor is redirected to another language. */
  cdn: 60,
  /** Data that the browser has fetched ahead of a visit (rule 2.22). */
  prefetched: 30,
  suggestions: 60,
  /** `robots.txt`, sitemap, `security.txt`. */
  textFile: 3_600,
  /** A redirect that is in the code. */
  redirect: 86_400,
  /** A redirect that the merchant can change. */
  merchantRedirect: 60,
  favicon: {found: 604_800, missing: 3_600},
  /** A piece's model for the view on a phone. */
  model: 3_600,
};
