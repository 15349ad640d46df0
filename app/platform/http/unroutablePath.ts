import type {Interceptor} from './interceptor';

/**
 * The router fails at line breaks, at tabs, and at a backslash at the beginning. For example, the router decodes `/%09/a b`, and `URL`
 * drops the tab: the rest is the URL of another host.
 */
const unroutableCharacters = /^\/\\|[\t\n\r\u2028\u2029]/;

/** More segments than the path of any page. The router's work grows with the square of their number. */
const maxSegments = 10;

/** Marks a request whose path the router can't match. The not-found page answers such a request. */
export const unroutablePath: Interceptor = (_request, context) => {
  context.isUnroutable = !isRoutable(context.url.pathname);
  return undefined;
};

/** Whether the router can match a path in reasonable time. The router decodes paths, and logs a stack for a malformed encoding. */
function isRoutable(path: string): boolean {
  if (path.split('/', maxSegments + 2).length > maxSegments + 1) return false;
  try {
    return !unroutableCharacters.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
