import {matchRoutes} from '@remix-run/react';
import type {ServerBuild} from '@remix-run/server-runtime';

/** A page or file of the site. */
export interface RoutePattern {
  /** Such as `/en/projects/:handle`. */
  path: string;
  /** The page accepts forms. */
  hasAction: boolean;
}

type Routes = Record<
  string,
  Omit<NonNullable<ServerBuild['routes'][string]>, 'module'> & {module?: {action?: unknown}}
>;

/** The patterns of all pages and files, from the routes of the build. */
export function routePatterns(routes: Routes): RoutePattern[] {
  const fullPath = ({parentId, path}: Routes[string]): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    const parentPath = parent ? fullPath(parent) : '';
    return path ? `${parentPath}/${path}` : parentPath;
  };
  return Object.values(routes)
    .filter((route) => route.path || route.index)
    .map((route) => ({path: fullPath(route) || '/', hasAction: Boolean(route.module?.action)}));
}

/** The pattern of the page whose document or data is requested at a path. */
export const matchRequestedPage = (patterns: readonly RoutePattern[], pathname: string) =>
  matchPattern(patterns, pathname.replace(/\.data$/, ''));

/** The pattern that the router matches for a path. */
export function matchPattern(patterns: readonly RoutePattern[], pathname: string): RoutePattern | undefined {
  return matchRoutes([...patterns], pathname)?.[0]?.route;
}
