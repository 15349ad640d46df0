import {withoutLanguage} from '~/i18n/language';
import {notFound} from '../errors';
import type {Interceptor} from './interceptor';
import {matchRequestedPage, type RoutePattern} from './routePatterns';

/** Below these paths only programs look for files and endpoints. */
const endpointPath = /^\/(api|\.well-known)\//;

/** Answers an unknown path below `/api/` or `/.well-known/` with a short text instead of a whole page (rule 22.3). */
export const unknownEndpoint =
  (patterns: readonly RoutePattern[]): Interceptor =>
  (_request, {url: {pathname}, isUnroutable}) => {
    if (!endpointPath.test(withoutLanguage(pathname))) return undefined;
    const pattern = isUnroutable ? undefined : matchRequestedPage(patterns, pathname);
    return !pattern || pattern.path.endsWith('*') ? notFound() : undefined;
  };
