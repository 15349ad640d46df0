import {methodNotAllowed} from '../errors';
import type {Interceptor} from './interceptor';
import {matchRequestedPage, type RoutePattern} from './routePatterns';

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const readMethods = ['GET', 'HEAD'];

/** Refuses an unknown method, such as PROPFIND. The Node.js runtime calls this before it creates a `Request`. */
export function refuseUnknownMethod(method: string): Response | undefined {
  return allMethods.includes(method) ? undefined : methodNotAllowed(allMethods);
}

/**
 * Refuses unsupported methods, and forms to a page without an action: Remix would answer such a form with the stack of its error.
 */
export const allowedMethods =
  (patterns: readonly RoutePattern[]): Interceptor =>
  ({method}, {url, isUnroutable}) => {
    if (readMethods.includes(method)) return undefined;
    const refusal = refuseUnknownMethod(method);
    if (refusal) return refusal;
    const pattern = isUnroutable ? undefined : matchRequestedPage(patterns, url.pathname);
    return pattern?.hasAction ? undefined : methodNotAllowed(readMethods);
  };
