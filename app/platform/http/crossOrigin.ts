import type {Interceptor} from './interceptor';
import {logSecurityEvent} from './securityLog';

/** Notes that a request comes from another website: each form and each call refuses it in its own words (rule 2.14). */
export const crossOrigin: Interceptor = async (request, context) => {
  context.foreign = isForeign(request);
  if (context.foreign) await logSecurityEvent('foreign-origin', 'site', request.headers, context.config);
  return undefined;
};

/**
 * Whether a form or a call comes from another website, or from a page whose origin the browser keeps to itself and that
 * isn't known to be ours (rule 2.14). Programs that aren't browsers send none of these headers.
 */
export function isForeign(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const origin = request.headers.get('Origin');
  const from = request.headers.get('Sec-Fetch-Site');
  if (origin === null) return from === 'cross-site';
  if (origin === 'null') return from !== 'same-origin';
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}
