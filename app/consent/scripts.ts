import {categories, nothing, storageConsent, withdraws, type Category, type Choice} from './choice';
import {measuredUrl, watchAddress} from './measuredUrl';
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

/** The cookies of those who measure, by the category that they need. */
const cookies: Partial<Record<Category, RegExp>> = {analytics: /^_g(a|id|at)|^_shopify_[sy]$/, marketing: /^_gcl/};

/** Removes what a choice doesn't allow: also what is left of a consent that has ended without being taken back. */
function removeCookies(choice: Choice): void {
  const names = document.cookie.split(';').map((pair) => pair.trim().split('=')[0] ?? '');
  const domains = [
    '',
    ...location.hostname.split('.').map((_, index, parts) => `; Domain=${parts.slice(index).join('.')}`),
  ];
  const isDenied = (name: string) => categories.some((category) => !choice[category] && cookies[category]?.test(name));
  for (const name of names.filter(isDenied)) {
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}

/** Google's scripts would send the whole address of the page (rule 16.13). */
export function tellAddress(url: string): void {
  gtag('set', {page_location: measuredUrl(url), page_referrer: measuredUrl(document.referrer)});
}

/**
 * Applies choices: every storage type is denied before anything loads, and each script loads once and only with the
 * consent it needs. A withdrawal reloads the page, because a running script can't be stopped.
 */
export function createScripts({analyticsId, tagManagerId, shopId}: ConsentSettings) {
  let current = nothing;
  const loaded = {analytics: false, tagManager: false};
  gtag('consent', 'default', storageConsent(nothing));

  return function apply(choice: Choice): void {
    const withdrawn =
      withdraws(current, choice) && (loaded.analytics || loaded.tagManager || (shopId && current.analytics));
    current = choice;
    gtag('consent', 'update', storageConsent(choice));
    removeCookies(choice);
    if (withdrawn) {
      location.reload();
      return;
    }
    if (analyticsId && choice.analytics && !loaded.analytics) {
      loaded.analytics = true;
      watchAddress(tellAddress);
      gtag('js', new Date());
      gtag('config', analyticsId, {anonymize_ip: true});
      loadScript(`${tagServer}/gtag/js?id=${encodeURIComponent(analyticsId)}`);
    }
    if (tagManagerId && choice.marketing && !loaded.tagManager) {
      loaded.tagManager = true;
      watchAddress(tellAddress);
      (window.dataLayer ??= []).push({'gtm.start': Date.now(), event: 'gtm.js'});
      loadScript(`${tagServer}/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
    }
  };
}

/** Adds a script of another company to the page. */
export function loadScript(url: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}
