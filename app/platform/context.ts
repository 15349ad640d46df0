import {createStorefrontClient} from '@shopify/hydrogen';
import {getStorefrontHeaders} from '@shopify/remix-oxygen';
import {languageData, type Language} from '~/i18n/language';
import {openCache} from './cache/openCache';
import {QueryCache} from './cache/queryCache';
import type {StoreChanges} from './cache/storeChanges';
import type {RequestContext} from './http/interceptor';
import {siteOrigin} from './siteOrigin';
import {withApiVersion} from './store/withApiVersion';
import {draftLoader} from './store/drafts';
import {reliableStorefront} from './store/storefront';

/** All requests of a worker share this cache. */
const queryCache = new QueryCache();

/** Creates the `context` of loaders and actions. `server.ts` adds the cart to it. `request` is the request that Remix gets. */
export async function createPlatformContext(
  request: Request,
  requestContext: RequestContext,
  storeChanges: StoreChanges,
) {
  const {config, url, language, isLocked, isUnroutable, isPreview, isCrossOrigin, waitUntil} = requestContext;
  const cache = await openCache('hydrogen');
  const storeChangedAt = () => storeChanges.storeChangedAt;
  let hasFailed = false;
  let contentAt = Date.now();
  const storefrontIn = (queriedLanguage: Language) => {
    const {storefront} = createStorefrontClient({
      cache,
      waitUntil,
      // `reliableStorefront` and the checkout log failures themselves.
      logErrors: false,
      i18n: {language: languageData[queriedLanguage].code, country: config.PUBLIC_STORE_COUNTRY},
      storeDomain: config.PUBLIC_STORE_DOMAIN,
      publicStorefrontToken: config.PUBLIC_STOREFRONT_API_TOKEN,
      privateStorefrontToken: config.PRIVATE_STOREFRONT_API_TOKEN,
      storefrontId: config.PUBLIC_STOREFRONT_ID,
      // The store doesn't get the visitor's cookies (rule 2.19).
      storefrontHeaders: {...getStorefrontHeaders(request), cookie: null},
    });
    return reliableStorefront(withApiVersion(storefront, config.PUBLIC_STOREFRONT_API_VERSION), {
      waitUntil,
      onFailure: () => (hasFailed = true),
      onAnswer: (requestedAt) => (contentAt = Math.min(contentAt, requestedAt)),
      queryCache,
      storeChangedAt,
    });
  };
  return {
    storefront: storefrontIn(language),
    /** The storefront in another language. */
    storefrontIn,
    hasStoreFailed: () => hasFailed,
    /** Time of the oldest answer of the store in the page, in ms since 1970. */
    contentAt: () => contentAt,
    /** For data that isn't the answer to a query, such as the effect of a discount code: see `QueryCache`. */
    cache: {
      get: (key: string) => queryCache.peek(key, storeChangedAt),
      set: (key: string, data: object, fresh: number) => queryCache.set(key, data, fresh),
    },
    loadDraft: isPreview ? draftLoader(config, language) : undefined,
    storeChanges,
    config,
    /** `https://host` of the site, or empty. */
    origin: siteOrigin(url, config),
    language,
    isLocked,
    /**
     * Whether documents have scripts. Before the gate they have none, so that every link loads a document, the password screen. At an
     * unroutable path the router would fail in the browser, too.
     */
    hasScripts: !isLocked && !isUnroutable,
    isCrossOrigin,
    waitUntil,
  };
}
