import {createContentSecurityPolicy} from '@shopify/hydrogen';
import type {Config} from './env';
import {storeOrigin} from './storeOrigin';

/** The hosts that a configured service of another company needs, by the kind of request. */
interface Sources {
  scripts: string[];
  connections: string[];
  pictures: string[];
}

/** Nonce, its provider and the policy's header for one document. Scripts run by nonce only. */
export function contentSecurityPolicy(config: Config, consent: Sources) {
  const pictures = ['https://cdn.shopify.com', storeOrigin(config.PUBLIC_STORE_DOMAIN)];
  const checkout = storeOrigin(config.PUBLIC_CHECKOUT_DOMAIN ?? config.PUBLIC_STORE_DOMAIN);
  return createContentSecurityPolicy({
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", 'https://cdn.shopify.com', ...consent.scripts],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', ...pictures, ...consent.pictures],
    connectSrc: ["'self'", ...consent.connections],
    frameSrc: config.BOOKING_URL ? [new URL(config.BOOKING_URL).origin] : ["'none'"],
    fontSrc: ["'self'", 'https://cdn.shopify.com'],
    objectSrc: ["'none'"],
    // The redirect after a form counts too: the checkout is at the store.
    formAction: ["'self'", checkout, storeOrigin(config.PUBLIC_STORE_DOMAIN)],
    frameAncestors: ["'none'"],
  });
}

/** Headers of every answer. HSTS is ignored by browsers on plain HTTP, so development is not affected. */
export function setSecurityHeaders(headers: Headers): void {
  headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
}
