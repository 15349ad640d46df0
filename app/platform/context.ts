import {createStorefrontClient} from '@shopify/hydrogen';
import {getStorefrontHeaders} from '@shopify/remix-oxygen';
import {languageData, languageOf} from '~/i18n/language';
import {atVersion} from './store/atVersion';
import {draftLoader} from './store/drafts';
import type {Config} from './env';
import {isForeign} from './http/origin';
import {openCache} from './cache/openCache';
import {QueryCache} from './cache/queryCache';
import {logSecurityEvent} from './http/securityLog';
import {siteOrigin} from './siteOrigin';
import {reliableStorefront} from './store/storefront';
import {requestUrl} from './http/requestUrl';

/** Shared by all requests of a worker. */
const queries = new QueryCache();

export interface ContextOptions {
  /** The visitor has not given the site's password: the page must not show what is behind the gate. */
  locked: boolean;
  /** The router can read the request's path. */
  readable: boolean;
  /** The request comes by a link that shows drafts (rule 2.28). */
  preview: boolean;
  /** When something changed in the store last, in ms since 1970. */
  changedAt: () => number;
  executionContext: ExecutionContext;
}

/** What every loader and action gets as `context`; `server.ts` adds the cart. */
export async function createPlatformContext(
  request: Request,
  config: Config,
  {locked, readable, preview, changedAt, executionContext}: ContextOptions,
) {
  const language = languageOf(requestUrl(request).pathname);
  const waitUntil = executionContext.waitUntil.bind(executionContext);
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
  let failed = false;
  let contentAt = Date.now();
  const storefront = reliableStorefront(versioned, {
    waitUntil,
    onFailure: () => (failed = true),
    onAnswer: (at) => (contentAt = Math.min(contentAt, at)),
    queries,
    changedAt,
  });
  // Before the gate every link has to load a document, the password screen. In a browser, too, the router fails at a path
  // that it can't read.
  const scripts = !locked && readable;
  const origin = siteOrigin(request, config);
  const foreign = isForeign(request);
  if (foreign) await logSecurityEvent('foreign-origin', 'site', request.headers, config);
  const loadDraft = preview ? draftLoader(config, language) : undefined;
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
    loadDraft,
    config,
    origin,
    language,
    locked,
    scripts,
    foreign,
    waitUntil,
  };
}
