import {methodNotAllowed} from '../errors';
import type {Interceptor} from './interceptor';
import {matchPattern, type RoutePattern} from './routePatterns';

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const readMethods = ['GET', 'HEAD'];

/** Refuses a method that nothing here knows, such as PROPFIND. Node.js asks this before it makes a request of it, too. */
export function refuseUnknownMethod(method: string): Response | undefined {
  return allMethods.includes(method) ? undefined : methodNotAllowed(allMethods);
}

/**
 * Refuses a method that no page knows, and what is sent to a page that takes nothing (rule 2.20). Remix would send the browser
 * the stack of its own error.
 */
export const allowedMethods =
  (patterns: readonly RoutePattern[]): Interceptor =>
  ({method}, {url, unroutable}) => {
    if (readMethods.includes(method)) return undefined;
    const takesIt = !unroutable && matchPattern(patterns, url.pathname.replace(/\.data$/, ''))?.hasAction;
    return refuseUnknownMethod(method) ?? (takesIt ? undefined : methodNotAllowed(readMethods));
  };
