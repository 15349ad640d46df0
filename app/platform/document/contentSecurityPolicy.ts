import {checkoutOrigins, storeOrigin} from '../store/storeOrigin';
import type {Config} from '../env';

/** The hosts of third-party services, by the kind of request. */
interface ThirdPartySources {
  scripts: string[];
  connections: string[];
  pictures: string[];
}

interface DocumentSources {
  /** Sources with the hashes of the document's inline scripts. */
  scriptHashes: string[];
  /** URL of one of the build's files. */
  assetUrl: string;
  /** The URL of the shop's primary domain, if it is known. */
  primaryDomain?: string;
}

/** Sources of the build's own files. On Oxygen these come from Shopify's CDN, so `assetUrl` is the complete URL of one of them. */
export function ownSources(assetUrl: string): string[] {
  return URL.canParse(assetUrl) ? ["'self'", new URL(assetUrl).origin] : ["'self'"];
}

/** The Content-Security-Policy of one document. Inline scripts run by their hash only. */
export function contentSecurityPolicy(
  config: Config,
  consentSources: ThirdPartySources,
  {scriptHashes, assetUrl, primaryDomain}: DocumentSources,
): string {
  const self = ownSources(assetUrl);
  const store = storeOrigin(config.PUBLIC_STORE_DOMAIN);
  const directives = {
    'default-src': self,
    'script-src': [...self, ...consentSources.scripts, ...scriptHashes],
    'style-src': [...self, "'unsafe-inline'"],
    'img-src': [...self, 'data:', 'https://cdn.shopify.com', store, ...consentSources.pictures],
    'connect-src': [...self, ...consentSources.connections],
    'frame-src': config.BOOKING_URL ? [new URL(config.BOOKING_URL).origin] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    // The directive also applies to the redirects after a form: to the checkout, and on to Shop Pay, which may know the buyer.
    'form-action': ["'self'", ...checkoutOrigins(config, primaryDomain), 'https://shop.app'],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
