import {reloadPage} from '~/platform/document/missingCode';
import {categories, rejectAll, storageConsent, revokesConsent, type Category, type Decision} from './decision';
import {analyticsUrl, watchAddress} from './analyticsUrl';
import {tagServer, type ConsentSettings} from './settings';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's scripts accept a command only as an `arguments` object; they ignore an array. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** Analytics cookies, by the category that they need. */
const cookies: Partial<Record<Category, RegExp>> = {analytics: /^_g(a|id|at)|^_shopify_[sy]$/, marketing: /^_gcl/};

/** Removes cookies that a decision doesn't allow, including those of an expired consent. */
function removeCookies(decision: Decision): void {
  const names = document.cookie.split(';').map((pair) => pair.trim().split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const parentDomains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  const isDenied = (name: string) =>
    categories.some((category) => !decision[category] && cookies[category]?.test(name));
  for (const name of names.filter(isDenied)) {
    for (const domain of ['', ...parentDomains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}

/** Sets the URL that Google's scripts send, because by default they send the complete URL of the page. */
export function setPageLocation(url: string): void {
  gtag('set', {page_location: analyticsUrl(url), page_referrer: analyticsUrl(document.referrer)});
}

/**
 * Returns a function that applies a decision. Every storage type is denied before a script loads, and each script loads only once, and only
 * with the consent that it needs. When consent is revoked the page reloads, because a running script can't be
 * stopped; Shopify's analytics (`shopId`) run in the page itself.
 */
export function createScripts({analyticsId, tagManagerId, shopId}: ConsentSettings) {
  let appliedDecision = rejectAll;
  const loaded = {analytics: false, tagManager: false};
  gtag('consent', 'default', storageConsent(rejectAll));

  return function apply(decision: Decision): void {
    const hasRunningScripts = loaded.analytics || loaded.tagManager || (shopId && appliedDecision.analytics);
    const needsReload = hasRunningScripts && revokesConsent(appliedDecision, decision);
    appliedDecision = decision;
    gtag('consent', 'update', storageConsent(decision));
    removeCookies(decision);
    if (needsReload) {
      reloadPage();
      return;
    }
    if (analyticsId && decision.analytics && !loaded.analytics) {
      loaded.analytics = true;
      watchAddress(setPageLocation);
      gtag('js', new Date());
      gtag('config', analyticsId, {anonymize_ip: true});
      loadScript(`${tagServer}/gtag/js?id=${encodeURIComponent(analyticsId)}`);
    }
    if (tagManagerId && decision.marketing && !loaded.tagManager) {
      loaded.tagManager = true;
      watchAddress(setPageLocation);
      (window.dataLayer ??= []).push({'gtm.start': Date.now(), event: 'gtm.js'});
      loadScript(`${tagServer}/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
    }
  };
}

/** Adds a third-party script to the page. */
export function loadScript(url: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}
