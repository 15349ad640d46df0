import {drawingSheet, pagePathOf, uncacheablePath, type CacheableAddress} from '~/cacheableAddress';
import type {renderLimits} from '~/platform/cache/renderLimit';
import type {RequestContext} from '~/platform/http/interceptor';
import {matchRequestedPage, type RoutePattern} from '~/platform/http/routePatterns';

/** Pages and files of one visitor, or of a list in the code: they are never refused. */
const unlimitedPath = /^\/(cart(\/|$)|api\/cart$|discount\/|thankyou(\/|$)|mcp$|favicon\/)/;

/** Endpoints that answer what a visitor types or has saved. */
const madeUpEndpoint = /^\/api\/(search|prices)$/;

/**
 * Whether visitors can make up addresses of this kind, so that the limit of pages rendered at once applies (rule 2.32):
 * - `madeUp`: a search, a drawing sheet or a file of it, a page with parameters;
 * - `unknown`: a page with a handle or without a route, which may exist or not, or a page at another host. If it is cached, it exists.
 *
 * `undefined` for posted forms, for fixed pages, and for what belongs to one visitor: cart, gate, draft. Calls of `/mcp` are counted
 * by `answerLimitedCall`, which reads their bodies first; what is nested in one counts with it.
 */
export function findAddressKind(
  {method}: Pick<Request, 'method'>,
  {
    url,
    isLocked,
    isUnroutable,
    isPreview,
    isNested,
  }: Pick<RequestContext, 'url' | 'isLocked' | 'isUnroutable' | 'isPreview' | 'isNested'>,
  {address, patterns}: {address: CacheableAddress | undefined; patterns: readonly RoutePattern[]},
): keyof typeof renderLimits | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || isLocked || isPreview || isNested) return undefined;
  if (isUnroutable) return 'unknown';
  const path = pagePathOf(url);
  if (unlimitedPath.test(path)) return undefined;
  if (drawingSheet.test(path) || madeUpEndpoint.test(path) || address?.url.search) return 'madeUp';
  // A parameter in an unusual form.
  if (!address && !uncacheablePath.test(path)) return 'madeUp';
  if (address?.isVariant) return 'unknown';
  const pattern = matchRequestedPage(patterns, url.pathname);
  return !pattern || /[:*]/.test(pattern.path) ? 'unknown' : undefined;
}
