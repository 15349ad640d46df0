import {createStorefrontClient} from '@shopify/hydrogen';
import {getStorefrontHeaders} from '@shopify/remix-oxygen';
import {languageOf, type Language} from '~/i18n/language';
import type {Config} from './env';
import {isForeign} from './origin';
import {logSecurityEvent} from './securityLog';
import {siteOrigin} from './siteOrigin';
import {reliableStorefront} from './storefront';

/** Shopify's `LanguageCode` of a language; the type check refuses a language that Shopify doesn't know. */
export const storefrontCode = (language: Language) => language.toUpperCase() as Uppercase<Language>;

export interface ContextOptions {
  /** The visitor has not given the site's password: the page must not show what is behind the gate. */
  locked: boolean;
  /** The router can read the request's path. */
  readable: boolean;
  executionContext: ExecutionContext;
}

/** What every loader and action gets as `context`; `server.ts` adds the cart. */
export async function createPlatformContext(
  request: Request,
  config: Config,
  {locked, readable, executionContext}: ContextOptions,
) {
  const language = languageOf(new URL(request.url).pathname);
  const waitUntil = executionContext.waitUntil.bind(executionContext);
  const client = createStorefrontClient({
    cache: await caches.open('hydrogen'),
    waitUntil,
    // `reliableStorefront` and the checkout log what goes wrong, once.
    logErrors: false,
    i18n: {language: storefrontCode(language), country: 'DE'},
    storeDomain: config.PUBLIC_STORE_DOMAIN,
    publicStorefrontToken: config.PUBLIC_STOREFRONT_API_TOKEN,
    privateStorefrontToken: config.PRIVATE_STOREFRONT_API_TOKEN,
    storefrontId: config.PUBLIC_STOREFRONT_ID,
    storefrontApiVersion: config.PUBLIC_STOREFRONT_API_VERSION || undefined,
    storefrontHeaders: getStorefrontHeaders(request),
  });
  const storefront = reliableStorefront(client.storefront, {waitUntil});
  // Before the gate every link has to load a document, the password screen. In a browser, too, the router fails at a path
  // that it can't read.
  const scripts = !locked && readable;
  const origin = siteOrigin(request, config);
  const foreign = isForeign(request);
  if (foreign) await logSecurityEvent('foreign-origin', 'site', request.headers, config);
  return {storefront, config, origin, language, locked, scripts, foreign, waitUntil};
}
