import {cacheControl, oxygenCacheControl} from '../cache/cacheControl';
import type {RequestContext} from './interceptor';

/** Seconds after which a client may retry when the store didn't answer. A refusal by a limit has its own header. */
const retryAfter = '30';

/** Adds all headers to an answer: caching, `Vary` and security. */
export function withHeaders(
  response: Response,
  {config, url, isPreview}: Pick<RequestContext, 'config' | 'url' | 'isPreview'>,
  {isDocument, isIncomplete}: {isDocument: boolean; isIncomplete: boolean},
): Response {
  const {status, headers} = response;
  const isGated = Boolean(config.SITE_PASSWORD);
  const caching = cacheControl({
    status,
    routeHeader: headers.get('Cache-Control'),
    pathname: url.pathname,
    isDocument,
    isIncomplete,
    isPreview,
    isGated,
  });
  headers.set('Cache-Control', caching);
  const oxygenCaching = config.OXYGEN_CACHE === 'off' ? undefined : oxygenCacheControl(status, caching);
  if (oxygenCaching) headers.set('Oxygen-Cache-Control', oxygenCaching);
  if (isGated) headers.append('Vary', 'Cookie');
  // With `Accept: text/markdown` a program gets the same page as markdown. Oxygen's cache keeps nothing without `Vary`.
  if (isDocument) headers.append('Vary', url.pathname.endsWith('.data') ? 'Accept-Encoding' : 'Accept');
  if (isPreview) headers.set('X-Robots-Tag', 'noindex');
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', retryAfter);
  return withSecurityHeaders(response);
}

/** Adds the headers of every answer. Browsers ignore HSTS on plain HTTP, so development isn't affected. */
export function withSecurityHeaders(response: Response): Response {
  const {headers} = response;
  headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  return response;
}
