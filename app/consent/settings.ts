import type {ComponentType} from 'react';
import type {Config} from '~/platform/env';

export const tagServer = 'https://www.googletagmanager.com';

/** Third-party services that the site may load with consent. */
export interface ConsentSettings {
  /** Measurement id of the analytics script. */
  analyticsId?: string;
  /** Id of the tag manager's container. */
  tagManagerId?: string;
  /** URL of an external consent tool that replaces the site's own banner. */
  consentToolUrl?: string;
  /** Shopify's id of the shop. Without it the site doesn't use Shopify's analytics. */
  shopId?: string;
  /** The id of the storefront in Shopify's sales channel. */
  storefrontId?: string;
}

/** The properties of Shopify's analytics. */
export interface AnalyticsProps {
  /** Shopify's id of the shop. */
  shopId: string;
  storefrontId?: string;
  /** Whether the visitor has also consented to marketing. */
  marketing: boolean;
}

/** Loads the code of Shopify's analytics. Only called with consent to statistics. */
export type ImportAnalytics = () => Promise<ComponentType<AnalyticsProps>>;

export function consentSettings(config: Config): ConsentSettings {
  return {
    analyticsId: config.PUBLIC_ANALYTICS_ID,
    tagManagerId: config.PUBLIC_TAG_MANAGER_ID,
    consentToolUrl: config.PUBLIC_CONSENT_SCRIPT_URL,
    shopId: config.PUBLIC_SHOPIFY_SHOP_ID,
    storefrontId: config.PUBLIC_SHOPIFY_SHOP_ID && config.PUBLIC_STOREFRONT_ID,
  };
}

/** Sources for the Content-Security-Policy, for configured services only. */
export function consentSources({analyticsId, tagManagerId, consentToolUrl, shopId}: ConsentSettings) {
  const googleTags = analyticsId || tagManagerId ? [tagServer] : [];
  const googleAnalytics =
    googleTags.length > 0 ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];
  const consentTool = consentToolUrl ? [new URL(consentToolUrl).origin] : [];
  const shopifyAnalytics = shopId ? ['https://monorail-edge.shopifysvc.com'] : [];
  return {
    scripts: [...googleTags, ...consentTool],
    connections: [...googleTags, ...googleAnalytics, ...consentTool, ...shopifyAnalytics],
    pictures: [...googleTags, ...googleAnalytics],
  };
}
