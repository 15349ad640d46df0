import {createStorefrontClient} from '@shopify/hydrogen';
import {getStorefrontHeaders} from '@shopify/remix-oxygen';
import {languageData} from '~/i18n/language';
import {openCache} from './cache/openCache';
import {QueryCache} from './cache/queryCache';
import type {StoreChanges} from './cache/storeChanges';
import type {RequestContext} from './http/interceptor';
import {siteOrigin} from './siteOrigin';
import {atVersion} from './store/atVersion';
import {draftLoader} from './store/drafts';
import {reliableStorefront} from './store/storefront';

/** Shared by all requests of a worker. */
const queries = new QueryCache();

/** What every loader and action gets as `context`; `server.ts` adds the cart. `request` is the one that Remix gets. */
export async function createPlatformContext(request: Request, requestContext: RequestContext, changes: StoreChanges) {
  const {config, url, language, locked, unroutable, preview, foreign, waitUntil} = requestContext;
  const client = createStorefrontClient({
    cache: await openCache('hydrogen'),
    waitUntil,
    // `reliableStorefront` and the checkout log what goes wrong, once.
    logErrors: false,
    i18n: {language: languageData[language].code, country: config.PUBLIC_STORE_COUNTRY},
    storeDomain: config.PUBLIC_STORE_DOMAIN,
    publicStorefrontToken: config.PUBLIC_STOREFRONT_API_TOKEN,
    privateStorefrontToken: config.PRIVATE_STOREFRONT_API_TOKEN,
    storefrontId: config.PUBLIC_STOREFRONT_ID,
    // A visitor's cookies are none of the store's business (rule 2.19).
    storefrontHeaders: {...getStorefrontHeaders(request), cookie: null},
  });
  const versioned = atVersion(client.storefront, config.PUBLIC_STOREFRONT_API_VERSION);
  const changedAt = () => changes.latest;
  let failed = false;
  let contentAt = Date.now();
  const storefront = reliableStorefront(versioned, {
    waitUntil,
    onFailure: () => (failed = true),
    onAnswer: (at) => (contentAt = Math.min(contentAt, at)),
    queries,
    changedAt,
  });
  return {
    storefront,
    storeFailed: () => failed,
    /** When the oldest of the store's answers was read that the page uses, in ms since 1970. */
    contentAt: () => contentAt,
    /** For what the store says otherwise than to a query, such as of a discount code: see `QueryCache`. */
    cache: {
      get: (key: string) => queries.peek(key, changedAt),
      set: (key: string, data: object, fresh: number) => queries.set(key, data, fresh),
    },
    /** URL of the shop's primary domain, from when the store has named it in this request: the checkout may lie there (rule 14.7). */
    primaryDomain: undefined as string | undefined,
    loadDraft: preview ? draftLoader(config, language) : undefined,
    /** Records a call of the store: what was read from it before may be wrong. */
    recordStoreChange: async (call: string) => changes.add(call, await openCache('documents')),
    config,
    /** `https://host` of the site, or empty (rule 1.12). */
    origin: siteOrigin(url, config),
    language,
    locked,
    /**
     * Whether documents bear scripts. Before the gate every link has to load a document, the password screen; and in a browser, too,
     * the router fails at a path that it can't read.
     */
    scripts: !locked && !unroutable,
    foreign,
    waitUntil,
  };
}
