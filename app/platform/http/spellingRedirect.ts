import {matchRoutes} from '@remix-run/react';
import {LRUCache} from 'lru-cache';
import {sitePath} from '~/i18n/sitePath';
import {requestUrl} from './requestUrl';

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

/** The path patterns of all pages and files, such as `/en/projects/:handle`, from the routes of the build. */
export function pathPatterns(routes: Record<string, Route | undefined>): string[] {
  const fullPath = ({parentId, path}: Route): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    const above = parent ? fullPath(parent) : '';
    return path ? `${above}/${path}` : above;
  };
  return Object.values(routes).flatMap((route) => (route && (route.path || route.index) ? fullPath(route) || '/' : []));
}

/**
 * The router ignores the case of fixed segments, slashes at the end, and encoded letters. So that each page has one URL,
 * another spelling is answered with 301 to the one of its pattern (rule 1.13). Parameters keep their case, and the query stays;
 * data requests, and paths that no pattern has, are left alone.
 */
export function spellingRedirect(request: Request, patterns: readonly string[]): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const {pathname, search} = requestUrl(request);
  if (pathname.endsWith('.data')) return undefined;
  const path = knownSpelling(pathname, patterns);
  if (path === pathname) return undefined;
  return new Response(null, {
    status: 301,
    headers: {Location: path + search, 'Cache-Control': 'public, max-age=86400'},
  });
}

/** Characters of the paths whose spelling is remembered. Matching costs more than all else that answers a kept document. */
const maxSize = 500_000;

const known = new WeakMap<readonly string[], LRUCache<string, string>>();

function knownSpelling(pathname: string, patterns: readonly string[]): string {
  const spellings =
    known.get(patterns) ??
    new LRUCache<string, string>({maxSize, sizeCalculation: (path, key) => path.length + key.length});
  known.set(patterns, spellings);
  const path = spellings.get(pathname) ?? spelling(pathname, patterns);
  spellings.set(pathname, path);
  return path;
}

/** The one spelling of a path; the path itself if no pattern has it. */
function spelling(pathname: string, patterns: readonly string[]): string {
  const [match] =
    matchRoutes(
      patterns.map((path) => ({path})),
      pathname,
    ) ?? [];
  if (!match || match.route.path.endsWith('*')) return pathname;
  const pattern = segments(match.route.path);
  const spelled = segments(pathname).map((asked, index) => {
    const fixed = pattern[index];
    return fixed && !fixed.startsWith(':') ? fixed : asked.replace(encodedLetter, decodeURIComponent);
  });
  return sitePath(spelled.join('/'));
}

/** Letters, digits, hyphen and underscore of ASCII: encoded or not, they mean the same. */
const encodedLetter = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}
