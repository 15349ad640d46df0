import type {Interceptor} from './interceptor';
import {logSecurityEvent} from './securityLog';

/** Marks a form or an API call from another website. Each form and each API refuses such requests with its own message. */
export const crossOrigin: Interceptor = async (request, context) => {
  context.isCrossOrigin = isCrossOrigin(request);
  if (context.isCrossOrigin) await logSecurityEvent('foreign-origin', 'site', request.headers, context.config);
  return undefined;
};

/**
 * Whether a form or an API call comes from another website, or from an opaque origin that may belong to one (rule 2.14). Programs other
 * than browsers send neither header, and pass.
 */
export function isCrossOrigin(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const origin = request.headers.get('Origin');
  const fetchSite = request.headers.get('Sec-Fetch-Site');
  if (origin === null) return fetchSite === 'cross-site';
  if (origin === 'null') return fetchSite !== 'same-origin';
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}
