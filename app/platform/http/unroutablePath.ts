import type {Interceptor} from './interceptor';

/**
 * Line ends, tabs, and a backslash at the beginning: no page has such a path, and the router fails at it. A URL drops a tab, so that
 * `/%09/a b` becomes one of another host.
 */
const unreadable = /^\/\\|[\t\n\r\u2028\u2029]/;

/** More segments than any page has. What the router does with a path grows with the square of their number. */
const maxSegments = 10;

/** By which the browser asks Remix for the routes of the paths in `p`. */
const manifest = '/__manifest';

/** Notes that the router can't read a request's path, or paths that a request asks about: the not-found page answers (rule 2.7). */
export const unroutablePath: Interceptor = (_request, context) => {
  const {pathname, searchParams} = context.url;
  const requested = pathname === manifest ? searchParams.getAll('p') : [];
  context.unroutable = ![pathname, ...requested].every(isRoutable);
  return undefined;
};

/** Whether the router can read a path in little time. It decodes paths, and logs a stack for a malformed code. */
function isRoutable(path: string): boolean {
  if (path.split('/', maxSegments + 2).length > maxSegments + 1) return false;
  try {
    return !unreadable.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
