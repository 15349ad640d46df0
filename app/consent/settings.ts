import type {ComponentType} from 'react';
import type {Config} from '~/platform/env';

/** Where Google's scripts come from. */
export const tagServer = 'https://www.googletagmanager.com';

/** The services of other companies that the site may load after the visitor has agreed. */
export interface ConsentSettings {
  /** Measurement id of the analytics script. */
  analyticsId?: string;
  /** Id of the tag manager's container. */
  tagManagerId?: string;
  /** URL of an external consent tool that replaces the site's own banner. */
  scriptUrl?: string;
  /** Number of the shop at Shopify: with it Shopify's analytics are on. */
  shopId?: string;
  /** The storefront in Shopify's sales channel. */
  storefrontId?: string;
}

/** The shop, and how far the visitor's choice goes, for Shopify's analytics. */
export interface AnalyticsProps {
  /** Number of the shop at Shopify. */
  shopId: string;
  storefrontId?: string;
  /** The visitor has agreed to marketing, too. */
  marketing: boolean;
}

/** Fetches the code of Shopify's analytics. Only called with consent to statistics. */
export type ImportAnalytics = () => Promise<ComponentType<AnalyticsProps>>;

export function consentSettings(config: Config): ConsentSettings {
  return {
    analyticsId: config.PUBLIC_ANALYTICS_ID,
    tagManagerId: config.PUBLIC_TAG_MANAGER_ID,
    scriptUrl: config.PUBLIC_CONSENT_SCRIPT_URL,
    shopId: config.PUBLIC_SHOPIFY_SHOP_ID,
    storefrontId: config.PUBLIC_SHOPIFY_SHOP_ID && config.PUBLIC_STOREFRONT_ID,
  };
}

/** What the Content-Security-Policy has to allow: configured services only. */
export function consentSources({analyticsId, tagManagerId, scriptUrl, shopId}: ConsentSettings) {
  const google = analyticsId || tagManagerId ? [tagServer] : [];
  const collecting = google.length > 0 ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];
  const tool = scriptUrl ? [new URL(scriptUrl).origin] : [];
  const shopify = shopId ? ['https://monorail-edge.shopifysvc.com'] : [];
  return {
    scripts: [...google, ...tool],
    connections: [...google, ...collecting, ...tool, ...shopify],
    pictures: [...google, ...collecting],
  };
}
