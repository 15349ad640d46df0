import {withoutLanguage} from '~/i18n/language';
import {notFound} from '../errors';
import type {Interceptor} from './interceptor';
import {matchRequestedPage, type RoutePattern} from './routePatterns';

/**
 * Below these paths only programs look for files and endpoints. A request for a file of the build reaches the worker only if the file
 * doesn't exist (any more).
 */
const endpointPath = /^\/(api|\.well-known|assets)\//;

/** Answers an unknown path below one of these with a short text instead of a whole page (rule 22.3). */
export const unknownEndpoint =
  (patterns: readonly RoutePattern[]): Interceptor =>
  (_request, {url: {pathname}, isUnroutable}) => {
    if (!endpointPath.test(withoutLanguage(pathname))) return undefined;
    const pattern = isUnroutable ? undefined : matchRequestedPage(patterns, pathname);
    return !pattern || pattern.path.endsWith('*') ? notFound() : undefined;
  };
