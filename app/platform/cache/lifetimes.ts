/**
 * All lifetimes of what is cached, in seconds, and how much memory it takes. Nothing else in the project has such a number.
 *
 * | What                    | Where                                  | What drops it                                     |
 * | ----------------------- | -------------------------------------- | ------------------------------------------------- |
 * | the store's answers     | `QueryCache`: memory, Cache API        | a call of the store's webhook makes it stale      |
 * | documents               | `DocumentCache`: memory, Cache API     | the same; another build, other settings           |
 * | what the browser and a CDN keep | `cacheControl`                 | its time                                          |
 */

/** A lifetime of one of the two caches. */
export interface Lifetime {
  /** It is served as it is. */
  fresh: number;
  /** It is served after that, and made anew meanwhile. */
  stale: number;
  /** It is served after that only when it can't be made, because the store fails. */
  fallback: number;
}

/** Answers of the store. */
export const answerLifetimes = {
  /** Content and products (rule 2.4). */
  content: {fresh: 60, stale: 0, fallback: 86_400},
  /** What comes behind the first 250 entries of a list (rule 9.7): each minute would cost a store of 5,000 entries 20 requests. */
  longList: {fresh: 600, stale: 0, fallback: 86_400},
} satisfies Record<string, Lifetime>;

/** Finished documents, and the data of their pages. */
export const documentLifetime: Lifetime = {fresh: 60, stale: 600, fallback: 86_400};

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
