import {cacheControl} from '../cache/cacheControl';
import type {RequestContext} from './interceptor';

/** When to ask again for what the store gave no answer for (rule 2.5), in seconds. */
const retryAfter = '30';

/** An answer with all its headers: who may keep it, what it depends on, and what the browser is to refuse. */
export function withHeaders(
  response: Response,
  request: Request,
  {config, url, preview}: Pick<RequestContext, 'config' | 'url' | 'preview'>,
  {isDocument, isIncomplete}: {isDocument: boolean; isIncomplete: boolean},
): Response {
  const {status, headers} = response;
  const isGated = Boolean(config.SITE_PASSWORD);
  const caching = cacheControl({
    status,
    own: headers.get('Cache-Control'),
    pathname: url.pathname,
    isDocument,
    isIncomplete,
    isPreview: preview,
    isGated,
    isPrefetch: Boolean(request.headers.get('Sec-Purpose')?.startsWith('prefetch')),
  });
  headers.set('Cache-Control', caching);
  if (isGated) headers.append('Vary', 'Cookie');
  if (preview) headers.set('X-Robots-Tag', 'noindex');
  if (status === 503) headers.set('Retry-After', retryAfter);
  return withSecurityHeaders(response);
}

/** An answer with the headers that every one has. HSTS is ignored by browsers on plain HTTP, so development is not affected. */
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
