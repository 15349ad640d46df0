import {checkoutOrigins, storeOrigin} from '../store/storeOrigin';
import type {Config} from '../env';

/** The hosts that a configured service of another company needs, by the kind of request. */
interface Sources {
  scripts: string[];
  connections: string[];
  pictures: string[];
}

interface Document {
  /** Hashes of the document's inline scripts. */
  scripts: string[];
  /** URL of one of the build's files. */
  file: string;
  /** URL of the shop's primary domain, if the store has named it. */
  primaryDomain?: string;
}

/** Sources of the build's own files, by the URL of one of them: on Oxygen they come from Shopify's CDN. */
export function ownSources(file: string): string[] {
  return ["'self'", ...(URL.canParse(file) ? [new URL(file).origin] : [])];
}

/** The Content-Security-Policy of one document. Inline scripts run by their hash only. */
export function contentSecurityPolicy(
  config: Config,
  consent: Sources,
  {scripts, file, primaryDomain}: Document,
): string {
  const self = ownSources(file);
  const store = storeOrigin(config.PUBLIC_STORE_DOMAIN);
  const directives = {
    'default-src': self,
    'script-src': [...self, ...consent.scripts, ...scripts],
    'style-src': [...self, "'unsafe-inline'"],
    'img-src': [...self, 'data:', 'https://cdn.shopify.com', store, ...consent.pictures],
    'connect-src': [...self, ...consent.connections],
    'frame-src': config.BOOKING_URL ? [new URL(config.BOOKING_URL).origin] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    // The redirect after a form counts too: it leads to the checkout.
    'form-action': ["'self'", ...checkoutOrigins(config, primaryDomain)],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
